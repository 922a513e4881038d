// Banners, gallery images and the names of a listing's team, on both databases.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byPerson, OPERATOR } from '../../src/access/audit.ts';
import { insertManager } from '../../src/access/queries.ts';
import { PICTURES_PER_LISTING } from '../../src/core/limits.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { selectBanner, selectGallery, selectPicture } from '../../src/listings/picture-queries.ts';
import { findListing } from '../../src/listings/queries.ts';
import type { Banner, RenderedPicture } from '../../src/listings/render-pictures.ts';
import { deleteListing, updateListing } from '../../src/listings/save-listing.ts';
import {
  addPicture,
  describePicture,
  movePicture,
  removeBanner,
  removePicture,
  saveBanner,
} from '../../src/listings/save-pictures.ts';
import { selectShownTeam } from '../../src/listings/team-queries.ts';
import { changeVisibility } from '../../src/listings/visibility.ts';
import { compareSnapshots, readCurrent } from '../../src/moderation/targets.ts';
import { newAuditEvents } from '../support/audit-events.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aPerson, aServer } from '../support/people-and-listings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const encoded = (text: string) => ({ avif: Buffer.from(`avif ${text}`), webp: Buffer.from(`webp ${text}`) });
const hashOf = (letter: string) => letter.repeat(16);
const aBanner = (letter: string): Banner => ({
  hash: hashOf(letter),
  large: encoded(`large ${letter}`),
  small: encoded(`small ${letter}`),
});
const anImage = (letter: string): RenderedPicture => ({
  hash: hashOf(letter),
  width: 1600,
  height: 900,
  large: encoded(`large ${letter}`),
  thumbnail: encoded(`thumbnail ${letter}`),
});
const by = (listing: Listing) => byPerson({ id: listing.ownerId });

async function withPictures(letters: string): Promise<Listing> {
  const { db } = database;
  const server = await aServer(db);
  for (const letter of letters)
    await addPicture(db, server.id, { picture: anImage(letter), alt: `Image ${letter}` }, by(server));
  return server;
}

const orderOf = async (id: string) => (await selectGallery(database.db, id)).map(({ hash }) => hash[0]).join('');

describe('P470 a banner', () => {
  test('is stored with its listing, gets a new name when replaced, and is deleted with the listing', async () => {
    const { db } = database;
    const server = await aServer(db);
    const events = await newAuditEvents(db);
    expect(await saveBanner(db, server.id, aBanner('a'), by(server))).toBe(true);
    const wanted = { hash: hashOf('a'), size: 'small', format: 'avif' } as const;
    expect(Buffer.from((await selectBanner(db, server.id, wanted))!).toString()).toBe('avif small a');
    expect((await findListing(db, server.id))?.banner).toBe(hashOf('a'));
    await saveBanner(db, server.id, aBanner('b'), by(server));
    expect(await selectBanner(db, server.id, wanted)).toBeNull();
    expect(await removeBanner(db, server.id, by(server))).toBe(true);
    expect(await removeBanner(db, server.id, by(server))).toBe(false);
    expect((await findListing(db, server.id))?.banner).toBeNull();
    expect(await saveBanner(db, 'lst_nobody', aBanner('a'), OPERATOR)).toBe(false);
    expect(await events()).toEqual(
      ['banner.changed', 'banner.changed', 'banner.removed'].map((action) => `${action} ${server.id}`),
    );
    await saveBanner(db, server.id, aBanner('c'), by(server));
    await deleteListing(db, server.id, by(server));
    expect(await db.selectFrom('listing_banner').select('hash').where('listing_id', '=', server.id).execute()).toEqual(
      [],
    );
  });
});

