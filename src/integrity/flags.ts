// What staff does with flagged votes: looks at them, dismisses them, or annuls them (`annul-votes.ts`).
import { type Actor, recordAuditEvent } from '../access/audit.ts';
import type { Connection, Db } from '../db/database.ts';
import {
  countFlaggedVotes,
  countFlags,
  decideFlag,
  type FlagFilter,
  selectFlag,
  selectFlags,
  type VoteFlag,
} from './flag-queries.ts';
import { addMarkCounts } from './scan-queries.ts';

const PER_PAGE = 50;

/** `page` is 1-based; a page past the end returns the last one. */
export async function listFlags(
  db: Connection,
  filter: FlagFilter,
  page: number,
): Promise<{
  readonly flags: readonly VoteFlag[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}> {
  const total = await countFlags(db, filter);
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  const flags = await selectFlags(db, filter, { limit: PER_PAGE, offset: (shown - 1) * PER_PAGE });
  return { flags, page: shown, pages, total };
}

export interface FlagDetail extends VoteFlag {
  /** How many of the flagged votes count now. */
  readonly counting: number;
}

export async function readFlag(db: Connection, id: number): Promise<FlagDetail | null> {
  const flag = await selectFlag(db, id);
  return flag && { ...flag, counting: await countFlaggedVotes(db, id) };
}

/**
 * Dismisses a flag. Its votes are never flagged again, and count as usual for the listing from then on, so that the next
 * event of the same kind is less likely to be flagged. False if somebody else has decided already.
 */
export function dismissFlag(db: Db, flagId: number, by: Actor): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const flag = await decideFlag(transaction, flagId, { state: 'dismissed', personId: by.personId });
    if (!flag) return false;
    const { listingId, votes, evidence } = flag;
    await addMarkCounts(transaction, listingId, evidence.counts);
    const detail = { votes, score: flag.score };
    // Without the listing, because its owner reads the listing's entries, and nothing has happened to it.
    const subject = flag.listingName;
    await recordAuditEvent(transaction, { action: 'flag.dismissed', ...by, subject, detail });
    return true;
  });
}
