// A listing's texts in several languages: saving, limits, review by staff.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { byPerson, OPERATOR } from '../../src/access/audit.ts';
import type { Db } from '../../src/db/database.ts';
import type { ListingDetails } from '../../src/listings/listing.ts';
import { selectListingTexts, selectUsedLanguages } from '../../src/listings/listing-text-queries.ts';
import { selectLookAlikes } from '../../src/listings/look-alike-queries.ts';
import { dismissLookAlike, findLookAlikes } from '../../src/listings/look-alikes.ts';
import { findListing } from '../../src/listings/queries.ts';
import { reviewListing } from '../../src/listings/review-listing.ts';
import { updateListing } from '../../src/listings/save-listing.ts';
import { removeListingText, saveListingText, setTextLanguage } from '../../src/listings/save-listing-texts.ts';
import type { Language } from '../../src/messages/languages.ts';
import { newAuditEvents } from '../support/audit-events.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aServer } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

type Texts = Partial<Pick<ListingDetails, 'name' | 'summary' | 'description'>>;
const NONE = { name: '', summary: '', description: '' };

const save = (id: string, language: Language, texts: Texts) =>
  saveListingText(db, id, { language, ...NONE, ...texts }, OPERATOR);

async function server(own: Texts, language: Language | null = null): Promise<string> {
  const { id } = await aServer(db);
  await updateListing(db, id, own, OPERATOR);
  await setTextLanguage(db, id, language, OPERATOR);
  return id;
}

const stateOf = async (id: string) => (await findListing(db, id))?.visibility.state;

describe('texts in a language', () => {
  test('are saved, changed and removed, and each change is recorded once', async () => {
    const id = await server({ name: 'Oak' });
    const events = await newAuditEvents(db);
    expect(await save(id, 'de', { name: '  Eiche ', summary: 'Stadt' })).toEqual({ ok: true, isChanged: true });
    expect(await save(id, 'de', { name: 'Eiche', summary: 'Stadt' })).toEqual({ ok: true, isChanged: false });
    expect(await save(id, 'de', { summary: 'Stadt' })).toEqual({ ok: true, isChanged: true });
    expect(await save(id, 'ja', { description: '町' })).toEqual({ ok: true, isChanged: true });
    expect(await selectListingTexts(db, id)).toEqual([
      { language: 'de', name: null, summary: 'Stadt', description: null },
      { language: 'ja', name: null, summary: null, description: '町' },
    ]);
    expect(await selectUsedLanguages(db)).toEqual(['de', 'ja']);
    expect(await removeListingText(db, id, 'de', OPERATOR)).toBe(true);
    expect(await removeListingText(db, id, 'de', OPERATOR)).toBe(false);
    expect(await setTextLanguage(db, id, 'en', OPERATOR)).toEqual({ ok: true, isChanged: true });
    expect(await setTextLanguage(db, id, 'en', OPERATOR)).toEqual({ ok: true, isChanged: false });
    expect((await events()).map((event) => event.split(' ')[0])).toEqual([
      ...['text.saved', 'text.saved', 'text.saved', 'text.removed', 'text.language_set'],
    ]);
  });

  test('have the rules of the listing’s own, and at least one text', async () => {
    const id = await server({ name: 'Oak' });
    const refused = await save(id, 'de', {
      name: 'x'.repeat(81),
      summary: 'x'.repeat(201),
      description: 'x'.repeat(10_001),
    });
    expect(refused).toMatchObject({ ok: false, reason: 'invalid' });
    expect('errors' in refused && refused.errors.map(({ field }) => field)).toEqual(['name', 'summary', 'description']);
    expect(await save(id, 'de', { name: 'a\nb' })).toMatchObject({ ok: false, reason: 'invalid' });
    expect(await save(id, 'de', { summary: 'a\0b' })).toMatchObject({ ok: false, reason: 'invalid' });
    expect(await save(id, 'de', { summary: ' \n ' })).toEqual({ ok: false, reason: 'empty' });
    expect(await save('lst_none', 'de', { name: 'Oak' })).toEqual({ ok: false, reason: 'unknown_listing' });
    expect(await selectListingTexts(db, id)).toEqual([]);
  });

  test('are not in the main language', async () => {
    const id = await server({ name: 'Oak' }, 'en');
    expect(await save(id, 'en', { summary: 'A town' })).toEqual({ ok: false, reason: 'main_language' });
    await save(id, 'de', { summary: 'Stadt' });
    expect(await setTextLanguage(db, id, 'de', OPERATOR)).toEqual({ ok: false, reason: 'taken' });
  });

  test('P553 send a rejected listing back to staff, and what staff has seen is out of date', async () => {
    const { id, ownerId } = await aServer(db);
    const by = byPerson({ id: ownerId });
    const changes = [
      () => save(id, 'de', { summary: 'Stadt' }),
      () => removeListingText(db, id, 'de', by),
      () => setTextLanguage(db, id, 'en', by),
    ];
    for (const change of changes) {
      await db.updateTable('listing').set({ state: 'refused', state_reason: 'Sample' }).where('id', '=', id).execute();
      const before = await findListing(db, id);
      await database.clock.advance('1s');
      await change();
      expect(await stateOf(id)).toBe('pending');
      expect((await findListing(db, id))?.updatedAt).not.toEqual(before?.updatedAt);
    }
  });
});

describe('P588 a name in another language', () => {
  async function famous(): Promise<string> {
    const id = await server({ name: 'Emerald Kingdom' });
    await db.updateTable('listing').set({ vote_count: 500 }).where('id', '=', id).execute();
    await database.clock.advance('1s');
    return id;
  }

  test('is compared with the names of other listings', async () => {
    const known = await famous();
    const id = await server({ name: 'Oak' });
    await save(id, 'de', { name: 'Emerаld Kingdom' });
    await findLookAlikes(db);
    const alike = () => selectLookAlikes(db, { limit: 10, offset: 0 });
    expect(await alike()).toMatchObject([{ id, otherNames: ['Emerаld Kingdom'], of: { id: known } }]);
    const listing = await findListing(db, id);
    if (!listing) throw new Error('no listing');
    expect((await reviewListing(db, listing)).lookAlikes).toMatchObject([{ id: known, isSame: true }]);
    await dismissLookAlike(db, listing, OPERATOR);
    await save(id, 'de', { name: 'Emerаld Kingdom', summary: 'Stadt' });
    await findLookAlikes(db);
    expect(await alike()).toEqual([]);
    await save(id, 'de', { name: 'Emerald Kingdom' });
    await findLookAlikes(db);
    expect(await alike()).toHaveLength(1);
    await removeListingText(db, id, 'de', OPERATOR);
    await findLookAlikes(db);
    expect(await alike()).toEqual([]);
  });

  test('is protected like the name', async () => {
    const known = await famous();
    await save(known, 'de', { name: 'Smaragdreich' });
    await findLookAlikes(db);
    await database.clock.advance('1s');
    const id = await server({ name: 'Smaragdreich' });
    await findLookAlikes(db);
    expect(await selectLookAlikes(db, { limit: 10, offset: 0 })).toMatchObject([
      { id, of: { id: known, otherNames: ['Smaragdreich'] } },
    ]);
  });
});
