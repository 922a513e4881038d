// Votes by day as bars. The drawing stretches, so its words stand beside it as text; the numbers are there as a table.
import { now } from '../../core/clock.ts';
import type { DayVotes } from '../web-parts.ts';
import { counted, grouped } from './figures.tsx';

const DAY_MS = 86_400_000;
const BAR = 10;
const GAP = 4;
const HEIGHT = 100;

export function VotesChart({ votes, days }: { votes: readonly DayVotes[]; days: number }) {
  const series = everyDay(votes, days);
  const most = Math.max(...series.map((day) => day.votes), 1);
  const first = series[0];
  const last = series.at(-1);
  if (!first || !last) return null;
  if (series.every((day) => day.votes === 0))
    return <p class="dim">Nobody voted in these {days} days so far.</p>;
  return (
    <figure class="chart">
      <span class="chart-most">{grouped(most)}</span>
      <Bars series={series} most={most} />
      <div class="chart-days">
        <span>{shortDay(first.day)}</span>
        <span>{shortDay(series[Math.floor(series.length / 2)]?.day ?? last.day)}</span>
        <span>today</span>
      </div>
      <details>
        <summary>The numbers as a table</summary>
        <DayTable series={series} />
      </details>
    </figure>
  );
}

function Bars({ series, most }: { series: readonly DayVotes[]; most: number }) {
  const width = series.length * (BAR + GAP) - GAP;
  const total = series.reduce((sum, day) => sum + day.votes, 0);
  const label = `Votes a day over ${series.length} days: ${grouped(total)} in all, at most ${grouped(most)} on one day.`;
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {series.map(({ day, votes }, index) => {
        const height = votes === 0 ? 1 : Math.max(2, (votes / most) * HEIGHT);
        return (
          <rect
            class={votes === 0 ? 'none' : undefined}
            x={index * (BAR + GAP)}
            y={HEIGHT - height}
            width={BAR}
            height={height}
          >
            <title>{`${shortDay(day)}: ${counted(votes, 'vote')}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

function DayTable({ series }: { series: readonly DayVotes[] }) {
  return (
    <table class="narrow">
      <thead>
        <tr>
          <th scope="col">Day (UTC)</th>
          <th scope="col" class="num">
            Votes
          </th>
        </tr>
      </thead>
      <tbody>
        {series.toReversed().map(({ day, votes }) => (
          <tr>
            <td>{shortDay(day)}</td>
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
