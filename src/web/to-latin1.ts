// Text of a page in which one byte per character is enough.

/**
 * With characters outside Latin-1 as references. One of them would let the whole page take twice the memory, and several
 * times as long to send, because a string has one byte for each character only if all fit.
 */
export function toLatin1(text: string): string {
  // Not `replace`: V8 keeps two bytes per character in what it makes of a string that has them.
  return Array.from(text, (character) => (isLatin1(character) ? character : reference(character))).join('');
}

function isLatin1(character: string): boolean {
  return (character.codePointAt(0) ?? 0) <= 0xff;
}

function reference(character: string): string {
  return `&#${character.codePointAt(0)};`;
}
