// What an import found about a listing: values for the form, as untrusted as anything from outside. Pure.

import {
  LISTING_NAME_MAX_CHARACTERS,
  LISTING_SUMMARY_MAX_CHARACTERS,
  MAX_TAGS,
  TAG_MAX_CHARACTERS,
} from '../core/limits.ts';
import { isVisible, sanitizeName, toOneLine, truncateCharacters } from '../core/text.ts';
import type { Message } from '../messages/message.ts';

/** The fields of the form that an import may fill in, as the form has them. */
export type ImportedFields = Partial<
  Record<'name' | 'summary' | 'description' | 'link' | 'tags' | 'applicationId' | 'address', string>
>;

export interface ImportedListing {
  /** Where it is from, for people. */
  readonly source: string;
  readonly fields: ImportedFields;
  /** The file of the icon as it arrived; null if there is none. */
  readonly icon: Uint8Array | null;
  /** What was missing or could not be read, for people. */
  readonly problem: string | null;
}

export type ImportResult =
  | { readonly ok: true; readonly found: ImportedListing }
  /** `sentence`: what happened and what to do. */
  | { readonly ok: false; readonly sentence: Message };

/** Leaves out what is empty. */
export function filledIn(fields: ImportedFields): ImportedFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** A name that could be saved; empty if nothing of it is visible. */
export function importedName(name: unknown): string {
  return typeof name === 'string' ? sanitizeName(name, LISTING_NAME_MAX_CHARACTERS) : '';
}

const DECEIVING = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
/** Joiners, which words and emoji need. */
const ALLOWED = new Set(['\n', '\u200c', '\u200d']);

/** Text of several lines, without characters that hide or reverse it. */
export function importedText(text: unknown, most: number): string {
  if (typeof text !== 'string') return '';
  const plain = truncateCharacters(text.slice(0, 4 * most), 2 * most)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(DECEIVING, (character) => (ALLOWED.has(character) ? character : ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return isVisible(plain) ? truncateCharacters(plain, most).trim() : '';
}

/** One line of the most that fits, cut at a word. */
export function importedSummary(text: string): string {
  const line = toOneLine(text).replace(/\s+/g, ' ');
  const short = truncateCharacters(line, LISTING_SUMMARY_MAX_CHARACTERS);
  if (short === line) return line;
  const cut = truncateCharacters(line, LISTING_SUMMARY_MAX_CHARACTERS - 1);
  return `${cut.replace(/\s+\S{0,30}$/, '')}…`;
}

/** Tags as they are written here; those that cannot be are left out. */
export function importedTags(tags: unknown): string {
  if (!Array.isArray(tags)) return '';
  const words = tags.slice(0, 2 * MAX_TAGS).map((tag) => (typeof tag === 'string' ? asTag(tag) : ''));
  return [...new Set(words.filter(Boolean))].slice(0, MAX_TAGS).join(', ');
}

function asTag(text: string): string {
  const word = text
    .slice(0, 4 * TAG_MAX_CHARACTERS)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return word.length <= TAG_MAX_CHARACTERS ? word : '';
}
