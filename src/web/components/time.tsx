// Times and durations as people read them: "2 min ago", with the exact time on hover.
import { createContext, useContext } from 'hono/jsx';
import { now } from '../../core/clock.ts';
import { formatDate, formatExactTime, type TimeFormat, UTC_FORMAT } from '../../core/format-time.ts';

export { formatExactTime };

/** How this visitor sees times. */
export const TimeFormatContext = createContext<TimeFormat>(UTC_FORMAT);

const STEPS: readonly (readonly [seconds: number, word: string])[] = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
];

/** A time relative to now; the page's script keeps it up to date. */
export function Time({ at }: { at: Date }) {
  const format = useContext(TimeFormatContext);
  return (
    <time datetime={at.toISOString()} title={formatExactTime(at, format)} data-relative="">
      {relativeTime(at, now(), format)}
    </time>
  );
}

/** An exact time. */
export function ExactTime({ at }: { at: Date }) {
  return <time datetime={at.toISOString()}>{formatExactTime(at, useContext(TimeFormatContext))}</time>;
}

/** `just now`, `4 min ago`, `in 3 h`; beyond 30 days the date. */
export function relativeTime(at: Date, from: Date, format: TimeFormat = UTC_FORMAT): string {
  const seconds = (at.getTime() - from.getTime()) / 1000;
  if (Math.abs(seconds) > 30 * 86_400) return formatDate(at, format);
  if (Math.abs(seconds) < 5) return 'just now';
  return seconds < 0 ? `${formatDuration(-seconds, 1)} ago` : `in ${formatDuration(seconds)}`;
}

const DAY_MS = 86_400_000;

export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}

export function daysSince(at: Date): number {
  return (now().getTime() - at.getTime()) / DAY_MS;
}

/** `45 s`, `4 min`, `11 h 20 min`; with one unit `11 h`, for past times, which need not be exact to the minute. */
export function formatDuration(seconds: number, units: 1 | 2 = 2): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`;
  const index = STEPS.findIndex(([size]) => seconds >= size);
  const [size, word] = STEPS[index] ?? [60, 'min'];
  const whole = Math.floor(seconds / size);
  const smaller = units === 2 ? STEPS[index + 1] : undefined;
  const rest = smaller ? Math.floor((seconds - whole * size) / smaller[0]) : 0;
  return smaller && rest > 0 ? `${whole} ${word} ${rest} ${smaller[1]}` : `${whole} ${word}`;
}

/** `86 ms`, `1.2 s`. */
export function formatMilliseconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
