// Accounts that vote from different networks with all limits, in one or several processes: the fixture of tests with
// fake voters.
import type { Person } from '../../src/access/person.ts';
import { createVoterIdentities } from '../../src/access/voter-identities.ts';
import type { Vault } from '../../src/core/secrets.ts';
import { type Database, type Db, openDatabase } from '../../src/db/database.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { createNetworkLimits } from '../../src/votes/admit-votes.ts';
import { type CastVoteResult, castVote, createVoting, type VotingDependencies } from '../../src/votes/cast-vote.ts';
import type { TestDatabase } from './database.ts';
import { noDeliverer } from './no-deliverer.ts';
import { aPerson } from './people-and-listings.ts';
import { SITE_VALUES } from './site-values.ts';

interface Rules {
  readonly votesPerNetwork?: number | null;
  readonly votesPerNetworkHour?: number | null;
  readonly needsConfirmed?: boolean;
}

export function limitedVoting(db: Db, vault: Vault, rules: Rules = {}): VotingDependencies {
  const { votesPerNetwork = 5, votesPerNetworkHour = 60, needsConfirmed = true } = rules;
  return createVoting({
    db,
    site: SITE_VALUES,
    requireConfirmed: needsConfirmed,
    limits: {
      identities: createVoterIdentities(vault, () => needsConfirmed),
      networks: createNetworkLimits(vault, { votesPerNetwork, votesPerNetworkHour }),
    },
    deliverer: noDeliverer(),
  });
}

/** Casts a vote like the vote page, with the dependencies of `wireVotes`. */
export function voteAs(
  voting: VotingDependencies,
  person: Person,
  listing: Listing,
  network = '192.0.2.1',
): Promise<CastVoteResult> {
  const { id: voterId, platformId, emailVerified } = person;
  const voter = { voterId, platformId, confirmed: emailVerified || platformId !== null, hasAccount: true };
  return castVote(voting, { listingId: listing.id, voter, network });
}

/** Creates people with confirmed addresses, each with their own mailbox. */
export async function somePeople(db: Db, count: number): Promise<readonly Person[]> {
  const people: Person[] = [];
  for (let made = 0; made < count; made += 1) people.push(await aPerson(db, { emailVerified: true }));
  return people;
}

/** The same database as another process sees it; the embedded database has only one process. */
export async function secondProcess(first: TestDatabase): Promise<{ readonly db: Db; close(): Promise<void> }> {
  if (first.url === null) return { db: first.db, close: async () => undefined };
  const database: Database = await openDatabase({ databaseUrl: first.url, dataDir: '' });
  return { db: database.db, close: () => database.close() };
}
