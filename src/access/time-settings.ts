// In which time zone and with which clock a person sees times: automatic, or as they chose.
import { type HourCycle, type TimeFormat, UTC_FORMAT } from '../core/format-time.ts';
import { isTimeZone } from '../core/time-zone.ts';
import type { Connection } from '../db/database.ts';
import { updateTimeSettings } from './account-queries.ts';
import type { TimeSettings } from './person.ts';

export type TimeSettingsResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unknown_zone' | 'gone' };

export async function saveTimeSettings(
  db: Connection,
  personId: string,
  settings: TimeSettings,
): Promise<TimeSettingsResult> {
  if (settings.timeZone !== null && !isTimeZone(settings.timeZone)) return { ok: false, reason: 'unknown_zone' };
  return (await updateTimeSettings(db, personId, settings)) ? { ok: true } : { ok: false, reason: 'gone' };
}

export function toHourCycle(stored: string | null | undefined): HourCycle | null {
  return stored === 'h12' || stored === 'h23' ? stored : null;
}

/** For emails: they are read later and elsewhere, so what is automatic is UTC with 24 hours. */
export function emailTimeFormat({ timeZone, hourCycle }: TimeSettings): TimeFormat {
  return {
    timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : UTC_FORMAT.timeZone,
    hourCycle: hourCycle ?? UTC_FORMAT.hourCycle,
  };
}
