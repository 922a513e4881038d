// Formats times for people: in their time zone and with their clock, always with the offset from UTC.

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

/** `UTC`, `UTC+1`, `UTC+5:30`: the offset at that time. */
export function formatOffset(at: Date, timeZone: string): string {
  return readParts(at, { timeZone, hourCycle: 'h23' }).offset;
}

/** Whether this runtime knows the time zone. Offsets such as `+01:00` are not names. */
export function isTimeZone(name: string): boolean {
  return formatterOf({ timeZone: name, hourCycle: 'h23' }) !== null;
}

/** Every time zone that this runtime lists, in alphabetical order. */
export function listTimeZones(): readonly string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}

/** What a formatter writes; `parts` is for English, whose order and spelling no locale has. */
type Kind = 'parts' | 'exact' | 'date' | 'shortDate' | 'shortTime' | 'clock';

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
    case 'parts':
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
  const formatter = formatterOf(format, kind) ?? formatterOf({ ...format, timeZone: 'UTC' }, kind);
  const text = formatter?.format(at) ?? at.toISOString();
  return kind === 'exact' ? text.replace('GMT', 'UTC').replace(/UTC\+0(?!\d)/, 'UTC') : text;
}

interface TimeParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly hour: string;
  readonly minute: string;
  readonly second: string;
  /** ` am`, ` pm`, or nothing with 24 hours. */
  readonly period: string;
  readonly offset: string;
}

function readParts(at: Date, format: TimeFormat): TimeParts {
  const formatter = formatterOf(format) ?? formatterOf({ ...format, timeZone: 'UTC' });
  const found: Partial<Record<string, string>> = {};
  for (const { type, value } of formatter?.formatToParts(at) ?? []) found[type] = value;
  const part = (name: string) => found[name] ?? '';
  return {
    day: part('day'),
    month: part('month'),
    year: part('year'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
    period: found.dayPeriod ? ` ${found.dayPeriod.toLowerCase()}` : '',
    offset: part('timeZoneName').replace('GMT', 'UTC').replace(/\+0$/, ''),
  };
}

const NAME = /^[A-Za-z][\w+-]{0,30}(\/[\w+-]{1,30}){0,2}$/;
/** Names are case-insensitive, so hostile spellings could fill a cache without a bound. */
const MAX_FORMATTERS = 1_500;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter takes a hundred times as long as using it. */
function formatterOf(
  { timeZone, hourCycle, locale = 'en-US' }: TimeFormat,
  kind: Kind = 'parts',
): Intl.DateTimeFormat | null {
  const key = `${kind} ${locale} ${hourCycle} ${timeZone}`;
  const kept = formatters.get(key);
  if (kept) return kept;
  if (!NAME.test(timeZone)) return null;
  try {
    const made = new Intl.DateTimeFormat(locale, { timeZone, ...optionsOf(kind, hourCycle) });
    if (formatters.size >= MAX_FORMATTERS) formatters.clear();
    formatters.set(key, made);
    return made;
  } catch {
    return null;
  }
}
