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
export function firstCharacters(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('');
}

const QUERY_MOST = 100;
const WORDS_MOST = 8;

/** The words of what somebody searches for, as far as they are looked at. */
export function searchWords(query: string): readonly string[] {
  return firstCharacters(query, QUERY_MOST).split(/\s+/).filter(Boolean).slice(0, WORDS_MOST);
}
