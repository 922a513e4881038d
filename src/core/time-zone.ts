// Time zones as `Intl` knows them: their names, and how far their clocks are ahead of UTC. With the offset, times are
// calculated without asking `Intl` for each of their parts, which takes many times as long.

export interface ZoneOffset {
  readonly milliseconds: number;
  /** `UTC`, `UTC+1`, `UTC+5:30`. */
  readonly label: string;
}

const NO_OFFSET: ZoneOffset = { milliseconds: 0, label: 'UTC' };

/** The offset at that time; that of UTC if this runtime does not know the time zone. */
export function zoneOffset(at: Date, timeZone: string): ZoneOffset {
  if (timeZone === 'UTC') return NO_OFFSET;
  const [, offset, sign, hours, minutes = 0, seconds = 0] = OFFSET.exec(formatterOf(timeZone)?.format(at) ?? '') ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return size > 0 ? { milliseconds: (sign === '-' ? -size : size) * 1000, label: `UTC${offset}` } : NO_OFFSET;
}

/** Of `11/29/2026, GMT+5:30`. Before time zones were agreed on, places had offsets with seconds. */
const OFFSET = /GMT(([+-])(\d+)(?::(\d+))?(?::(\d+))?)$/;

/** Whether this runtime knows the time zone. Offsets such as `+01:00` are not names. */
export function isTimeZone(name: string): boolean {
  return formatterOf(name) !== null;
}

/** Every time zone that this runtime lists, in alphabetical order. */
export function listTimeZones(): readonly string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}

const NAME = /^[A-Za-z][\w+-]{0,30}(\/[\w+-]{1,30}){0,2}$/;
/** Names are case-insensitive, so hostile spellings could fill a cache without a bound. */
const MAX_FORMATTERS = 1_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter takes a hundred times as long as using it. */
function formatterOf(timeZone: string): Intl.DateTimeFormat | null {
  const kept = formatters.get(timeZone);
  if (kept) return kept;
  if (!NAME.test(timeZone)) return null;
  try {
    const made = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' });
    if (formatters.size >= MAX_FORMATTERS) formatters.clear();
    formatters.set(timeZone, made);
    return made;
  } catch {
    return null;
  }
}
