// Numbers next to each other, each with its label.
import { useTranslations } from '../translations.ts';

const GROUPED = new Intl.NumberFormat('en');

export function formatNumber(number: number): string {
  return GROUPED.format(number);
}

/** `1 vote`, `1,204 votes`. */
export function formatCount(number: number, one: string, many = `${one}s`): string {
  return `${formatNumber(number)} ${number === 1 ? one : many}`;
}

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
