// Records which English message each message of a translation was made from, so that a later change is noticed.
import { writeFileSync } from 'node:fs';
import type { Language } from '../../src/messages/languages.ts';
import { acceptedPath, hashOf, readAccepted, readTranslation, sourceTexts } from './check.ts';

/** The number of recorded messages, all or those of one area. */
export async function acceptTranslation(language: Language, area?: string): Promise<number> {
  const source = sourceTexts();
  const texts = await readTranslation(language);
  const before = readAccepted(language);
  const isChosen = (key: string) => area === undefined || key.startsWith(`${area}.`);
  const keys = [...source.keys()].filter((key) => texts.has(key));
  const entries = keys
    .map((key) => [key, isChosen(key) ? hashOf(source.get(key) ?? '') : before[key]] as const)
    .filter(([, hash]) => hash !== undefined);
  writeFileSync(acceptedPath(language), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  return keys.filter(isChosen).length;
}
