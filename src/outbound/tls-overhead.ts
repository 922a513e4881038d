// Limits what a server sends over TLS besides its response: tickets, new keys, records of one byte. OpenSSL consumes
// it, so no limit on responses sees it, and a receiver could keep a core busy for as long as an attempt lasts. There is
// no event for it either, so a timer looks at all connections a few times a second.
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';

/** Room for a handshake with a long chain of certificates. */
const MAX_BYTES = 256 * 1024;
const CHECK_INTERVAL_MS = 250;

/** The code of the socket's error. */
export const TLS_OVERHEAD = 'ERR_TLS_OVERHEAD';

const open = new Map<TLSSocket, Socket>();
let timer: NodeJS.Timeout | null = null;

/**
 * Ends `secured` with an error once far more bytes arrived on `socket`, the connection below it, than were passed on.
 */
export function limitTlsOverhead(socket: Socket, secured: TLSSocket): void {
  open.set(secured, socket);
  secured.once('close', () => open.delete(secured));
  timer ??= setInterval(check, CHECK_INTERVAL_MS).unref();
}

/** A response may come with as many bytes of TLS's own. */
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
