// Durations and relative times in each language. English has its own short units, which need no periods; the other
// languages have those of `Intl`. The pages' script writes relative times in the same way (web/client/times.js).
import { isEnglish } from '../core/format-time.ts';
import { durationFormat, numberFormat } from './intl.ts';

type Unit = 'days' | 'hours' | 'minutes' | 'seconds';

const STEPS: readonly (readonly [unit: Unit, seconds: number, english: string])[] = [
  ['days', 86_400, 'd'],
  ['hours', 3_600, 'h'],
  ['minutes', 60, 'min'],
  ['seconds', 1, 's'],
];

/** `45 s`, `4 min`, `11 h 20 min`; with one unit `11 h`, for past times, which need not be exact to the minute. */
export function formatDurationIn(locale: string, seconds: number, units: 1 | 2 = 2): string {
  const parts = splitDuration(seconds, units);
  if (isEnglish(locale)) return parts.map(([, count, english]) => `${count} ${english}`).join(' ');
  const record = Object.fromEntries(parts.map(([unit, count]) => [unit, count]));
  return durationFormat(locale, { style: 'short' }).format(record);
}

function splitDuration(seconds: number, units: 1 | 2): (readonly [unit: Unit, count: number, english: string])[] {
  if (seconds < 60) return [['seconds', Math.max(1, Math.round(seconds)), 's']];
  const index = STEPS.findIndex(([, size]) => seconds >= size);
  const [unit, size, english] = STEPS[index] ?? ['minutes', 60, 'min'];
  const whole = Math.floor(seconds / size);
  const smaller = STEPS[index + 1];
  const rest = smaller && units === 2 && unit !== 'minutes' ? Math.floor((seconds - whole * size) / smaller[1]) : 0;
  return [[unit, whole, english], ...(smaller && rest > 0 ? [[smaller[0], rest, smaller[2]] as const] : [])];
}

/** `86 ms`, `1.2 s`. */
export function formatMillisecondsIn(locale: string, milliseconds: number): string {
  const [value, unit, digits] =
    milliseconds < 1000 ? [milliseconds, 'millisecond', 0] : [milliseconds / 1000, 'second', 1];
  if (isEnglish(locale)) return `${value.toFixed(digits)} ${unit === 'second' ? 's' : 'ms'}`;
  return numberFormat(locale, {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'short',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}