describe('P471 a gallery', () => {
  test('keeps its order, and moves an image only past a neighbor', async () => {
    const { db } = database;
    const server = await withPictures('abc');
    const move = (letter: string, step: -1 | 1) =>
      movePicture(db, server.id, { hash: hashOf(letter), by: step }, by(server));
    expect(await orderOf(server.id)).toBe('abc');
    expect(await move('c', -1)).toBe(true);
    expect(await orderOf(server.id)).toBe('acb');
    expect(await move('a', 1)).toBe(true);
    expect(await orderOf(server.id)).toBe('cab');
    for (const [letter, step] of [
      ['c', -1],
      ['b', 1],
      ['x', 1],
    ] as const)
      expect(await move(letter, step), letter).toBe(false);
    expect(await removePicture(db, server.id, hashOf('a'), by(server))).toBe(true);
    expect(await removePicture(db, server.id, hashOf('a'), by(server))).toBe(false);
    await addPicture(db, server.id, { picture: anImage('d'), alt: 'Last' }, by(server));
    expect(await orderOf(server.id)).toBe('cbd');
  });

  test('has at most eight images, also when two are added at once, and each only once', async () => {
    const { db } = database;
    const server = await withPictures('abcdefg');
    const add = (letter: string, alt = 'Text') =>
      addPicture(db, server.id, { picture: anImage(letter), alt }, by(server));
    expect(await add('a')).toEqual({ ok: false, reason: 'known' });
    const both = await Promise.all([add('h'), add('i')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual({ ok: false, reason: 'full' });
    expect(await selectGallery(db, server.id)).toHaveLength(PICTURES_PER_LISTING);
    expect(await addPicture(db, 'lst_nobody', { picture: anImage('a'), alt: 'Text' }, OPERATOR)).toEqual({
      ok: false,
      reason: 'unknown_listing',
    });
  });

  test('needs a text for each image, which can be changed', async () => {
    const { db } = database;
    const server = await withPictures('a');
    for (const alt of ['', '  ', 'two\nlines', 'x'.repeat(201), '\u202E', '\u200B']) {
      const added = await addPicture(db, server.id, { picture: anImage('b'), alt }, by(server));
      expect(added, alt).toMatchObject({ ok: false, reason: 'invalid' });
      expect(await describePicture(db, server.id, { hash: hashOf('a'), alt }, by(server)), alt).toMatchObject({
        key: expect.any(String),
      });
    }
    expect(await describePicture(db, server.id, { hash: hashOf('a'), alt: ' New ' }, by(server))).toBeNull();
    expect(await selectGallery(db, server.id)).toEqual([{ hash: hashOf('a'), alt: 'New', width: 1600, height: 900 }]);
  });

  test('is served by the names of its images, and by nothing else', async () => {
    const { db } = database;
    const [server, other] = [await withPictures('a'), await aServer(db)];
    const wanted = { hash: hashOf('a'), size: 'thumbnail', format: 'webp' } as const;
    expect(Buffer.from((await selectPicture(db, server.id, wanted))!).toString()).toBe('webp thumbnail a');
    expect(await selectPicture(db, other.id, wanted)).toBeNull();
    expect(await selectPicture(db, server.id, { ...wanted, hash: hashOf('b') })).toBeNull();
  });

  test('is deleted with its listing', async () => {
    const { db } = database;
    const server = await withPictures('ab');
    await deleteListing(db, server.id, by(server));
    expect(await orderOf(server.id)).toBe('');
  });
});

describe('P475 staff and pictures', () => {
  test('nobody can load the pictures of a listing that staff hid, and everybody can afterwards', async () => {
    const { db } = database;
    const server = await withPictures('a');
    await saveBanner(db, server.id, aBanner('b'), by(server));
    const shown = async () => [
      (await selectBanner(db, server.id, { hash: hashOf('b'), size: 'large', format: 'webp' })) !== null,
      (await selectPicture(db, server.id, { hash: hashOf('a'), size: 'large', format: 'avif' })) !== null,
    ];
    expect(await shown()).toEqual([true, true]);
    await changeVisibility(db, { listingId: server.id, action: 'hide', reason: 'Sample' }, OPERATOR);
    expect(await shown()).toEqual([false, false]);
    await changeVisibility(db, { listingId: server.id, action: 'show' }, OPERATOR);
    expect(await shown()).toEqual([true, true]);
  });

  test('an approval is of the pictures that staff saw, and a rejected listing is reviewed again', async () => {
    const { db, clock } = database;
    const server = await aServer(db);
    await db.updateTable('listing').set({ state: 'pending' }).where('id', '=', server.id).execute();
    const seen = (await findListing(db, server.id))!.updatedAt;
    clock.advance('1s');
    await addPicture(db, server.id, { picture: anImage('a'), alt: 'Text' }, by(server));
    const approve = (at: Date) => changeVisibility(db, { listingId: server.id, action: 'approve', seen: at }, OPERATOR);
    expect(await approve(seen)).toEqual({ ok: false, reason: 'not_now' });
    await changeVisibility(db, { listingId: server.id, action: 'refuse', reason: 'The image' }, OPERATOR);
    await removePicture(db, server.id, hashOf('a'), by(server));
    const again = (await findListing(db, server.id))!;
    expect(again.visibility.state).toBe('pending');
    expect(await approve(again.updatedAt)).toMatchObject({ ok: true });
  });

  test('a report keeps links, video and pictures as they were', async () => {
    const { db } = database;
    const server = await withPictures('a');
    await updateListing(
      db,
      server.id,
      { discord: 'https://discord.gg/sample', video: 'https://youtu.be/sampleVideo', mods: 'Fabric' },
      by(server),
    );
    const target = { kind: 'listing', id: server.id } as const;
    const before = (await readCurrent(db, target))!;
    await updateListing(db, server.id, { discord: null, video: null }, by(server));
    await removePicture(db, server.id, hashOf('a'), by(server));
    const fields = compareSnapshots(before, await readCurrent(db, target));
    expect(fields.filter(({ isChanged }) => isChanged)).toEqual([
      { field: 'discord', before: 'https://discord.gg/sample', now: '', isChanged: true },
      { field: 'video', before: 'https://www.youtube.com/watch?v=sampleVideo', now: '', isChanged: true },
      { field: 'pictures', before: `Image a (${hashOf('a')})`, now: '', isChanged: true },
    ]);
    expect(fields.map(({ field }) => field)).toContain('mods');
  });
});

test('P474 owner and managers are named only if they agreed, and not while they are suspended', async () => {
  const { db } = database;
  const server = await aServer(db);
  const [one, other] = [await aPerson(db, { name: 'One' }), await aPerson(db, { name: 'Other' })];
  for (const { id } of [one, other]) await insertManager(db, server.id, id);
  expect(await selectShownTeam(db, server.id)).toEqual({ owner: null, managers: [] });
  await db.updateTable('person').set({ shows_name: true }).where('id', 'in', [server.ownerId, one.id]).execute();
  const owner = await db.selectFrom('person').select('name').where('id', '=', server.ownerId).executeTakeFirstOrThrow();
  expect(await selectShownTeam(db, server.id)).toEqual({ owner: owner.name, managers: ['One'] });
  await sql`update person set suspended_at = plaudit_now(), suspended_reason = 'Sample' where id = ${server.ownerId}`.execute(
    db,
  );
  expect(await selectShownTeam(db, server.id)).toEqual({ owner: null, managers: ['One'] });
});
