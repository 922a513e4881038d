// Accounts of Google, GitHub and OpenID Connect that people have connected: as ways to sign in, as identities of voters,
// and in what is exported and deleted, on both databases.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAuth } from '../../src/access/auth.ts';
import { disconnectProvider, readSignInMethods } from '../../src/access/connected-account.ts';
import { findPerson } from '../../src/access/people.ts';
import { exportPersonalData } from '../../src/access/personal-data.ts';
import { type Provider, VERIFYING_PROVIDERS } from '../../src/access/providers.ts';
import { isConfirmedVoter, scopedIdentities } from '../../src/access/voter-identities.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { castPersonVote } from '../../src/votes/cast-vote.ts';
import { type AccountFixture, openAccountFixture } from '../support/account-fixture.ts';
import { NO_PROVIDERS, TEST_PASSWORD } from '../support/auth.ts';
import { aBot, aPerson } from '../support/people-and-listings.ts';
import { limitedVoting } from '../support/voting-accounts.ts';

let fixture: AccountFixture;
beforeEach(async () => {
  fixture = await openAccountFixture();
});
afterEach(() => fixture.close());

const CLIENT = { clientId: 'sample', clientSecret: 'sample' };
const CONFIG = { discord: null, google: CLIENT, github: CLIENT, oidc: null };

async function connect(userId: string, providerId: Provider, accountId: string) {
  const { internalAdapter } = await createAuth(fixture.context, fixture.vault, NO_PROVIDERS).context;
  return internalAdapter.createAccount({ userId, providerId, accountId, scope: '' });
}

const cast = async (personId: string, listing: Listing) => {
  const voting = limitedVoting(fixture.db, fixture.vault, { votesPerNetwork: null, votesPerNetworkHour: null });
  const person = (await findPerson(fixture.db, personId))!;
  return castPersonVote(voting, { listingId: listing.id, person, playerName: null, network: '192.0.2.1' });
};

describe('P447 disconnecting', () => {
  test('leaves a password, or another provider that is set up; never nothing', async () => {
    const parts = { db: fixture.db, config: CONFIG };
    const person = await aPerson(fixture.db);
    await connect(person.id, 'google', '1');
    expect(await disconnectProvider(parts, person.id, 'google')).toBe(false);
    await connect(person.id, 'oidc', 'https://id.example#1');
    // Nobody could sign in with a provider that is no longer set up.
    expect(await disconnectProvider(parts, person.id, 'google')).toBe(false);
    await connect(person.id, 'github', '2');
    expect(await readSignInMethods(parts, person.id)).toEqual({
      password: false,
      connected: ['google', 'oidc', 'github'],
      replaceable: ['google', 'oidc', 'github'],
    });
    const tries = await Promise.all([
      disconnectProvider(parts, person.id, 'google'),
      disconnectProvider(parts, person.id, 'github'),
    ]);
    expect(tries.filter(Boolean)).toHaveLength(1);
  });

  test('is possible with a password', async () => {
    const parts = { db: fixture.db, config: CONFIG };
    const person = await aPerson(fixture.db, { password: TEST_PASSWORD });
    await connect(person.id, 'google', '1');
    expect(await disconnectProvider(parts, person.id, 'google')).toBe(true);
    expect(await readSignInMethods(parts, person.id)).toEqual({ password: true, connected: [], replaceable: [] });
  });
});

describe.each(VERIFYING_PROVIDERS)('P445 an account of %s', (provider) => {
  test('confirms its voter, and votes once, whichever account here it is connected to', async () => {
    const { db } = fixture;
    const listing = await aBot(db);
    const first = await aPerson(db, { emailVerified: false, password: TEST_PASSWORD });
    expect(await isConfirmedVoter(db, first)).toBe(false);
    expect(await cast(first.id, listing)).toMatchObject({ ok: false, reason: 'unconfirmed' });
    await connect(first.id, provider, 'sample-1');
    expect(await isConfirmedVoter(db, first)).toBe(true);
    expect(await cast(first.id, listing)).toMatchObject({ ok: true });

    const parts = { db, config: { ...CONFIG, oidc: { ...CLIENT, issuer: '', name: '' } } };
    expect(await disconnectProvider(parts, first.id, provider)).toBe(true);
    const second = await aPerson(db, { emailVerified: false, password: TEST_PASSWORD });
    await connect(second.id, provider, 'sample-1');
    expect((await cast(second.id, listing)).ok).toBe(false);
  });

  test('connected after a vote carries its open window along', async () => {
    const { db } = fixture;
    const listing = await aBot(db);
    const first = await aPerson(db, { emailVerified: true, password: TEST_PASSWORD });
    expect(await cast(first.id, listing)).toMatchObject({ ok: true });
    await connect(first.id, provider, 'sample-2');
    const parts = { db, config: { ...CONFIG, oidc: { ...CLIENT, issuer: '', name: '' } } };
    await disconnectProvider(parts, first.id, provider);
    const second = await aPerson(db, { emailVerified: false, password: TEST_PASSWORD });
    await connect(second.id, provider, 'sample-2');
    expect((await cast(second.id, listing)).ok).toBe(false);
  });

  test('is exported, and deleted with the account, which then cannot sign up again at once', async () => {
    const { db, context } = fixture;
    const listing = await aBot(db);
    const person = await aPerson(db, { emailVerified: false });
    await connect(person.id, provider, 'sample-3');
    expect((await cast(person.id, listing)).ok).toBe(true);
    let file = '';
    for await (const part of exportPersonalData(
      { db, config: { serviceName: 'Sample' } },
      person.id,
      async function* () {},
    ))
      file += part;
    expect(JSON.parse(file).signInWith).toMatchObject([{ with: provider, accountId: 'sample-3' }]);
    expect(await scopedIdentities(db, context.voterIdentities, person)).toHaveLength(1);
    expect((await fixture.deleteAccount(person.id)).ok).toBe(true);
    expect(await db.selectFrom('credential').selectAll().where('provider_id', '=', provider).execute()).toEqual([]);
    const other = await aPerson(db);
    await expect(connect(other.id, provider, 'sample-3')).rejects.toThrow('You recently voted with an account');
  });
});
