// The monthly check of proofs of ownership, changes of address, and OWNERSHIP=required.
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { byPerson } from '../../src/access/audit.ts';
import { exportPersonalData } from '../../src/access/personal-data.ts';
import { setListingPaused, updateListing } from '../../src/listings/save-listing.ts';
import { searchListings } from '../../src/listings/search-listings.ts';
import { findVisibleListing } from '../../src/listings/shown-listings.ts';
import { applyOwnershipSetting } from '../../src/ownership/apply-setting.ts';
import { readProof } from '../../src/ownership/read-ownership.ts';
import { castVote, createVoting } from '../../src/votes/cast-vote.ts';
import { noDeliverer } from '../support/no-deliverer.ts';
import { APPLICATION, type OwnershipFixture, openOwnershipFixture } from '../support/ownership-fixture.ts';
import { aVote } from '../support/people-and-listings.ts';
import { SITE_VALUES } from '../support/site-values.ts';

let fixture: OwnershipFixture;

beforeEach(async () => {
  fixture = await openOwnershipFixture();
  onTestFinished(() => fixture.close());
});

const kinds = async () =>
  (await fixture.db.selectFrom('notice').select('kind').orderBy('id').execute()).map(({ kind }) => kind);
const acts = async () =>
  (
    await fixture.db.selectFrom('audit_entry').select('act').where('act', 'like', 'ownership.%').orderBy('id').execute()
  ).map(({ act }) => act);

/** A server whose domain has the owner's code. */
async function provenServer(address = 'play.test') {
  const listing = await fixture.aServerAt(address);
  fixture.records.set(`_plaudit.${address}`, [fixture.codeOf(listing, fixture.owner)]);
  expect(await fixture.prove(listing, fixture.owner, 'dns-txt')).toMatchObject({ kind: 'proven' });
  return listing;
}

describe('the monthly check', () => {
  test('confirms a proof once a month, and keeps since when it is proven', async () => {
    const listing = await provenServer();
    const { ownerProvenAt } = await fixture.now(listing);
    expect(await fixture.round()).toBe(0);
    await fixture.clock.advance('28d');
    expect(await fixture.round()).toBe(0);
    await fixture.clock.advance('2d');
    expect(await fixture.round()).toBe(1);
    expect(await fixture.round()).toBe(0);
    expect((await fixture.now(listing)).ownerProvenAt).toEqual(ownerProvenAt);
    const proof = await readProof(fixture.db, listing.id);
    expect(proof!.checkedAt.getTime() - proof!.provenAt.getTime()).toBeGreaterThan(29 * 86_400_000);
  });

  test('a proof that is gone is checked for seven days, then it ends and its owner is told', async () => {
    const listing = await provenServer();
    fixture.records.delete('_plaudit.play.test');
    await fixture.clock.advance('30d');
    await fixture.round();
    expect(await readProof(fixture.db, listing.id)).toMatchObject({ problem: expect.stringMatching(/no TXT record/) });
    expect((await fixture.now(listing)).ownerProvenAt).not.toBeNull();
    for (let count = 0; count < 13; count += 1) {
      await fixture.clock.advance('12h');
      expect(await fixture.round()).toBe(1);
    }
    expect((await fixture.now(listing)).ownerProvenAt).not.toBeNull();
    expect(await kinds()).toEqual(['ownership.failing']);
    await fixture.clock.advance('12h');
    expect(await fixture.round()).toBe(1);
    expect((await fixture.now(listing)).ownerProvenAt).toBeNull();
    expect(await readProof(fixture.db, listing.id)).toBeNull();
    expect(await kinds()).toEqual(['ownership.failing', 'ownership.ended']);
    expect(await acts()).toEqual(['ownership.proven', 'ownership.ended']);
    await fixture.clock.advance('90d');
    expect(await fixture.round()).toBe(0);
  });

  test('a temporary failure ends nothing', async () => {
    const listing = await provenServer();
    fixture.records.set('_plaudit.play.test', 'dns_timeout');
    await fixture.clock.advance('30d');
    await fixture.round();
    await fixture.clock.advance('3d');
    await fixture.round();
    fixture.records.set('_plaudit.play.test', [fixture.codeOf(listing, fixture.owner)]);
    await fixture.clock.advance('12h');
    await fixture.round();
    expect(await readProof(fixture.db, listing.id)).toMatchObject({ problem: null, failingSince: null });
    await fixture.clock.advance('20d');
    expect(await fixture.round()).toBe(0);
    expect((await fixture.now(listing)).ownerProvenAt).not.toBeNull();
  });

  test('a failure on our side, or of Discord, does not count', async () => {
    const listing = await provenServer();
    const bot = await fixture.aBot();
    fixture.discord.applications.get(APPLICATION)!.description = fixture.codeOf(bot, fixture.owner);
    await fixture.prove(bot, fixture.owner, 'discord-description');
    fixture.records.set('_plaudit.play.test', 'dns_failed');
    fixture.discord.status = 503;
    await fixture.clock.advance('30d');
    for (let hours = 0; hours < 24 * 10; hours += 6) {
      expect(await fixture.round()).toBe(2);
      await fixture.clock.advance('6h');
    }
    for (const { id } of [listing, bot]) {
      expect((await fixture.now({ id })).ownerProvenAt).not.toBeNull();
      expect(await readProof(fixture.db, id)).toMatchObject({ failingSince: null });
    }
  });

  test('a proof that was claimed by a process that died is checked by another one', async () => {
    const listing = await provenServer();
    await fixture.clock.advance('30d');
    await sql`update ownership_proof set claim_id = gen_random_uuid(), lease_until = plaudit_now() + interval '2 minutes'`.execute(
      fixture.db,
    );
    expect(await fixture.round()).toBe(0);
    await fixture.clock.advance('2m');
    const rounds = await Promise.all([fixture.round(), fixture.round(), fixture.round()]);
    expect(rounds.reduce((sum, count) => sum + count)).toBe(1);
    expect(await readProof(fixture.db, listing.id)).toMatchObject({ problem: null });
  });
});

