// A vote of a person as it is stored once its delivery has ended, written directly into the seeded site.
import type { Db } from '../../../src/db/database.ts';
import type { DeliveryState } from '../../../src/db/delivery-tables.ts';
import { ago, dashed, eventIdOf, HOUR, insertDelivery } from './rows.ts';
import { LISTENER_ID, MINECRAFT, VOTER } from './sample-site.ts';

interface SeededVote {
  readonly listingId?: string;
  readonly playerName?: string | null;
  /** Of the delivery to the vote listener; null: it went to none. */
  readonly state?: DeliveryState | null;
  readonly ageMs?: number;
}

/** A vote for the Minecraft server an hour ago, unless said otherwise. */
export async function insertVote(db: Db, vote: SeededVote = {}): Promise<void> {
  const { listingId = MINECRAFT.id, playerName = '.Steve', state = 'accepted', ageMs = HOUR } = vote;
  const eventId = eventIdOf(ageMs, listingId === MINECRAFT.id ? '5e' : '5f');
  const voted_at = ago(ageMs);
  const window = {
    event_id: dashed(eventId),
    listing_id: listingId,
    voter_id: VOTER.id,
    user_id: VOTER.id,
    voted_at,
    next_vote_at: new Date(voted_at.getTime() + 24 * HOUR),
  };
  await db
    .insertInto('vote')
    .values({ ...window, player_name: playerName, weight: 1 })
    .execute();
  await db.insertInto('voting_window').values(window).execute();
  if (state === null) return;
  await insertDelivery(db, {
    eventId,
    endpointId: LISTENER_ID,
    listing: MINECRAFT,
    ageMs,
    state,
    userId: VOTER.id,
    playerName,
    attempts: [{}],
  });
}

/** The player was rewarded through the vote listener. */
export async function insertReward(db: Db, player: string, ageMs = HOUR): Promise<void> {
  await db
    .insertInto('player_reward')
    .values({
      endpoint_id: LISTENER_ID,
      player: player.toLowerCase(),
      event_id: dashed(eventIdOf(ageMs, '6e')),
      voted_at: ago(ageMs),
      state: 'given',
    })
    .execute();
}
