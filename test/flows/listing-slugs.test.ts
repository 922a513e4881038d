// P550 listings have readable addresses: how names become slugs, who gets which, and where earlier ones lead.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import type { Db } from '../../src/db/database.ts';
import { createListing } from '../../src/listings/create-listing.ts';
import { findListing, findListingByPath } from '../../src/listings/queries.ts';
import { deleteListing, updateListing } from '../../src/listings/save-listing.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aPerson } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
let ownerId: string;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
  ownerId = (await aPerson(db)).id;
});
afterAll(() => database.close());

async function named(name: string, change: { readonly id?: string } = {}) {
  const made = await createListing(db, { type: 'bot', ownerId, name, by: OPERATOR, ...change });
  if (!made.ok) throw new Error(made.reason);
  return made.listing;
}

async function rename(id: string, name: string) {
  const saved = await updateListing(db, id, { name }, OPERATOR);
  if (!saved.ok) throw new Error(saved.reason);
  return saved.listing.slug;
}

const foundAt = async (name: string) => (await findListingByPath(db, name))?.id;

describe('P550 the slug of a listing', () => {
  test.each([
    ['Mélody Bot!', 'melody-bot'],
    ['  The   “Best” Straße №1 ', 'the-best-strasse-no1'],
    ['Выживание и дружба', 'vyzhivanie-i-druzhba'],
    ['Łódź Ærø þing', 'lodz-aero-thing'],
    ['サーバー', 'bot'],
    ['2048', 'bot-2048'],
    ['123456789012345678', 'bot-123456789012345678'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['A'.repeat(80), 'a'.repeat(48)],
  ])('made from %s is %s', async (name, slug) => {
    expect((await named(name)).slug).toBe(slug);
  });

  test('of a game server without Latin letters says which game it is', async () => {
    const made = await createListing(db, { type: 'game', game: 'minecraft', ownerId, name: '生存', by: OPERATOR });
    expect(made).toMatchObject({ ok: true, listing: { slug: 'minecraft-server' } });
  });

  test.each(['minecraft', 'fivem', 'roblox', 'hytale'] as const)(
    'of a server of %s whose name is mostly digits is cut, with room for a number',
    async (game) => {
      const slugs: string[] = [];
      for (const name of ['1'.repeat(80), '1'.repeat(80), `a${'2'.repeat(79)}`, '1-'.repeat(40)]) {
        const made = await createListing(db, { type: 'game', game, ownerId, name, by: OPERATOR });
        slugs.push(made.ok ? (made.listing.slug ?? '') : made.reason);
      }
      const digits = '1'.repeat(47 - `${game}-server`.length);
      expect(slugs.slice(0, 2)).toEqual([`${game}-server-${digits}`, `${game}-server-${digits}-2`]);
      for (const slug of slugs) expect(slug).toMatch(new RegExp(`^${game}-server-[a12-]*[a12]$`));
      const { id } = await named('Sample');
      expect(await rename(id, '7'.repeat(80))).toBe(`bot-${'7'.repeat(44)}`);
    },
  );

  test('is unique, also among many of one statement and among listings created at once', async () => {
    const ids = Array.from({ length: 40 }, (_, number) => `lst_many${number}`);
    await db
      .insertInto('listing')
      .values(ids.map((id) => ({ id, type: 'bot' as const, name: 'One of many', owner_id: ownerId })))
      .execute();
    await Promise.all(Array.from({ length: 8 }, () => named('One of many')));
    const slugs = (await db.selectFrom('listing').select('slug').execute()).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(48);
    expect(slugs).toContain('one-of-many-20');
    expect(slugs).not.toContain(null);
    const kept = await db.selectFrom('listing_slug').select('slug').execute();
    expect(kept.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
  });

  test('never takes the ID of another listing, and an ID of another listing comes first', async () => {
    await named('First', { id: 'second' });
    expect((await named('Second')).slug).toBe('second-2');
    const slugged = await named('Third');
    const chosen = await createListing(db, { type: 'bot', ownerId, name: 'x', id: 'third', by: OPERATOR });
    expect(chosen).toMatchObject({ ok: false, reason: 'id_taken' });
    expect(await foundAt('third')).toBe(slugged.id);
    expect(await foundAt('second')).toBe('second');
  });
});

describe('P550 a renamed listing', () => {
  test('is found by its ID, its new slug and its earlier ones, in any case', async () => {
    const { id } = await named('Before');
    expect(await rename(id, 'After')).toBe('after');
    for (const name of [id, 'after', 'before', 'BEFORE']) expect([name, await foundAt(name)]).toEqual([name, id]);
    expect(await foundAt('never')).toBeUndefined();
  });

  test('keeps its slug if the new name leads to the same one, and gets an earlier one back', async () => {
    const { id } = await named('Before');
    expect(await rename(id, 'BEFORE!')).toBe('before');
    await rename(id, 'After');
    expect((await named('Before')).slug).toBe('before-2');
    expect(await rename(id, 'Before')).toBe('before');
    expect((await db.selectFrom('listing_slug').select('slug').where('listing_id', '=', id).execute()).length).toBe(2);
  });

  test('keeps five, so that nobody reserves many names', async () => {
    const { id } = await named('Name 1x');
    for (let number = 2; number <= 9; number += 1) {
      database.clock.advance('1h');
      await rename(id, `Name ${number}x`);
    }
    const kept = await db.selectFrom('listing_slug').select('slug').where('listing_id', '=', id).execute();
    expect(kept.map(({ slug }) => slug).toSorted()).toEqual([5, 6, 7, 8, 9].map((number) => `name-${number}x`));
    expect((await named('Name 1x')).slug).toBe('name-1x');
  });

  test('loses its slugs when it is deleted', async () => {
    const { id } = await named('Before');
    await deleteListing(db, id, OPERATOR);
    expect(await foundAt('before')).toBeUndefined();
    expect((await named('Before')).slug).toBe('before');
    expect(await findListing(db, id)).toBeNull();
  });
});
