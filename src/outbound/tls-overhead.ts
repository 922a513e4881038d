// Limits what a server sends over TLS in addition to its response: session tickets, key updates, one-byte records.
// OpenSSL consumes this data, so limits on responses do not apply to it, and a receiver could keep a core busy for a
// whole attempt. As there is no event for it, a timer checks all connections a few times a second.
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';

/** Enough for a handshake with a long certificate chain. */
const MAX_BYTES = 256 * 1024;
const CHECK_INTERVAL_MS = 250;

/** The error code with which the socket is destroyed. */
export const TLS_OVERHEAD = 'ERR_TLS_OVERHEAD';

const open = new Map<TLSSocket, Socket>();
let timer: NodeJS.Timeout | null = null;

/**
 * Destroys `secured` with an error once its underlying `socket` has received far more bytes than `secured` has passed
 * on.
 */
export function limitTlsOverhead(socket: Socket, secured: TLSSocket): void {
  open.set(secured, socket);
  secured.once('close', () => open.delete(secured));
  timer ??= setInterval(check, CHECK_INTERVAL_MS).unref();
}

/** The TLS overhead may be as large as the response. */
export function isTlsOverheadExcessive(socketBytes: number, responseBytes: number): boolean {
  return socketBytes > MAX_BYTES + 2 * responseBytes;
}

function check(): void {
  for (const [secured, socket] of open) {
    if (!isTlsOverheadExcessive(socket.bytesRead, secured.bytesRead)) continue;
    secured.destroy(Object.assign(new Error('more TLS overhead than response'), { code: TLS_OVERHEAD }));
  }
  if (open.size > 0 || !timer) return;
  clearInterval(timer);
  timer = null;
}
