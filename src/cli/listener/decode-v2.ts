// Decodes a vote of protocol v2: a frame with a JSON envelope, which holds the vote as JSON text and its signature.
// Stricter than Gson, which also reads JSON without quotes: a sender must not rely on that.
import { createHmac } from 'node:crypto';
import { equalInConstantTime } from '../../core/secrets.ts';

const MAGIC = 0x733a;
const HEADER_BYTES = 4;

export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether the first two bytes announce a frame; null while there are not two. */
export function isFrame(bytes: Buffer): boolean | null {
  return bytes.length < 2 ? null : bytes.readUInt16BE(0) === MAGIC;
}

export type VoteFrame =
  | { readonly kind: 'part' }
  /** `length`: of the whole frame, header included, as it announces itself; `json` once all of it is there. */
  | { readonly kind: 'announced'; readonly length: number; readonly json: string | null };

export function readFrame(bytes: Buffer): VoteFrame {
  if (bytes.length < HEADER_BYTES) return { kind: 'part' };
  const length = HEADER_BYTES + bytes.readUInt16BE(2);
  const isWhole = bytes.length >= length;
  return { kind: 'announced', length, json: isWhole ? bytes.toString('utf8', HEADER_BYTES, length) : null };
}

export function parseObject(json: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
  } catch {
    return null;
  }
}

/** A value as text where Java's `getAsString` gives one: strings, numbers and truth values. */
export function textOf(value: unknown): string | null {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null;
}

/** Java's decoder takes the standard alphabet only; returns the first character outside of it. */
export function foreignToBase64(text: string): string | null {
  return /[^A-Za-z0-9+/=]/.exec(text)?.[0] ?? null;
}

/** HMAC-SHA256 over the payload exactly as it came. */
export function isSignedWith(token: string, payload: string, signature: string): boolean {
  const expected = createHmac('sha256', token).update(payload, 'utf8').digest();
  return equalInConstantTime(Buffer.from(signature, 'base64'), expected);
}
