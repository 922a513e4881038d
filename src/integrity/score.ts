// Scores how much the votes of a listing look like those of fake voters (decision P416): a sum of points, each for a
// difference from what is usual, with the numbers it was computed from. Pure. docs/operate.md has the weights
// in words.
import { MARKS, type Mark, type MarkedVote } from './marks.ts';

/** What is usual for a listing. */
export interface UsualVotes {
  /** Votes per day over the last two weeks, without today. */
  readonly perDay: number;
  /** The share of votes with each mark, from 0 to 1. */
  readonly shares: Readonly<Record<Mark, number>>;
}

export interface MarkEvidence {
  readonly mark: Mark;
  readonly votes: number;
  /** How many would be usual beside the other votes of the window. */
  readonly usual: number;
  readonly points: number;
}

export interface VoteScore {
  /** 0 to 100. */
  readonly score: number;
  readonly windowMinutes: number;
  readonly votes: number;
  /** How many votes are usual in such a window. */
  readonly usualVotes: number;
  readonly burstPoints: number;
  readonly marks: readonly MarkEvidence[];
  /** The votes with a mark that brought points. */
  readonly suspicious: readonly MarkedVote[];
}

/** From this score on, staff should look at the votes. */
export const FLAG_SCORE = 60;
/** From this score on, votes are added to a flag that is open. */
const EXTEND_SCORE = 40;
/** Fewer votes show no pattern, and change no ranking. */
const LEAST_VOTES = 20;

const MINUTE_MS = 60_000;
/** A burst, an afternoon, a slow drip. */
const WINDOW_MINUTES = [30, 180, 1_440] as const;

/** Points grow from the first value, where they are 0, to the second, where they are all. */
type Ramp = readonly [from: number, to: number];

interface Weight {
  readonly points: number;
  /** Of the excess beyond what is usual, as a share of all votes of the window. */
  readonly share: Ramp;
  /** Of the excess as a number of votes: a group stands out however many others vote. */
  readonly count?: Ramp;
}

const WEIGHTS: Readonly<Record<Mark, Weight>> = {
  fresh: { points: 40, share: [0.6, 0.85] },
  dormant: { points: 60, share: [0.3, 0.55], count: [15, 42] },
  single: { points: 40, share: [0.6, 0.85] },
  shared: { points: 65, share: [0.25, 0.45], count: [10, 26] },
  named: { points: 65, share: [0.25, 0.45], count: [10, 25] },
};
const BURST = { points: 15, doublings: [1, 3] } as const;
/** A day has hours with twice as many votes as the average. */
const PEAK_HOUR = 2;
/** Fewer prove nothing, whatever their share. */
const LEAST_EXCESS = 10;
const MOST_USUAL_SHARE = 0.95;

/** The score of the window that looks worst. `votes`: those of the last 24 hours, in any order. */
export function scoreVotes(votes: readonly MarkedVote[], usual: UsualVotes, nowMs: number): VoteScore {
  const scores = WINDOW_MINUTES.map((minutes) => {
    const since = nowMs - minutes * MINUTE_MS;
    return scoreWindow(
      votes.filter(({ vote }) => vote.votedAtMs > since),
      usual,
      minutes,
    );
  });
  return scores.reduce((worst, one) => (rankOf(one) > rankOf(worst) ? one : worst));
}

/** A flag that is open is extended by fewer points, because its votes become what the window consists of. */
export function isFlagged({ score, suspicious }: VoteScore, hasOpenFlag: boolean): boolean {
  return hasOpenFlag ? score >= EXTEND_SCORE : score >= FLAG_SCORE && suspicious.length >= LEAST_VOTES;
}

/** A window with too few suspicious votes flags nothing, however high its score. */
function rankOf({ score, suspicious }: VoteScore): number {
  return suspicious.length >= LEAST_VOTES ? 100 + score : score;
}

