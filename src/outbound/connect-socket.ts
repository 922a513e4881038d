// A connection to an address already judged, and to no other; over TLS the certificate must be the host's.
import { constants } from 'node:crypto';
import { connect, isIP, type OnReadOpts, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { classifyConnectError, classifyTlsError } from './classify-error.ts';
import type { Deadline, DeadlineEnd } from './deadline.ts';
import type { FailureCode } from './failure-codes.ts';
import { limitTlsOverhead } from './tls-overhead.ts';

/** Milliseconds from the attempt's start to the end of each step; null where it was not reached. */
export interface ConnectionTimings {
  dnsMs: number | null;
  connectMs: number | null;
  tlsMs: number | null;
  firstByteMs: number | null;
}

/** What is known of an attempt so far, written as it happens. */
export interface ConnectionTrace {
  readonly steps: ConnectionTimings;
  address: string | null;
}

export function startTrace(): ConnectionTrace {
  return { steps: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null }, address: null };
}

export interface Destination {
  /** Judged; tried in this order until one accepts. */
  readonly addresses: readonly string[];
  readonly port: number;
  /** The host whose certificate is expected; null for plain TCP. */
  readonly tlsHost: string | null;
  /** Whatever certificate it shows will do. */
  readonly anyCertificate?: boolean;
}

/** Why no connection came about; only its code matters. */
export class ConnectError extends Error {
  override readonly name = 'DialFailure';
  readonly code: FailureCode;
  constructor(code: FailureCode) {
    super(code);
    this.code = code;
  }
}

/** Takes the first `length` of these bytes, which are used again afterwards. */
export type OnBytes = (bytes: Buffer, length: number) => void;

const MOST_ADDRESSES = 3;
/**
 * One piece of memory for all plain sockets: what came is taken before the next socket is read. Its size is what may come
 * beyond the 48 KiB of an answer that are of use: 64 KiB in all.
 */
const READ_BUFFER = Buffer.allocUnsafeSlow(16 * 1024);

/** Throws DialFailure and nothing else. `take` is told what comes in over plain TCP; TLS has its own 'data' events. */
export async function connectSocket(
  to: Destination,
  clock: Deadline,
  trace: ConnectionTrace,
  take: OnBytes,
): Promise<Socket> {
  const socket = await reachAny(to, clock, trace, take);
  trace.steps.connectMs = clock.elapsedMs();
  if (to.tlsHost === null) return socket;
  const secured = await secure(socket, to.tlsHost, clock, to.anyCertificate);
  trace.steps.tlsMs = clock.elapsedMs();
  return secured;
}

/** A silent address may use up only its share of the time that is left, so that the next has a chance. */
async function reachAny(
  to: Destination,
  clock: Deadline,
  trace: ConnectionTrace,
  take: OnBytes,
): Promise<Socket> {
  // TLS reads the socket below it by its own means.
  const onread = to.tlsHost === null ? readInto(take) : undefined;
  const addresses = to.addresses.slice(0, MOST_ADDRESSES);
  let first: ConnectError | null = null;
  for (const [index, address] of addresses.entries()) {
    trace.address ??= address;
    const shareMs = clock.remainingMs() / (addresses.length - index);
    try {
      const socket = await reach({ host: address, port: to.port, onread }, shareMs, clock);
      trace.address = address;
      return socket;
    } catch (failure) {
      if (!(failure instanceof ConnectError)) throw failure;
      first ??= failure;
      if (failure.code === 'shutdown' || failure.code === 'stalled') throw failure;
    }
  }
  throw first ?? new ConnectError('internal_error');
}

function readInto(take: OnBytes): OnReadOpts {
  return {
    buffer: READ_BUFFER,
    callback(length) {
      take(READ_BUFFER, length);
      return true;
    },
  };
}

interface Place {
  readonly host: string;
  readonly port: number;
  readonly onread: OnReadOpts | undefined;
}

function reach({ host, port, onread }: Place, shareMs: number, clock: Deadline): Promise<Socket> {
  const socket = connect({
    host,
    port,
    ...(onread && { onread }),
    family: isIP(host),
    autoSelectFamily: false,
    noDelay: true,
  });
  const share = setTimeout(() => socket.destroy(new ConnectError('connect_timeout')), shareMs);
  return settle(socket, 'connect', 'connect_timeout', clock, classifyConnectError)
    .then(() => {
      // The address judged is the address spoken to; anything else must never happen.
      if (!isSame(socket.remoteAddress, host)) {
        // A socket that was reset within its first microseconds no longer knows an address.
        const gone = socket.remoteAddress === undefined;
        socket.destroy();
        throw new ConnectError(gone ? 'reset' : 'blocked_address');
      }
      return socket;
    })
    .finally(() => clearTimeout(share));
}

async function secure(
  socket: Socket,
  host: string,
  clock: Deadline,
  anyCertificate = false,
): Promise<TLSSocket> {
  const secured = connectTls({
    socket,
    // Server Name Indication carries names only; an address is still held against the certificate, as `host`.
    ...(isIP(host) === 0 ? { servername: host } : { host }),
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: !anyCertificate,
    // Each one is a handshake's work for us, whenever the server likes; TLS 1.3 knows none.
    secureOptions: constants.SSL_OP_NO_RENEGOTIATION,
  });
  await settle(secured, 'secureConnect', 'tls_timeout', clock, classifyTlsError);
  limitTlsOverhead(socket, secured);
  return secured;
}

/** Waits for `event`; the clock's end and every error destroy the socket and become a DialFailure. */
function settle(
  socket: Socket,
  event: 'connect' | 'secureConnect',
  late: FailureCode,
  clock: Deadline,
  read: (error: unknown) => FailureCode,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (act: () => void) => {
      forget();
      act();
    };
    const fail = (error: unknown) => {
      const failure = error instanceof ConnectError ? error : new ConnectError(read(error));
      finish(() => reject(failure));
    };
    const end = (why: DeadlineEnd) => socket.destroy(new ConnectError(why === 'time' ? late : why));
    // Stays for good: a socket that fails between two owners must not bring down the process.
    socket.on('error', fail);
    socket.once('close', () => fail(Object.assign(new Error('closed'), { code: 'ECONNRESET' })));
    socket.once(event, () => finish(resolve));
    const forget = clock.onEnd(end);
  });
}

function isSame(remote: string | undefined, address: string): boolean {
  return remote !== undefined && remote.replace(/^::ffff:(?=[\d.]+$)/i, '') === address;
}
