// Leaderboards: the hundred people who voted the most, for one listing or on the whole site. Only people who agreed are
// named (decision P139); visitors find their own place. Annulled votes do not count.
import { staleWhileRevalidate } from '../core/stale-while-revalidate.ts';
import type { Connection } from '../db/database.ts';
import {
  type OwnPlace,
  type Period,
  type RankedVoter,
  selectOwnPlace,
  selectShownVoters,
  selectTopOfListing,
  selectTopOfSite,
} from './leaderboard-queries.ts';

export interface LeaderboardEntry {
  /** From 1; shared by everyone with as many votes. */
  readonly place: number;
  readonly votes: number;
  /** Null: an anonymous voter. */
  readonly name: string | null;
  /** Null unless the profile is public. */
  readonly handle: string | null;
  readonly isOwn: boolean;
}

export interface Leaderboard {
  readonly entries: readonly LeaderboardEntry[];
  /** Of the visitor; null without a vote that was counted. */
  readonly own: OwnPlace | null;
}

export interface LeaderboardVisitor {
  readonly id: string;
  readonly platformId: string | null;
}

/** The counts of the whole site, cached; without names, which people may withdraw at any time. */
export interface SiteRanking {
  top(period: Period): Promise<readonly RankedVoter[]>;
}

const FRESH_MS = 60_000;

/** Create it once per process. */
export function createSiteRanking(db: Connection): SiteRanking {
  const month = staleWhileRevalidate(FRESH_MS, () => selectTopOfSite(db, 'month'));
  const all = staleWhileRevalidate(FRESH_MS, () => selectTopOfSite(db, 'all'));
  return { top: (period) => (period === 'month' ? month() : all()) };
}

export async function readSiteLeaderboard(
  { db, siteRanking }: { readonly db: Connection; readonly siteRanking: SiteRanking },
  period: Period,
  visitor: LeaderboardVisitor | null,
): Promise<Leaderboard> {
  const entries = await nameEntries(db, await siteRanking.top(period), visitor);
  const own = visitor && (await selectOwnPlace(db, { period, ids: [visitor.id] }));
  return { entries, own };
}

export async function readListingLeaderboard(
  db: Connection,
  { listingId, period }: { readonly listingId: string; readonly period: Period },
  visitor: LeaderboardVisitor | null,
): Promise<Leaderboard> {
  const entries = await nameEntries(db, await selectTopOfListing(db, listingId, period), visitor);
  const own = visitor && (await selectOwnPlace(db, { period, listingId, ids: idsOf(visitor) }));
  return { entries, own };
}

function idsOf({ id, platformId }: LeaderboardVisitor): readonly string[] {
  return platformId === null ? [id] : [id, platformId];
}

async function nameEntries(
  db: Connection,
  ranked: readonly RankedVoter[],
  visitor: LeaderboardVisitor | null,
): Promise<readonly LeaderboardEntry[]> {
  const shown = await selectShownVoters(
    db,
    ranked.map(({ userId }) => userId),
  );
  const own = visitor ? idsOf(visitor) : [];
  let place = 0;
  return ranked.map(({ userId, votes }, index) => {
    if (votes !== ranked[index - 1]?.votes) place = index + 1;
    const { name = null, handle = null } = shown.get(userId) ?? {};
    return { place, votes, name, handle, isOwn: own.includes(userId) };
  });
}
