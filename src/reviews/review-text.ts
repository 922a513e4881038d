// The rules of a review and of a reply to it (decision P510): stars, and plain text with paragraphs. Pure.
import type { FieldError } from '../core/field-error.ts';
import { REPLY_MAX_CHARACTERS, REVIEW_MAX_CHARACTERS, REVIEW_MIN_CHARACTERS } from '../core/limits.ts';
import { countCharacters, isStorable, isVisible } from '../core/text.ts';

export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];

export interface ReviewInput {
  /** As submitted: `1` to `5`. */
  readonly stars: string;
  readonly text: string;
}

export type ValidReview =
  | { readonly ok: true; readonly stars: Stars; readonly text: string }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

export function validateReview({ stars: given, text: typed }: ReviewInput): ValidReview {
  const stars = STARS.find((number) => String(number) === given);
  const text = typed.trim();
  const message = validateReviewText(text);
  if (stars !== undefined && message === null) return { ok: true, stars, text };
  return {
    ok: false,
    errors: [
      ...(stars === undefined ? [{ field: 'stars', message: 'Choose from 1 to 5 stars.' }] : []),
      ...(message === null ? [] : [{ field: 'text', message }]),
    ],
  };
}

function validateReviewText(text: string): string | null {
  if (!isStorable(text)) return 'Contains a character that cannot be stored.';
  const length = countCharacters(text);
  if (length < REVIEW_MIN_CHARACTERS || !isVisible(text))
    return `Write at least ${REVIEW_MIN_CHARACTERS} characters. You wrote ${length}.`;
  return tooLong(length, REVIEW_MAX_CHARACTERS);
}

/** Returns the error in a trimmed reply, or null. */
export function validateReply(text: string): string | null {
  if (!isStorable(text)) return 'Contains a character that cannot be stored.';
  if (!isVisible(text)) return 'Enter a reply.';
  return tooLong(countCharacters(text), REPLY_MAX_CHARACTERS);
}

function tooLong(length: number, most: number): string | null {
  const numbers = new Intl.NumberFormat('en-US');
  return length > most ? `Use at most ${numbers.format(most)} characters. You used ${numbers.format(length)}.` : null;
}

/** Paragraphs are separated by empty lines. */
export function splitParagraphs(text: string): readonly string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}
