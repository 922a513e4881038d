// Rules for text from outside: it must be storable and visible, and its length is counted in code points (decision
// A11).

/** The number of Unicode code points. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Whether PostgreSQL can store the text: no NUL and no lone surrogate. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** The first `most` code points. */
export function truncateCharacters(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('');
}

/** Letters, digits, punctuation and symbols, except those that are rendered as nothing. */
const VISIBLE = /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]]/v;
const LINE_BREAKING = /[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu;
/**
 * Control characters, characters that reverse text, and noncharacters. Joiners are allowed, because words and emoji
 * need them.
 */
const DECEIVING = /[\p{Cc}\u202a-\u202e\u2066-\u2069\p{Noncharacter_Code_Point}]/gu;

/** Whether any character is visible. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Whether the text has line breaks, or characters that deceive. */
export function breaksLine(text: string): boolean {
  return text.search(LINE_BREAKING) >= 0 || text.search(DECEIVING) >= 0;
}

/** Untrusted text on one line: without line breaks and characters that reverse the writing direction. */
export function toOneLine(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Makes a name from another service valid; returns an empty text if nothing in it is visible. */
export function sanitizeName(name: string, most: number): string {
  const line = name.toWellFormed().replace(LINE_BREAKING, ' ').replace(DECEIVING, '').trim();
  const text = truncateCharacters(line, most).trim();
  return isVisible(text) ? text : '';
}

const MAX_QUERY_CHARACTERS = 100;
const MAX_QUERY_WORDS = 8;

/** The words of a search, up to the limit. */
export function splitSearchTerms(query: string): readonly string[] {
  return truncateCharacters(query, MAX_QUERY_CHARACTERS).split(/\s+/).filter(Boolean).slice(0, MAX_QUERY_WORDS);
}