describe('a change of the listing', () => {
  const edit = (id: string, change: Parameters<typeof updateListing>[2]) =>
    updateListing(fixture.db, id, change, byPerson(fixture.owner));

  test('a new address hides the badge until it is proven, which is checked at once', async () => {
    const listing = await provenServer();
    fixture.records.set('_plaudit.new.test', [fixture.codeOf(listing, fixture.owner)]);
    await edit(listing.id, { address: 'new.test' });
    expect((await fixture.now(listing)).ownerProvenAt).toBeNull();
    expect(await fixture.round()).toBe(1);
    expect((await fixture.now(listing)).ownerProvenAt).not.toBeNull();
    expect(await readProof(fixture.db, listing.id)).toMatchObject({ subject: 'minecraft:new.test' });
  });

  test('an address of somebody else is never proven, and the old one is again', async () => {
    const listing = await provenServer();
    await edit(listing.id, { address: 'famous.example' });
    await fixture.round();
    expect((await fixture.now(listing)).ownerProvenAt).toBeNull();
    await edit(listing.id, { address: 'play.test' });
    expect(await fixture.round()).toBe(1);
    expect((await fixture.now(listing)).ownerProvenAt).not.toBeNull();
  });

  test('other fields do not matter', async () => {
    const listing = await provenServer();
    await edit(listing.id, { name: 'Another name', link: 'https://other.example/' });
    expect((await fixture.now(listing)).ownerProvenAt).not.toBeNull();
  });

  test('an address that changes during the check is not proven by it', async () => {
    const listing = await provenServer();
    await fixture.clock.advance('30d');
    const { outbound } = fixture.deps;
    let changed = 0;
    const racing = {
      ...outbound,
      resolveTxt: async (name: string) => {
        if (changed++ === 0) await edit(listing.id, { address: 'famous.example' });
        return outbound.resolveTxt(name);
      },
    };
    Object.assign(fixture.deps, { outbound: racing });
    await fixture.round();
    expect((await fixture.now(listing)).ownerProvenAt).toBeNull();
    expect(await readProof(fixture.db, listing.id)).toMatchObject({ problem: expect.stringMatching(/no TXT record/) });
  });

  test('a new owner has to prove it anew', async () => {
    const listing = await provenServer();
    await fixture.db.updateTable('listing').set({ owner_id: fixture.other.id }).where('id', '=', listing.id).execute();
    expect((await fixture.now(listing)).ownerProvenAt).toBeNull();
    expect(await readProof(fixture.db, listing.id)).toBeNull();
  });
});

