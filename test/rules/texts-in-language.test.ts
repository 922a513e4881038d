// P586 which of a listing's texts a visitor sees.
import { expect, test } from 'vitest';
import { choiceAmong, type ListingText, otherChoices, textsIn } from '../../src/listings/texts-in-language.ts';

const own = { name: 'Oak', summary: 'A town', description: '', textLanguage: null };
const german: ListingText = { language: 'de', name: null, summary: 'Eine Stadt', description: null };
const japanese: ListingText = { language: 'ja', name: '樫', summary: null, description: '町' };

test('each text is in the language if there is one, or else the listing’s own', () => {
  expect(textsIn(own, german, 'de')).toEqual({ name: 'Oak', summary: 'Eine Stadt', description: '', foreignTexts: {} });
  expect(textsIn(own, undefined, 'fr')).toEqual({ name: 'Oak', summary: 'A town', description: '', foreignTexts: {} });
});

test('a text is foreign if its language is known, and is not the page’s', () => {
  const english = { ...own, textLanguage: 'en' } as const;
  expect(textsIn(english, german, 'de').foreignTexts).toEqual({ name: 'en' });
  expect(textsIn(english, undefined, 'en').foreignTexts).toEqual({});
  expect(textsIn(english, undefined, 'fr').foreignTexts).toEqual({ name: 'en', summary: 'en' });
  expect(textsIn(english, japanese, 'ja', 'en').foreignTexts).toEqual({ name: 'ja', description: 'ja' });
  expect(textsIn(own, japanese, 'ja', 'de').foreignTexts).toEqual({ name: 'ja', description: 'ja' });
});

test('the choice is a language with texts, or else the listing’s own texts', () => {
  const texts = [german, japanese];
  const english = { textLanguage: 'en' } as const;
  expect(choiceAmong(own, texts, 'ja')).toBe('ja');
  expect(choiceAmong(own, texts, 'fr')).toBe('original');
  expect(choiceAmong(english, texts, 'original')).toBe('en');
  expect(otherChoices(english, texts, 'de')).toEqual(['en', 'ja']);
  expect(otherChoices(own, texts, 'original')).toEqual(['de', 'ja']);
  expect(otherChoices(english, [], 'en')).toEqual([]);
});
