// What a replay has found: attacks and how soon, honest listings, and how exactly the flagged votes are those of attacks.
import { PATTERNS, type Pattern, type SimulatedAttack } from './attacks.ts';
import type { ReplayedFlag } from './replay.ts';
import { DAY_MS, type SimulatedListing, WARM_UP_DAYS } from './traffic.ts';

/** Time to flag counts from this vote of an attack. */
const FROM_VOTE = 50;

export interface Tally {
  readonly byPattern: Readonly<Record<Pattern, PatternTally>>;
  /** Listings without an attack, and how many of them were flagged in the month. */
  readonly honest: number;
  readonly honestFlagged: number;
  /** Of the honest flagged ones: how many had a launch or a streamer. */
  readonly honestWithEvent: number;
  /** Why each of the honest flagged ones was flagged, in a line. */
  readonly explained: readonly string[];
  /** Votes in flags of attacked listings. */
  readonly flaggedVotes: number;
  readonly flaggedFakes: number;
  readonly fakes: number;
}

interface PatternTally {
  readonly attacks: number;
  readonly flagged: number;
  /** Minutes from the 50th vote to the flag; 0 if it came before. */
  readonly minutes: readonly number[];
}

export function tally(
  listings: readonly SimulatedListing[],
  attacks: readonly SimulatedAttack[],
  flags: readonly ReplayedFlag[],
): Tally {
  const byListing = new Map(flags.map((flag) => [flag.listing, flag]));
  const attacked = new Set(attacks.map(({ listing }) => listing));
  const found = attacks.map((attack) => {
    const flag = byListing.get(attack.listing);
    const fakes = flag ? [...flag.votes].filter((vote) => vote.attack === attack.number).length : 0;
    const isFound = fakes >= attack.votes.length / 2;
    const fromMs = attack.votes[FROM_VOTE - 1]?.atMs ?? 0;
    return { attack, flag, fakes, isFound, minutes: flag ? Math.max(0, (flag.atMs - fromMs) / 60_000) : Infinity };
  });
  const ofPattern = (pattern: Pattern): PatternTally => {
    const own = found.filter(({ attack }) => attack.pattern === pattern);
    const flagged = own.filter(({ isFound }) => isFound);
    return { attacks: own.length, flagged: flagged.length, minutes: flagged.map(({ minutes }) => minutes) };
  };
  const honest = listings.filter(({ number }) => !attacked.has(number));
  const inMonth = ({ atMs }: ReplayedFlag) => atMs >= WARM_UP_DAYS * DAY_MS;
  const wrong = honest.filter(({ number }) => {
    const flag = byListing.get(number);
    return flag !== undefined && inMonth(flag);
  });
  return {
    byPattern: Object.fromEntries(PATTERNS.map((pattern) => [pattern, ofPattern(pattern)])) as Tally['byPattern'],
    honest: honest.length,
    honestFlagged: wrong.length,
    honestWithEvent: wrong.filter(({ events }) => events.some(({ kind }) => kind !== 'weekend')).length,
    explained: wrong.map((listing) => explain(listing, byListing.get(listing.number))),
    flaggedVotes: found.reduce((sum, { flag }) => sum + (flag?.votes.size ?? 0), 0),
    flaggedFakes: found.reduce((sum, { fakes }) => sum + fakes, 0),
    fakes: attacks.reduce((sum, { votes }) => sum + votes.length, 0),
  };
}

function explain({ number, votesPerDay, kind, events }: SimulatedListing, flag: ReplayedFlag | undefined): string {
  if (!flag) return '';
  const { score, windowMinutes, votes, usualVotes, burstPoints, marks } = flag.score;
  const around = events.map((event) => `${event.kind} ${((flag.atMs - event.atMs) / 3_600_000).toFixed(1)} h before`);
  const points = marks
    .filter((one) => one.points > 0)
    .map((one) => `${one.mark} ${one.votes}/${one.usual}=${one.points}`);
  return `listing ${number} (${kind}, ${votesPerDay.toFixed(0)} a day; ${around.join(', ') || 'no event'}): score ${score}, ${votes} votes in ${windowMinutes} min (usual ${usualVotes.toFixed(1)}), burst=${burstPoints}, ${points.join(', ')}`;
}
