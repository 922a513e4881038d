// What is missing, out of date or wrong in a translation.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { loadCatalog } from '../../src/messages/catalogs.ts';
import english from '../../src/messages/en/index.ts';
import { type Language, SOURCE_LANGUAGE } from '../../src/messages/languages.ts';
import { readParts } from './message-parts.ts';

export const MESSAGES = join(import.meta.dirname, '..', '..', 'src', 'messages');

/** Message by key (`area.name`). */
export type Texts = ReadonlyMap<string, string>;

export function sourceTexts(): Texts {
  return flatten(english);
}

export async function readTranslation(language: Language): Promise<Texts> {
  return flatten(await loadCatalog(language));
}

function flatten(catalog: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>): Texts {
  const entries = Object.entries(catalog).flatMap(([area, messages = {}]) =>
    Object.entries(messages).map(([name, text]) => [`${area}.${name}`, text] as const),
  );
  return new Map(entries);
}

/** Only what is recorded as the translation of the English message as it is now. */
export async function countTranslated(language: Language) {
  const [source, texts, accepted] = [sourceTexts(), await readTranslation(language), readAccepted(language)];
  const isCurrent = (key: string) => language === SOURCE_LANGUAGE || accepted[key] === hashOf(source.get(key) ?? '');
  return {
    messages: [...texts.keys()].filter(isCurrent).length,
    characters: [...texts.values()].reduce((sum, text) => sum + text.length, 0),
  };
}

export async function checkLanguage(language: Language): Promise<readonly string[]> {
  const source = sourceTexts();
  return compareTexts(language, { source, texts: await readTranslation(language), accepted: readAccepted(language) });
}

interface Compared {
  readonly source: Texts;
  readonly texts: Texts;
  /** The hash of the English message that each message was translated from. */
  readonly accepted: Readonly<Record<string, string>>;
}

export function compareTexts(language: Language, { source, texts, accepted }: Compared): readonly string[] {
  const unknown = [...texts.keys()].filter((key) => !source.has(key));
  const unaccepted = [...source.keys()].filter((key) => texts.has(key) && accepted[key] === undefined);
  const complaints = [...source].flatMap(([key, text]) => {
    const translated = texts.get(key);
    if (translated === undefined) return [`${language} ${key}: missing. English: ${inOneLine(text)}`];
    const isOld = accepted[key] !== undefined && accepted[key] !== hashOf(text);
    return [
      ...(isOld ? [`${language} ${key}: not checked since the English changed to: ${inOneLine(text)}`] : []),
      ...checkText(language, text, translated).map((complaint) => `${language} ${key}: ${complaint}`),
    ];
  });
  return [
    ...complaints,
    ...unknown.map((key) => `${language} ${key}: unknown in English`),
    ...(unaccepted.length > 0 ? [describeUnaccepted(language, unaccepted)] : []),
  ];
}

const inOneLine = (text: string) => text.replaceAll('\n', '\\n');

function describeUnaccepted(language: Language, keys: readonly string[]): string {
  const areas = new Set(keys.map((key) => key.split('.')[0]));
  const what = `${keys.length} messages of ${areas.size === 1 ? [...areas][0] : `${areas.size} areas`}`;
  return `${language}: ${what} are not recorded as translated: npm run messages -- accept ${language} [area]`;
}

/** With so few words, the translation may well be the same: `{count, plural, one {# bot} other {# bots}}` in Dutch. */
const SAME_WORDS_MOST = 4;

/** Whether the translation has the same values, tags and options, and the plural forms of its language. */
function checkText(language: Language, source: string, translated: string): readonly string[] {
  const wanted = readParts(compile(source));
  if (source === translated && wanted.words.size > SAME_WORDS_MOST) return ['is still in English'];
  try {
    const found = readParts(compile(translated));
    const surplus = [...without(found.names, wanted.names), ...without(found.options, wanted.options)];
    return [
      ...without(wanted.names, found.names).map((name) => `lacks ${name}`),
      ...surplus.map((name) => `has ${name}, which English has not`),
      ...found.plurals.flatMap((given) => missingForms(language, given)),
    ];
  } catch (error) {
    return [`is no ICU message: ${error instanceof Error ? error.message : String(error)}`];
  }
}

const without = (names: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...names].filter((name) => !others.has(name));

function missingForms(language: Language, given: readonly string[]): readonly string[] {
  // Not the form that some languages have for millions only.
  const rules = new Intl.PluralRules(language);
  const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
  return [...needed].filter((form) => !given.includes(form)).map((form) => `lacks the plural form “${form}”`);
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

export function acceptedPath(language: Language): string {
  return join(MESSAGES, language, 'sources.json');
}

export function readAccepted(language: Language): Readonly<Record<string, string>> {
  const path = acceptedPath(language);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}
