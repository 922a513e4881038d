// Decodes the bytes of a body into text that can be stored. Pure.

const REPLACEMENT = Buffer.from('\uFFFD');
const ENCODER = new TextEncoder();

/**
 * Replaces invalid UTF-8, and NUL, which PostgreSQL cannot store, with U+FFFD. Removes a character that was cut in two
 * at the end. Returns at most `most` bytes of UTF-8, because the replacements in a binary body would take three times
 * its size.
 */
export function decodeBody(bytes: Buffer, most: number): string {
  const text = new TextDecoder().decode(withoutNul(bytes), { stream: true });
  if (text.length * REPLACEMENT.length <= most) return text;
  const fitting = Buffer.allocUnsafe(most);
  const { read, written } = ENCODER.encodeInto(text, fitting);
  // A slice of the text would keep the whole text in memory.
  return read === text.length ? text : fitting.toString('utf8', 0, written);
}

/** Replaces bytes instead of characters: in a string of NULs, the latter would build a rope thirty times as large. */
function withoutNul(bytes: Buffer): Buffer {
  if (!bytes.includes(0)) return bytes;
  const replaced = Buffer.allocUnsafe(bytes.length * REPLACEMENT.length);
  let length = 0;
  for (const byte of bytes) {
    if (byte === 0) length += REPLACEMENT.copy(replaced, length);
    else replaced[length++] = byte;
  }
  return replaced.subarray(0, length);
}
