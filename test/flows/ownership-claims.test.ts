// Claims: whoever proves a listing that somebody else made gets it, unless its owner proves it, too.
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { byPerson, OPERATOR } from '../../src/access/audit.ts';
import { inviteManager } from '../../src/access/invitations.ts';
import { suspendPerson } from '../../src/access/suspend.ts';
import { deleteListing, updateListing } from '../../src/listings/save-listing.ts';
import { dismissClaim, transferByStaff, transferListing, withdrawClaim } from '../../src/ownership/claims.ts';
import { readOpenClaim, readProof } from '../../src/ownership/read-ownership.ts';
import { type OwnershipFixture, openOwnershipFixture, PROVEN_RECORD } from '../support/ownership-fixture.ts';
import { addManager, aPerson, aToken, aVote } from '../support/people-and-listings.ts';

let fixture: OwnershipFixture;

beforeEach(async () => {
  fixture = await openOwnershipFixture();
  onTestFinished(() => fixture.close());
});

const CLAIMED = { ok: true, kind: 'claimed' };

const claim = (listing: { readonly id: string }) => fixture.prove(listing, fixture.other, 'dns-txt');
const ownerOf = async (listing: { readonly id: string }) => (await fixture.now(listing)).ownerId;
const states = async () =>
  (await fixture.db.selectFrom('ownership_claim').select('state').orderBy('id').execute()).map(({ state }) => state);
const actsOf = async () =>
  (
    await fixture.db.selectFrom('audit_entry').select('act').where('act', 'like', 'ownership.%').orderBy('id').execute()
  ).map(({ act }) => act);
const aStaffMember = () => aPerson(fixture.db, { staffBy: OPERATOR });

describe('a claim to a listing that was never proven', () => {
  test('is told to the owner, and transfers the listing after 72 hours', async () => {
    const listing = await fixture.aServerProvenBy('other');
    await aVote(fixture.db, listing, { voterId: 'usr_voter' });
    expect(await claim(listing)).toEqual(CLAIMED);
    expect(await ownerOf(listing)).toBe(fixture.owner.id);
    const notices = await fixture.db.selectFrom('notice').select(['kind', 'listing_id']).execute();
    expect(notices).toEqual([{ kind: 'ownership.claimed', listing_id: listing.id }]);
    await fixture.clock.advance('71h');
    expect(await fixture.round()).toBe(0);
    await fixture.clock.advance('1h');
    expect(await fixture.round()).toBe(1);
    const now = await fixture.now(listing);
    expect(now).toMatchObject({ ownerId: fixture.other.id, voteCount: 1, ownerProvenAt: expect.any(Date) });
    expect(await readProof(fixture.db, listing.id)).toMatchObject({ personId: fixture.other.id, method: 'dns-txt' });
    expect(await states()).toEqual(['transferred']);
    expect(await actsOf()).toEqual(['ownership.claimed', 'ownership.transferred']);
    expect(await fixture.round()).toBe(0);
  });

  test('leaves nothing that the former owner could read votes or write with', async () => {
    const { db } = fixture;
    const listing = await fixture.aServerProvenBy('other');
    const manager = await aPerson(db);
    await addManager(db, listing.id, manager.email);
    await inviteManager(db, { listingId: listing.id, owner: fixture.owner, email: 'friend@example.test' });
    await aToken(db, listing, ['votes:read', 'webhooks:write']);
    await sql`insert into endpoint (id, listing_id, kind, state) values ('end_w', ${listing.id}, 'webhook', 'enabled'),
      ('end_l', ${listing.id}, 'listener', 'enabled')`.execute(db);
    await sql`insert into webhook (endpoint_id, format, url_sealed, url_shown, secret_sealed)
      values ('end_w', 'json', '\\x01', 'https://former.example', '\\x01')`.execute(db);
    await sql`insert into listener (endpoint_id, host, port, protocol, token_sealed)
      values ('end_l', 'former.example', 8192, 'v2', '\\x01')`.execute(db);
    await aVote(db, listing, { voterId: 'usr_voter' });
    await claim(listing);
    await fixture.clock.advance('72h');
    await fixture.round();
    expect(await ownerOf(listing)).toBe(fixture.other.id);
    for (const table of ['listing_manager', 'invitation', 'webhook', 'listener', 'stream_consumer'] as const)
      expect([table, await db.selectFrom(table).select(sql`1`.as('one')).execute()]).toEqual([table, []]);
    const { rows } = await sql<{ state: string; revoked: boolean | null }>`
      select state, null::boolean as revoked from endpoint union all
      select 'token', revoked_at is not null from api_token`.execute(db);
    expect(rows).toEqual([
      { state: 'removed', revoked: null },
      { state: 'removed', revoked: null },
      { state: 'token', revoked: true },
    ]);
  });

  test('is decided by staff at once, if the owner has never proven it', async () => {
    const staff = await aStaffMember();
    const listing = await fixture.aServerProvenBy('other');
    await claim(listing);
    const { id } = (await readOpenClaim(fixture.db, listing.id))!;
    expect(await transferByStaff(fixture.deps, id, staff)).toEqual({ ok: true });
    expect(await ownerOf(listing)).toBe(fixture.other.id);
    expect(await transferByStaff(fixture.deps, id, staff)).toEqual({ ok: false, reason: 'not_now' });
  });

  test('ends if the code is gone when it is due, after three more days of checks', async () => {
    const listing = await fixture.aServerProvenBy('other');
    await claim(listing);
    fixture.records.delete(PROVEN_RECORD);
    await fixture.clock.advance('72h');
    expect(await fixture.round()).toBe(1);
    expect(await states()).toEqual(['open']);
    await fixture.clock.advance('3d');
    await fixture.round();
    expect(await states()).toEqual(['lapsed']);
    expect(await ownerOf(listing)).toBe(fixture.owner.id);
  });

  test('survives a change of address by the owner, who could otherwise avoid it', async () => {
    const listing = await fixture.aServerProvenBy('other');
    await claim(listing);
    await updateListing(fixture.db, listing.id, { address: 'elsewhere.test' }, byPerson(fixture.owner));
    await fixture.clock.advance('72h');
    await fixture.round();
    const now = await fixture.now(listing);
    expect(now).toMatchObject({ ownerId: fixture.other.id, ownerProvenAt: null });
  });

  test('is transferred from whoever is the owner by then', async () => {
    const listing = await fixture.aServerProvenBy('other');
    await claim(listing);
    const friend = await aPerson(fixture.db);
    await fixture.db.updateTable('listing').set({ owner_id: friend.id }).where('id', '=', listing.id).execute();
    await fixture.clock.advance('72h');
    await fixture.round();
    expect(await ownerOf(listing)).toBe(fixture.other.id);
  });
});

