// Formats times for people: in their time zone and with their clock, always with the offset from UTC.
import { isTimeZone, zoneOffset } from './time-zone.ts';

export interface TimeFormat {
  /** An IANA name that this runtime knows, such as `Europe/Berlin`. */
  readonly timeZone: string;
  /** `h23`: 13:05, `h12`: 1:05 pm. */
  readonly hourCycle: HourCycle;
  /** What `Intl` writes times in; by default English. */
  readonly locale?: string;
}

export type HourCycle = 'h12' | 'h23';

export const UTC_FORMAT: TimeFormat = { timeZone: 'UTC', hourCycle: 'h23' };

/**
 * `21 Nov 2026, 10:47:09 UTC`, `21 Nov 2026, 11:47:09 am UTC+1`. The pages' script writes the same (client/times.js).
 */
export function formatExactTime(at: Date, format: TimeFormat = UTC_FORMAT): string {
  if (!isEnglish(format.locale)) return formatted(at, format, 'exact');
  const { hour, minute, second, period, offset } = readParts(at, format);
  return `${formatDate(at, format)}, ${hour}:${minute}:${second}${period} ${offset}`;
}

/** `21 Nov 2026`. */
export function formatDate(at: Date, format: TimeFormat = UTC_FORMAT): string {
  if (!isEnglish(format.locale)) return formatted(at, format, 'date');
  const { day, month, year } = readParts(at, format);
  return `${day} ${month} ${year}`;
}

/** `21 Nov`. */
export function formatShortDate(at: Date, format: TimeFormat = UTC_FORMAT): string {
  if (!isEnglish(format.locale)) return formatted(at, format, 'shortDate');
  const { day, month } = readParts(at, format);
  return `${day} ${month}`;
}

/** `21 Nov, 20:00`. */
export function formatShortTime(at: Date, format: TimeFormat = UTC_FORMAT): string {
  if (!isEnglish(format.locale)) return formatted(at, format, 'shortTime');
  return `${formatShortDate(at, format)}, ${formatHourAndMinute(at, format)}`;
}

/** `20:00`, `8:00 pm`. */
export function formatHourAndMinute(at: Date, format: TimeFormat = UTC_FORMAT): string {
  if (!isEnglish(format.locale)) return formatted(at, format, 'clock');
  const { hour, minute, period } = readParts(at, format);
  return `${hour}:${minute}${period}`;
}

/** What a formatter writes. */
type Kind = 'exact' | 'date' | 'shortDate' | 'shortTime' | 'clock';

function optionsOf(kind: Kind, hourCycle: HourCycle): Intl.DateTimeFormatOptions {
  const shortDate = { day: 'numeric', month: 'short' } as const;
  const date = { ...shortDate, year: 'numeric' } as const;
  const clock = { hourCycle, hour: hourCycle === 'h23' ? '2-digit' : 'numeric', minute: '2-digit' } as const;
  switch (kind) {
    case 'shortDate':
      return shortDate;
    case 'date':
      return date;
    case 'shortTime':
      return { ...shortDate, ...clock };
    case 'clock':
      return clock;
    case 'exact':
      return { ...date, ...clock, second: '2-digit', timeZoneName: 'shortOffset' };
  }
}

/** English has short forms of its own; the other languages have those of `Intl`. */
export function isEnglish(locale = 'en'): boolean {
  return /^en\b/.test(locale);
}

/** In another language than English. */
function formatted(at: Date, format: TimeFormat, kind: Kind): string {
  const text = formatterOf(format, kind).format(at);
  return kind === 'exact' ? text.replace('GMT', 'UTC').replace(/UTC\+0(?!\d)/, 'UTC') : text;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface TimeParts {
  readonly day: number;
  readonly month: string;
  readonly year: number;
  readonly hour: string;
  readonly minute: string;
  readonly second: string;
  /** ` am`, ` pm`, or nothing with 24 hours. */
  readonly period: string;
  readonly offset: string;
}

/** In English, whose order and spelling here no locale of `Intl` has. */
function readParts(at: Date, { timeZone, hourCycle }: TimeFormat): TimeParts {
  const { milliseconds, label: offset } = zoneOffset(at, timeZone);
  const shown = new Date(at.getTime() + milliseconds);
  const hours = shown.getUTCHours();
  return {
    day: shown.getUTCDate(),
    month: MONTHS[shown.getUTCMonth()] ?? '',
    year: shown.getUTCFullYear(),
    hour: hourCycle === 'h23' ? twoDigits(hours) : String(hours % 12 || 12),
    minute: twoDigits(shown.getUTCMinutes()),
    second: twoDigits(shown.getUTCSeconds()),
    period: hourCycle === 'h23' ? '' : hours < 12 ? ' am' : ' pm',
    offset,
  };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** As many as there are time zones, several times over. */
const MAX_FORMATTERS = 3_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter takes a hundred times as long as using it. */
function formatterOf({ timeZone, hourCycle, locale }: TimeFormat, kind: Kind): Intl.DateTimeFormat {
  const key = `${kind} ${locale} ${hourCycle} ${timeZone}`;
  const kept = formatters.get(key);
  if (kept) return kept;
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const made = new Intl.DateTimeFormat(locale, { timeZone: zone, ...optionsOf(kind, hourCycle) });
  if (formatters.size >= MAX_FORMATTERS) formatters.clear();
  formatters.set(key, made);
  return made;
}
