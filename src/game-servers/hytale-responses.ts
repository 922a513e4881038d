// What Hytale servers say of their players, where a plugin makes them speak: HyQuery's datagram, Nitrado's document. Pure.
import { failedQuery, type QueryResult } from './query-result.ts';
import { fieldOf, readCapacity, readCount } from './untrusted-values.ts';

/** HyQuery, version 1: eight letters and a type. */
export const HYQUERY_REQUEST = Buffer.from('HYQUERY\0\0', 'latin1');
const HYREPLY = Buffer.from('HYREPLY\0\0', 'latin1');
/** Two short texts and three numbers. */
export const MAX_HYREPLY_BYTES = 4_096;

/** Little-endian; a text is its length in two bytes, then UTF-8: name, words, players, room, port, version. */
export function readHyReply(bytes: Buffer): QueryResult {
  if (!bytes.subarray(0, HYREPLY.length).equals(HYREPLY)) return failedQuery('not_understood');
  const words = afterText(bytes, HYREPLY.length);
  const numbers = words === null ? null : afterText(bytes, words);
  if (numbers === null || numbers + 8 > bytes.length) return failedQuery('not_understood');
  const players = readCount(bytes.readUInt32LE(numbers));
  if (players === null) return failedQuery('not_understood');
  return { ok: true, players, maxPlayers: readCapacity(bytes.readUInt32LE(numbers + 4)) };
}

function afterText(bytes: Buffer, at: number): number | null {
  if (at + 2 > bytes.length) return null;
  const end = at + 2 + bytes.readUInt16LE(at);
  return end <= bytes.length ? end : null;
}

/** Nitrado:Query shows what its permissions allow: either section may be missing. */
export function readNitrado(document: unknown): QueryResult {
  const basic = fieldOf(document, 'Basic');
  const players = readCount(
    fieldOf(basic, 'CurrentPlayers') ?? fieldOf(fieldOf(document, 'Universe'), 'CurrentPlayers'),
  );
  if (players === null) return failedQuery('not_understood');
  const room = fieldOf(basic, 'MaxPlayers') ?? fieldOf(fieldOf(document, 'Server'), 'MaxPlayers');
  return { ok: true, players, maxPlayers: readCapacity(room) };
}
