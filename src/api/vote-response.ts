// The fields of a vote in responses: the same in the list of votes and in claims.
import { z } from '@hono/zod-openapi';
import type { AuthenticatedToken } from '../access/token-queries.ts';
import { GAMES } from '../listings/listing.ts';
import { time } from './schemas.ts';

export const VoteResponse = z.object({
  eventId: z.string().describe('As in the webhook of this vote.'),
  userId: z.string().describe('As in the webhook of this vote.'),
  votedAt: time(),
  nextVoteAt: time(),
  weight: z.int(),
  game: z.enum(GAMES).optional().describe('On game listings only.'),
  playerName: z.string().nullable().optional().describe('On game listings only; null if none was named.'),
});

type ShownVote = z.output<typeof VoteResponse>;
type StoredVote = Omit<ShownVote, 'game' | 'playerName'> & { readonly playerName: string | null };

/** A vote as responses show it: with the game and the player on game listings only. */
export function toVoteResponse({ game }: AuthenticatedToken, vote: StoredVote): ShownVote {
  const { eventId, userId, votedAt, nextVoteAt, weight, playerName } = vote;
  return { eventId, userId, votedAt, nextVoteAt, weight, ...(game !== null && { game, playerName }) };
}
