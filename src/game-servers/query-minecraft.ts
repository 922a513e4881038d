// Queries a Minecraft server's status. If no port was given, looks up the server's SRV record. Tries the modern
// protocol first, then the legacy one if the server does not understand the modern one.
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { monotonicMs } from '../core/clock.ts';
import type { SrvTarget } from '../outbound/srv-resolver.ts';
import type { ReadEnd, ReadUntil } from '../outbound/tcp-connection.ts';
import {
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
/** With less time left, another connection is not worthwhile. */
const MIN_REMAINING_MS = 500;
/** How servers that support only the legacy protocol react to the modern one. */
const MAYBE_LEGACY: readonly ReasonCode[] = ['closed_early', 'reset', 'not_understood'];

type Failed = Extract<QueryResult, { ok: false }>;

/** What to read from a server's response, which one of the protocols transmits. */
export interface StatusReaders<Read extends { readonly ok: boolean }> {
  readonly modern: (bytes: Buffer) => Read | Failed;
  readonly legacy: (bytes: Buffer) => Read | Failed;
}

interface PingProtocol<Read> {
  readonly request: Buffer;
  readonly enough: ReadUntil;
  readonly read: (bytes: Buffer) => Read | Failed;
}

export function queryMinecraft(context: QueryContext, address: HostAndPort): Promise<QueryResult> {
  return pingMinecraft<QueryResult>(context, address, { modern: readStatus, legacy: readLegacyStatus });
}

export async function pingMinecraft<Read extends { readonly ok: boolean }>(
  context: QueryContext,
  { host, port }: HostAndPort,
  readers: StatusReaders<Read>,
): Promise<Read | Failed> {
  const deadlineMs = monotonicMs() + QUERY_TIMEOUT_MS;
  const to = await resolveServer(context, host, port);
  const modern = {
    request: statusRequest(host, port ?? DEFAULT_PORT),
    enough: statusLength,
    read: readers.modern,
  };
  const result = await ping(context, to, modern, deadlineMs);
  if (!mayBeLegacy(result) || monotonicMs() + MIN_REMAINING_MS > deadlineMs) return result;
  const legacy = { request: LEGACY_REQUEST, enough: legacyStatusLength, read: readers.legacy };
  const legacyResult = await ping(context, to, legacy, deadlineMs);
  return legacyResult.ok || isOwnFault((legacyResult as Failed).code) ? legacyResult : result;
}

function mayBeLegacy(result: { readonly ok: boolean }): boolean {
  return !result.ok && MAYBE_LEGACY.includes((result as Failed).code);
}

/** Like the game itself: uses SRV only if no port was given, and never for an IP address. */
async function resolveServer({ outbound }: QueryContext, host: string, port: number | null): Promise<SrvTarget> {
  const plain = { host, port: port ?? DEFAULT_PORT };
  if (port !== null || isIP(host) !== 0) return plain;
  const name = domainToASCII(host.replace(/\.$/, ''));
  if (name === '') return plain;
  return (await outbound.resolveSrv(`_minecraft._tcp.${name}`)) ?? plain;
}

async function ping<Read>(
  context: QueryContext,
  to: SrvTarget,
  protocol: PingProtocol<Read>,
  deadlineMs: number,
): Promise<Read | Failed> {
  const { outbound, signal } = context;
  const leftMs = Math.max(MIN_REMAINING_MS, deadlineMs - monotonicMs());
  const connectMs = Math.min(QUERY_CONNECT_TIMEOUT_MS, leftMs);
  const opened = await outbound.connectTcp({
    ...to,
    connectMs,
    wholeMs: leftMs,
    most: MAX_PING_RESPONSE_BYTES,
    signal,
  });
  if (!opened.ok) return failed(opened.code);
  const { conversation } = opened;
  try {
    // If writing is no longer possible, reading returns the reason.
    conversation.write(protocol.request);
    const { bytes, why } = await conversation.readUntil(protocol.enough, leftMs);
    // It sent something else, so it is not a Minecraft server.
    if (why === 'closed' && bytes.length > 0) return failed('not_understood');
    return why === 'enough' ? protocol.read(bytes) : failed(END_CODES[why]);
  } finally {
    conversation.close();
  }
}

function failed(code: ReasonCode): Failed {
  return { ok: false, code };
}

const END_CODES: Readonly<Record<Exclude<ReadEnd, 'enough'>, ReasonCode>> = {
  closed: 'closed_early',
  reset: 'reset',
  full: 'answer_cut',
  time: 'timeout_headers',
  stalled: 'stalled',
  shutdown: 'shutdown',
};
