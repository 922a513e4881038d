// Looks for votes under suspicion in the background, after they were recorded (decision P415). Each round counts the
// new votes by listing and scores the listings that have some; one process does it at a time, and a round is bounded.
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import { now } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { Connection, Db } from '../db/database.ts';
import { raiseStaffAlert } from '../mail/staff-alert-queries.ts';
import { describeEvidence } from './evidence.ts';
import { extendFlag, insertFlag, lockOpenFlag, selectGroups } from './flag-queries.ts';
import { type MarkedVote, markVotes } from './marks.ts';
import {
  addMarkCounts,
  collectNewVotes,
  type DueListing,
  leaseScan,
  markScored,
  releaseScan,
  selectDueListings,
  selectMarkCounts,
  selectScannedVotes,
  selectVotesPerDay,
} from './scan-queries.ts';
import { countMarks, isFlagged, type MarkCounts, scoreVotes, usualShares, type VoteScore } from './score.ts';

const INTERVAL_MS = 60_000;
/** Of one round: what is left is for the next one. */
const VOTES_PER_ROUND = 100_000;
const VOTES_PER_STATEMENT = 10_000;
const LISTINGS_PER_ROUND = 300;
/** Of one listing: the newest votes of a day. */
const VOTES_PER_LISTING = 1_000;
const USUAL_DAYS = 28;
const DAYS_OF_SITE = 7;

export function startVoteScan(db: Db, log: Log): BackgroundLoop {
  return startBackgroundLoop({
    run: (signal) => scanVotes(db, signal),
    intervalMs: INTERVAL_MS,
    initialDelayMs: INTERVAL_MS,
    log,
    errorMessage: 'New votes could not be checked for fake voters. Trying again in a minute.',
  });
}

/** One round; returns the listings with flags that are new or have more votes. */
export async function scanVotes(db: Db, signal?: AbortSignal): Promise<readonly string[]> {
  if (!(await leaseScan(db))) return [];
  try {
    let left = VOTES_PER_ROUND;
    while (left > 0 && !signal?.aborted) {
      const collected = await collectNewVotes(db, VOTES_PER_STATEMENT);
      left -= VOTES_PER_STATEMENT;
      if (collected < VOTES_PER_STATEMENT) break;
    }
    const flagged: string[] = [];
    const site = await selectMarkCounts(db, null, DAYS_OF_SITE);
    for (const due of await selectDueListings(db, LISTINGS_PER_ROUND)) {
      if (signal?.aborted) break;
      if (await scanListing(db, due, site)) flagged.push(due.listingId);
    }
    return flagged;
  } finally {
    await releaseScan(db);
  }
}

async function scanListing(db: Db, { listingId, reached }: DueListing, site: MarkCounts): Promise<boolean> {
  const votes = markVotes(await selectScannedVotes(db, listingId, VOTES_PER_LISTING));
  const [own, perDay] = [await selectMarkCounts(db, listingId, USUAL_DAYS), await selectVotesPerDay(db, listingId)];
  const nowMs = now().getTime();
  const score = scoreVotes(votes, { perDay, shares: usualShares(own, site) }, nowMs);
  return db.transaction().execute(async (transaction) => {
    const open = await lockOpenFlag(transaction, listingId);
    const isFlaggedNow =
      isFlagged(score, open !== null) && (await flag(transaction, { listingId, score, votes, nowMs, open }));
    const flagged = new Set(isFlaggedNow ? score.suspicious : []);
    const added = votes.filter((one) => (reached === null || one.vote.eventId > reached) && !flagged.has(one));
    if (added.length > 0) await addMarkCounts(transaction, listingId, countMarks(added));
    const newest = votes.reduce<string | null>(
      (last, { vote }) => (last === null || vote.eventId > last ? vote.eventId : last),
      null,
    );
    await markScored(transaction, { listingId, votes: votes.length, reached: newest });
    return isFlaggedNow;
  });
}

interface Flagging {
  readonly listingId: string;
  readonly score: VoteScore;
  readonly votes: readonly MarkedVote[];
  readonly nowMs: number;
  /** The listing's open flag. */
  readonly open: number | null;
}

/** Adds the votes to the listing's open flag, or to a new one; false if the listing was deleted. */
async function flag(db: Connection, { listingId, score, votes, nowMs, open }: Flagging): Promise<boolean> {
  const groups = numberGroups(score.suspicious, open === null ? [] : await selectGroups(db, open));
  const change = { listingId, score: score.score, evidence: describeEvidence(score, votes, { groups, nowMs }) };
  const flagId = open ?? (await insertFlag(db, change));
  if (flagId === undefined) return false;
  if (open === null) await raiseStaffAlert(db, { kind: 'flag', path: `/staff/flags/${flagId}` });
  const flagged = score.suspicious.map(({ vote, group }) => ({
    event_id: vote.eventId,
    network_group: group === null ? null : (groups.get(group) ?? null),
  }));
  await extendFlag(db, flagId, { ...change, votes: flagged });
  return true;
}

/** Gives each network and range a number: the one that its votes have already, or the next. */
function numberGroups(
  votes: readonly MarkedVote[],
  known: readonly { readonly eventId: string; readonly group: number }[],
): ReadonlyMap<string, number> {
  const byVote = new Map(known.map(({ eventId, group }) => [eventId, group]));
  const numbers = new Map<string, number>();
  for (const { vote, group } of votes) {
    const number = byVote.get(vote.eventId);
    if (group !== null && number !== undefined && !numbers.has(group)) numbers.set(group, number);
  }
  let next = Math.max(0, ...byVote.values());
  for (const { group } of votes) if (group !== null && !numbers.has(group)) numbers.set(group, ++next);
  return numbers;
}
