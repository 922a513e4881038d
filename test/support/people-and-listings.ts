// Creates the people, listings, tokens and votes that a test needs.
import { sql } from 'kysely';
import { byPerson, OPERATOR } from '../../src/access/audit.ts';
import type { TokenUse } from '../../src/access/authenticate-token.ts';
import { createPerson, findPersonByEmail, type NewPerson } from '../../src/access/people.ts';
import type { Person } from '../../src/access/person.ts';
import { insertManager } from '../../src/access/queries.ts';
import { createToken } from '../../src/access/tokens.ts';
import { type IpAddress, parseAddress } from '../../src/core/ip-address.ts';
import type { Db } from '../../src/db/database.ts';
import { createListing } from '../../src/listings/create-listing.ts';
import type { Game, Listing } from '../../src/listings/listing.ts';
import { keepPerson } from '../../src/ownership/transfer-queries.ts';
import { castVote, createVoting } from '../../src/votes/cast-vote.ts';
import { noDeliverer } from './no-deliverer.ts';
import { SITE_VALUES } from './site-values.ts';

let made = 0;

export async function aPerson(db: Db, given: Partial<NewPerson> = {}): Promise<Person> {
  const number = ++made;
  const creation = await createPerson(db, {
    email: `person${number}@example.com`,
    name: `Person ${number}`,
    ...given,
  });
  if (!creation.ok) throw new Error(creation.reason);
  return creation.person;
}

export async function aBot(db: Db, owner?: Person): Promise<Listing> {
  const ownerId = (owner ?? (await aPerson(db))).id;
  return created(
    await createListing(db, { type: 'bot', name: `Bot ${++made}`, ownerId, by: byPerson({ id: ownerId }) }),
  );
}

export async function aServer(db: Db, game: Game = 'minecraft', owner?: Person): Promise<Listing> {
  const ownerId = (owner ?? (await aPerson(db))).id;
  return created(
    await createListing(db, {
      type: 'game',
      game,
      name: `Server ${++made}`,
      ownerId,
      by: byPerson({ id: ownerId }),
    }),
  );
}

function created(saving: Awaited<ReturnType<typeof createListing>>): Listing {
  if (!saving.ok) throw new Error(JSON.stringify(saving));
  return saving.listing;
}

export async function aToken(
  db: Db,
  listing: Pick<Listing, 'id'>,
  scopes: readonly string[] = ['votes:read'],
): Promise<{ id: string; token: string }> {
  const made = await createToken(db, {
    listingId: listing.id,
    name: 'test',
    scopes,
    by: OPERATOR,
  });
  if (!made.ok) throw new Error(made.reason);
  return made;
}

/** The token with another last letter, which is nobody's. */
export function unknownToken(token: string): string {
  return token.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
}

export interface VoteRows {
  readonly voterId: string;
  readonly userId?: string;
  readonly playerName?: string | null;
}

/** Inserts only the rows of a vote that a vote check reads; the vote is cast now. */
export async function aVoteRow(
  db: Db,
  listing: Listing,
  given: VoteRows,
): Promise<{ votedAt: Date; nextVoteAt: Date }> {
  const userId = given.userId ?? given.voterId;
  const window = listing.type === 'bot' ? '12 hours' : '24 hours';
  const { rows } = await sql<{ votedAt: Date; nextVoteAt: Date }>`
    with cast_vote as (
      insert into vote (event_id, listing_id, voter_id, user_id, player_name, weight, voted_at, next_vote_at)
      values (new_event_id(plaudit_now()), ${listing.id}, ${given.voterId}, ${userId}, ${given.playerName ?? null}, 1,
        date_trunc('milliseconds', plaudit_now()), date_trunc('milliseconds', plaudit_now()) + ${window}::interval)
      returning *
    )
    insert into voting_window (listing_id, voter_id, user_id, event_id, voted_at, next_vote_at)
    select listing_id, voter_id, user_id, event_id, voted_at, next_vote_at from cast_vote
    on conflict (listing_id, voter_id) do update set user_id = excluded.user_id, event_id = excluded.event_id,
      voted_at = excluded.voted_at, next_vote_at = excluded.next_vote_at
    returning voted_at as "votedAt", next_vote_at as "nextVoteAt"`.execute(db);
  return rows[0]!;
}

/** Casts a vote like a visitor, including the counts. */
export async function aVote(
  db: Db,
  listing: Listing,
  given: VoteRows & { readonly at?: Date; readonly hasAccount?: boolean },
): Promise<{ eventId: string; votedAt: Date; nextVoteAt: Date }> {
  const site = SITE_VALUES;
  const voting = createVoting({ db, site, requireConfirmed: false, deliverer: noDeliverer() });
  const platformId = given.userId ?? null;
  const cast = await castVote(voting, {
    listingId: listing.id,
    voter: { voterId: given.voterId, platformId, confirmed: true, hasAccount: given.hasAccount ?? false },
    playerName: given.playerName ?? null,
    ...(given.at && { at: given.at }),
  });
  if (!cast.ok) throw new Error(cast.reason);
  return cast;
}

type ManagerAddition =
  | { readonly ok: true; readonly person: Person }
  | { readonly ok: false; readonly reason: 'unknown_person' | 'unknown_listing' | 'is_owner' | 'already' };

/** Adds the person with this address as a manager, without an invitation. */
export async function addManager(db: Db, listingId: string, email: string): Promise<ManagerAddition> {
  const person = await findPersonByEmail(db, email);
  if (!person) return { ok: false, reason: 'unknown_person' };
  const added = await db.transaction().execute(async (transaction) =>
    // The account may be deleted at this moment.
    (await keepPerson(transaction, person.id)) ? insertManager(transaction, listingId, person.id) : 'gone',
  );
  switch (added) {
    case 'gone':
      return { ok: false, reason: 'unknown_person' };
    case 'added':
      return { ok: true, person };
    case 'already':
      return { ok: false, reason: 'already' };
    case 'owner':
      return { ok: false, reason: 'is_owner' };
    case 'none':
      return { ok: false, reason: 'unknown_listing' };
  }
}

/** How a token is used in tests without a request. */
export const FROM_LOOPBACK: TokenUse = { operation: null, address: () => parseAddress('127.0.0.1') as IpAddress };
