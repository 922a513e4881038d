// A body's bytes as text that can be stored. Pure.

const REPLACEMENT = Buffer.from('\uFFFD');
const ENCODER = new TextEncoder();

/**
 * What is no UTF-8 is replaced by U+FFFD, and so is NUL, which no text in the database may hold. A character that was cut in two
 * at the end is left out. At most `most` bytes of UTF-8: a body that is no text would else take three times its bytes.
 */
export function decodeBody(bytes: Buffer, most: number): string {
  const text = new TextDecoder().decode(withoutNul(bytes), { stream: true });
  if (text.length * REPLACEMENT.length <= most) return text;
  const fitting = Buffer.allocUnsafe(most);
  const { read, written } = ENCODER.encodeInto(text, fitting);
  // Not a slice of the text, which would keep all of it in memory.
  return read === text.length ? text : fitting.toString('utf8', 0, written);
}

/** In bytes: a text of zeros whose characters are replaced is a tree thirty times as large. */
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
