// The status of a Minecraft server for Bedrock Edition: RakNet's unconnected ping. Pure.
import { failedQuery, type QueryResult } from './query-result.ts';
import { withoutColors } from './server-list-ping.ts';
import { readCapacity, readCount } from './untrusted-values.ts';
import { readVersion } from './version-text.ts';

const MAGIC = Buffer.from('00ffff00fefefefefdfdfdfd12345678', 'hex');
/** Type, time, magic, and the sender's ID. */
export const BEDROCK_PING = Buffer.concat([Buffer.from([1]), Buffer.alloc(8), MAGIC, Buffer.alloc(8, 1)]);
/** The text is at most 65,535 bytes by its length, but servers keep it short. */
export const MAX_PONG_BYTES = 4_096;

const PONG = 0x1c;
const LENGTH_AT = 1 + 8 + 8 + MAGIC.length;
const EDITIONS = ['MCPE', 'MCEE'];

/** The fields are edition, message, protocol, version, players and capacity, separated by semicolons. */
export function readPong(bytes: Buffer): QueryResult {
  const text = readText(bytes);
  if (text === null) return failedQuery('not_understood');
  const fields = fieldsOf(text);
  const [edition = '', , , version, online, most] = fields;
  const players = readCount(online);
  if (!EDITIONS.includes(edition) || players === null) return failedQuery('not_understood');
  return { ok: true, players, maxPlayers: readCapacity(most), version: readVersion(version, null) };
}

/** The message and the name of the world, which the game shows as two lines. Null if it is not a response. */
export function readPongMessage(bytes: Buffer): string | null {
  const [edition = '', message = '', , , , , , world = ''] = fieldsOf(readText(bytes) ?? '');
  return EDITIONS.includes(edition) ? withoutColors(`${message}\n${world}`.replaceAll('\\;', ';')) : null;
}

/** A message may contain semicolons behind backslashes. */
function fieldsOf(text: string): readonly string[] {
  return text.split(/(?<!\\);/);
}

function readText(bytes: Buffer): string | null {
  if (bytes.length < LENGTH_AT + 2 || bytes[0] !== PONG) return null;
  if (!bytes.subarray(LENGTH_AT - MAGIC.length, LENGTH_AT).equals(MAGIC)) return null;
  const end = LENGTH_AT + 2 + bytes.readUInt16BE(LENGTH_AT);
  return end <= bytes.length ? bytes.toString('utf8', LENGTH_AT + 2, end) : null;
}
