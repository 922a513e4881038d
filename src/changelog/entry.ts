// The type of a changelog entry (§2.5), and the rules for its fields (§4.1). Pure.
import { VERSION_MAX_CHARACTERS } from '../core/limits.ts';

/** As in API responses. */
export interface ChangelogEntry {
  readonly id: string;
  readonly version: string;
  /** `''` if there is none (decision C7). */
  readonly title: string;
  /** The Markdown as it was sent. */
  readonly body: string;
  readonly publishedAt: Date;
  readonly editedAt: Date | null;
}

/** When staff removed an entry, and why. */
export interface EntryRemoval {
  readonly at: Date;
  readonly reason: string;
}

export interface ListedEntry extends ChangelogEntry {
  /** Null while the entry is public. */
  readonly removal: EntryRemoval | null;
}

/** The whole entry, as a PUT sends it. */
export interface EntryInput {
  readonly title: string | null;
  readonly body: string;
  /** Null: now for a new entry, unchanged for an existing one. */
  readonly releasedAt: Date | null;
}

/** §4.1; compared exactly (decision A14). */
export const VERSION_PATTERN = new RegExp(`^[A-Za-z0-9][A-Za-z0-9._+-]{0,${VERSION_MAX_CHARACTERS - 1}}$`);

/** How far in the future a release may be, to allow for clock differences (decision C4). */
export const RELEASE_TIME_TOLERANCE_SECONDS = 60;

/** Whether the text is empty or only white space (decision C2). */
export function isBlank(text: string): boolean {
  return /^[\p{White_Space}\uFEFF]*$/u.test(text);
}

const ISO_8601 = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?(?:Z|([+-])(\d\d)(?::?(\d\d))?)$/;

/**
 * Parses an ISO 8601 timestamp with its UTC offset, to the millisecond. Null for anything else, for days that do not
 * exist, and for years before 1970 (decision C8).
 */
export function parseReleaseTime(text: string): Date | null {
  const [, year, month, day, hour, minute, second = '0', fraction = '', sign, offsetHours, offsetMinutes] =
    ISO_8601.exec(text) ?? [];
  if (year === undefined) return null;
  const [y, mo, d, h, mi, s] = [year, month, day, hour, minute, second].map(Number) as Six;
  const local = new Date(Date.UTC(y, mo - 1, d, h, mi, s, Number(fraction.slice(0, 3).padEnd(3, '0'))));
  // Reject invalid dates: February 30 would roll over to March.
  const isReal = local.getUTCMonth() === mo - 1 && local.getUTCDate() === d && h <= 23 && mi <= 59 && s <= 59;
  const offset = offsetOf(sign, Number(offsetHours ?? 0), Number(offsetMinutes ?? 0));
  if (!isReal || offset === null) return null;
  const time = new Date(local.getTime() - offset * 60_000);
  // The offset can move the time into another year, and both databases store only four-digit years.
  return [y, time.getUTCFullYear()].every((one) => one >= 1970 && one <= 9999) ? time : null;
}

type Six = [number, number, number, number, number, number];

/** The offset in minutes east of UTC. */
function offsetOf(sign: string | undefined, hours: number, minutes: number): number | null {
  if (hours > 23 || minutes > 59) return null;
  return (sign === '-' ? -1 : 1) * (hours * 60 + minutes);
}
