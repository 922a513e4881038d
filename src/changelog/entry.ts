// What a changelog entry is (§2.5), and what may stand in one (§4.1): rules without input or output.
import { VERSION_MAX_CHARACTERS } from '../core/limits.ts';

/** As the API shows it. */
export interface ChangelogEntry {
  readonly id: string;
  readonly version: string;
  /** `''` when there is none (decision C7). */
  readonly title: string;
  /** Markdown, as it was sent. */
  readonly body: string;
  readonly publishedAt: Date;
  readonly editedAt: Date | null;
}

/** What platform staff said when they removed an entry. */
export interface EntryRemoval {
  readonly at: Date;
  readonly reason: string;
}

export interface ListedEntry extends ChangelogEntry {
  /** Null while the entry is public. */
  readonly removal: EntryRemoval | null;
}

/** What an owner sends with a PUT: the whole entry. */
export interface EntryInput {
  readonly title: string | null;
  readonly body: string;
  /** Null: now for a new entry, as it was for one that is replaced. */
  readonly releasedAt: Date | null;
}

/** §4.1; compared exactly (decision A14). */
export const VERSION_PATTERN = new RegExp(`^[A-Za-z0-9][A-Za-z0-9._+-]{0,${VERSION_MAX_CHARACTERS - 1}}$`);

/** Decision C4: clocks differ a little. */
export const RELEASE_TIME_TOLERANCE_SECONDS = 60;

/** Decision C2: white space alone is nothing. */
export function isBlank(text: string): boolean {
  return /^[\p{White_Space}\uFEFF]*$/u.test(text);
}

const ISO_8601 =
  /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?(?:Z|([+-])(\d\d)(?::?(\d\d))?)$/;

/**
 * An ISO 8601 timestamp with its offset, to the millisecond; null for what is none, for a day that no calendar has, and
 * for years before 1970 (decision C8).
 */
export function parseReleaseTime(text: string): Date | null {
  const [, year, month, day, hour, minute, second = '0', fraction = '', sign, offsetHours, offsetMinutes] =
    ISO_8601.exec(text) ?? [];
  if (year === undefined) return null;
  const [y, mo, d, h, mi, s] = [year, month, day, hour, minute, second].map(Number) as Six;
  const local = new Date(Date.UTC(y, mo - 1, d, h, mi, s, Number(fraction.slice(0, 3).padEnd(3, '0'))));
  // A 30th of February would roll over to March.
  const isReal = local.getUTCMonth() === mo - 1 && local.getUTCDate() === d && h <= 23 && mi <= 59 && s <= 59;
  const offset = offsetOf(sign, Number(offsetHours ?? 0), Number(offsetMinutes ?? 0));
  if (!isReal || offset === null) return null;
  const time = new Date(local.getTime() - offset * 60_000);
  // An offset can lead into another year; both databases write four digits.
  return [y, time.getUTCFullYear()].every((one) => one >= 1970 && one <= 9999) ? time : null;
}

type Six = [number, number, number, number, number, number];

/** In minutes east of UTC. */
function offsetOf(sign: string | undefined, hours: number, minutes: number): number | null {
  if (hours > 23 || minutes > 59) return null;
  return (sign === '-' ? -1 : 1) * (hours * 60 + minutes);
}
