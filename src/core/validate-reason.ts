// Why staff did something, as whom it concerns will read it.
import { countCharacters, isStorable, isVisible } from './text.ts';

const REASON_MOST = 500;

/** What is wrong with a reason without white space around; null when nothing is. */
export function validateReason(reason: string): string | null {
  if (!isStorable(reason)) return 'Contains a character that cannot be stored.';
  if (!isVisible(reason)) return 'Say why: whom it concerns reads it.';
  const length = countCharacters(reason);
  return length > REASON_MOST ? `At most ${REASON_MOST} characters; these are ${length}.` : null;
}
