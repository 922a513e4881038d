// One person is one voter, whichever of their accounts votes: recognized by mailbox and by Discord account, in the
// database (P144, P45).
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { disconnectProvider } from '../../src/access/connected-account.ts';
import { deleteAccount } from '../../src/access/delete-account.ts';
import { followAddressLink, requestAddressChange, sendConfirmationEmail } from '../../src/access/email-addresses.ts';
import { findPerson } from '../../src/access/people.ts';
import type { Person } from '../../src/access/person.ts';
import { createVoterIdentities } from '../../src/access/voter-identities.ts';
import { deleteExpiredIdentityWindows, selectIdentityWindow } from '../../src/access/voter-identity-queries.ts';
import { cleanUp } from '../../src/cleanup.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { deleteListing } from '../../src/listings/save-listing.ts';
import type { CastVoteResult } from '../../src/votes/cast-vote.ts';
import { anonymizeVoter } from '../../src/votes/own-votes.ts';
import { type AccountFixture, openAccountFixture } from '../support/account-fixture.ts';
import { createTestAuth, postToAuth, TEST_PASSWORD } from '../support/auth.ts';
import { TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { untilLocksAwaited } from '../support/locks.ts';
import { aBot, aPerson, aServer } from '../support/people-and-listings.ts';
import { limitedVoting, secondProcess, voteAs } from '../support/voting-accounts.ts';

const DISCORD = '123456789012345678';

let fixture: AccountFixture;
let bot: Listing;
let voting: ReturnType<typeof limitedVoting>;
beforeEach(async () => {
  fixture = await openAccountFixture();
  bot = await aBot(fixture.db);
  voting = limitedVoting(fixture.db, fixture.vault, { votesPerNetwork: null, votesPerNetworkHour: null });
});
afterEach(() => fixture.close());

const confirmed = (email: string) => aPerson(fixture.db, { email, emailVerified: true, password: TEST_PASSWORD });
const nowOf = async ({ id }: Person) => (await findPerson(fixture.db, id))!;
const vote = async (person: Person, listing = bot) => voteAs(voting, await nowOf(person), listing);
const counted = (results: readonly CastVoteResult[]) => results.filter(({ ok }) => ok).length;
const auth = () => createTestAuth(fixture.db, { secretKey: TEST_SECRET_KEY });
async function connect(person: Person, accountId = DISCORD): Promise<void> {
  const { internalAdapter } = await auth().context;
  await internalAdapter.createAccount({ userId: person.id, providerId: 'discord', accountId });
}

async function changeAddress(person: Person, email: string): Promise<void> {
  expect(await requestAddressChange(fixture.context, await nowOf(person), email)).toEqual({ ok: true });
  const token = await fixture.tokenTo(email, /Confirm/);
  expect(await followAddressLink(fixture.context, token)).toMatchObject({ ok: true, changed: true });
}

describe('P144 accounts that share a mailbox', () => {
  test('count once when they vote concurrently in two processes', async () => {
    const second = await secondProcess(fixture.database);
    const both = [voting, limitedVoting(second.db, fixture.vault)];
    for (const spellings of [
      ['sample@mail.example', 'sample+1@mail.example', 'sample+2@mail.example'],
      ['first.last@gmail.com', 'firstlast+a@gmail.com', 'f.i.r.s.tlast@googlemail.com'],
    ]) {
      const people = await Promise.all(spellings.map(confirmed));
      const listing = await aBot(fixture.db);
      const results = await Promise.all(people.flatMap((person) => both.map((each) => voteAs(each, person, listing))));
      expect(counted(results)).toBe(1);
      const { rows } = await sql`
        select (select count(*)::int from vote where listing_id = listing.id) as votes, vote_count::int as shown
        from listing where id = ${listing.id}`.execute(fixture.db);
      expect(rows).toEqual([{ votes: 1, shown: 1 }]);
    }
    await second.close();
  });

  test('share one window: the second account sees when it ends, and its vote then starts the next one for both', async () => {
    const [first, second] = [await confirmed('sample@mail.example'), await confirmed('sample+b@mail.example')];
    const cast = await vote(first);
    const nextVoteAt = cast.ok && cast.nextVoteAt;
    expect(await vote(second)).toEqual({ ok: false, reason: 'too_soon', nextVoteAt });
    expect(await selectIdentityWindow(fixture.db, bot.id, fixture.context.voterIdentities.hashesOf(second))).toEqual(
      nextVoteAt,
    );
    expect((await vote(second, await aBot(fixture.db))).ok).toBe(true);
    await fixture.clock.advance('12h');
    expect((await vote(second)).ok).toBe(true);
    expect(await vote(first)).toMatchObject({ reason: 'too_soon' });
  });

  test('do not affect accounts with another mailbox', async () => {
    const addresses = ['a@mail.example', 'b@mail.example', 'a@other.example', 'a.b@mail.example', 'ab@mail.example'];
    const people = await Promise.all(addresses.map(confirmed));
    expect(counted(await Promise.all(people.map((person) => vote(person))))).toBe(5);
  });

  test('are recognized by confirmed addresses only, or by any address where unconfirmed accounts may vote', async () => {
    const typed = await aPerson(fixture.db, { email: 'sample+x@mail.example', platformId: DISCORD });
    const owner = await confirmed('sample@mail.example');
    expect((await vote(typed)).ok).toBe(true);
    expect((await vote(owner)).ok).toBe(true);
    const trial = limitedVoting(fixture.db, fixture.vault, { needsConfirmed: false });
    const [one, two] = [
      await aPerson(fixture.db, { email: 'u@mail.example' }),
      await aPerson(fixture.db, { email: 'u+2@mail.example' }),
    ];
    expect(counted([await voteAs(trial, one, bot), await voteAs(trial, two, bot)])).toBe(1);
  });
});

describe('P144 changing the email address during a window', () => {
  test('gives no second vote, neither to the account nor to another one with the old or the new address', async () => {
    const member = await confirmed('old@mail.example');
    expect((await vote(member)).ok).toBe(true);
    await changeAddress(member, 'new@mail.example');
    expect(await vote(member)).toMatchObject({ reason: 'too_soon' });
    for (const address of ['old@mail.example', 'old+1@mail.example', 'new+1@mail.example'])
      expect([address, await vote(await confirmed(address))]).toMatchObject([address, { reason: 'too_soon' }]);
  });

  test('gives no second vote by confirming it after a vote with Discord', async () => {
    const member = await aPerson(fixture.db, { email: 'late@mail.example', platformId: DISCORD });
    expect((await vote(member)).ok).toBe(true);
    await sendConfirmationEmail(fixture.context, member);
    await followAddressLink(fixture.context, await fixture.tokenTo('late@mail.example', /onfirm/));
    expect(await vote(await confirmed('late+1@mail.example'))).toMatchObject({ reason: 'too_soon' });
  });

  test('does not deadlock with a second change and votes by others', async () => {
    const listings = [bot, await aBot(fixture.db), await aBot(fixture.db)];
    const members = [await confirmed('one@mail.example'), await confirmed('two@mail.example')];
    for (const listing of listings) for (const member of members) expect((await vote(member, listing)).ok).toBe(true);
    const voters = await Promise.all(['a', 'b', 'c', 'd'].map((name) => confirmed(`moved+${name}@mail.example`)));
    const tokens: string[] = [];
    for (const [place, member] of members.entries()) {
      await requestAddressChange(fixture.context, member, `moved+${place}@mail.example`);
      tokens.push(await fixture.tokenTo(`moved+${place}@mail.example`, /Confirm/));
    }
    const results = await Promise.all([
      ...tokens.map((token) => followAddressLink(fixture.context, token)),
      ...voters.flatMap((voter, turn) =>
        (turn % 2 ? listings : listings.toReversed()).map((listing) => voteAs(voting, voter, listing)),
      ),
    ]);
    expect(results.slice(0, 2).map(({ ok }) => ok)).toEqual([true, true]);
    expect(counted(results.slice(2) as CastVoteResult[])).toBeLessThanOrEqual(listings.length);
  });
});

describe('P144 one Discord account', () => {
  test('that moves to another account during a window gives no second vote', async () => {
    const [first, second] = [await confirmed('a@mail.example'), await confirmed('b@mail.example')];
    await connect(first);
    expect((await vote(first)).ok).toBe(true);
    expect(await disconnectProvider(fixture.context, first.id, 'discord')).toBe(true);
    await connect(second);
    expect(await vote(second)).toMatchObject({ reason: 'too_soon' });
    await fixture.clock.advance('12h');
    expect((await vote(second)).ok).toBe(true);
  });

  test('connected after the vote is covered by its window', async () => {
    const [first, second] = [await confirmed('a@mail.example'), await confirmed('b@mail.example')];
    expect((await vote(first)).ok).toBe(true);
    await connect(first);
    await disconnectProvider(fixture.context, first.id, 'discord');
    await connect(second);
    expect(await vote(second)).toMatchObject({ reason: 'too_soon' });
  });

  test('with the email address of another account is the same voter', async () => {
    const byAddress = await confirmed('sample@mail.example');
    const { internalAdapter } = await auth().context;
    const { user } = await internalAdapter.createOAuthUser(
      { name: 'Sample', email: 'sample+discord@mail.example', emailVerified: true },
      { providerId: 'discord', accountId: DISCORD },
    );
    const byDiscord = (await findPerson(fixture.db, user.id))!;
    expect(counted(await Promise.all([vote(byAddress), vote(byDiscord)]))).toBe(1);
  });

  test('disconnected while the vote is being recorded does not make it fail', async () => {
    const member = await aPerson(fixture.db, { platformId: DISCORD, password: TEST_PASSWORD });
    await fixture.db.updateTable('person').set({ platform_id: null }).where('id', '=', member.id).execute();
    expect(await voteAs(voting, member, bot)).toEqual({ ok: false, reason: 'unconfirmed' });
    const { rows } = await sql`select 1 from vote`.execute(fixture.db);
    expect(rows).toEqual([]);
  });
});

describe('P45 after an account is deleted', () => {
  test('no other account of the person can vote before the window ends, whichever way it signs in', async () => {
    const member = await confirmed('gone+first@mail.example');
    await connect(member);
    const server = await aServer(fixture.db);
    expect((await vote(member, server)).ok).toBe(true);
    expect(await fixture.deleteAccount(member.id)).toEqual({ ok: true });
    // These accounts exist before, because sign-up would refuse them.
    const [other, third] = [await confirmed('gone@mail.example'), await confirmed('third@mail.example')];
    await fixture.db.updateTable('person').set({ platform_id: DISCORD }).where('id', '=', third.id).execute();
    for (const person of [other, third])
      expect(await vote(person, server)).toMatchObject({ ok: false, reason: 'too_soon' });
    await fixture.clock.advance('24h');
    for (const person of [other]) expect((await vote(person, server)).ok).toBe(true);
    expect((await vote(third, server)).ok).toBe(true);
  });

  test.each(['gone@mail.example', 'gone+2@mail.example', 'GONE+first@mail.example'])(
    'nobody can sign up as %s, by password or by Discord, before the window ends',
    async (email) => {
      const member = await confirmed('gone+first@mail.example');
      expect((await vote(member)).ok).toBe(true);
      await fixture.deleteAccount(member.id);
      const signUp = () => postToAuth(auth(), '/sign-up/email', { email, password: TEST_PASSWORD, name: 'Sample' });
      const refused = await signUp();
      expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'DEPARTED' }]);
      const { internalAdapter } = await auth().context;
      const byDiscord = internalAdapter.createOAuthUser(
        { name: 'Sample', email: email.toLowerCase(), emailVerified: true },
        { providerId: 'discord', accountId: '999456789012345678' },
      );
      await expect(byDiscord).rejects.toThrow();
      await fixture.clock.advance('12h');
      expect((await signUp()).status).toBe(200);
    },
  );

  test('a vote in flight while the account is deleted gives no vote to the next account', async () => {
    const member = await confirmed('gone@mail.example');
    expect((await vote(member)).ok).toBe(true);
    const waiting: Promise<CastVoteResult>[] = [];
    const sibling = await confirmed('gone+2@mail.example');
    await deleteAccount(fixture.context, member.id, async (...given) => {
      const until = await anonymizeVoter(...given);
      waiting.push(voteAs(voting, sibling, bot));
      if (process.env.PLAUDIT_TEST_DATABASE === 'postgres') await untilLocksAwaited(fixture.db, 1);
      return until;
    });
    expect(await Promise.all(waiting)).toMatchObject([{ reason: 'too_soon' }]);
  });

  test('an unconfirmed address does not block anybody else’s sign-up', async () => {
    const typed = await aPerson(fixture.db, { email: 'victim+x@mail.example', platformId: DISCORD });
    expect((await vote(typed)).ok).toBe(true);
    await fixture.deleteAccount(typed.id);
    const given = { email: 'victim@mail.example', password: TEST_PASSWORD, name: 'Sample' };
    expect((await postToAuth(auth(), '/sign-up/email', given)).status).toBe(200);
    expect(
      await fixture.context.deletedAccounts.blockedUntil(fixture.db, { email: 'victim+x@mail.example' }),
    ).not.toBeNull();
  });
});

