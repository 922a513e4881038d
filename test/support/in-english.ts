// What a rule returns with its messages as English sentences, as the API and the command line show them.
import { isMessage } from '../../src/messages/message.ts';
import { ENGLISH } from '../../src/messages/translations.ts';

export function inEnglish(value: unknown): unknown {
  if (isMessage(value)) return ENGLISH.text(value);
  if (Array.isArray(value)) return value.map(inEnglish);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inEnglish(part)]));
}
