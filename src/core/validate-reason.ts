// Validates the reason that staff give for an action; the people concerned read it.
import { countCharacters, isStorable, isVisible } from './text.ts';

const MAX_REASON_CHARACTERS = 500;

/** What is wrong with a trimmed reason; null: nothing. */
export function validateReason(reason: string): string | null {
  if (!isStorable(reason)) return 'Contains a character that cannot be stored.';
  if (!isVisible(reason)) return 'Enter a reason. The person concerned can read it.';
  const length = countCharacters(reason);
  return length > MAX_REASON_CHARACTERS ? `At most ${MAX_REASON_CHARACTERS} characters; these are ${length}.` : null;
}
