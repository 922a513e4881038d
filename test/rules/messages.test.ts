// The messages of pages: values and elements in them, and what the check of a translation finds.
import { describe, expect, test } from 'vitest';
import { checkLanguage, compareTexts, hashOf } from '../../scripts/messages/check.ts';
import { loadCatalog, messageText } from '../../src/messages/catalogs.ts';
import { LANGUAGE_CODES, SOURCE_LANGUAGE } from '../../src/messages/languages.ts';
import { message } from '../../src/messages/message.ts';
import { createTranslations, ENGLISH, translationsIn } from '../../src/messages/translations.ts';

const TRANSLATED = LANGUAGE_CODES.filter((code) => code !== SOURCE_LANGUAGE);

describe('a message', () => {
  test('has its values, and plurals as the language needs them', () => {
    expect(ENGLISH('time.ago', { duration: '4 min' })).toBe('4 min ago');
    expect(String(ENGLISH.rich('layout.notices', { shown: '1', count: 1, unseen: (text) => text }))).toContain(
      'notice',
    );
  });

  test('that a translation lacks is in English', () => {
    expect(createTranslations('de', {})('time.justNow')).toBe('just now');
  });

  test('made elsewhere becomes a sentence where it is read', () => {
    const german = createTranslations('de', { time: { ago: 'vor {duration}', justNow: 'gerade eben' } });
    expect(german.text(message('time.ago', { duration: message('time.justNow') }))).toBe('vor gerade eben');
    expect(german.text('as it is')).toBe('as it is');
  });

  test('has a time as its language writes it', async () => {
    const until = message('systemWarnings.trialEndedTodo', { time: new Date('2026-12-01T16:19:51Z'), sign: 'a vote' });
    expect(ENGLISH.text(until)).toContain('1 Dec 2026, 16:19:51 UTC');
    expect((await translationsIn('de')).text(until)).toContain('1. Dez. 2026');
  });

  test('keeps elements whole, and text between them as text', () => {
    const parts = createTranslations('de', { layout: { runsOnPlaudit: '<b> läuft mit {name}' } });
    expect(() => parts('layout.skipToContent')).not.toThrow();
    const element = { element: true } as never;
    const rich = ENGLISH.rich('layout.runsOnPlaudit', { name: element });
    expect(rich).toEqual([element, ' runs on Plaudit, free software for bots and game servers.']);
  });
});

describe('the check of a translation', () => {
  const check = (source: string, translated: string | null, from = source) =>
    compareTexts('pl', {
      source: new Map([['area.name', source]]),
      texts: new Map(translated === null ? [] : [['area.name', translated]]),
      accepted: { 'area.name': hashOf(from) },
    });

  test.each([
    ['Save', null, 'Save', 'missing'],
    ['Save', 'Zapisz', 'Keep', 'not checked since the English changed'],
    ['Hi {name}', 'Cześć', 'Hi {name}', 'lacks {name}'],
    ['Hi', 'Cześć {name}', 'Hi', 'has {name}, which English has not'],
    ['<link>Hi</link>', 'Cześć', '<link>Hi</link>', 'lacks <link>'],
    ['Hi', 'Cześć {', 'Hi', 'is no ICU message'],
    [
      '{state, select, sent {was sent} other {waits}}',
      '{state, select, send {wysłano} other {czeka}}',
      '{state, select, sent {was sent} other {waits}}',
      'has {state} send, which English has not',
    ],
    ['Most votes of this week', 'Most votes of this week', 'Most votes of this week', 'is still in English'],
    ['Votes\nand reviews', null, '', 'missing. English: Votes\\nand reviews'],
    [
      '{n, plural, one {# vote} other {# votes}}',
      '{n, plural, one {# głos} other {# głosów}}',
      '{n, plural, one {# vote} other {# votes}}',
      'lacks the plural form “few”',
    ],
  ])('%s as %s', (source, translated, from, complaint) => {
    expect(check(source, translated, from).join()).toContain(complaint);
  });

  test('accepts the same words in both languages, if they are few', () => {
    expect(check('<b>Link {number}</b>: {problem}', '<b>Link {number}</b>: {problem}')).toEqual([]);
  });

  test('names in one line what is not recorded as translated', () => {
    const texts = new Map(['one', 'two'].map((name) => [`area.${name}`, name]));
    expect(compareTexts('pl', { source: texts, texts, accepted: {} })).toEqual([
      'pl: 2 messages of area are not recorded as translated: npm run messages -- accept pl [area]',
    ]);
  });

  test('accepts what is complete', () => {
    expect(check('{n, plural, one {#} other {#}}', '{n, plural, one {#} few {#} many {#} other {#}}')).toEqual([]);
  });

  test('names messages that English no longer has', () => {
    const texts = new Map([['area.old', 'x']]);
    expect(compareTexts('pl', { source: new Map(), texts, accepted: {} })).toEqual(['pl area.old: unknown in English']);
  });
});

describe.each(TRANSLATED)('%s', (language) => {
  test('has every message, as the English is now', async () => {
    expect(await checkLanguage(language)).toEqual([]);
  });

  test('names a button or a link to screen readers with the words that it shows', async () => {
    const t = await translationsIn(language);
    const shown =
      /<transfer>(.*?)<\/transfer>.*<remove>(.*?)<\/remove>|<remove>(.*?)<\/remove>.*<transfer>(.*?)<\/transfer>/;
    const [, transfer, remove, removeFirst, transferLast] =
      shown.exec(messageText(await loadCatalog(language), 'profileSettings.transferOrDelete')) ?? [];
    const names: readonly (readonly [shown: string | undefined, named: string])[] = [
      [t('account.connect'), t('account.connectNamed', { name: 'X' })],
      [t('account.disconnect'), t('account.disconnectNamed', { name: 'X' })],
      [t('signIn.signOut'), t('security.signOutDevice', { device: 'X' })],
      [t('buttons.copy'), t('forms.copyWhat', { what: 'X' })],
      [transfer ?? transferLast, t('profileSettings.transferNamed', { name: 'X' })],
      [remove ?? removeFirst, t('profileSettings.deleteNamed', { name: 'X' })],
    ];
    const lower = (text: string | undefined) => text?.toLocaleLowerCase(language);
    expect(names.filter(([words, named]) => !words || !lower(named)?.includes(lower(words) ?? ''))).toEqual([]);
  });

  test('is loaded when it is needed', async () => {
    expect((await translationsIn(language)).language).toBe(language);
  });
});
