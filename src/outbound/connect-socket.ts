// Connects only to one of the checked addresses. Over TLS, the certificate must match the host.
import { constants } from 'node:crypto';
import { connect, isIP, type OnReadOpts, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { classifyConnectError, classifyTlsError } from './classify-error.ts';
import type { Deadline, DeadlineEnd } from './deadline.ts';
import type { FailureCode } from './failure-codes.ts';
import { limitTlsOverhead } from './tls-overhead.ts';

/** Milliseconds from the attempt's start to the end of each step; null if a step was not reached. */
export interface ConnectionTimings {
  dnsMs: number | null;
  connectMs: number | null;
  tlsMs: number | null;
  firstByteMs: number | null;
}

/** The facts known about an attempt so far, updated as it progresses. */
export interface ConnectionTrace {
  readonly steps: ConnectionTimings;
  address: string | null;
}

export function startTrace(): ConnectionTrace {
  return { steps: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null }, address: null };
}

export interface Destination {
  /** Checked addresses, tried in this order until one accepts. */
  readonly addresses: readonly string[];
  readonly port: number;
  /** The host whose certificate is expected; null for plain TCP. */
  readonly tlsHost: string | null;
  /** Accepts any certificate. */
  readonly anyCertificate?: boolean;
}

/** Why connecting failed; only its code matters. */
export class ConnectError extends Error {
  override readonly name = 'ConnectError';
  readonly code: FailureCode;
  constructor(code: FailureCode) {
    super(code);
    this.code = code;
  }
}

/** Receives `length` bytes in a buffer that is reused afterwards. */
export type OnBytes = (bytes: Buffer, length: number) => void;

const MAX_ADDRESSES = 3;
/**
 * One buffer for all plain sockets, because its bytes are consumed before the next socket is read. A response uses at
 * most 48 KiB, so with this size at most 64 KiB of it are read.
 */
const READ_BUFFER = Buffer.allocUnsafeSlow(16 * 1024);

/** Throws nothing but ConnectError. `onBytes` receives the bytes of plain TCP; for TLS, listen to 'data' events. */
export async function connectSocket(
  to: Destination,
  deadline: Deadline,
  trace: ConnectionTrace,
  onBytes: OnBytes,
): Promise<Socket> {
  const socket = await connectToAny(to, deadline, trace, onBytes);
  trace.steps.connectMs = deadline.elapsedMs();
  if (to.tlsHost === null) return socket;
  const secured = await secure(socket, to.tlsHost, deadline, to.anyCertificate);
  trace.steps.tlsMs = deadline.elapsedMs();
  return secured;
}

/** Each address gets only its share of the remaining time, so that a silent one leaves time for the next. */
async function connectToAny(
  to: Destination,
  deadline: Deadline,
  trace: ConnectionTrace,
  onBytes: OnBytes,
): Promise<Socket> {
  // TLS reads the underlying socket itself.
  const onread = to.tlsHost === null ? readInto(onBytes) : undefined;
  const addresses = to.addresses.slice(0, MAX_ADDRESSES);
  let first: ConnectError | null = null;
  for (const [index, address] of addresses.entries()) {
    trace.address ??= address;
    const timeoutMs = deadline.remainingMs() / (addresses.length - index);
    try {
      const socket = await connectTo({ host: address, port: to.port, onread }, timeoutMs, deadline);
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

function readInto(onBytes: OnBytes): OnReadOpts {
  return {
    buffer: READ_BUFFER,
    callback(length) {
      onBytes(READ_BUFFER, length);
      return true;
    },
  };
}

interface SocketAddress {
  readonly host: string;
  readonly port: number;
  readonly onread: OnReadOpts | undefined;
}

function connectTo({ host, port, onread }: SocketAddress, timeoutMs: number, deadline: Deadline): Promise<Socket> {
  const socket = connect({
    host,
    port,
    ...(onread && { onread }),
    family: isIP(host),
    autoSelectFamily: false,
    noDelay: true,
  });
  const timer = setTimeout(() => socket.destroy(new ConnectError('connect_timeout')), timeoutMs);
  return waitFor(socket, CONNECTED, deadline)
    .then(() => {
      // A final check: the connected address must be the one that was checked.
      if (!isSame(socket.remoteAddress, host)) {
        // A socket that was reset immediately no longer has an address.
        const gone = socket.remoteAddress === undefined;
        socket.destroy();
        throw new ConnectError(gone ? 'reset' : 'blocked_address');
      }
      return socket;
    })
    .finally(() => clearTimeout(timer));
}

async function secure(socket: Socket, host: string, deadline: Deadline, anyCertificate = false): Promise<TLSSocket> {
  const secured = connectTls({
    socket,
    // Server Name Indication allows only names. For an address, `host` still makes Node check the certificate.
    ...(isIP(host) === 0 ? { servername: host } : { host }),
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: !anyCertificate,
    // With renegotiation, the server could force handshakes at will. TLS 1.3 does not have it.
    secureOptions: constants.SSL_OP_NO_RENEGOTIATION,
  });
  await waitFor(secured, SECURED, deadline);
  limitTlsOverhead(socket, secured);
  return secured;
}

interface ConnectStep {
  readonly event: 'connect' | 'secureConnect';
  readonly timeoutCode: FailureCode;
  readonly classify: (error: unknown) => FailureCode;
}

const CONNECTED: ConnectStep = {
  event: 'connect',
  timeoutCode: 'connect_timeout',
  classify: classifyConnectError,
};
const SECURED: ConnectStep = {
  event: 'secureConnect',
  timeoutCode: 'tls_timeout',
  classify: classifyTlsError,
};

/** Waits for `event`. The deadline and every error destroy the socket and become a ConnectError. */
function waitFor(socket: Socket, { event, timeoutCode, classify }: ConnectStep, deadline: Deadline): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (act: () => void) => {
      cancel();
      act();
    };
    const fail = (error: unknown) => {
      const failure = error instanceof ConnectError ? error : new ConnectError(classify(error));
      finish(() => reject(failure));
    };
    const end = (why: DeadlineEnd) => socket.destroy(new ConnectError(why === 'time' ? timeoutCode : why));
    // Never removed: a socket that fails while it has no other error listener must not end the process.
    socket.on('error', fail);
    socket.once('close', () => fail(Object.assign(new Error('closed'), { code: 'ECONNRESET' })));
    socket.once(event, () => finish(resolve));
    const cancel = deadline.onEnd(end);
  });
}

function isSame(remote: string | undefined, address: string): boolean {
  return remote !== undefined && remote.replace(/^::ffff:(?=[\d.]+$)/i, '') === address;
}
