// Validates the reason that staff give for an action, which the people concerned can read.
import { countCharacters, isStorable, isVisible } from '../core/text.ts';
import { type Message, message } from './message.ts';

const MAX_REASON_CHARACTERS = 500;

/** Returns the error in a trimmed reason, or null if it is valid. */
export function validateReason(reason: string): Message | null {
  if (!isStorable(reason)) return message('validation.unstorable');
  if (!isVisible(reason)) return message('validation.reasonMissing');
  const length = countCharacters(reason);
  return length > MAX_REASON_CHARACTERS ? message('validation.tooLong', { max: MAX_REASON_CHARACTERS, length }) : null;
}
