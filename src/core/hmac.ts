// HMAC-SHA256 (RFC 2104) from two one-shot hashes: takes half the time of createHmac, which creates a stream for each
// message (bench/README.md).
import { hash } from 'node:crypto';

const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;

/** The two blocks that RFC 2104 derives from a key: one precedes the message, the other the message's digest. */
export interface HmacKey {
  readonly inner: Uint8Array;
  readonly outer: Uint8Array;
}

export function hmacKey(secret: Uint8Array): HmacKey {
  const key = Buffer.alloc(BLOCK_BYTES);
  key.set(secret.length > BLOCK_BYTES ? hash('sha256', secret, 'buffer') : secret);
  return { inner: key.map((byte) => byte ^ 0x36), outer: key.map((byte) => byte ^ 0x5c) };
}

/** Written and read within one synchronous call, so all calls share them; a larger message gets its own buffer. */
const sharedMessage = Buffer.alloc(16_384);
const sharedDigest = Buffer.alloc(BLOCK_BYTES + DIGEST_BYTES);

/** HMAC-SHA256 of `prefix` (ASCII) followed by `body`. */
export function hmacSha256(key: HmacKey, prefix: string, body: string, encoding: 'hex' | 'base64'): string {
  const bodyStart = BLOCK_BYTES + prefix.length;
  // A UTF-16 code unit takes at most three bytes in UTF-8.
  const maxLength = bodyStart + body.length * 3;
  const message = maxLength > sharedMessage.length ? Buffer.alloc(maxLength) : sharedMessage;
  message.set(key.inner);
  message.write(prefix, BLOCK_BYTES, 'latin1');
  const end = bodyStart + message.write(body, bodyStart, 'utf8');
  sharedDigest.set(key.outer);
  sharedDigest.write(hash('sha256', message.subarray(0, end), 'binary'), BLOCK_BYTES, 'binary');
  return hash('sha256', sharedDigest, encoding);
}
