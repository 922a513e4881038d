// Validates a name on one line, of whatever it is.
import { breaksLine, countCharacters, isStorable, isVisible } from '../core/text.ts';
import { type Message, message } from './message.ts';

/** Returns the error in a one-line name, or null if it is valid. Surrounding white space is ignored. */
export function validateName(name: string, most: number): Message | null {
  const text = name.trim();
  if (!isStorable(text)) return message('validation.unstorable');
  if (text === '') return message('validation.empty');
  if (breaksLine(text)) return message('validation.notOneLine');
  if (!isVisible(text)) return message('validation.invisible');
  const length = countCharacters(text);
  return length > most ? message('validation.tooLong', { max: most, length }) : null;
}
