// Numbers next to each other, each with its label.
import { useTranslations } from '../translations.ts';

export interface Figure {
  readonly value: number | string;
  readonly label: string;
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  const t = useTranslations();
  return (
    <dl class="figures">
      {figures.map(({ value, label }) => (
        <div>
          <dt>{label}</dt>
          <dd>{typeof value === 'number' ? t.number(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}
