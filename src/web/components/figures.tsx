// Numbers next to each other, each with its label.
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
  return (
    <dl class="figures">
      {figures.map(({ value, label }) => (
        <div>
          <dt>{label}</dt>
          <dd>{typeof value === 'number' ? formatNumber(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}
