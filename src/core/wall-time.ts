// Times as clocks on a wall show them, without an offset: what `datetime-local` fields contain.
import { zoneOffset } from './time-zone.ts';
import { toStorableTimestamp } from './timestamps.ts';

/** `2026-11-21T20:25` or with seconds, in this time zone; to the second. */
export function toWallTime(at: Date, timeZone: string): string {
  return new Date(at.getTime() + zoneOffset(at, timeZone).milliseconds).toISOString().slice(0, 19);
}

/**
 * The time at which a clock in this time zone shows `typed`, which is `2026-11-21T20:25`, with or without seconds. A
 * time that occurs twice, when clocks are set back, means the first; one that is skipped, when clocks are set forward,
 * means the time that long after the change. Null if it is not a time.
 */
export function parseWallTime(typed: string, timeZone: string): Date | null {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d)?)$/.exec(typed) ?? [];
  if (!date) return null;
  const asUtc = toStorableTimestamp(new Date(`${date}T${time}Z`));
  if (!asUtc?.toISOString().startsWith(date)) return null;
  const wanted = asUtc.toISOString().slice(0, 19);
  // The offset is one of those a day before and a day after, whatever happens in between.
  const offsets = [-1, 1].map(
    (days) => zoneOffset(new Date(asUtc.getTime() + days * 86_400_000), timeZone).milliseconds,
  );
  const candidates = offsets.map((offset) => new Date(asUtc.getTime() - offset)).sort((a, b) => Number(a) - Number(b));
  const [skipped] = offsets;
  const found = candidates.find((at) => toWallTime(at, timeZone) === wanted);
  return toStorableTimestamp(found ?? new Date(asUtc.getTime() - (skipped ?? 0)));
}
