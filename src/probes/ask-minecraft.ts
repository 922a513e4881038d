// Asks a Minecraft server for its status: found by SRV where no port was given, in the modern words and, when they were
// not understood on an open port, in the old ones.
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { monotonicMs } from '../core/clock.ts';
import type { EndOfListening, Enough } from '../outbound/conversation.ts';
import type { Service } from '../outbound/find-service.ts';
import {
  type Asking,
  CONNECT_MS,
  type Counted,
  failed,
  type HostAndPort,
  isOurs,
  type ProbeCode,
  WHOLE_MS,
} from './probe.ts';
import {
  ANSWER_MOST,
  enoughLegacy,
  enoughStatus,
  LEGACY_REQUEST,
  readLegacy,
  readStatus,
  statusRequest,
} from './server-list-ping.ts';

const DEFAULT_PORT = 25_565;
/** Less is not worth another connection. */
const LEAST_MS = 500;
/** How servers that know the old words only meet the modern ones. */
const PERHAPS_LEGACY: readonly ProbeCode[] = ['closed_early', 'reset', 'not_understood'];

interface Words {
  readonly request: Buffer;
  readonly enough: Enough;
  readonly read: (bytes: Buffer) => Counted;
}

export async function askMinecraft(asking: Asking, { host, port }: HostAndPort): Promise<Counted> {
  const untilMs = monotonicMs() + WHOLE_MS;
  const to = await placeOf(asking, host, port);
  const modern = {
    request: statusRequest(host, port ?? DEFAULT_PORT),
    enough: enoughStatus,
    read: readStatus,
  };
  const counted = await converse(asking, to, modern, untilMs);
  if (counted.ok || !PERHAPS_LEGACY.includes(counted.code) || monotonicMs() + LEAST_MS > untilMs)
    return counted;
  const legacy = { request: LEGACY_REQUEST, enough: enoughLegacy, read: readLegacy };
  const again = await converse(asking, to, legacy, untilMs);
  return again.ok || isOurs(again.code) ? again : counted;
}

/** As the game itself does it: SRV only where no port was written, and never for an address. */
async function placeOf({ outbound }: Asking, host: string, port: number | null): Promise<Service> {
  const plain = { host, port: port ?? DEFAULT_PORT };
  if (port !== null || isIP(host) !== 0) return plain;
  const name = domainToASCII(host.replace(/\.$/, ''));
  if (name === '') return plain;
  return (await outbound.findService(`_minecraft._tcp.${name}`)) ?? plain;
}

async function converse(asking: Asking, to: Service, words: Words, untilMs: number): Promise<Counted> {
  const { outbound, signal } = asking;
  const leftMs = Math.max(LEAST_MS, untilMs - monotonicMs());
  const connectMs = Math.min(CONNECT_MS, leftMs);
  const opened = await outbound.open({ ...to, connectMs, wholeMs: leftMs, most: ANSWER_MOST, signal });
  if (!opened.ok) return failed(opened.code);
  const { conversation } = opened;
  try {
    // Where that is not possible any more, listening says why.
    conversation.write(words.request);
    const { bytes, why } = await conversation.listen(words.enough, leftMs);
    // It spoke, and was no Minecraft server.
    if (why === 'closed' && bytes.length > 0) return failed('not_understood');
    return why === 'enough' ? words.read(bytes) : failed(END_CODES[why]);
  } finally {
    conversation.close();
  }
}

const END_CODES: Readonly<Record<Exclude<EndOfListening, 'enough'>, ProbeCode>> = {
  closed: 'closed_early',
  reset: 'reset',
  full: 'answer_cut',
  time: 'timeout_headers',
  stalled: 'stalled',
  shutdown: 'shutdown',
};
