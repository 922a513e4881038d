// Lists of words without “and”, unlike those of `t.list`: `logo, icon, name`.
import type { Translations } from '../messages/translations.ts';

/** There is at least one word. */
export function joinWords(t: Translations, words: readonly string[]): string {
  return words.reduce((before, next) => t('site.listed', { before, next }));
}
