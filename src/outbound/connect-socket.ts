// Connects only to one of the checked addresses. Over TLS, the certificate must match the host.
import { connect, isIP, type OnReadOpts, type Socket } from 'node:net';
import { classifyConnectError } from './classify-error.ts';
import type { Deadline } from './deadline.ts';
import { secureSocket, trustedAuthorities } from './secure-socket.ts';
import { ConnectError, type ConnectStep, waitForStep } from './socket-step.ts';
import type { TlsSessionCache } from './tls-sessions.ts';

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
  /** If set, the TLS session of an earlier connection to the same address is resumed. */
  readonly sessions?: TlsSessionCache;
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
  const secured = await secureWithSession(to, { socket, host: to.tlsHost, deadline, trace });
  trace.steps.tlsMs = deadline.elapsedMs();
  return secured;
}

interface TlsStart {
  readonly socket: Socket;
  readonly host: string;
  readonly deadline: Deadline;
  readonly trace: ConnectionTrace;
}

/**
 * If the handshake fails with the session of an earlier connection, a new connection is made without it: nothing of the
 * request has been sent yet.
 */
async function secureWithSession(to: Destination, { socket, host, deadline, trace }: TlsStart): Promise<Socket> {
  const { anyCertificate = false, sessions } = to;
  const address = trace.address ?? '';
  const key = `${host} ${to.port} ${address}`;
  const resumable = sessions && !anyCertificate ? { cache: sessions, key, trust: trustedAuthorities() } : null;
  const session = resumable?.cache.take(key, { host, trust: resumable.trust }) ?? null;
  try {
    return await secureSocket(socket, { host, anyCertificate, resumable, session }, deadline);
  } catch (failure) {
    if (!session || deadline.check()) throw failure;
    resumable?.cache.forget(key);
    const again = await connectTo(
      { host: address, port: to.port, onread: undefined },
      deadline.remainingMs(),
      deadline,
    );
    return secureSocket(again, { host, anyCertificate, resumable, session: null }, deadline);
  }
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
  return waitForStep(socket, CONNECTED, deadline)
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

const CONNECTED: ConnectStep = {
  event: 'connect',
  timeoutCode: 'connect_timeout',
  classify: classifyConnectError,
};

function isSame(remote: string | undefined, address: string): boolean {
  return remote !== undefined && remote.replace(/^::ffff:(?=[\d.]+$)/i, '') === address;
}
