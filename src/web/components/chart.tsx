// Votes by hour, day or month as bars. Days and months are those of UTC, as they are counted; hours are the visitor's.
// The SVG is stretched, so its labels are HTML text; the numbers are also in a table.
import { useContext } from 'hono/jsx';
import { now } from '../../core/clock.ts';
import { formatShortDate, formatShortTime, UTC_FORMAT } from '../../core/format-time.ts';
import { zoneOffset } from '../../core/time-zone.ts';
import { dateTimeFormat } from '../../messages/intl.ts';
import type { MessageKey } from '../../messages/message.ts';
import type { HourVotes, selectDailyVotes, selectMonthlyVotes } from '../../votes/vote-stats-queries.ts';
import { useTranslations } from '../translations.ts';
import { TableHead } from './table-head.tsx';
import { TimeFormatContext } from './time.tsx';

type DayVotes = Awaited<ReturnType<typeof selectDailyVotes>>[number];
type MonthVotes = Awaited<ReturnType<typeof selectMonthlyVotes>>[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BAR = 10;
const GAP = 4;
const HEIGHT = 100;

type Unit = 'hour' | 'day' | 'month';

const CHART_TEXTS = {
  hour: 'charts.votesPerHour',
  day: 'charts.votesPerDay',
  month: 'charts.votesPerMonth',
} as const satisfies Readonly<Record<Unit, MessageKey>>;

const LAST_TEXTS = {
  hour: 'charts.now',
  day: 'charts.today',
  month: 'charts.thisMonth',
} as const satisfies Readonly<Record<Unit, MessageKey>>;

const TABLE_TEXTS = {
  hour: 'charts.hoursAsTable',
  day: 'charts.daysAsTable',
  month: 'charts.monthsAsTable',
} as const satisfies Readonly<Record<Unit, MessageKey>>;

const COLUMN_TEXTS = {
  hour: 'charts.hour',
  day: 'charts.day',
  month: 'charts.month',
} as const satisfies Readonly<Record<Unit, MessageKey>>;

interface Bar {
  /** The full date or time. */
  readonly label: string;
  readonly votes: number;
}

interface BarsProps {
  /** Oldest first. */
  readonly series: readonly Bar[];
  /** Of a bar. */
  readonly unit: Unit;
  /** `UTC`, `UTC+1`: of which time zone the days or hours are. */
  readonly zone: string;
}

export function DailyVotesChart({ votes, days }: { votes: readonly DayVotes[]; days: number }) {
  const t = useTranslations();
  const series = fillMissingDays(votes, days).map((day) => ({ label: shortDay(day.day, t.locale), votes: day.votes }));
  if (series.every((day) => day.votes === 0)) return <p class="dim">{t('charts.noVotesOfDays', { days })}</p>;
  return <BarChart series={series} unit="day" zone="UTC" />;
}

export function HourlyVotesChart({ votes, hours }: { votes: readonly HourVotes[]; hours: number }) {
  const t = useTranslations();
  const format = useContext(TimeFormatContext);
  const series = fillMissingHours(votes, hours).map(({ hour, votes: count }) => ({
    label: formatShortTime(hour, format),
    votes: count,
  }));
  if (series.every((hour) => hour.votes === 0)) return <p class="dim">{t('charts.noVotesOfHours', { hours })}</p>;
  return <BarChart series={series} unit="hour" zone={zoneOffset(now(), format.timeZone).label} />;
}

export function MonthlyVotesChart({ votes }: { votes: readonly MonthVotes[] }) {
  const { locale } = useTranslations();
  const series = votes.map(({ month, votes: count }) => ({ label: shortMonth(month, locale), votes: count }));
  return <BarChart series={series} unit="month" zone="UTC" />;
}

function BarChart({ series, unit, zone }: BarsProps) {
  const t = useTranslations();
  const most = Math.max(...series.map((bar) => bar.votes), 1);
  return (
    <figure class="chart">
      <span class="chart-most">{t.number(most)}</span>
      <Bars series={series} unit={unit} most={most} />
      <div class="chart-days">
        <span>{series[0]?.label}</span>
        <span>{series[Math.floor(series.length / 2)]?.label}</span>
        <span>{t(LAST_TEXTS[unit])}</span>
      </div>
      <details>
        <summary>{t.rich(TABLE_TEXTS[unit], { zone, dim: (text) => <span class="dim">{text}</span> })}</summary>
        <BarTable series={series} unit={unit} zone={zone} />
      </details>
    </figure>
  );
}

function Bars({ series, unit, most }: Pick<BarsProps, 'series' | 'unit'> & { most: number }) {
  const t = useTranslations();
  const width = series.length * (BAR + GAP) - GAP;
  const total = series.reduce((sum, bar) => sum + bar.votes, 0);
  const label = t(CHART_TEXTS[unit], { bars: series.length, total, most });
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {series.map((bar, index) => {
        const height = bar.votes === 0 ? 1 : Math.max(2, (bar.votes / most) * HEIGHT);
        return (
          <rect
            class={bar.votes === 0 ? 'none' : undefined}
            x={index * (BAR + GAP)}
            y={HEIGHT - height}
            width={BAR}
            height={height}
          >
            <title>{t('charts.bar', { label: bar.label, votes: bar.votes })}</title>
          </rect>
        );
      })}
    </svg>
  );
}

function BarTable({ series, unit, zone }: Pick<BarsProps, 'series' | 'unit' | 'zone'>) {
  const t = useTranslations();
  return (
    <table class="narrow">
      <TableHead columns={[t(COLUMN_TEXTS[unit], { zone }), { numeric: t('charts.votes') }]} />
      <tbody>
        {series.toReversed().map((bar) => (
          <tr>
            <td>{bar.label}</td>
            <td class="num">{t.number(bar.votes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The last `days` days up to today, with zeros where nobody voted. */
export function fillMissingDays(votes: readonly DayVotes[], days: number): DayVotes[] {
  const known = new Map(votes.map(({ day, votes: count }) => [day, count]));
  const today = now().getTime();
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(today - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { day, votes: known.get(day) ?? 0 };
  });
}

/** The last `hours` hours up to this one, with zeros where nobody voted. */
export function fillMissingHours(votes: readonly HourVotes[], hours: number): HourVotes[] {
  const known = new Map(votes.map(({ hour, votes: count }) => [hour.getTime(), count]));
  const last = Math.floor(now().getTime() / HOUR_MS) * HOUR_MS;
  return Array.from({ length: hours }, (_, index) => {
    const at = last - (hours - 1 - index) * HOUR_MS;
    return { hour: new Date(at), votes: known.get(at) ?? 0 };
  });
}

/** How many votes the last `days` days have. */
export function sumVotes(votes: readonly DayVotes[], days: number): number {
  return fillMissingDays(votes, days).reduce((sum, day) => sum + day.votes, 0);
}

function shortDay(day: string, locale: string): string {
  return formatShortDate(new Date(`${day}T00:00:00Z`), { ...UTC_FORMAT, locale });
}

/** `Jan 2026`. */
function shortMonth(month: string, locale: string): string {
  const options = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return dateTimeFormat(locale, options).format(new Date(`${month}-01T00:00:00Z`));
}
