// One HTTP/1.1 connection, dialled by us and spoken by undici; it carries one request at a time and never resends.
import type { Socket } from 'node:net';
import { Client, type Dispatcher } from 'undici';
import type { AttemptClock } from './attempt-clock.ts';
import { type Destination, DialFailure, dial, type Trace } from './dial.ts';

/** What one use of a connection may do: dial these addresses, until this clock ends. */
export interface Use {
  readonly to: Destination;
  readonly clock: AttemptClock;
  readonly trace: Trace;
  /** More than READ_MAX_BYTES came in during this use. */
  readonly onFlood: () => void;
}

export interface Connection {
  readonly origin: string;
  /** Where it is connected to; null before and after. */
  readonly address: string | null;
  /** A dial is under way: it ends with the clock by itself. */
  readonly dialling: boolean;
  begin(use: Use, request: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): void;
  /** From here on the bytes that come in are counted anew. */
  countFromHere(): void;
  whenGone(act: () => void): void;
  destroy(): Promise<void>;
}

const HEADERS_MAX_BYTES = 32 * 1024;
/**
 * All that is read of one answer: interim answers, status line, headers, body. Seen after each read from the system,
 * which brings up to 64 KiB at once.
 */
const READ_MAX_BYTES = 48 * 1024;
/** Idle sockets are closed by the receiver as well; one that is about to be is worth nothing. */
const KEEP_ALIVE_MS = 4_000;
const KEEP_ALIVE_MAX_MS = 30_000;

export function createConnection(origin: string): Connection {
  let use: Use | null = null;
  let socket: Socket | null = null;
  let address: string | null = null;
  let dialling = false;
  let countedFrom = 0;

  // undici asks for a socket before the first request, and again when an idle one has died before anything was sent
  // on it. Both times only the addresses judged for the attempt at hand are dialled.
  async function connect(): Promise<Socket> {
    if (!use) throw new DialFailure('internal_error');
    dialling = true;
    try {
      const dialled = await dial(use.to, use.clock, use.trace);
      // Once undici has taken in what came: a status line among it decides first (D4).
      dialled.on('readable', () => queueMicrotask(watchFlood));
      address = use.trace.address;
      socket = dialled;
      countedFrom = 0;
      return dialled;
    } finally {
      dialling = false;
    }
  }

  function watchFlood(): void {
    if (socket && socket.bytesRead - countedFrom > READ_MAX_BYTES) use?.onFlood();
  }

  const client = new Client(origin, {
    connect: (_options, callback) => {
      connect().then(
        (dialled) => callback(null, dialled),
        (failure) => callback(failure, null),
      );
    },
    allowH2: false,
    useMilo: false,
    pipelining: 1,
    maxHeaderSize: HEADERS_MAX_BYTES,
    // The attempt's own clock bounds all of it; undici's timers measure pauses only.
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MAX_MS,
  });

  return {
    origin,
    get address() {
      return address;
    },
    get dialling() {
      return dialling;
    },
    begin(next, request, handler) {
      use = next;
      if (socket && !socket.destroyed) next.trace.address = address;
      client.dispatch(request, handler);
    },
    countFromHere() {
      countedFrom = socket?.bytesRead ?? 0;
    },
    whenGone(act) {
      client.on('disconnect', act);
    },
    destroy: () => client.destroy().catch(() => {}),
  };
}
