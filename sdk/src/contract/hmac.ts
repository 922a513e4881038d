// HMAC-SHA256 (RFC 2104) out of two one-shot hashes: half the time of createHmac, which makes a stream for each message.
import { hash } from 'node:crypto';

const BLOCK = 64;
const DIGEST = 32;

/** A key as RFC 2104 mixes it in: before the message, and before the message's digest. */
export interface HmacKey {
  readonly inner: Uint8Array;
  readonly outer: Uint8Array;
}

export function hmacKey(secret: Uint8Array): HmacKey {
  const key = Buffer.alloc(BLOCK);
  key.set(secret.length > BLOCK ? hash('sha256', secret, 'buffer') : secret);
  return { inner: key.map((byte) => byte ^ 0x36), outer: key.map((byte) => byte ^ 0x5c) };
}

/** Filled and read within one call, so one is enough for all; a message that is larger has its own. */
const kept = Buffer.alloc(16_384);
const last = Buffer.alloc(BLOCK + DIGEST);

/** Of `opening`, which is ASCII, and `body` after it. */
export function hmacSha256(
  key: HmacKey,
  opening: string,
  body: string | Uint8Array,
  encoding: 'hex' | 'base64',
): string {
  const start = BLOCK + opening.length;
  // A UTF-16 unit takes at most three bytes in UTF-8.
  const most = start + body.length * 3;
  const message = most > kept.length ? Buffer.alloc(most) : kept;
  message.set(key.inner);
  message.write(opening, BLOCK, 'latin1');
  const end = start + fill(message, start, body);
  last.set(key.outer);
  last.write(hash('sha256', message.subarray(0, end), 'binary'), BLOCK, 'binary');
  return hash('sha256', last, encoding);
}

function fill(message: Buffer, at: number, body: string | Uint8Array): number {
  if (typeof body === 'string') return message.write(body, at, 'utf8');
  message.set(body, at);
  return body.length;
}
