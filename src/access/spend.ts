// Budgets: so many uses in so many seconds, counted in the database, exact over all processes (decision A6).
import { assert } from '../core/assert.ts';
import type { Connection } from '../db/database.ts';
import { deleteExpiredSpending, giveBack, type SpendingRow, spendOnce } from './spend-queries.ts';

export interface Budget {
  /** What is limited and whose, such as `check:<listingId>`; at most 200 characters. */
  readonly key: string;
  readonly limit: number;
  /** The window opens with the first use and does not slide. */
  readonly windowSeconds: number;
}

export interface Spending {
  readonly ok: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
}

/** Spends one use, if there is one left; a refused try spends nothing. */
export async function spend(db: Connection, { key, limit, windowSeconds }: Budget): Promise<Spending> {
  assert(limit >= 1 && windowSeconds >= 1 && key.length <= 200, `the budget ${key} cannot be spent`);
  const row = await spendOnce(db, key, limit, windowSeconds);
  // No row: others used the budget up in a window that opened this very instant.
  if (!row) return { ok: false, limit, remaining: 0, resetSeconds: windowSeconds };
  return spendingOf(row, { limit, windowSeconds });
}

/** Takes back one use, as if it had not been made. */
export async function refundSpent(db: Connection, key: string): Promise<void> {
  await giveBack(db, key);
}

/** What the database said, in the words of a budget. */
export function spendingOf(
  { granted, used, reset_seconds }: SpendingRow,
  { limit, windowSeconds }: Omit<Budget, 'key'>,
): Spending {
  return {
    ok: granted,
    limit,
    remaining: granted ? Math.max(0, limit - used) : 0,
    resetSeconds: Math.min(windowSeconds, Math.max(1, Math.ceil(reset_seconds))),
  };
}

/** Forgets budgets whose window is over; answers how many. For a timer, not for requests. */
export async function forgetSpent(db: Connection): Promise<number> {
  return deleteExpiredSpending(db);
}
