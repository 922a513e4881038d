// A language for tests: every English message with accents and a third longer, so that text that is not in the catalogs
// stands out, and what only fits in English breaks.
import english from '../../src/messages/en/index.ts';
import type { Translation } from '../../src/messages/message.ts';

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  ['aá', 'eé', 'ií', 'oö', 'uü', 'cç', 'nñ', 'yý', 'AÁ', 'EÉ', 'IÍ', 'OÖ', 'UÜ', 'CÇ', 'NÑ'].map(
    ([letter, accented]) => [letter, accented],
  ),
) as Record<string, string>;

export function pseudoCatalog(): Translation {
  return Object.fromEntries(
    Object.entries(english).map(([area, messages]) => [
      area,
      Object.fromEntries(Object.entries(messages).map(([name, text]) => [name, pseudoMessage(String(text))])),
    ]),
  );
}

/** Values, tags, and the choices of plurals and selects stay. */
export function pseudoMessage(text: string): string {
  const { result } = readMessage(text, 0);
  return result;
}

interface Read {
  readonly result: string;
  readonly end: number;
}

/** Up to the end of the text, or to the brace that ends a choice. */
function readMessage(text: string, start: number): Read {
  let result = '';
  let at = start;
  let words = '';
  const flush = () => {
    result += lengthen(words);
    words = '';
  };
  while (at < text.length && text[at] !== '}') {
    const tag = /^<\/?[\w-]+>/.exec(text.slice(at))?.[0];
    if (text[at] !== '{' && tag === undefined) {
      words += text[at];
      at += 1;
      continue;
    }
    flush();
    const { result: kept, end } = tag === undefined ? readArgument(text, at) : { result: tag, end: at + tag.length };
    result += kept;
    at = end;
  }
  flush();
  return { result, end: at };
}

/** `{name}`, `{count, number}`, or an argument with choices, whose messages change. */
function readArgument(text: string, start: number): Read {
  const plain = /^\{[^{}]*\}/.exec(text.slice(start))?.[0];
  if (plain !== undefined) return { result: plain, end: start + plain.length };
  let at = text.indexOf('{', start + 1);
  let result = text.slice(start, at);
  while (text[at] === '{') {
    const choice = readMessage(text, at + 1);
    const next = /^\}[^{}]*/.exec(text.slice(choice.end))?.[0] ?? '}';
    result += `{${choice.result}${next}`;
    at = choice.end + next.length;
  }
  return { result: `${result}}`, end: at + 1 };
}

function lengthen(words: string): string {
  const letters = words.replaceAll(/\P{L}/gu, '').length;
  if (letters === 0) return words;
  const accented = [...words].map((letter) => ACCENTED[letter] ?? letter).join('');
  const more = 'éxtrá '.repeat(Math.ceil(letters / 18)).slice(0, Math.max(1, Math.round(letters * 0.3)));
  // A short word becomes a longer one, as in German; a sentence gets more words.
  const trimmed = accented.replace(/[\s\p{P}]+$/u, '');
  return `${trimmed}${letters > 12 ? ' ' : ''}${more.trimEnd()}${accented.slice(trimmed.length)}`;
}
