// SQL statements that lock the rows on which votes depend, and read them. How they are written, so that PostgreSQL plans
// each only once, is explained in `record-vote-queries`.
import type { IdentifiedPerson } from '../access/voter-identities.ts';
import { bug } from '../core/assert.ts';
import type { Connection } from '../db/database.ts';
import { type NamedStatement, prepared } from '../db/prepared.ts';
import { executeTogether } from '../db/together.ts';
import type { NewVote } from './admit-votes.ts';
import type { VotableListing } from './votable-listing-queries.ts';

interface Locking {
  readonly accountIds: readonly string[];
  readonly networkLocks: readonly bigint[];
  readonly votes: readonly Pick<NewVote, 'listingId'>[];
  /** Those of whom the linked game accounts are read. */
  readonly linkedIds: readonly string[];
}

interface Locked {
  /** The accounts that exist, as they are now. */
  readonly accounts: ReadonlyMap<string, IdentifiedPerson>;
  readonly locked: LockedListings;
}

/** Locks networks and accounts first, and then listings, until the transaction ends. */
export async function lockForVotes(transaction: Connection, locking: Locking): Promise<Locked> {
  const { accountIds, networkLocks, votes } = locking;
  const listings = lockListings(votes, locking.linkedIds);
  if (accountIds.length === 0 && networkLocks.length === 0) {
    const { rows } = await listings.execute(transaction);
    return { accounts: new Map(), locked: readLocked(votes, rows) };
  }
  const [voters, { rows }] = await executeTogether(transaction, [lockVoters(accountIds, networkLocks), listings]);
  const accounts = voters.rows.flatMap(({ id, ...person }) => (id === null ? [] : [[id, person] as const]));
  return { accounts: new Map(accounts), locked: readLocked(votes, rows) };
}

type LockedVoter = IdentifiedPerson & { readonly id: string | null };

/**
 * Locks these networks and accounts, and reads the accounts. Networks are locked in a fixed order. Code that changes an
 * account never locks a network, so the two cannot deadlock.
 */
function lockVoters(accountIds: readonly string[], networkLocks: readonly bigint[]): NamedStatement<LockedVoter> {
  const ids = [...new Set(accountIds)];
  const locks = [...new Set(networkLocks)].sort((a, b) => (a < b ? -1 : 1)).map(String);
  return prepared<LockedVoter>('lock-voters')`
    with networks as materialized (
      select count(pg_advisory_xact_lock(lock)) from unnest((select ${locks}::bigint[])) as lock
    ), accounts as materialized (
      select person.* from (select id from unnest((select ${ids}::text[])) as id order by id) as voter
      cross join lateral (
        select id, email, email_verified, platform_id from person where id = voter.id limit 1 for key share
      ) as person
    )
    select id, email, email_verified as "emailVerified", platform_id as "platformId"
    from networks left join accounts on true`;
}

export interface LockedListings {
  /** In the order of the request; null: it does not exist. Each has an event ID of its own. */
  readonly listings: readonly (VotableListing | null)[];
  /** Those that are public: they are locked. */
  readonly open: ReadonlySet<string>;
  /** The game accounts that the voters have linked, on these listings or everywhere. */
  readonly linked: readonly LinkedVoter[];
}

interface LinkedVoter {
  readonly personId: string;
  readonly identity: string;
  /** Null: everywhere. */
  readonly listingId: string | null;
}

/** A listing, a linked account, or (in one row) the values of the database. */
type LockedRow =
  | (VotableListing['listing'] & { readonly isLocked: boolean })
  | (LinkedVoter & { readonly id: null; readonly eventIds: null })
  | { readonly id: null; readonly eventIds: readonly string[]; readonly now: Date };

/**
 * Locks the listings that are voted for, in a fixed order, and reads them, those that are not public without a lock.
 * Also reads what only the database can provide (its time, and time-ordered event IDs), and what the accounts have
 * linked, which saves statements: the accounts are locked by now, so it cannot change.
 */
function lockListings(
  votes: readonly Pick<NewVote, 'listingId'>[],
  accountIds: readonly string[],
): NamedStatement<LockedRow> {
  const listingIds = [...new Set(votes.map(({ listingId }) => listingId))];
  return prepared<LockedRow>('lock-voted-listings')`
    with voted as materialized (
      select id from unnest((select ${listingIds}::text[])) as id order by id
    ), locked as materialized (
      select listing.* from voted cross join lateral (
        select id, type, game, plan from listing where id = voted.id and is_public limit 1 for no key update
      ) as listing
    )
    select id, type, game, plan, false as paused, true as "isOpen", true as "isLocked",
      null as "personId", null as identity, null as "listingId", null::uuid[] as "eventIds", null::timestamptz as now
    from locked
    union all
    select id, type, game, plan, paused_at is not null, state = 'public' and (is_public or paused_at is not null), false, null, null, null, null, null
    from (select id as voted_id from voted where id not in (select id from locked)) as other
    cross join lateral (select * from listing where id = voted_id limit 1) as listing
    union all
    select null, null, null, null, null, null, null, person_id, identity, listing_id, null, null from linked_identity
    where person_id = any((select ${accountIds}::text[])::text[]) and unlinked_at is null
      and (listing_id is null or listing_id = any((select ${listingIds}::text[])::text[]))
    union all
    select null, null, null, null, null, null, null, person_id, provider_id || ':' || account_id, null, null, null
    from credential where person_id = any((select ${accountIds}::text[])::text[])
      and provider_id in ('google', 'github', 'oidc')
    union all
    select null, null, null, null, null, null, null, null, null, null,
      array(select new_event_id(plaudit_now()) from generate_series(1, (select ${votes.length}::int))),
      date_trunc('milliseconds', plaudit_now())`;
}

function readLocked(votes: readonly Pick<NewVote, 'listingId'>[], rows: readonly LockedRow[]): LockedListings {
  const listings = new Map<string, VotableListing['listing']>();
  const open = new Set<string>();
  const linked: LinkedVoter[] = [];
  let values: Extract<LockedRow, { now: Date }> | undefined;
  for (const row of rows)
    if (row.id !== null) {
      const { id, type, game, plan, paused, isOpen } = row;
      listings.set(id, { id, type, game, plan, paused, isOpen });
      if (row.isLocked) open.add(id);
    } else if (row.eventIds === null) linked.push(row);
    else values = row;
  const { eventIds, now } = values ?? bug('the database returned no event IDs');
  const found = votes.map(({ listingId }, place) => {
    const listing = listings.get(listingId);
    return listing ? { listing, eventId: eventIds[place] ?? bug('too few event IDs'), now } : null;
  });
  return { listings: found, open, linked };
}
