// Game accounts that people link, by a code or by signing in, and what this means for their votes (decisions P275–P277).
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../src/access/delete-account.ts';
import { parseIdentity } from '../../src/access/game-identity.ts';
import { createIdentityCode } from '../../src/access/identity-codes.ts';
import { redeemIdentityCode, unlinkIdentity } from '../../src/access/link-identity.ts';
import { deleteExpiredLinkedIdentities, selectLinkedIdentities } from '../../src/access/linked-identity-queries.ts';
import { findPerson } from '../../src/access/people.ts';
import type { Person } from '../../src/access/person.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { checkIdentities } from '../../src/votes/check-identities.ts';
import { anonymizeVoter } from '../../src/votes/own-votes.ts';
import { type AccountFixture, openAccountFixture } from '../support/account-fixture.ts';
import { linkable, linkByCode, linkBySigningIn } from '../support/linking.ts';
import { aPerson, aServer } from '../support/people-and-listings.ts';
import { limitedVoting, voteAs } from '../support/voting-accounts.ts';

const ROBLOX = 'roblox:156';

let fixture: AccountFixture;
let server: Listing;
let voting: ReturnType<typeof limitedVoting>;
beforeEach(async () => {
  fixture = await openAccountFixture();
  server = await aServer(fixture.db, 'roblox');
  voting = limitedVoting(fixture.db, fixture.vault, { votesPerNetwork: null, votesPerNetworkHour: null });
});
afterEach(() => fixture.close());

let made = 0;
const member = () => aPerson(fixture.db, { email: `member${++made}@mail.example`, emailVerified: true });
const vote = async ({ id }: Person, listing = server) => voteAs(voting, (await findPerson(fixture.db, id))!, listing);
const linkHere = (person: Person, identity = ROBLOX, listing = server) =>
  linkByCode(fixture.context, person.id, listing, identity);
const signInAs = (person: Person, identity = ROBLOX) => linkBySigningIn(fixture.context, person.id, identity);
const linksOf = async (person: Person) =>
  (await selectLinkedIdentities(fixture.db, person.id)).map(({ identity, listingId }) => [identity, listingId]);
async function unlink(person: Person, identity = ROBLOX): Promise<boolean> {
  const links = await selectLinkedIdentities(fixture.db, person.id);
  const link = links.find((one) => one.identity === identity);
  return unlinkIdentity(fixture.db, person.id, link?.id ?? 0);
}
async function hasVoted(identity = ROBLOX, listing = server): Promise<boolean> {
  const [found] = await checkIdentities(fixture.db, listing.id, [
    { text: identity, identity: parseIdentity(identity)! },
  ]);
  return found![1].voted;
}

describe('P275 a code typed in the game', () => {
  test('links the identity for this listing only', async () => {
    const [person, other] = [await member(), await aServer(fixture.db, 'roblox')];
    expect(await linkHere(person)).toEqual({ ok: true, isNew: true });
    expect(await linksOf(person)).toEqual([[ROBLOX, server.id]]);
    await vote(person);
    await vote(person, other);
    expect([await hasVoted(), await hasVoted(ROBLOX, other)]).toEqual([true, false]);
  });

  test('works once, in any spelling, for 15 minutes, and only where it was made', async () => {
    const [person, other] = [await member(), await aServer(fixture.db, 'roblox')];
    const redeem = (code: string, listing = server, identity = ROBLOX) =>
      redeemIdentityCode(fixture.context, { listing, code, identity: linkable(identity) });
    const code = async () => (await createIdentityCode(fixture.context, person.id, server.id)).code;
    const first = await code();
    expect(first).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const second = await code();
    expect(await redeem(first)).toEqual({ ok: false, reason: 'unknown_code' });
    expect(await redeem(second, other)).toEqual({ ok: false, reason: 'unknown_code' });
    expect(await redeem(second.toLowerCase().replace('-', ' ').replaceAll('1', 'l').replaceAll('0', 'o'))).toEqual({
      ok: true,
      isNew: true,
    });
    expect(await redeem(second)).toEqual({ ok: true, isNew: false });
    expect(await redeem(second, server, 'roblox:157')).toEqual({ ok: false, reason: 'unknown_code' });
    await unlink(person);
    expect(await redeem(second)).toEqual({ ok: false, reason: 'unknown_code' });
    const third = await code();
    await fixture.clock.advance('15m');
    expect(await redeem(third)).toEqual({ ok: false, reason: 'unknown_code' });
  });

  test('links one account, however many requests and processes race for it', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5].map(member));
    const results = await Promise.all(people.flatMap((person) => [linkHere(person), linkHere(person)]));
    const owners = await Promise.all(people.map(linksOf));
    expect(owners.filter((links) => links.length === 1)).toHaveLength(1);
    expect(results.filter((result) => result.ok && result.isNew)).toHaveLength(1);
  });

  test('is refused for an identity of another account, and the code stays usable', async () => {
    const [first, second] = [await member(), await member()];
    await linkHere(first);
    const { code } = await createIdentityCode(fixture.context, second.id, server.id);
    const redeem = (identity: string) =>
      redeemIdentityCode(fixture.context, { listing: server, code, identity: linkable(identity) });
    expect(await redeem(ROBLOX)).toEqual({ ok: false, reason: 'taken' });
    expect(await redeem('roblox:2')).toEqual({ ok: true, isNew: true });
  });

  test('replaces the account’s earlier identity of the platform on this listing', async () => {
    const person = await member();
    await linkHere(person);
    await linkHere(person, 'roblox:2');
    expect(await linksOf(person)).toEqual([['roblox:2', server.id]]);
  });

  test('stores no code, only its keyed hash', async () => {
    const { code } = await createIdentityCode(fixture.context, (await member()).id, server.id);
    const stored = JSON.stringify(await fixture.db.selectFrom('identity_code').selectAll().execute());
    expect(stored).not.toContain(code.slice(0, 4));
  });

  test('sends the account’s owner an email', async () => {
    const person = await member();
    await linkHere(person);
    await fixture.outbox.sendDue();
    const email = fixture.mail.mails.findLast(({ to }) => to.includes(person.email));
    expect(email?.headers.get('subject')).toContain('A game account was linked');
    expect(email?.text.replaceAll(/\s+/g, ' ')).toContain(`Roblox account 156 was just linked`);
    expect(email?.text).toContain(server.name);
  });
});