function scoreWindow(votes: readonly MarkedVote[], usual: UsualVotes, windowMinutes: number): VoteScore {
  const usualVotes = usual.perDay * Math.min(1, (windowMinutes / 1_440) * PEAK_HOUR);
  const base = { windowMinutes, votes: votes.length, usualVotes };
  if (votes.length < LEAST_VOTES) return { ...base, score: 0, burstPoints: 0, marks: [], suspicious: [] };
  const marks = MARKS.map((mark) => weigh(mark, votes, usual.shares));
  // A listing without a history has nothing that a burst could be compared with.
  const doublings = usualVotes === 0 ? 0 : Math.log2(votes.length / Math.max(usualVotes, 5));
  const burstPoints = BURST.points * ramp(doublings, BURST.doublings);
  const sum = marks.reduce((total, { points }) => total + points, burstPoints);
  const counted = new Set(marks.filter(({ points }) => points > 0).map(({ mark }) => mark));
  const suspicious = votes.filter((vote) => [...vote.marks].some((mark) => counted.has(mark)));
  return { ...base, score: Math.min(100, Math.round(sum)), burstPoints: Math.round(burstPoints), marks, suspicious };
}

/**
 * How many votes with the mark are usual is estimated from the votes without it, so that a large audience, which brings
 * both, is not a difference. First votes of new and of old accounts are both estimated from the votes that are neither,
 * so that fake voters of both kinds do not make each other look usual.
 */
function weigh(mark: Mark, votes: readonly MarkedVote[], shares: UsualVotes['shares']): MarkEvidence {
  const marked = votes.filter(({ marks }) => marks.has(mark)).length;
  const isFirst = mark === 'fresh' || mark === 'dormant';
  const others = votes.filter(({ marks }) => !marks.has(isFirst ? 'single' : mark)).length;
  const ofOthers = 1 - Math.min(isFirst ? shares.single : shares[mark], MOST_USUAL_SHARE);
  const usual = (others * Math.min(shares[mark], MOST_USUAL_SHARE)) / ofOthers;
  const excess = marked - usual;
  const weight = WEIGHTS[mark];
  const strength = Math.max(ramp(excess / votes.length, weight.share), weight.count ? ramp(excess, weight.count) : 0);
  const points = excess < LEAST_EXCESS ? 0 : Math.round(weight.points * strength);
  return { mark, votes: marked, usual: Math.round(usual * 10) / 10, points };
}

function ramp(value: number, [from, to]: Ramp): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** How many votes were marked, over a longer time. */
export interface MarkCounts extends Readonly<Record<Mark, number>> {
  readonly votes: number;
}

/** What is assumed before there are votes to learn from: accounts are new where everything is new. */
const ASSUMED: MarkCounts = { votes: 300, fresh: 90, dormant: 15, single: 120, shared: 15, named: 3 };
/** How many votes of all listings count as much as the listing's own. */
const WEIGHT_OF_SITE = 60;

/** Shares of the listing's own votes, and of the site's as long as there are few. */
export function usualShares(own: MarkCounts, site: MarkCounts): Readonly<Record<Mark, number>> {
  const share = (mark: Mark) => {
    const ofSite = (site[mark] + ASSUMED[mark]) / (site.votes + ASSUMED.votes);
    return (own[mark] + ofSite * WEIGHT_OF_SITE) / (own.votes + WEIGHT_OF_SITE);
  };
  return {
    fresh: share('fresh'),
    dormant: share('dormant'),
    single: share('single'),
    shared: share('shared'),
    named: share('named'),
  };
}

/** Counts the marks of votes, to be added to what is usual. */
export function countMarks(votes: readonly MarkedVote[]): MarkCounts {
  const of = (mark: Mark) => votes.filter(({ marks }) => marks.has(mark)).length;
  return {
    votes: votes.length,
    fresh: of('fresh'),
    dormant: of('dormant'),
    single: of('single'),
    shared: of('shared'),
    named: of('named'),
  };
}
