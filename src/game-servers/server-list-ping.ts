// Minecraft's Server List Ping (Java Edition), modern (1.7 and later) and legacy. Pure.
import { failedQuery, type QueryResult } from './query-result.ts';
import { fieldOf, readCapacity, readCount, readJson } from './untrusted-values.ts';
import { type ReportedVersion, readVersion } from './version-text.ts';

/** The protocol allows 32,767 UTF-16 units of JSON, at most three bytes each; the rest is for length prefixes. */
const MAX_PACKET_BYTES = 3 * 32_767 + 16;
/** How much of a response is buffered. */
export const MAX_PING_RESPONSE_BYTES = 131_072;

/** Servers accept any version; most status clients send this one. */
const PROTOCOL_VERSION = 47;
const NEXT_IS_STATUS = 1;

/** Handshake and request in one packet. `host`: as the owner entered it, because proxies route by it. */
export function statusRequest(host: string, port: number): Buffer {
  const name = Buffer.from(host, 'utf8');
  const portBytes = Buffer.alloc(2);
  portBytes.writeUInt16BE(port);
  const handshake = Buffer.concat([
    varInt(0),
    varInt(PROTOCOL_VERSION),
    varInt(name.length),
    name,
    portBytes,
    varInt(NEXT_IS_STATUS),
  ]);
  return Buffer.concat([varInt(handshake.length), handshake, varInt(1), varInt(0)]);
}

export function varInt(value: number): Buffer {
  const bytes: number[] = [];
  let left = value;
  while (left > 0x7f) {
    bytes.push((left & 0x7f) | 0x80);
    left >>>= 7;
  }
  return Buffer.from([...bytes, left]);
}

type VarInt =
  | { readonly kind: 'read'; readonly value: number; readonly end: number }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'none' };

/** At most five bytes; a value over 31 bits is invalid. */
export function readVarInt(bytes: Buffer, from: number): VarInt {
  let value = 0;
  for (let place = 0; place < 5; place += 1) {
    const byte = bytes[from + place];
    if (byte === undefined) return { kind: 'incomplete' };
    value += (byte & 0x7f) * 2 ** (7 * place);
    if (byte < 0x80) return value < 2 ** 31 ? { kind: 'read', value, end: from + place + 1 } : { kind: 'none' };
  }
  return { kind: 'none' };
}

/** How many bytes are enough to parse a status, or to know that it is not one; null: wait for more. */
export function statusLength(received: Buffer): number | null {
  const length = readVarInt(received, 0);
  if (length.kind === 'incomplete') return null;
  if (length.kind === 'none' || length.value > MAX_PACKET_BYTES) return received.length;
  const end = length.end + length.value;
  return received.length >= end ? end : null;
}

export function readStatus(bytes: Buffer): QueryResult {
  const status = readStatusJson(bytes);
  return status.ok ? readPlayers(status.value) : status;
}

type StatusJson =
  | { readonly ok: true; readonly value: object }
  | { readonly ok: false; readonly code: 'not_understood' | 'answer_cut' };

const NOT_UNDERSTOOD = { ok: false, code: 'not_understood' } as const;

function readStatusJson(bytes: Buffer): StatusJson {
  const length = readVarInt(bytes, 0);
  if (length.kind !== 'read') return NOT_UNDERSTOOD;
  if (length.value > MAX_PACKET_BYTES) return { ok: false, code: 'answer_cut' };
  const packet = bytes.subarray(length.end, length.end + length.value);
  const id = readVarInt(packet, 0);
  if (packet.length !== length.value || id.kind !== 'read' || id.value !== 0) return NOT_UNDERSTOOD;
  const size = readVarInt(packet, id.end);
  if (size.kind !== 'read' || size.end + size.value > packet.length) return NOT_UNDERSTOOD;
  const value = readJson(packet.toString('utf8', size.end, size.end + size.value));
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ok: true, value } : NOT_UNDERSTOOD;
}

function readPlayers(status: object): QueryResult {
  const found = versionOf(status);
  const version = found && { version: found };
  const shown = fieldOf(status, 'players');
  // A missing count means that the server hides its players, not that there are none.
  if (shown === undefined || shown === null) return { ok: false, code: 'players_hidden', ...version };
  const players = readCount(fieldOf(shown, 'online'));
  if (players === null) return failedQuery('not_understood');
  return { ok: true, players, maxPlayers: readCapacity(fieldOf(shown, 'max')), ...version };
}

