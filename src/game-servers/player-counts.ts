// The current number of players on a server, or why it is missing (decisions P1 and P8).

import type { Connection } from '../db/database.ts';
import { type Message, message } from '../messages/message.ts';
import { type PlayerCountRow, selectPlayerCounts } from './player-count-queries.ts';
import type { PlayerState } from './poll-status.ts';
import { explainMissingCount } from './reason-codes.ts';

export interface PlayerCount {
  readonly state: PlayerState;
  /** Null unless online. */
  readonly players: number | null;
  /** Null if the server does not state it. */
  readonly maxPlayers: number | null;
  /** When the server last stated its player count. */
  readonly answeredAt: Date | null;
  /** Since when the server has not responded. */
  readonly failingSince: Date | null;
  /** For the owner: why the latest poll failed and what to do; null if it succeeded. */
  readonly problem: Message | null;
}

/** Counts by listing ID. Bots and servers without an address have none. */
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
  const problem = message('playerCounts.turnedOff');
  return { ...row, state: 'unknown', players: null, maxPlayers: null, problem };
}