test('what is stored of identities names nobody, and is deleted when the window ends', async () => {
  const member = await confirmed('sample+tag@mail.example');
  await connect(member);
  await vote(member);
  const rows = await fixture.db.selectFrom('identity_window').select('identity').execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/sample|mail\.example|123456789012345678/);
  const another = createVoterIdentities(fixture.vault, () => true);
  const stored = rows.map(({ identity }) => identity);
  expect([...another.hashesOf(await nowOf(member))].sort()).toEqual(stored.sort());
  expect(await deleteExpiredIdentityWindows(fixture.db)).toBe(0);
  await fixture.clock.advance('12h');
  expect(await deleteExpiredIdentityWindows(fixture.db)).toBe(2);
});

test('P135 identity windows are deleted with their listing’s other rows, and stay closed after an account is deleted', async () => {
  const member = await confirmed('busy@mail.example');
  const listings = await Promise.all(Array.from({ length: 23 }, () => aBot(fixture.db)));
  for (const listing of listings) expect((await vote(member, listing)).ok).toBe(true);
  await fixture.db.deleteFrom('identity_window').execute();
  expect(await fixture.deleteAccount(member.id)).toEqual({ ok: true });
  const sibling = await confirmed('busy+2@mail.example');
  for (const listing of listings) expect(await vote(sibling, listing)).toMatchObject({ reason: 'too_soon' });
  await deleteListing(fixture.db, listings[0]!.id, OPERATOR);
  await cleanUp(fixture.db);
  expect(await fixture.db.selectFrom('identity_window').selectAll().execute()).toHaveLength(22);
});
