// Pagination cursor of a list of votes: the last vote's position in the order. Opaque to clients, valid for one
// listing, and rejected if any character was changed. It contains nothing secret, so its checksum needs no key.
import { createHash } from 'node:crypto';

export interface VotePosition {
  /** ISO 8601 with microseconds, as stored. */
  readonly votedAt: string;
  readonly eventId: string;
}

const TIME_BYTES = 8;
const ID_BYTES = 16;
const CHECK_BYTES = 6;
/** In the year 2255. Up to here a number is exact. */
const LATEST_MICROS = Number.MAX_SAFE_INTEGER;
/** All bits are used, so that each cursor has exactly one spelling. */
const PATTERN = /^[A-Za-z0-9_-]{40}$/;

/** `votedAtMicros`: microseconds since the epoch. */
export function encodeCursor(listingId: string, votedAtMicros: number, eventId: string): string {
  const bytes = Buffer.alloc(TIME_BYTES + ID_BYTES);
  bytes.writeBigInt64BE(BigInt(votedAtMicros));
  bytes.write(eventId.replaceAll('-', ''), TIME_BYTES, 'hex');
  return Buffer.concat([bytes, check(listingId, bytes)]).toString('base64url');
}

/** Returns null when it is not a cursor of this listing. */
export function decodeCursor(listingId: string, cursor: string): VotePosition | null {
  if (!PATTERN.test(cursor)) return null;
  const all = Buffer.from(cursor, 'base64url');
  const bytes = all.subarray(0, TIME_BYTES + ID_BYTES);
  if (!check(listingId, bytes).equals(all.subarray(TIME_BYTES + ID_BYTES))) return null;
  const micros = Number(bytes.readBigInt64BE());
  // Anyone who reads this file can construct cursors, so their content is validated like any other input.
  if (micros < 0 || micros > LATEST_MICROS) return null;
  const milliseconds = new Date(Math.floor(micros / 1000)).toISOString();
  const votedAt = milliseconds.replace('Z', `${String(micros % 1000).padStart(3, '0')}Z`);
  return { votedAt, eventId: bytes.toString('hex', TIME_BYTES) };
}

function check(listingId: string, bytes: Uint8Array): Buffer {
  return createHash('sha256').update(listingId).update(bytes).digest().subarray(0, CHECK_BYTES);
}