describe('OWNERSHIP', () => {
  const found = async () => (await searchListings(fixture.db, { type: 'game' })).listings.map(({ id }) => id);
  const vote = (listingId: string) => {
    const site = SITE_VALUES;
    const voting = createVoting({ db: fixture.db, site, requireConfirmed: false, deliverer: noDeliverer() });
    return castVote(voting, { listingId, voter: { voterId: 'usr_voter', platformId: null, confirmed: true } });
  };
  const visible = async (id: string, person: { id: string } | null, ownership: 'required' | 'optional') =>
    (await findVisibleListing({ db: fixture.db, config: { playerCounts: false, ownership } }, person, id)) !== null;

  test('required hides unproven listings from lists, pages and votes; optional shows them again', async () => {
    const proven = await provenServer();
    const unproven = await fixture.aServerAt('unproven.test');
    const paused = await fixture.aServerAt('paused.test');
    await setListingPaused(fixture.db, paused.id, true, byPerson(fixture.owner));
    expect(await applyOwnershipSetting(fixture.db, { ownership: 'optional' })).toBe(0);
    expect((await found()).sort()).toEqual([proven.id, unproven.id].sort());

    expect(await applyOwnershipSetting(fixture.db, { ownership: 'required' })).toBe(1);
    expect(await applyOwnershipSetting(fixture.db, { ownership: 'required' })).toBe(0);
    expect(await found()).toEqual([proven.id]);
    expect(await vote(unproven.id)).toEqual({ ok: false, reason: 'no_listing' });
    expect(await vote(proven.id)).toMatchObject({ ok: true });
    expect(await visible(unproven.id, null, 'required')).toBe(false);
    expect(await visible(unproven.id, fixture.other, 'required')).toBe(false);
    expect(await visible(unproven.id, fixture.owner, 'required')).toBe(true);
    expect(await visible(proven.id, null, 'required')).toBe(true);
    const created = await fixture.aServerAt('created-later.test');
    expect(await found()).toEqual([proven.id]);

    fixture.records.set('_plaudit.unproven.test', [fixture.codeOf(unproven, fixture.owner)]);
    await fixture.prove(unproven, fixture.owner, 'dns-txt');
    expect((await found()).sort()).toEqual([proven.id, unproven.id].sort());
    await setListingPaused(fixture.db, paused.id, false, byPerson(fixture.owner));
    expect(await found()).toHaveLength(2);

    expect(await applyOwnershipSetting(fixture.db, { ownership: 'off' })).toBe(2);
    expect((await found()).sort()).toEqual([proven.id, unproven.id, paused.id, created.id].sort());
  });

  test('what a crash left is finished at the next start', async () => {
    const listing = await fixture.aServerAt('unproven.test');
    await applyOwnershipSetting(fixture.db, { ownership: 'required' });
    // As if the process had died after storing the setting, before the first slice.
    await sql`update installation set value = 'optional' where key like 'ownership%'`.execute(fixture.db);
    await sql`update installation set value = 'required' where key = 'ownership_applied'`.execute(fixture.db);
    expect(await found()).toEqual([]);
    expect(await applyOwnershipSetting(fixture.db, { ownership: 'optional' })).toBe(1);
    expect(await found()).toEqual([listing.id]);
  });

  test('a proof that ends hides the listing at once, and votes already cast stay', async () => {
    const listing = await provenServer();
    await applyOwnershipSetting(fixture.db, { ownership: 'required' });
    await aVote(fixture.db, listing, { voterId: 'usr_first' });
    await updateListing(fixture.db, listing.id, { address: 'famous.example' }, byPerson(fixture.owner));
    expect(await found()).toEqual([]);
    expect(await vote(listing.id)).toEqual({ ok: false, reason: 'no_listing' });
    expect((await fixture.now(listing)).voteCount).toBe(1);
  });
});

test('what everyone has proven and claimed is in the export of their data', async () => {
  const listing = await provenServer();
  fixture.records.set('_plaudit.play.test', [fixture.codeOf(listing, fixture.other)]);
  await fixture.prove(listing, fixture.other, 'dns-txt');
  const read = async (personId: string) => {
    let text = '';
    const parts = { db: fixture.db, config: { serviceName: 'Sample' } };
    for await (const piece of exportPersonalData(parts, personId, async function* () {})) text += piece;
    return JSON.parse(text);
  };
  const what = { listingId: listing.id, method: 'dns-txt', subject: 'minecraft:play.test' };
  expect((await read(fixture.owner.id)).ownershipProofs).toEqual([expect.objectContaining(what)]);
  expect((await read(fixture.other.id)).ownershipClaims).toEqual([
    expect.objectContaining({ ...what, state: 'contested' }),
  ]);
});
