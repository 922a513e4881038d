// Claims of games for their players' votes (decision P278): each vote succeeds once per consumer, and a request that is
// repeated because its response was lost gets the same list.
import type { GameIdentity } from '../access/game-identity.ts';
import { formatEventId } from '../core/ids.ts';
import { keyedHash, type Vault } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import {
  type ClaimedVote,
  type ClaimSubject,
  insertClaim,
  selectClaimedVotes,
  selectClaimSubject,
} from './claim-votes-queries.ts';

export type ClaimedPlayer =
  | { readonly identity: GameIdentity }
  | { readonly userId: string }
  | { readonly playerName: string };

export interface VoteClaimRequest {
  readonly listingId: string;
  readonly player: ClaimedPlayer;
  readonly consumer: string;
  readonly claimId: string;
  readonly days: number;
}

export type VoteClaimResult =
  | { readonly ok: true; readonly votes: readonly ClaimedVote[] }
  /** The ID was used to claim the votes of another player. */
  | { readonly ok: false; readonly reason: 'other_player' };

export async function claimVotes(
  { db, vault }: { readonly db: Db; readonly vault: Vault },
  request: VoteClaimRequest,
): Promise<VoteClaimResult> {
  const found = subjectOf(request.player);
  const subject = keyedHash(vault.derive('vote-claims'), `${found.by} ${found.value}`);
  const { listingId, consumer, claimId } = request;
  const key = { listingId, consumer, claimId };
  const isNew = await insertClaim(db, { ...key, subject, found, days: request.days });
  if (!isNew && (await selectClaimSubject(db, key)) !== subject) return { ok: false, reason: 'other_player' };
  const votes = await selectClaimedVotes(db, key);
  return { ok: true, votes: votes.map((vote) => ({ ...vote, eventId: formatEventId(vote.eventId) })) };
}

/** A Discord ID is the platform user ID. */
function subjectOf(player: ClaimedPlayer): ClaimSubject {
  if ('userId' in player) return { by: 'user', value: player.userId };
  if ('playerName' in player) return { by: 'player', value: player.playerName.toLowerCase() };
  const { platform, id, text } = player.identity;
  return platform === 'discord' ? { by: 'user', value: id } : { by: 'identity', value: text };
}
