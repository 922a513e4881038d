// Asks a Minecraft server for its status: found by SRV where no port was given, in the modern words and, when they were
// not understood on an open port, in the old ones.
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { monotonicMs } from '../core/clock.ts';
import type { SrvTarget } from '../outbound/srv-resolver.ts';
import type { ReadEnd, ReadUntil } from '../outbound/tcp-connection.ts';
import {
  failedQuery,
  type HostAndPort,
  isOwnFault,
  QUERY_CONNECT_TIMEOUT_MS,
  QUERY_TIMEOUT_MS,
  type QueryContext,
  type QueryResult,
  type ReasonCode,
} from './query-result.ts';
import {
  LEGACY_REQUEST,
  legacyStatusLength,
  MAX_PING_RESPONSE_BYTES,
  readLegacyStatus,
  readStatus,
  statusLength,
  statusRequest,
} from './server-list-ping.ts';

const DEFAULT_PORT = 25_565;
/** Less is not worth another connection. */
const LEAST_MS = 500;
/** How servers that know the old words only meet the modern ones. */
const PERHAPS_LEGACY: readonly ReasonCode[] = ['closed_early', 'reset', 'not_understood'];

interface Words {
  readonly request: Buffer;
  readonly enough: ReadUntil;
  readonly read: (bytes: Buffer) => QueryResult;
}

export async function queryMinecraft(
  asking: QueryContext,
  { host, port }: HostAndPort,
): Promise<QueryResult> {
  const untilMs = monotonicMs() + QUERY_TIMEOUT_MS;
  const to = await placeOf(asking, host, port);
  const modern = {
    request: statusRequest(host, port ?? DEFAULT_PORT),
    enough: statusLength,
    read: readStatus,
  };
  const counted = await converse(asking, to, modern, untilMs);
  if (counted.ok || !PERHAPS_LEGACY.includes(counted.code) || monotonicMs() + LEAST_MS > untilMs)
    return counted;
  const legacy = { request: LEGACY_REQUEST, enough: legacyStatusLength, read: readLegacyStatus };
  const again = await converse(asking, to, legacy, untilMs);
  return again.ok || isOwnFault(again.code) ? again : counted;
}

/** As the game itself does it: SRV only where no port was written, and never for an address. */
async function placeOf({ outbound }: QueryContext, host: string, port: number | null): Promise<SrvTarget> {
  const plain = { host, port: port ?? DEFAULT_PORT };
  if (port !== null || isIP(host) !== 0) return plain;
  const name = domainToASCII(host.replace(/\.$/, ''));
  if (name === '') return plain;
  return (await outbound.resolveSrv(`_minecraft._tcp.${name}`)) ?? plain;
}

async function converse(
  asking: QueryContext,
  to: SrvTarget,
  words: Words,
  untilMs: number,
): Promise<QueryResult> {
  const { outbound, signal } = asking;
  const leftMs = Math.max(LEAST_MS, untilMs - monotonicMs());
  const connectMs = Math.min(QUERY_CONNECT_TIMEOUT_MS, leftMs);
  const opened = await outbound.connectTcp({
    ...to,
    connectMs,
    wholeMs: leftMs,
    most: MAX_PING_RESPONSE_BYTES,
    signal,
  });
  if (!opened.ok) return failedQuery(opened.code);
  const { conversation } = opened;
  try {
    // Where that is not possible any more, listening says why.
    conversation.write(words.request);
    const { bytes, why } = await conversation.readUntil(words.enough, leftMs);
    // It spoke, and was no Minecraft server.
    if (why === 'closed' && bytes.length > 0) return failedQuery('not_understood');
    return why === 'enough' ? words.read(bytes) : failedQuery(END_CODES[why]);
  } finally {
    conversation.close();
  }
}

const END_CODES: Readonly<Record<Exclude<ReadEnd, 'enough'>, ReasonCode>> = {
  closed: 'closed_early',
  reset: 'reset',
  full: 'answer_cut',
  time: 'timeout_headers',
  stalled: 'stalled',
  shutdown: 'shutdown',
};
