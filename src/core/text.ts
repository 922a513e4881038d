// What text from outside may be: counted in code points (decision A11), storable, and the same when it comes back.

/** The number of Unicode code points. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Whether PostgreSQL and UTF-8 can hold it: no NUL and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** At most `most` code points from the start. */
export function truncateCharacters(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('');
}

/** Letters, digits, punctuation and signs, but those that are drawn as nothing. */
const VISIBLE = /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]]/v;
const LINE_BREAKING = /[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu;
/** What controls, turns the text around it, or is no character. Joiners stay: words and emoji are made with them. */
const DECEIVING = /[\p{Cc}\u202a-\u202e\u2066-\u2069\p{Noncharacter_Code_Point}]/gu;

/** Whether anything of it is seen. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** What is wrong with a name of one line, besides white space around it; null when nothing is. */
export function validateName(name: string, most: number): string | null {
  const text = name.trim();
  if (!isStorable(text)) return 'Contains a character that cannot be stored.';
  if (text === '') return 'Must not be empty.';
  if (text.search(LINE_BREAKING) >= 0 || text.search(DECEIVING) >= 0)
    return 'Contains a line break or a control character. Type it again on one line.';
  if (!isVisible(text)) return 'Nothing of it can be seen. Use at least one letter, digit or sign.';
  const length = countCharacters(text);
  return length > most ? `At most ${most} characters; these are ${length}.` : null;
}

/** What a name from elsewhere has of a name; empty when nothing of it can be seen. */
export function sanitizeName(name: string, most: number): string {
  const line = name.toWellFormed().replace(LINE_BREAKING, ' ').replace(DECEIVING, '').trim();
  const text = truncateCharacters(line, most).trim();
  return isVisible(text) ? text : '';
}

const QUERY_MOST = 100;
const WORDS_MOST = 8;

/** The words of what somebody searches for, as far as they are looked at. */
export function splitSearchTerms(query: string): readonly string[] {
  return truncateCharacters(query, QUERY_MOST).split(/\s+/).filter(Boolean).slice(0, WORDS_MOST);
}
