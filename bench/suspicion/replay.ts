// Replays simulated votes through the scoring itself, in the order of time, with the rules of the scan: when a listing is
// scored again, and what is learned from its votes. `replay-database.ts` runs the scan on a database instead.
import { type MarkedVote, markVotes, type ScannedVote } from '../../src/integrity/marks.ts';
import {
  countMarks,
  isFlagged,
  type MarkCounts,
  scoreVotes,
  usualShares,
  type VoteScore,
} from '../../src/integrity/score.ts';
import { DAY_MS, DAYS, type SimulatedListing, type SimulatedVote } from './traffic.ts';

export interface ReplayedFlag {
  readonly listing: number;
  readonly atMs: number;
  /** As it was when the listing was flagged. */
  readonly score: VoteScore;
  /** The votes that were flagged, by the end. */
  readonly votes: Set<SimulatedVote>;
}

const ROUND_MS = 60_000;
const FIVE_MINUTES_MS = 300_000;
const VOTES_PER_LISTING = 1_000;
const NONE: MarkCounts = { votes: 0, fresh: 0, dormant: 0, single: 0, shared: 0, named: 0 };

interface Known {
  readonly vote: SimulatedVote;
  readonly scanned: ScannedVote;
}

/** What the tables of the scan hold about a listing. */
class ListingState {
  readonly counts: MarkCounts[] = Array.from({ length: DAYS + 2 }, () => NONE);
  readonly perDay: number[] = Array.from({ length: DAYS + 2 }, () => 0);
  readonly seen = new Set<string>();
  window: Known[] = [];
  scored: Set<string> = new Set();
  pending = 0;
  lastVotes = 0;
  scoredAtMs = Number.NEGATIVE_INFINITY;
  flag: ReplayedFlag | null = null;
}

/** `votes`: of all listings. A listing has one flag in the end, because nobody decides about it. */
export function replay(
  listings: readonly SimulatedListing[],
  votes: readonly SimulatedVote[],
): readonly ReplayedFlag[] {
  const states = listings.map(() => new ListingState());
  const byListing = Map.groupBy(votes, ({ listing }) => listing);
  const sorted = listings.map(({ number }) => [...(byListing.get(number) ?? [])].sort((a, b) => a.atMs - b.atMs));
  const cursors = listings.map(() => 0);
  for (let day = 0; day < DAYS; day += 1) {
    const site = sumCounts(states.flatMap(({ counts }) => counts.slice(Math.max(0, day - 6), day + 1)));
    for (const { number } of listings) {
      const [state, own] = [states[number], sorted[number]];
      if (state && own) cursors[number] = replayDay({ state, listing: number, day, site }, own, cursors[number] ?? 0);
    }
  }
  return states.flatMap(({ flag }) => flag ?? []);
}

interface DayOf {
  readonly state: ListingState;
  readonly listing: number;
  readonly day: number;
  readonly site: MarkCounts;
}

function replayDay(today: DayOf, votes: readonly SimulatedVote[], from: number): number {
  const { state, day } = today;
  const endMs = (day + 1) * DAY_MS;
  let cursor = from;
  for (;;) {
    const next = votes[cursor];
    const hasVote = next !== undefined && next.atMs < endMs;
    if (!hasVote && state.pending === 0) return cursor;
    // The first round after the next vote, or after a listing with few new votes has waited long enough.
    const dueMs = Math.max(state.scoredAtMs + FIVE_MINUTES_MS, 0);
    const atMs = hasVote && (state.pending === 0 || next.atMs < dueMs) ? next.atMs : dueMs;
    const roundMs = (Math.floor(atMs / ROUND_MS) + 1) * ROUND_MS;
    if (roundMs >= endMs && !hasVote) return cursor;
    while (votes[cursor] !== undefined && (votes[cursor]?.atMs ?? 0) < Math.min(roundMs, endMs)) {
      const vote = votes[cursor] as SimulatedVote;
      state.window.push({ vote, scanned: scannedOf(vote, state.seen) });
      state.seen.add(vote.voter);
      state.perDay[day] = (state.perDay[day] ?? 0) + 1;
      state.pending += 1;
      cursor += 1;
    }
    const isDue =
      state.pending > 0 &&
      (state.pending >= state.lastVotes / 20 || state.pending >= 30 || roundMs >= state.scoredAtMs + FIVE_MINUTES_MS);
    if (isDue) scoreListing(today, roundMs);
    else if (!hasVote) return cursor;
  }
}

function scannedOf(vote: SimulatedVote, seen: ReadonlySet<string>): ScannedVote {
  return {
    eventId: `${vote.voter}@${vote.atMs}`,
    votedAtMs: vote.atMs,
    accountCreatedAtMs: vote.accountCreatedAtMs,
    hasVotedBefore: seen.has(vote.voter),
    hasVotedElsewhere: vote.votedElsewhere,
    network: vote.network,
    range: vote.range,
    names: [vote.name],
  };
}

function scoreListing({ state, listing, day, site }: DayOf, nowMs: number): void {
  state.window = state.window.filter(({ vote }) => vote.atMs > nowMs - DAY_MS).slice(-VOTES_PER_LISTING);
  const known = new Map(state.window.map(({ vote, scanned }) => [scanned.eventId, vote]));
  const marked = markVotes(state.window.map(({ scanned }) => scanned));
  const own = sumCounts(state.counts.slice(Math.max(0, day - 27), day + 1));
  const score = scoreVotes(marked, { perDay: perDayOf(state, day), shares: usualShares(own, site) }, nowMs);
  const flagged = new Set<MarkedVote>();
  if (isFlagged(score, state.flag !== null)) {
    state.flag ??= { listing, atMs: nowMs, score, votes: new Set() };
    for (const one of score.suspicious) {
      flagged.add(one);
      const vote = known.get(one.vote.eventId);
      if (vote) state.flag.votes.add(vote);
    }
  }
  const added = marked.filter((one) => !state.scored.has(one.vote.eventId) && !flagged.has(one));
  state.counts[day] = sumCounts([state.counts[day] ?? NONE, countMarks(added)]);
  state.scored = new Set(marked.map(({ vote }) => vote.eventId));
  state.lastVotes = marked.length;
  state.pending = 0;
  state.scoredAtMs = nowMs;
}

/** As `selectVotesPerDay`: of the last 14 days, from the first with votes. */
function perDayOf({ perDay }: ListingState, day: number): number {
  const days = perDay.slice(Math.max(0, day - 14), day);
  const first = days.findIndex((votes) => votes > 0);
  if (first < 0) return 0;
  return days.reduce((sum, votes) => sum + votes, 0) / (days.length - first);
}

function sumCounts(all: readonly MarkCounts[]): MarkCounts {
  return all.reduce(
    (sum, one) => ({
      votes: sum.votes + one.votes,
      fresh: sum.fresh + one.fresh,
      dormant: sum.dormant + one.dormant,
      single: sum.single + one.single,
      shared: sum.shared + one.shared,
      named: sum.named + one.named,
    }),
    NONE,
  );
}
