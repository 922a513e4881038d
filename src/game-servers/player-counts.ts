// How many players are on a server now, and why the count is missing (decisions P1 and P8).
import type { Connection } from '../db/database.ts';
import { type PlayerCountRow, selectPlayerCounts } from './player-count-queries.ts';
import type { PlayerState } from './poll-status.ts';
import { explainMissingCount } from './reason-codes.ts';

export interface PlayerCount {
  readonly state: PlayerState;
  /** Null unless online. */
  readonly players: number | null;
  /** Null if the server has no such number. */
  readonly maxPlayers: number | null;
  /** When it last stated its number. */
  readonly answeredAt: Date | null;
  /** Since when it has not answered. */
  readonly failingSince: Date | null;
  /** For its owner: why the newest poll failed and what to do; null if it did not. */
  readonly problem: string | null;
}

/** By listing. Bots and servers without an address have none. */
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
  const problem = 'Player counts are turned off. The operator of this service can turn them on.';
  return { ...row, state: 'unknown', players: null, maxPlayers: null, problem };
}
