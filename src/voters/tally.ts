// Counts each voter's votes in the background, because the vote's own transaction has no time for it (decision P520).
// Each slice is one transaction: it counts the next votes and advances the position up to which all are counted, so a
// crash neither loses nor repeats any. Only one process at a time does this.
import { setImmediate } from 'node:timers/promises';
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import { faultPoint } from '../core/fault-point.ts';
import type { Log } from '../core/log.ts';
import type { Connection, Db } from '../db/database.ts';
import { extendProgress, NO_PROGRESS, recountProgress, type VotingDay } from './progress.ts';
import {
  hasUncounted,
  lockPeople,
  lockTally,
  selectCurrentMonth,
  selectExistingListings,
  selectHorizon,
  selectLastOfNext,
  selectNewVotes,
  selectVoterRows,
  selectVotingDays,
  type TallyChange,
  takeCorrections,
  type VoterRow,
} from './tally-queries.ts';
import {
  type BadgeRow,
  changeBadges,
  changeDays,
  changeTotals,
  moveTally,
  writeVoterRows,
} from './write-tally-queries.ts';

const INTERVAL_MS = 15_000;
/** Of one round: what is left is for the next one, so that votes come first. */
const VOTES_PER_ROUND = 50_000;
/** The embedded database does nothing else during a slice. */
const VOTES_PER_SLICE = { embedded: 500, postgres: 5_000 } as const;

export interface TallyDatabase {
  readonly db: Db;
  readonly kind: keyof typeof VOTES_PER_SLICE;
}

export function startVoterTally(database: TallyDatabase, log: Log): BackgroundLoop {
  return startBackgroundLoop({
    run: (signal) => tallyVotes(database, signal),
    intervalMs: INTERVAL_MS,
    initialDelayMs: INTERVAL_MS / 15,
    log,
    errorMessage: 'Votes could not be counted for their voters. Trying again.',
  });
}

/** One round; returns how many votes were counted. */
export async function tallyVotes({ db, kind }: TallyDatabase, signal?: AbortSignal): Promise<number> {
  if (!(await hasUncounted(db))) return 0;
  const limit = VOTES_PER_SLICE[kind];
  let counted = 0;
  while (counted < VOTES_PER_ROUND && !signal?.aborted) {
    const slice = await db.transaction().execute(async (transaction) => {
      const done = await tallySlice(transaction, limit);
      faultPoint('tally.written');
      return done;
    });
    faultPoint('tally.slice');
    counted += slice;
    if (slice < limit) break;
    await setImmediate();
  }
  return counted;
}

/** Returns how many votes and corrections there were: fewer than `limit` if no more are left. */
async function tallySlice(db: Connection, limit: number): Promise<number> {
  const after = await lockTally(db);
  if (after === null) return 0;
  // A statement of its own, before the votes are read: a vote that becomes visible in between may be read.
  const before = await selectHorizon(db);
  const corrections = await takeCorrections(db, limit);
  const next = await selectLastOfNext(db, { after, before }, limit);
  const votes = next ? await selectNewVotes(db, after, next.last) : [];
  await applyChanges(db, [...corrections, ...votes]);
  if (next) await moveTally(db, next.last);
  return Math.max(next?.votes ?? 0, corrections.length);
}

async function applyChanges(db: Connection, given: readonly TallyChange[]): Promise<void> {
  if (given.length === 0) return;
  const people = await lockPeople(db, [...new Set(given.map(({ personId }) => personId))]);
  const changes = given.filter(({ personId }) => people.has(personId));
  const known = await selectVoterRows(db, [...people]);
  const listings = await selectExistingListings(db, [...new Set(changes.map(({ listingId }) => listingId))]);
  const days = sumVotes(changes, ({ personId, day }) => `${personId} ${day}`);
  await changeDays(
    db,
    days.map(({ personId, day, votes }) => ({ person_id: personId, day, votes })),
  );
  const ofListings = changes.filter(({ listingId }) => listings.has(listingId));
  const totals = sumVotes(ofListings, ({ personId, listingId }) => `${personId} ${listingId}`);
  const newListings = await changeTotals(
    db,
    totals.map(({ personId, listingId, votes }) => ({ person_id: personId, listing_id: listingId, votes })),
  );
  const added = Map.groupBy(days, ({ personId }) => personId);
  const month = await selectCurrentMonth(db);
  const rows = new Map<string, VoterRow>();
  const recounted = await selectDaysOf(
    db,
    [...added].filter(([id, ofPerson]) => mustRecount(known.get(id), ofPerson)),
  );
  for (const personId of new Set([...added.keys(), ...newListings.keys()])) {
    const before = known.get(personId) ?? NO_ROW;
    const ofPerson = [...(added.get(personId) ?? [])].sort((a, b) => a.day - b.day);
    const listingsAdded = newListings.get(personId) ?? 0;
    const all = recounted.get(personId);
    const progress = all
      ? recountProgress(all, before.listings + listingsAdded, before.badges)
      : extendProgress(before, ofPerson, listingsAdded);
    rows.set(personId, { ...progress, ...monthVotes(before, ofPerson, month) });
  }
  await writeVoterRows(db, rows);
  await changeBadges(db, changedBadges(known, rows));
}

const NO_ROW: VoterRow = { ...NO_PROGRESS, month: 0, monthVotes: 0 };

/** The changes with the same key as one, without those that cancel each other out. */
function sumVotes(changes: readonly TallyChange[], keyOf: (change: TallyChange) => string): readonly TallyChange[] {
  const sums = new Map<string, TallyChange>();
  for (const change of changes) {
    const key = keyOf(change);
    sums.set(key, { ...change, votes: change.votes + (sums.get(key)?.votes ?? 0) });
  }
  return [...sums.values()].filter(({ votes }) => votes !== 0);
}

/** After votes of earlier days, or fewer votes, days in a row have to be looked for again. */
function mustRecount(known: VoterRow | undefined, changes: readonly VotingDay[]): boolean {
  const { lastDay } = known ?? NO_ROW;
  return changes.some(({ day, votes }) => votes < 0 || (lastDay !== null && day < lastDay));
}

/** Of each of these people, all days with votes; none if the list is empty. */
async function selectDaysOf(
  db: Connection,
  people: readonly (readonly [string, unknown])[],
): Promise<ReadonlyMap<string, readonly VotingDay[]>> {
  if (people.length === 0) return new Map();
  const ids = people.map(([id]) => id);
  const days = Map.groupBy(await selectVotingDays(db, ids), ({ personId }) => personId);
  return new Map(ids.map((id) => [id, days.get(id) ?? []]));
}

function monthVotes(before: VoterRow, changes: readonly VotingDay[], month: number) {
  const votes = changes.filter(({ day }) => day >= month).reduce((sum, change) => sum + change.votes, 0);
  if (votes === 0) return { month: before.month, monthVotes: before.monthVotes };
  return { month, monthVotes: Math.max(0, (before.month === month ? before.monthVotes : 0) + votes) };
}

function changedBadges(known: ReadonlyMap<string, VoterRow>, rows: ReadonlyMap<string, VoterRow>) {
  const [awarded, lost]: [BadgeRow[], BadgeRow[]] = [[], []];
  for (const [person_id, { badges }] of rows) {
    const earlier = known.get(person_id)?.badges ?? new Map<string, number>();
    for (const [badge, day] of badges) if (!earlier.has(badge)) awarded.push({ person_id, badge, day });
    for (const [badge, day] of earlier) if (!badges.has(badge)) lost.push({ person_id, badge, day });
  }
  return { awarded, lost };
}
