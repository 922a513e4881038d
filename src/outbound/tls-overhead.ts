// What comes over TLS besides the answer: tickets, new keys, records of a byte each. OpenSSL reads it and drops it, so no
// bound on answers sees it, and a receiver could keep a core busy with it as long as an attempt lasts. Nobody tells of
// it either, so all connections are looked at a few times a second.
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';

/** Room for a handshake with a long chain of certificates. */
const MOST_BYTES = 256 * 1024;
const LOOK_MS = 250;

/** How the socket's error is called. */
export const TLS_OVERHEAD = 'ERR_TLS_OVERHEAD';

const open = new Map<TLSSocket, Socket>();
let looking: NodeJS.Timeout | null = null;

/** `wire`: the connection beneath. Ends `secured` with an error once far more came than was handed on. */
export function limitTlsOverhead(wire: Socket, secured: TLSSocket): void {
  open.set(secured, wire);
  secured.once('close', () => open.delete(secured));
  looking ??= setInterval(look, LOOK_MS).unref();
}

/** An answer's bytes may come with as many of TLS's own. */
export function isTlsOverheadExcessive(wireBytes: number, answerBytes: number): boolean {
  return wireBytes > MOST_BYTES + 2 * answerBytes;
}

function look(): void {
  for (const [secured, wire] of open) {
    if (!isTlsOverheadExcessive(wire.bytesRead, secured.bytesRead)) continue;
    secured.destroy(Object.assign(new Error('more TLS than answer'), { code: TLS_OVERHEAD }));
  }
  if (open.size > 0 || !looking) return;
  clearInterval(looking);
  looking = null;
}
