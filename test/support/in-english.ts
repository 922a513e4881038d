// What a rule returns with its messages as English sentences, as the API and the command line show them.
import { isMessage, type Message } from '../../src/messages/message.ts';
import { ENGLISH } from '../../src/messages/translations.ts';

type InEnglish<Value> = Value extends Message
  ? string
  : Value extends Date
    ? Value
    : Value extends object
      ? { [Name in keyof Value]: InEnglish<Value[Name]> }
      : Value;

export function inEnglish<Value>(value: Value): InEnglish<Value> {
  return translated(value) as InEnglish<Value>;
}

function translated(value: unknown): unknown {
  if (isMessage(value)) return ENGLISH.text(value);
  if (Array.isArray(value)) return value.map(translated);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, translated(part)]));
}
