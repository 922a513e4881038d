// Validates the reason that staff give for an action, which the people concerned can read.
import { REASON_MAX_CHARACTERS } from '../core/limits.ts';
import { countCharacters, isStorable, isVisible } from '../core/text.ts';
import { type Message, message } from './message.ts';

/** Returns the error in a trimmed reason, or null if it is valid. */
export function validateReason(reason: string): Message | null {
  if (!isStorable(reason)) return message('validation.unstorable');
  if (!isVisible(reason)) return message('validation.reasonMissing');
  const length = countCharacters(reason);
  return length > REASON_MAX_CHARACTERS ? message('validation.tooLong', { max: REASON_MAX_CHARACTERS, length }) : null;
}
