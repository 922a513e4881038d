// Parses the player counts of Hytale plugins: HyQuery's datagram and Nitrado's document. Pure.
import { failedQuery, type QueryResult } from './query-result.ts';
import { fieldOf, readCapacity, readCount } from './untrusted-values.ts';
import { cleanVersionName } from './version-text.ts';

/** HyQuery, version 1: an eight-byte magic and a type. */
export const HYQUERY_REQUEST = Buffer.from('HYQUERY\0\0', 'latin1');
const HYREPLY = Buffer.from('HYREPLY\0\0', 'latin1');
/** Enough for the texts and numbers of a reply. */
export const MAX_HYREPLY_BYTES = 4_096;

/** Little-endian; a string is its length in two bytes, then UTF-8: name, message, players, capacity, port, version. */
export function readHyReply(bytes: Buffer): QueryResult {
  if (!bytes.subarray(0, HYREPLY.length).equals(HYREPLY)) return failedQuery('not_understood');
  const afterName = endOfString(bytes, HYREPLY.length);
  const numbers = afterName === null ? null : endOfString(bytes, afterName);
  if (numbers === null || numbers + 8 > bytes.length) return failedQuery('not_understood');
  const players = readCount(bytes.readUInt32LE(numbers));
  if (players === null) return failedQuery('not_understood');
  const maxPlayers = readCapacity(bytes.readUInt32LE(numbers + 4));
  const versionAt = numbers + 12;
  const end = endOfString(bytes, versionAt);
  return withVersion({ players, maxPlayers }, end === null ? null : bytes.toString('utf8', versionAt + 2, end));
}

/** Hytale's versions are no choice of lists, so only the name counts. */
function withVersion(count: { players: number; maxPlayers: number | null }, text: unknown): QueryResult {
  const name = cleanVersionName(text);
  return { ok: true, ...count, ...(name !== null && { version: { name, versions: [] } }) };
}

function endOfString(bytes: Buffer, at: number): number | null {
  if (at + 2 > bytes.length) return null;
  const end = at + 2 + bytes.readUInt16LE(at);
  return end <= bytes.length ? end : null;
}

/** Nitrado:Query sends only what its permissions allow, so either section may be missing. */
export function readNitrado(document: unknown): QueryResult {
  const basic = fieldOf(document, 'Basic');
  const players = readCount(
    fieldOf(basic, 'CurrentPlayers') ?? fieldOf(fieldOf(document, 'Universe'), 'CurrentPlayers'),
  );
  if (players === null) return failedQuery('not_understood');
  const capacity = fieldOf(basic, 'MaxPlayers') ?? fieldOf(fieldOf(document, 'Server'), 'MaxPlayers');
  const version = fieldOf(basic, 'Version') ?? fieldOf(fieldOf(document, 'Server'), 'Version');
  return withVersion({ players, maxPlayers: readCapacity(capacity) }, version);
}
