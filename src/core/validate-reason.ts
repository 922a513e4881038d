// Validates the reason that staff give for an action, which the people concerned can read.
import { countCharacters, isStorable, isVisible } from './text.ts';

const MAX_REASON_CHARACTERS = 500;

/** Returns the error in a trimmed reason, or null if it is valid. */
export function validateReason(reason: string): string | null {
  if (!isStorable(reason)) return 'Contains a character that cannot be stored.';
  if (!isVisible(reason)) return 'Enter a reason. The person concerned can read it.';
  const length = countCharacters(reason);
  return length > MAX_REASON_CHARACTERS ? `Use at most ${MAX_REASON_CHARACTERS} characters. You used ${length}.` : null;
}
