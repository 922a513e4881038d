// What a function returns, with its messages as English sentences: for the API and the command line.
import { isMessage, type Message } from './message.ts';
import { ENGLISH } from './translations.ts';

export type InEnglish<Value> = Value extends Message
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
