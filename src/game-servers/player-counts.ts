// How many players are on a server, for whoever shows it: now, over time, and why not (decisions P1 and P8).
import type { Connection } from '../db/database.ts';
import {
  deleteOldPlayerHours,
  type PlayerCountRow,
  type PlayerHourRow,
  selectPlayerCounts,
  selectPlayerHours,
} from './player-count-queries.ts';
import type { PlayerState } from './poll-status.ts';
import { explainMissingCount } from './reason-codes.ts';

const KEPT_DAYS = 90;

export interface PlayerCount {
  readonly state: PlayerState;
  /** Null unless online. */
  readonly players: number | null;
  /** Null where there is no such number. */
  readonly maxPlayers: number | null;
  /** When it last told its number. */
  readonly answeredAt: Date | null;
  /** When it first did not answer any more. */
  readonly failingSince: Date | null;
  /** For its owner: why the newest look failed and what to do; null when it did not. */
  readonly problem: string | null;
}

/** By listing; bots, and servers without an address, have none. */
export async function readPlayerCounts(
  db: Connection,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, PlayerCount>> {
  if (listingIds.length === 0) return new Map();
  const rows = await selectPlayerCounts(db, listingIds);
  return new Map(rows.map((row) => [row.listingId, shown(row)]));
}

function shown({ game, abandoned, code, listingId: _, ...row }: PlayerCountRow): PlayerCount {
  if (!abandoned) return { ...row, problem: code === null ? null : explainMissingCount(code, game) };
  const problem = 'Players are not being counted at the moment. The operator of this service can turn it on.';
  return { ...row, state: 'unknown', players: null, maxPlayers: null, problem };
}

/** The most of each hour in which there was a number, oldest first, for up to 90 days. */
export function readPlayerHistory(
  db: Connection,
  listingId: string,
  days: number,
): Promise<readonly PlayerHourRow[]> {
  return selectPlayerHours(db, listingId, Math.min(days, KEPT_DAYS));
}

/** For a timer; answers how many hours of servers went. */
export function deleteExpiredPlayerCounts(db: Connection): Promise<number> {
  return deleteOldPlayerHours(db, KEPT_DAYS);
}
