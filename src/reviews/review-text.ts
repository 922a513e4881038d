// The rules of a review and of a reply to it (decision P510): stars, and plain text with paragraphs. Pure.

import { REPLY_MAX_CHARACTERS, REVIEW_MAX_CHARACTERS, REVIEW_MIN_CHARACTERS } from '../core/limits.ts';
import { countCharacters, isStorable, isVisible } from '../core/text.ts';
import type { FieldError } from '../messages/field-error.ts';
import { type Message, message } from '../messages/message.ts';

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
  const problem = validateReviewText(text);
  if (stars !== undefined && problem === null) return { ok: true, stars, text };
  return {
    ok: false,
    errors: [
      ...(stars === undefined ? [{ field: 'stars', message: message('listingValidation.starsMissing') }] : []),
      ...(problem === null ? [] : [{ field: 'text', message: problem }]),
    ],
  };
}

function validateReviewText(text: string): Message | null {
  if (!isStorable(text)) return message('validation.unstorable');
  const length = countCharacters(text);
  if (length < REVIEW_MIN_CHARACTERS || !isVisible(text))
    return message('validation.tooShort', { min: REVIEW_MIN_CHARACTERS, length });
  return tooLong(length, REVIEW_MAX_CHARACTERS);
}

/** Returns the error in a trimmed reply, or null. */
export function validateReply(text: string): Message | null {
  if (!isStorable(text)) return message('validation.unstorable');
  if (!isVisible(text)) return message('listingValidation.replyMissing');
  return tooLong(countCharacters(text), REPLY_MAX_CHARACTERS);
}

function tooLong(length: number, most: number): Message | null {
  return length > most ? message('validation.tooLong', { max: most, length }) : null;
}

/** Paragraphs are separated by empty lines. */
export function splitParagraphs(text: string): readonly string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}
