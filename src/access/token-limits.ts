// The optional limits of an API token: when it expires, and which addresses may use it (decisions P450, P451). Pure.
import { type IpAddress, isRange, parseRange, rangeContains, rangeCovers, toRange } from '../core/ip-address.ts';
import { DAY_SECONDS } from '../core/limits.ts';

export interface TokenLimits {
  /** Null: never. */
  readonly expiresAt: Date | null;
  /** CIDR ranges; null: from everywhere. */
  readonly allowedRanges: readonly string[] | null;
}

export const NO_TOKEN_LIMITS: TokenLimits = { expiresAt: null, allowedRanges: null };
export const MAX_ALLOWED_RANGES = 20;
/** How long before its end the owner gets a notice. */
export const EXPIRY_NOTICE_DAYS = 7;

export type TokenLimitProblem = 'expiry_invalid' | 'addresses_invalid' | 'addresses_too_many';

type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: TokenLimitProblem };

/** `YYYY-MM-DD`: the end of that day, UTC. Empty: never. */
export function readExpiryDay(text: string): Read<Date | null> {
  const day = text.trim();
  if (day === '') return { ok: true, value: null };
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  // A day that does not exist, such as 31 April, becomes another one.
  if (!start || Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== day)
    return { ok: false, reason: 'expiry_invalid' };
  const end = new Date(start.getTime() + DAY_SECONDS * 1000);
  return isStorableTime(end) ? { ok: true, value: end } : { ok: false, reason: 'expiry_invalid' };
}

/** The embedded database cannot read later years as JavaScript writes them. */
export function isStorableTime(time: Date): boolean {
  return time.getUTCFullYear() <= 9999;
}

/** Addresses and CIDR ranges, separated by commas or white space. Empty: from everywhere. */
export function readAllowedRanges(text: string): Read<readonly string[] | null> {
  const entries = text.split(/[\s,]+/).filter(Boolean);
  return entries.length === 0 ? { ok: true, value: null } : checkRanges(entries);
}

/** A single address becomes a range of one. */
export function checkRanges(entries: readonly string[]): Read<readonly string[]> {
  const ranges = [...new Set(entries.map(toRange))];
  if (ranges.length > MAX_ALLOWED_RANGES) return { ok: false, reason: 'addresses_too_many' };
  return ranges.length > 0 && ranges.every(isRange)
    ? { ok: true, value: ranges }
    : { ok: false, reason: 'addresses_invalid' };
}

export function mayUseFrom(ranges: readonly string[] | null, address: IpAddress): boolean {
  return ranges === null || ranges.some((range) => rangeContains(parseRange(range), address));
}

/** Whether a token with limits `given` could do what one with the limits `own` cannot. */
export function exceedsLimits(given: TokenLimits, own: TokenLimits): boolean {
  if (own.expiresAt && (given.expiresAt === null || given.expiresAt > own.expiresAt)) return true;
  const ownRanges = own.allowedRanges?.map(parseRange);
  if (!ownRanges) return false;
  if (given.allowedRanges === null) return true;
  return !given.allowedRanges.map(parseRange).every((range) => ownRanges.some((outer) => rangeCovers(outer, range)));
}

/** A single address without its length, as people write it. */
export function describeRange(range: string): string {
  return range.replace(/^([\d.]+)\/32$|^(.*:.*)\/128$/, '$1$2');
}