describe('P276 signing in at the platform', () => {
  test('links the identity everywhere, to one account', async () => {
    const [first, second] = [await member(), await member()];
    expect(await signInAs(first)).toEqual({ ok: true, isNew: true });
    expect(await signInAs(first)).toEqual({ ok: true, isNew: false });
    expect(await signInAs(second)).toEqual({ ok: false, reason: 'taken' });
    expect(await linkHere(second)).toEqual({ ok: false, reason: 'taken' });
    await vote(first);
    expect(await hasVoted()).toBe(true);
  });

  test('ends links by codes: those of other accounts for the identity, and the account’s own for the platform', async () => {
    const [prover, other] = [await member(), await member()];
    await linkHere(other);
    await linkHere(prover, 'roblox:2');
    await signInAs(prover);
    expect([await linksOf(prover), await linksOf(other)]).toEqual([[[ROBLOX, null]], []]);
    expect(await linkHere(prover, 'roblox:2')).toEqual({ ok: false, reason: 'other_linked' });
    expect(await linkHere(prover)).toEqual({ ok: true, isNew: false });
  });
});

describe('P277 votes and linked identities', () => {
  test('a vote that was cast before the identity was linked is found', async () => {
    const person = await member();
    await vote(person);
    expect(await hasVoted()).toBe(false);
    await linkHere(person);
    expect(await hasVoted()).toBe(true);
    await unlink(person);
    expect(await hasVoted()).toBe(false);
  });

  test('a vote is never found by two identities: after a change, only later votes count', async () => {
    const person = await member();
    await vote(person);
    await linkHere(person);
    await linkHere(person, 'roblox:2');
    expect([await hasVoted(), await hasVoted('roblox:2')]).toEqual([false, false]);
    await fixture.clock.advance('24h');
    await vote(person);
    expect([await hasVoted(), await hasVoted('roblox:2')]).toEqual([false, true]);
    await linkHere(person);
    expect([await hasVoted(), await hasVoted('roblox:2')]).toEqual([false, false]);
  });

  test('linking the same identity again still finds the votes', async () => {
    const person = await member();
    await vote(person);
    await linkHere(person);
    await unlink(person);
    await linkHere(person);
    expect(await hasVoted()).toBe(true);
  });

  test('an identity that moves to another account does not find its votes, and gives it no vote in the same window', async () => {
    const [first, second, third] = [await member(), await member(), await member()];
    await signInAs(first);
    expect((await vote(first)).ok).toBe(true);
    expect((await vote(second)).ok).toBe(true);
    await unlink(first);
    await signInAs(second);
    expect(await hasVoted()).toBe(false);
    await unlink(second);
    await signInAs(third);
    expect(await vote(third)).toMatchObject({ ok: false, reason: 'too_soon' });
    await fixture.clock.advance('24h');
    expect((await vote(third)).ok).toBe(true);
    expect(await hasVoted()).toBe(true);
  });

  test('open windows apply to an identity that is linked after the vote', async () => {
    const [first, second] = [await member(), await member()];
    await vote(first);
    await linkHere(first);
    await unlink(first);
    await linkHere(second);
    expect(await vote(second)).toMatchObject({ ok: false, reason: 'too_soon' });
    const elsewhere = await aServer(fixture.db, 'roblox');
    expect((await vote(second, elsewhere)).ok).toBe(true);
  });

  test('a code that one game’s server redeems closes no window on other listings', async () => {
    const [person, victim] = [await member(), await member()];
    const elsewhere = await aServer(fixture.db, 'roblox');
    await vote(person);
    await vote(person, elsewhere);
    await linkHere(person);
    await signInAs(victim);
    expect((await vote(victim, elsewhere)).ok).toBe(true);
  });

  test('a linked identity confirms no account', async () => {
    const typed = await aPerson(fixture.db, { email: 'typed@mail.example' });
    await linkHere(typed);
    expect(await vote(typed)).toMatchObject({ ok: false, reason: 'unconfirmed' });
  });

  test('a deleted account has no links and no votes', async () => {
    const person = await member();
    await linkHere(person);
    await vote(person);
    expect(await deleteAccount(fixture.context, person.id, anonymizeVoter)).toEqual({ ok: true });
    expect(await hasVoted()).toBe(false);
    expect(await fixture.db.selectFrom('linked_identity').selectAll().execute()).toEqual([]);
    const next = await member();
    await linkHere(next);
    expect(await vote(next)).toMatchObject({ ok: false, reason: 'too_soon' });
  });

  test('links that have ended are deleted after 90 days', async () => {
    const person = await member();
    await linkHere(person);
    await linkHere(await member(), 'roblox:2');
    await unlink(person);
    await fixture.clock.advance('89d');
    await deleteExpiredLinkedIdentities(fixture.db);
    const stored = () => fixture.db.selectFrom('linked_identity').select('identity').execute();
    expect(await stored()).toHaveLength(2);
    await fixture.clock.advance('1d');
    await deleteExpiredLinkedIdentities(fixture.db);
    expect(await stored()).toEqual([{ identity: 'roblox:2' }]);
  });
});
