// From what age on the newest backup is too old.

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

/** One scheduled backup may be missed. Without a schedule (null), people should make one every other day. */
export function backupLateAfterSeconds(everySeconds: number | null): number {
  return everySeconds === null ? 2 * DAY_SECONDS : 2 * everySeconds + HOUR_SECONDS;
}
