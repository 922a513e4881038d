// A voter's progress: votes, streak and badges. Pure. A day is a number: days since 1970 (UTC).
import { type Achievements, earnedBadges } from './badges.ts';

export interface VotingDay {
  readonly day: number;
  readonly votes: number;
}

export interface VoterProgress {
  readonly votes: number;
  /** How many different listings the votes were for. */
  readonly listings: number;
  /** The last day with a vote; null: there was none. */
  readonly lastDay: number | null;
  /** Days in a row, up to the last one. */
  readonly streak: number;
  readonly bestStreak: number;
  /** Badges, each with the day of the award. */
  readonly badges: ReadonlyMap<string, number>;
}

export const NO_PROGRESS: VoterProgress = {
  votes: 0,
  listings: 0,
  lastDay: null,
  streak: 0,
  bestStreak: 0,
  badges: new Map(),
};

/** Adds votes of days that are not before the last one, in order, and different listings that are new. */
export function extendProgress(
  progress: VoterProgress,
  days: readonly VotingDay[],
  newListings: number,
): VoterProgress {
  const badges = new Map(progress.badges);
  let next = { ...progress, badges };
  for (const day of days) next = award({ ...next, ...withDay(next, day) }, badges, day.day);
  const { lastDay } = next;
  if (newListings === 0 || lastDay === null) return next;
  return award({ ...next, listings: next.listings + newListings }, badges, lastDay);
}

function withDay({ votes, lastDay, streak, bestStreak }: VoterProgress, added: VotingDay) {
  const isNew = lastDay === null || added.day > lastDay;
  const current = isNew ? (added.day - 1 === lastDay ? streak + 1 : 1) : streak;
  return {
    votes: votes + added.votes,
    lastDay: isNew ? added.day : lastDay,
    streak: current,
    bestStreak: Math.max(bestStreak, current),
  };
}

function award<Progress extends VoterProgress>(progress: Progress, badges: Map<string, number>, day: number): Progress {
  for (const { id } of earnedBadges(achievementsOf(progress))) if (!badges.has(id)) badges.set(id, day);
  return progress;
}

export function achievementsOf({ bestStreak, votes, listings }: VoterProgress): Achievements {
  return { streak: bestStreak, votes, listings };
}

/**
 * The same from all days, in order: after votes of earlier days were added or taken away. A badge that is still earned
 * keeps its day.
 */
export function recountProgress(
  days: readonly VotingDay[],
  listings: number,
  awarded: ReadonlyMap<string, number>,
): VoterProgress {
  const recounted = extendProgress(NO_PROGRESS, days, listings);
  const badges = [...recounted.badges].map(([id, day]): [string, number] => [id, awarded.get(id) ?? day]);
  return { ...recounted, listings, badges: new Map(badges) };
}

export interface ShownStreak {
  /** Days in a row that still count: up to today or yesterday. */
  readonly days: number;
  readonly best: number;
  readonly hasVotedToday: boolean;
}

export function streakOn(today: number, { lastDay, streak, bestStreak }: VoterProgress): ShownStreak {
  const isAlive = lastDay !== null && lastDay >= today - 1;
  return { days: isAlive ? streak : 0, best: bestStreak, hasVotedToday: lastDay === today };
}
