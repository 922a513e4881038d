// Budgets: so many uses in so many seconds, counted in the database, exact over all processes (decision A6).
import { assert } from '../core/assert.ts';
import type { Connection } from '../db/database.ts';
import { consumeOnce, decrementUses, type RateLimitRow } from './rate-limit-queries.ts';

export interface RateLimit {
  /** What is limited and whose, such as `check:<listingId>`; at most 200 characters. */
  readonly key: string;
  readonly limit: number;
  /** The window opens with the first use and does not slide. */
  readonly windowSeconds: number;
}

export interface RateLimitResult {
  readonly ok: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
}

/** Spends one use, if there is one left; a refused try spends nothing. */
export async function consume(
  db: Connection,
  { key, limit, windowSeconds }: RateLimit,
): Promise<RateLimitResult> {
  assert(limit >= 1 && windowSeconds >= 1 && key.length <= 200, `the budget ${key} cannot be spent`);
  const row = await consumeOnce(db, key, limit, windowSeconds);
  // No row: others used the budget up in a window that opened this very instant.
  if (!row) return { ok: false, limit, remaining: 0, resetSeconds: windowSeconds };
  return toRateLimitResult(row, { limit, windowSeconds });
}

/** Gives back one use. */
export async function refund(db: Connection, key: string): Promise<void> {
  await decrementUses(db, key);
}

/** Turns the database's row into a result. */
export function toRateLimitResult(
  { granted, used, reset_seconds }: RateLimitRow,
  { limit, windowSeconds }: Omit<RateLimit, 'key'>,
): RateLimitResult {
  return {
    ok: granted,
    limit,
    remaining: granted ? Math.max(0, limit - used) : 0,
    resetSeconds: Math.min(windowSeconds, Math.max(1, Math.ceil(reset_seconds))),
  };
}
