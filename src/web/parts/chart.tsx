// Votes by day or month as bars. The drawing stretches, so its words stand beside it as text; the numbers are there as a table.
import { now } from '../../core/clock.ts';
import type { DayVotes, MonthVotes } from '../web-parts.ts';
import { counted, grouped } from './figures.tsx';

const DAY_MS = 86_400_000;
const BAR = 10;
const GAP = 4;
const HEIGHT = 100;

interface Bar {
  readonly name: string;
  readonly votes: number;
}

export function VotesChart({ votes, days }: { votes: readonly DayVotes[]; days: number }) {
  const bars = everyDay(votes, days).map(({ day, votes: count }) => ({ name: shortDay(day), votes: count }));
  if (bars.every((bar) => bar.votes === 0))
    return <p class="dim">Nobody voted in these {days} days so far.</p>;
  return <BarChart bars={bars} unit="day" heading="Day (UTC)" last="today" />;
}

export function MonthsChart({ votes }: { votes: readonly MonthVotes[] }) {
  const bars = votes.map(({ month, votes: count }) => ({ name: shortMonth(month), votes: count }));
  return <BarChart bars={bars} unit="month" heading="Month (UTC)" last="this month" />;
}

interface BarChartProps {
  readonly bars: readonly Bar[];
  readonly unit: 'day' | 'month';
  readonly heading: string;
  /** What the bar at the right end is called. */
  readonly last: string;
}

function BarChart({ bars, unit, heading, last }: BarChartProps) {
  const most = Math.max(...bars.map(({ votes }) => votes), 1);
  const [first] = bars;
  if (!first) return null;
  return (
    <figure class="chart">
      <span class="chart-most">{grouped(most)}</span>
      <Bars bars={bars} most={most} unit={unit} />
      <div class="chart-days">
        <span>{first.name}</span>
        <span>{bars[Math.floor(bars.length / 2)]?.name}</span>
        <span>{last}</span>
      </div>
      <details>
        <summary>The numbers as a table</summary>
        <VotesTable bars={bars} heading={heading} />
      </details>
    </figure>
  );
}

function Bars({ bars, most, unit }: { bars: readonly Bar[]; most: number; unit: BarChartProps['unit'] }) {
  const width = bars.length * (BAR + GAP) - GAP;
  const total = bars.reduce((sum, { votes }) => sum + votes, 0);
  const label = `Votes a ${unit} over ${bars.length} ${unit}s: ${grouped(total)} in all, at most ${grouped(most)} in one ${unit}.`;
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {bars.map(({ name, votes }, index) => {
        const height = votes === 0 ? 1 : Math.max(2, (votes / most) * HEIGHT);
        return (
          <rect
            class={votes === 0 ? 'none' : undefined}
            x={index * (BAR + GAP)}
            y={HEIGHT - height}
            width={BAR}
            height={height}
          >
            <title>{`${name}: ${counted(votes, 'vote')}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

function VotesTable({ bars, heading }: { bars: readonly Bar[]; heading: string }) {
  return (
    <table class="narrow">
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col" class="num">
            Votes
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.toReversed().map(({ name, votes }) => (
          <tr>
            <td>{name}</td>
            <td class="num">{grouped(votes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The last `days` days up to today, with zeros where nobody voted. */
export function everyDay(votes: readonly DayVotes[], days: number): DayVotes[] {
  const known = new Map(votes.map(({ day, votes: count }) => [day, count]));
  const today = now().getTime();
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(today - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { day, votes: known.get(day) ?? 0 };
  });
}

/** How many votes the last `days` days have. */
export function votesIn(votes: readonly DayVotes[], days: number): number {
  return everyDay(votes, days).reduce((sum, day) => sum + day.votes, 0);
}

function shortDay(day: string): string {
  const [, date, month] = /^\w+, (\d+) (\w+)/.exec(new Date(`${day}T00:00:00Z`).toUTCString()) ?? [];
  return `${Number(date)} ${month}`;
}

/** `Jan 2026`. */
function shortMonth(month: string): string {
  const [, name, year] = /^\w+, \d+ (\w+) (\d+)/.exec(new Date(`${month}-01T00:00:00Z`).toUTCString()) ?? [];
  return `${name} ${year}`;
}
