// In which time zone and with which clock a page shows times: the person's setting, or else what the browser says. The
// pages' script stores the browser's time zone in a cookie, and the clock follows the browser's language.
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Person } from '../access/person.ts';
import { type HourCycle, type TimeFormat, UTC_FORMAT } from '../core/format-time.ts';
import { isTimeZone } from '../core/time-zone.ts';

export const TIME_ZONE_COOKIE = 'tz';

export interface VisitorTime extends TimeFormat {
  /** Where the time zone comes from: the account's setting, the cookie, or neither, so that it is UTC. */
  readonly source: 'setting' | 'browser' | 'unknown';
}

export const UNKNOWN_TIME: VisitorTime = { ...UTC_FORMAT, source: 'unknown' };

export function readVisitorTime(context: Context, person: Person | null, locale: string): VisitorTime {
  const hourCycle = person?.hourCycle ?? languageHourCycle(context.req.header('accept-language'));
  if (person?.timeZone && isTimeZone(person.timeZone))
    return { timeZone: person.timeZone, hourCycle, locale, source: 'setting' };
  const named = getCookie(context, TIME_ZONE_COOKIE);
  return named && isTimeZone(named)
    ? { timeZone: named, hourCycle, locale, source: 'browser' }
    : { ...UNKNOWN_TIME, hourCycle, locale };
}

/** The clock of the first language that the browser prefers; 24 hours if it names none. */
function languageHourCycle(accepted: string | undefined): HourCycle {
  const [, tag] = /^\s*([a-z]{2,3}(?:-[a-z\d]{2,8}){0,3})\s*(?:[,;]|$)/i.exec(accepted ?? '') ?? [];
  if (!tag) return UTC_FORMAT.hourCycle;
  const kept = languageClocks.get(tag);
  if (kept) return kept;
  const found = readLanguageClock(tag);
  if (languageClocks.size >= MAX_LANGUAGES) languageClocks.clear();
  languageClocks.set(tag, found);
  return found;
}

const MAX_LANGUAGES = 500;
const languageClocks = new Map<string, HourCycle>();

function readLanguageClock(tag: string): HourCycle {
  try {
    const { hourCycle } = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions();
    return hourCycle === 'h12' || hourCycle === 'h11' ? 'h12' : 'h23';
  } catch {
    return UTC_FORMAT.hourCycle;
  }
}
