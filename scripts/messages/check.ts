// What is missing, out of date or wrong in a translation.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { loadCatalog } from '../../src/messages/catalogs.ts';
import english from '../../src/messages/en/index.ts';
import type { Language } from '../../src/messages/languages.ts';
import { pluralFormsOf, readVariables } from './variables.ts';

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

export function countTranslated(texts: Texts) {
  return { messages: texts.size, characters: [...texts.values()].reduce((sum, text) => sum + text.length, 0) };
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
  const complaints = [...source].flatMap(([key, text]) => {
    const translated = texts.get(key);
    if (translated === undefined) return [`${language} ${key}: missing. English: ${text}`];
    const isOld = accepted[key] !== hashOf(text);
    return [
      ...(isOld ? [`${language} ${key}: not checked since the English changed to: ${text}`] : []),
      ...checkText(language, text, translated).map((complaint) => `${language} ${key}: ${complaint}`),
    ];
  });
  return [...complaints, ...unknown.map((key) => `${language} ${key}: unknown in English`)];
}

/** Whether the translation has the same values and tags, and the plural forms of its language. */
function checkText(language: Language, source: string, translated: string): readonly string[] {
  const wanted = readVariables(compile(source));
  try {
    const found = readVariables(compile(translated));
    const missing = [...wanted].filter((name) => !found.has(name));
    const surplus = [...found].filter((name) => !wanted.has(name));
    const forms = pluralFormsOf(compile(translated)).flatMap((given) => missingForms(language, given));
    return [
      ...missing.map((name) => `lacks ${name}`),
      ...surplus.map((name) => `has ${name}, which English has not`),
      ...forms,
    ];
  } catch (error) {
    return [`is no ICU message: ${error instanceof Error ? error.message : String(error)}`];
  }
}

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
