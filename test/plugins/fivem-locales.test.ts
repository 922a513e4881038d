// The languages of the FiveM resource: every message exists in each, with the same placeholders.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../plugins/fivem/plaudit/locales');

/** The messages of a language: name and text. */
function messagesOf(file: string): ReadonlyMap<string, string> {
  const source = readFileSync(join(FOLDER, file), 'utf8');
  return new Map([...source.matchAll(/^ {2}(\w+) = (['"])(.*)\2,$/gm)].map((match) => [match[1]!, match[3]!]));
}

const shapeOf = (file: string) =>
  [...messagesOf(file)].map(([name, text]) => [name, [...text.matchAll(/%\w/g)].length, text.includes('/votelink')]);

it.each(readdirSync(FOLDER))('%s has every message of English', (file) => {
  expect(shapeOf(file)).toEqual(shapeOf('en.lua'));
  expect(messagesOf(file).size).toBeGreaterThan(10);
});