describe('an owner who proves the listing, too', () => {
  test('keeps it, and staff decides', async () => {
    const staff = await aStaffMember();
    const listing = await fixture.aServerProvenBy('other', 'owner');
    await claim(listing);
    await fixture.clock.advance('71h');
    expect(await fixture.prove(listing, fixture.owner, 'dns-txt')).toMatchObject({ kind: 'proven' });
    expect(await states()).toEqual(['contested']);
    await fixture.clock.advance('20d');
    await fixture.round();
    expect(await ownerOf(listing)).toBe(fixture.owner.id);
    const { id } = (await readOpenClaim(fixture.db, listing.id))!;
    fixture.records.set(PROVEN_RECORD, []);
    expect(await transferByStaff(fixture.deps, id, staff)).toMatchObject({ ok: false, reason: 'not_proven' });
    fixture.records.set(PROVEN_RECORD, [fixture.codeOf(listing, fixture.other)]);
    expect(await transferByStaff(fixture.deps, id, staff)).toEqual({ ok: true });
    expect(await ownerOf(listing)).toBe(fixture.other.id);
  });

  test('keeps it when staff dismisses the claim', async () => {
    const listing = await fixture.aServerProvenBy('owner', 'other');
    await fixture.prove(listing, fixture.owner, 'dns-txt');
    expect(await claim(listing)).toEqual({ ok: true, kind: 'contested' });
    const { id } = (await readOpenClaim(fixture.db, listing.id))!;
    expect(await dismissClaim(fixture.deps, id, await aStaffMember())).toBe(true);
    expect(await dismissClaim(fixture.deps, id, await aStaffMember())).toBe(false);
    expect(await states()).toEqual(['dismissed']);
    expect(await ownerOf(listing)).toBe(fixture.owner.id);
    expect(await claim(listing)).toEqual({ ok: true, kind: 'contested' });
  });

  test('loses it 72 hours after that proof has ended', async () => {
    const listing = await fixture.aServerProvenBy('owner', 'other');
    await fixture.prove(listing, fixture.owner, 'dns-txt');
    await claim(listing);
    fixture.records.set(PROVEN_RECORD, [fixture.codeOf(listing, fixture.other)]);
    for (let day = 0; day <= 7; day += 1) {
      await fixture.round();
      expect(await states()).toEqual([day < 7 ? 'contested' : 'open']);
      await fixture.clock.advance('1d');
    }
    await fixture.round();
    expect(await ownerOf(listing)).toBe(fixture.owner.id);
    await fixture.clock.advance('2d');
    await fixture.round();
    expect(await ownerOf(listing)).toBe(fixture.other.id);
  });

  test('who has ever proven it has the whole 72 hours, whatever staff wants', async () => {
    const listing = await fixture.aServerProvenBy('owner', 'other');
    await fixture.prove(listing, fixture.owner, 'dns-txt');
    await sql`delete from ownership_proof`.execute(fixture.db);
    await sql`update listing set owner_proven_at = null`.execute(fixture.db);
    expect(await claim(listing)).toEqual(CLAIMED);
    const { id } = (await readOpenClaim(fixture.db, listing.id))!;
    expect(await transferByStaff(fixture.deps, id, await aStaffMember())).toEqual({ ok: false, reason: 'not_now' });
  });
});

