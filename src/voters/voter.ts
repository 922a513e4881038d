// A voter's progress up to the last second: what the tally has counted, and the votes since.
import type { Connection } from '../db/database.ts';
import { type Achievements, findBadge, type VoterBadge } from './badges.ts';
import {
  achievementsOf,
  extendProgress,
  NO_PROGRESS,
  recountProgress,
  type ShownStreak,
  streakOn,
} from './progress.ts';
import { selectVoterRows, selectVotingDays } from './tally-queries.ts';
import { selectUncounted } from './voter-queries.ts';

export interface AwardedBadge extends VoterBadge {
  /** `2026-01-31`. */
  readonly awardedOn: string;
}

export interface VoterRecord {
  readonly votes: number;
  readonly listings: number;
  readonly streak: ShownStreak;
  /** Newest first. */
  readonly badges: readonly AwardedBadge[];
  readonly achievements: Achievements;
}

export async function readVoter(db: Connection, personId: string): Promise<VoterRecord> {
  const { today, days, newListings } = await selectUncounted(db, personId);
  const counted = (await selectVoterRows(db, [personId])).get(personId) ?? NO_PROGRESS;
  const isLate = days.some(({ day }) => counted.lastDay !== null && day < counted.lastDay);
  const progress = isLate
    ? recountProgress(
        mergeDays([...(await selectVotingDays(db, [personId])), ...days]),
        counted.listings + newListings,
        counted.badges,
      )
    : extendProgress(counted, days, newListings);
  const badges = [...progress.badges].flatMap(([id, day]) => {
    const badge = findBadge(id);
    return badge ? [{ ...badge, awardedOn: dateOf(day) }] : [];
  });
  return {
    votes: progress.votes,
    listings: progress.listings,
    streak: streakOn(today, progress),
    badges: badges.sort((a, b) => b.awardedOn.localeCompare(a.awardedOn) || b.tier - a.tier),
    achievements: achievementsOf(progress),
  };
}

function mergeDays(days: readonly { readonly day: number; readonly votes: number }[]) {
  const votes = new Map<number, number>();
  for (const one of days) votes.set(one.day, (votes.get(one.day) ?? 0) + one.votes);
  return [...votes].map(([day, number]) => ({ day, votes: number })).sort((a, b) => a.day - b.day);
}

function dateOf(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
