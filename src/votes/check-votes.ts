// The vote check (§2.4, §4.3, §4.4): does this user or player have a vote whose window is still open? Reads committed
// rows only, so a check that starts after a vote was accepted sees it (decision A4).
import type { Connection } from '../db/database.ts';
import { type CurrentVote, selectVoteOfUser, selectVotesOfPlayers } from './queries.ts';

export interface VoteCheck {
  readonly voted: boolean;
  /** ISO 8601, UTC, milliseconds; null when `voted` is false. */
  readonly votedAt: string | null;
  readonly nextVoteAt: string | null;
}

const NOT_VOTED: VoteCheck = { voted: false, votedAt: null, nextVoteAt: null };

/** Checks by platform user ID or account ID. A window that ends at this very instant has ended (§2.4). */
export async function checkUser(db: Connection, listingId: string, userId: string): Promise<VoteCheck> {
  const row = await selectVoteOfUser(db, listingId, userId);
  return row ? voted(row) : NOT_VOTED;
}

/** Checks by in-game name, case-insensitively, whichever account named the player. */
export async function checkPlayer(db: Connection, listingId: string, playerName: string): Promise<VoteCheck> {
  const [first] = await checkPlayers(db, listingId, [playerName]);
  return first ? first[1] : NOT_VOTED;
}

/** Returns one `[name as requested, check]` per distinct name (decision A5). */
export async function checkPlayers(
  db: Connection,
  listingId: string,
  playerNames: readonly string[],
): Promise<readonly (readonly [string, VoteCheck])[]> {
  const names = [...new Set(playerNames)];
  const rows = await selectVotesOfPlayers(db, listingId, names);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return names.map((name, index) => {
    const row = byPlace.get(index + 1);
    return [name, row ? voted(row) : NOT_VOTED] as const;
  });
}

/** The times are null without a vote. */
export function toVoteCheck({
  votedAt,
  nextVoteAt,
}: { readonly [Name in keyof CurrentVote]: CurrentVote[Name] | null }): VoteCheck {
  return votedAt && nextVoteAt ? voted({ votedAt, nextVoteAt }) : NOT_VOTED;
}

function voted({ votedAt, nextVoteAt }: CurrentVote): VoteCheck {
  return { voted: true, votedAt: votedAt.toISOString(), nextVoteAt: nextVoteAt.toISOString() };
}
