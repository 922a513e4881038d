// Signatures by node:crypto: what tests compare the server's and the SDK's with, which are implementations of their own.
import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

/** `sha256=<hex>` with the whole secret as the key (decision D12). */
export function signBody(body: string | Uint8Array, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

export function verifyBody(body: string | Uint8Array, header: string | null | undefined, secret: string): boolean {
  return typeof header === 'string' && equal(header, signBody(body, secret));
}

/** `v1,<base64>` over `id.timestamp.body` with the decoded secret as the key (decision D13). `timestamp`: seconds. */
export function signStandard(id: string, timestamp: number, body: string | Uint8Array, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`;
}

interface StandardHeaders {
  readonly id: string;
  readonly timestamp: string;
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

function equal(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
