// Signing and verifying a delivery: our own header (§5.6) and the Standard Webhooks ones (decision D13).
import { createHmac, timingSafeEqual } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';
const TOLERANCE_SECONDS = 300;

/** `sha256=<hex>`: HMAC-SHA256 of the body's bytes; the key is the whole displayed secret in UTF-8 (decision D12). */
export function signBody(body: string | Uint8Array, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Whether `header` signs exactly these bytes. Anything malformed is false, never an exception. */
export function verifyBody(body: string | Uint8Array, header: string | null | undefined, secret: string): boolean {
  return typeof header === 'string' && equal(header, signBody(body, secret));
}

/**
 * `v1,<base64>` over `id.timestamp.body`; the key is what the secret's base64 part decodes to. `timestamp`: seconds.
 */
export function signStandard(id: string, timestamp: number, body: string | Uint8Array, secret: string): string {
  const hmac = createHmac('sha256', decodeSecret(secret)).update(`${id}.${timestamp}.`).update(body);
  return `v1,${hmac.digest('base64')}`;
}

export interface StandardHeaders {
  readonly id: string;
  readonly timestamp: string;
  /** One or more signatures separated by spaces: two while a secret is being rotated. */
  readonly signature: string;
}

/** Whether one of the signatures matches and the attempt is at most five minutes from `nowSeconds`. */
export function verifyStandard(
  body: string | Uint8Array,
  headers: StandardHeaders,
  secret: string,
  nowSeconds: number,
): boolean {
  const timestamp = Number(headers.timestamp);
  if (!Number.isInteger(timestamp) || Math.abs(nowSeconds - timestamp) > TOLERANCE_SECONDS) return false;
  const expected = signStandard(headers.id, timestamp, body, secret);
  return headers.signature.split(' ').some((signature) => equal(signature, expected));
}

/** The key of Standard Webhooks signatures: what the secret's base64 part decodes to. */
export function decodeSecret(secret: string): Buffer {
  const base64 = secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret;
  return Buffer.from(base64, 'base64');
}

function equal(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
