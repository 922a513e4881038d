// Decodes a vote of protocol v2: a frame with a JSON envelope that contains the vote as JSON text and its signature.
// Stricter than Gson, which also accepts JSON without quotes, because senders must not rely on that.
import { createHmac } from 'node:crypto';
import { equalInConstantTime } from '../../core/secrets.ts';

const MAGIC = 0x733a;
const HEADER_BYTES = 4;

export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether the first two bytes mark a frame; null until both have arrived. */
export function isFrame(bytes: Buffer): boolean | null {
  return bytes.length < 2 ? null : bytes.readUInt16BE(0) === MAGIC;
}

export type VoteFrame =
  | { readonly kind: 'part' }
  /**
   * `length`: of the whole frame as announced, including the header. `json`: null until the whole frame has arrived.
   */
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

/** A value as text if Java's `getAsString` returns one: strings, numbers and booleans. */
export function textOf(value: unknown): string | null {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null;
}

/** Returns the first character outside the standard base64 alphabet, which is all that Java's decoder accepts. */
export function foreignToBase64(text: string): string | null {
  return /[^A-Za-z0-9+/=]/.exec(text)?.[0] ?? null;
}

/** HMAC-SHA256 over the payload exactly as received. */
export function isSignedWith(token: string, payload: string, signature: string): boolean {
  const expected = createHmac('sha256', token).update(payload, 'utf8').digest();
  return equalInConstantTime(Buffer.from(signature, 'base64'), expected);
}
