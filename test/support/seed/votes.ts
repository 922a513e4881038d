// A vote with the rows that are stored when its delivery has ended, inserted directly into the seeded site.
import type { Context } from 'hono';
import type { AppContext } from '../../../src/context.ts';
import type { Db } from '../../../src/db/database.ts';
import type { DeliveryState } from '../../../src/db/delivery-tables.ts';
import { consume } from '../../../src/db/rate-limit.ts';
import { castPersonVote } from '../../../src/votes/cast-vote.ts';
import { ago, dashed, eventIdOf, HOUR, insertDelivery } from './rows.ts';
import { BOT, LISTENER_ID, MINECRAFT, STRANGER, VOTER } from './sample-site.ts';

interface SeededVote {
  readonly listingId?: string;
  readonly playerName?: string | null;
  /** The state of the delivery to the vote listener; null if there is none. */
  readonly state?: DeliveryState | null;
  readonly ageMs?: number;
}

/** Inserts a vote, by default for the Minecraft server an hour ago. */
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

/** Records that the player was rewarded through the vote listener. */
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

/** A request from this machine, as in a test's browser, to compute its rate limit key. */
export const LOCAL_REQUEST = { env: {}, req: { raw: new Request('http://localhost') } } as unknown as Context;

/** Uses up a rate limit for this machine. */
export async function exhaustLimit({ db, clients }: AppContext, name: string, limit: number): Promise<void> {
  const key = `${name}:${clients.keyOf(LOCAL_REQUEST)}`;
  for (let uses = 0; uses < limit; uses += 1) await consume(db, { key, limit, windowSeconds: 600 });
}

/** Casts a vote of another person on this network. */
export async function voteFromHere({ voting, clients }: AppContext): Promise<void> {
  const network = clients.networkOf(LOCAL_REQUEST);
  const vote = { listingId: MINECRAFT.id, person: STRANGER, playerName: null, network };
  const cast = await castPersonVote(voting, vote);
  if (!cast.ok) throw new Error(cast.reason);
}

/** Casts a vote of another account with the voter's address; its window ends in five hours. */
export async function voteFromOtherAccount({ db, voterIdentities }: AppContext): Promise<void> {
  const [identity = ''] = voterIdentities.hashesOf(VOTER);
  const window = { voted_at: ago(19 * HOUR), next_vote_at: ago(-5 * HOUR) };
  await db
    .insertInto('identity_window')
    .values({ listing_id: MINECRAFT.id, identity, ...window })
    .execute();
}

/** Other people on this network have cast so many votes in the last minutes, for another listing. */
export async function busyNetwork({ db, voting, clients }: AppContext, votes: number): Promise<void> {
  const networks = voting.limits?.networks;
  if (!networks) throw new Error('Votes of networks are not limited here.');
  const { today, range } = networks.hashesOf(networks.identify(clients.networkOf(LOCAL_REQUEST)), new Date());
  for (let index = 0; index < votes; index += 1)
    await db
      .insertInto('vote_network')
      .values({
        network: today,
        listing_id: BOT.id,
        event_id: dashed(eventIdOf(index * 1_000, '7e')),
        voted_at: ago(index * 1_000),
        expires_at: ago(-12 * HOUR),
        network_range: range,
      })
      .execute();
}