describe('at the same time', () => {
  test('of two claims, one is open', async () => {
    const listing = await fixture.aServerProvenBy('other');
    const third = await aPerson(fixture.db);
    fixture.records.set(
      PROVEN_RECORD,
      [fixture.other, third].map((person) => fixture.codeOf(listing, person)),
    );
    const outcomes = await Promise.all([claim(listing), fixture.prove(listing, third, 'dns-txt'), claim(listing)]);
    expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1);
    expect(await states()).toEqual(['open']);
    expect(await claim(listing)).toMatchObject({
      ok: (await readOpenClaim(fixture.db, listing.id))!.claimantId === fixture.other.id,
    });
  });

  test('a failure in the middle of a transfer changes nothing', async () => {
    const listing = await fixture.aServerProvenBy('other');
    const token = await aToken(fixture.db, listing);
    await claim(listing);
    const { id } = (await readOpenClaim(fixture.db, listing.id))!;
    const enqueue = () => Promise.reject(new Error('The connection was lost.'));
    const failing = {
      ...fixture.deps,
      outbox: { enqueue, wake: () => undefined } as unknown as typeof fixture.deps.outbox,
    };
    await expect(transferListing(failing, id, byPerson(await aStaffMember()))).rejects.toThrow('lost');
    expect(await ownerOf(listing)).toBe(fixture.owner.id);
    expect(await states()).toEqual(['open']);
    const stored = await fixture.db.selectFrom('api_token').select(['id', 'revoked_at']).execute();
    expect(stored).toEqual([{ id: token.id, revoked_at: null }]);
  });

  test('of several decisions, one counts', async () => {
    const staff = await aStaffMember();
    const listing = await fixture.aServerProvenBy('other', 'owner');
    await claim(listing);
    const { id } = (await readOpenClaim(fixture.db, listing.id))!;
    await fixture.clock.advance('72h');
    await Promise.all([
      fixture.round(),
      transferByStaff(fixture.deps, id, staff),
      dismissClaim(fixture.deps, id, staff),
      withdrawClaim(fixture.deps, id, fixture.other),
      transferListing(fixture.deps, id, { personId: null, tokenId: null }),
    ]);
    const [state] = await states();
    expect(['transferred', 'dismissed', 'withdrawn']).toContain(state);
    expect(await ownerOf(listing)).toBe(state === 'transferred' ? fixture.other.id : fixture.owner.id);
    const ends = (await actsOf()).filter((act) => act !== 'ownership.claimed');
    expect(ends).toEqual([`ownership.${state}`]);
  });

  test('a proof of the owner and the end of the claim do not both win', async () => {
    const listing = await fixture.aServerProvenBy('other', 'owner');
    await claim(listing);
    await fixture.clock.advance('72h');
    await Promise.all([fixture.round(), fixture.prove(listing, fixture.owner, 'dns-txt')]);
    const owner = await ownerOf(listing);
    // Who was too late has a claim now.
    expect(await states()).toEqual(
      owner === fixture.owner.id ? ['contested'] : expect.arrayContaining(['transferred']),
    );
    expect((await fixture.now(listing)).ownerProvenAt).not.toBeNull();
  });

  test('a listing that is deleted meanwhile is deleted', async () => {
    const listing = await fixture.aServerProvenBy('other');
    await claim(listing);
    const { id } = (await readOpenClaim(fixture.db, listing.id))!;
    const [decided] = await Promise.all([
      transferListing(fixture.deps, id, byPerson(await aStaffMember())),
      deleteListing(fixture.db, listing.id, byPerson(fixture.owner)),
    ]);
    expect([true, false]).toContain(decided.ok);
    expect(await states()).toEqual([]);
    expect(await transferListing(fixture.deps, id, OPERATOR)).toEqual({ ok: false, reason: 'not_now' });
  });

  test('a suspended claimant gets nothing, and one who is gone leaves no claim', async () => {
    const listing = await fixture.aServerProvenBy('other');
    await claim(listing);
    await suspendPerson(fixture.db, { personId: fixture.other.id, reason: 'Sample reason', days: null }, OPERATOR);
    await fixture.clock.advance('72h');
    await fixture.round();
    expect(await states()).toEqual(['lapsed']);
    await fixture.db.deleteFrom('person').where('id', '=', fixture.other.id).execute();
    expect(await states()).toEqual([]);
    expect(await ownerOf(listing)).toBe(fixture.owner.id);
  });
});
