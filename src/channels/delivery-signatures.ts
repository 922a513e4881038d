// Signs deliveries: the signature of §5.6 and the Standard Webhooks one (decision D13). `@plaudit/sdk` does the same
// with createHmac, in fewer lines; here two one-shot hashes (RFC 2104) take half the time, a tenth of the engine's
// (bench/README.md).
import { hash } from 'node:crypto';

export interface UnsignedDelivery {
  readonly messageId: string;
  /** In seconds. */
  readonly timestamp: number;
  readonly body: string;
  /** At least one: the current secret first. */
  readonly secrets: readonly string[];
}

export interface DeliverySignatures {
  /** `sha256=<hex>` over the body, by the current secret; its key is the whole displayed secret (decision D12). */
  readonly own: string;
  /** `v1,<base64>` over `id.timestamp.body` for each secret; its key is what the secret's base64 part decodes to. */
  readonly standard: string;
}

export function signDelivery({ messageId, timestamp, body, secrets }: UnsignedDelivery): DeliverySignatures {
  const keys = secrets.map(keysOf);
  const prefix = `${messageId}.${timestamp}.`;
  return {
    own: `sha256=${hmacSha256((keys[0] as SecretKeys).whole, '', body, 'hex')}`,
    standard: keys.map(({ decoded }) => `v1,${hmacSha256(decoded, prefix, body, 'base64')}`).join(' '),
  };
}

const SECRET_PREFIX = 'whsec_';
const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;

/** A key as RFC 2104 mixes it in: before the message, and before the message's digest. */
interface HmacKey {
  readonly inner: Uint8Array;
  readonly outer: Uint8Array;
}

interface SecretKeys {
  readonly whole: HmacKey;
  readonly decoded: HmacKey;
}

/** The same secrets sign again and again. */
const cachedKeys = new Map<string, SecretKeys>();
const MAX_CACHED_KEYS = 5_000;

function keysOf(secret: string): SecretKeys {
  const cached = cachedKeys.get(secret);
  if (cached) return cached;
  const base64 = secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret;
  const keys = {
    whole: hmacKey(Buffer.from(secret, 'utf8')),
    decoded: hmacKey(Buffer.from(base64, 'base64')),
  };
  if (cachedKeys.size >= MAX_CACHED_KEYS) cachedKeys.clear();
  cachedKeys.set(secret, keys);
  return keys;
}

function hmacKey(secret: Uint8Array): HmacKey {
  const key = Buffer.alloc(BLOCK_BYTES);
  key.set(secret.length > BLOCK_BYTES ? hash('sha256', secret, 'buffer') : secret);
  return { inner: key.map((byte) => byte ^ 0x36), outer: key.map((byte) => byte ^ 0x5c) };
}

/** Written and read within one synchronous call, so every call can reuse them; a larger message gets its own buffer. */
const sharedMessage = Buffer.alloc(16_384);
const sharedDigest = Buffer.alloc(BLOCK_BYTES + DIGEST_BYTES);

/** HMAC-SHA256 of `prefix` (ASCII) followed by `body`. */
function hmacSha256(key: HmacKey, prefix: string, body: string, encoding: 'hex' | 'base64'): string {
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