function versionOf(status: object): ReportedVersion | undefined {
  const said = fieldOf(status, 'version');
  return said === undefined ? undefined : readVersion(fieldOf(said, 'name'), fieldOf(said, 'protocol'));
}

export type MessageResult =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly code: 'not_understood' | 'answer_cut' };

/** The message of the day, as players see it: without colors. Empty if there is none. */
export function readMessageOfTheDay(bytes: Buffer): MessageResult {
  const status = readStatusJson(bytes);
  return status.ok ? { ok: true, message: textOf(fieldOf(status.value, 'description')) } : status;
}

/** What a server shows in the game's list of servers. */
export interface ServerCard {
  readonly ok: true;
  readonly message: string;
  /** A data URL, as the server sent it. */
  readonly favicon: string | null;
  readonly version: ReportedVersion | null;
}

export function readServerCard(bytes: Buffer): ServerCard | Extract<MessageResult, { ok: false }> {
  const status = readStatusJson(bytes);
  if (!status.ok) return status;
  const { value } = status;
  const favicon = fieldOf(value, 'favicon');
  return {
    ok: true,
    message: textOf(fieldOf(value, 'description')),
    favicon: typeof favicon === 'string' ? favicon : null,
    version: versionOf(value) ?? null,
  };
}

const MAX_COMPONENTS = 5_000;

/** The text of a chat component, which consists of further ones. Bounded, because a server may nest them at will. */
function textOf(component: unknown): string {
  const waiting: unknown[] = [component];
  let text = '';
  for (let count = 0; waiting.length > 0 && count < MAX_COMPONENTS; count += 1) {
    const one = waiting.pop();
    if (typeof one === 'string') text += one;
    else if (Array.isArray(one)) waiting.push(...one.slice(0, MAX_COMPONENTS).reverse());
    else if (typeof one === 'object' && one !== null) waiting.push(fieldOf(one, 'extra'), fieldOf(one, 'text'));
  }
  return withoutColors(text);
}

export function withoutColors(text: string): string {
  return text.replace(/§[0-9a-z]/gi, '');
}

export const LEGACY_REQUEST = Buffer.from([0xfe, 0x01]);
const KICK = 0xff;

export function legacyStatusLength(received: Buffer): number | null {
  if (received.length > 0 && received[0] !== KICK) return received.length;
  if (received.length < 3) return null;
  const end = 3 + 2 * received.readUInt16BE(1);
  return received.length >= end ? end : null;
}

/**
 * The fields are `§1`, protocol, version, message, players and capacity, separated by NUL; before Minecraft 1.4 they
 * are message, players and capacity, separated by `§`.
 */
export function readLegacyStatus(bytes: Buffer): QueryResult {
  const legacy = readLegacyParts(bytes);
  if (!legacy) return failedQuery('not_understood');
  const [maxPlayers, online] = [legacy.parts.at(-1), legacy.parts.at(-2)];
  const players = readCount(online);
  if (players === null) return failedQuery('not_understood');
  const version = legacy.version === null ? {} : { version: readVersion(legacy.version, null) };
  return { ok: true, players, maxPlayers: readCapacity(maxPlayers), ...version };
}

export function readLegacyMessage(bytes: Buffer): MessageResult {
  const legacy = readLegacyParts(bytes);
  return legacy ? { ok: true, message: withoutColors(legacy.parts.slice(0, -2).join('§')) } : NOT_UNDERSTOOD;
}

interface LegacyStatus {
  /** Message, players and capacity; a message before Minecraft 1.4 may itself contain the separator. */
  readonly parts: readonly string[];
  /** Null before Minecraft 1.4. */
  readonly version: string | null;
}

function readLegacyParts(bytes: Buffer): LegacyStatus | null {
  if (bytes.length < 3 || bytes[0] !== KICK) return null;
  const units = bytes.subarray(3, 3 + 2 * bytes.readUInt16BE(1));
  if (units.length % 2 !== 0) return null;
  const text = Buffer.from(units).swap16().toString('utf16le');
  const isNewer = text.startsWith('§1\0');
  const fields = isNewer ? text.split('\0') : [];
  const parts = isNewer ? fields.slice(3, 6) : text.split('§');
  return parts.length < (isNewer ? 3 : 2) ? null : { parts, version: fields[2] ?? null };
}
