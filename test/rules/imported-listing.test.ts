// P483: what an import fills in can be saved, whatever it was.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readApplicationId } from '../../src/imports/import-from-discord.ts';
import { importTextOf } from '../../src/imports/import-listing.ts';
import {
  filledIn,
  importedName,
  importedSummary,
  importedTags,
  importedText,
} from '../../src/imports/imported-listing.ts';
import { detailsFromForm, normalizeListing, validateListing } from '../../src/listings/listing-fields.ts';

const hostile = fc.oneof(
  fc.anything(),
  fc.string({ unit: 'binary', maxLength: 3_000 }),
  fc
    .array(fc.constantFrom('a', ' ', '\n', '\0', '\u202e', '\ud800', '<b>', '§4', '\u200d', '👩', '-', 'x'.repeat(300)))
    .map((pieces) => pieces.join('')),
);

test('any name, text and tags pass the rules of a listing', () => {
  fc.assert(
    fc.property(hostile, hostile, fc.oneof(hostile, fc.array(hostile)), (name, text, tags) => {
      const description = importedText(text, 10_000);
      const fields = filledIn({
        name: importedName(name) || 'A name',
        description,
        summary: importedSummary(description),
        tags: importedTags(tags),
      });
      const form = new URLSearchParams(fields);
      const details = normalizeListing(detailsFromForm((field) => form.getAll(field)));
      expect(validateListing(details)).toEqual([]);
      expect(description).not.toMatch(/[\u202a-\u202e\u2066-\u2069\0]/);
      expect(importedSummary(description)).not.toContain('\n');
    }),
  );
});

test('a long text becomes a summary that ends with a word', () => {
  const summary = importedSummary('word '.repeat(100));
  expect(summary).toMatch(/word…$/);
  expect([...summary].length).toBeLessThanOrEqual(200);
  expect(importedSummary('One.\nTwo.')).toBe('One. Two.');
});

test('tags are those that could be typed here', () => {
  expect(importedTags(['Music', 'Sound Effects', 'music', 7, null, '<b>', 'ü', 'x'.repeat(80)])).toBe(
    'music, sound-effects, b',
  );
  expect(importedTags('Music')).toBe('');
});

test.each([
  ['223456789012345678', '223456789012345678'],
  [' 223456789012345678 ', '223456789012345678'],
  ['https://discord.com/oauth2/authorize?client_id=223456789012345678&scope=bot', '223456789012345678'],
  ['discord.com/api/oauth2/authorize?client_id=223456789012345678', '223456789012345678'],
  ['https://discord.com.evil.example/?client_id=223456789012345678', null],
  ['https://evil.example/?client_id=223456789012345678', null],
  ['javascript:alert(1)', null],
  ['../../../etc', null],
  ['', null],
])('%j names the application %j', (text, id) => {
  expect(readApplicationId(text)).toBe(id);
});

test('a listing says itself where to ask', () => {
  const bot = { id: '223456789012345678', type: 'bot', address: null, link: null } as const;
  expect(importTextOf(bot)).toBe(bot.id);
  const link = 'https://discord.com/oauth2/authorize?client_id=223456789012345679';
  expect(importTextOf({ ...bot, id: 'lst_sample', link })).toBe('223456789012345679');
  expect(importTextOf({ ...bot, id: 'lst_sample' })).toBeNull();
  expect(importTextOf({ ...bot, type: 'game', address: 'play.oak.example' })).toBe('play.oak.example');
});
