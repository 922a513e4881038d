// How a connection ends while its client is still sending: the answer first, then a moment in which what comes is thrown
// away. Closed at once, the kernel would reset it, and most clients would lose the answer that says why.
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

const LINGER_MS = 2_000;
const LINGER_MOST_BYTES = 16 * 1024 * 1024;

const parting = new WeakSet<Socket>();

/** Whether nothing that still comes on this connection may be read as a request. */
export function isLingering(socket: Socket): boolean {
  return parting.has(socket);
}

/** Says the last words and listens no more. */
export function lingeringClose(socket: Socket, words = ''): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  parting.add(socket);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
  socket.once('end', () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.end(words);
  socket.resume();
}

/** To be asked for each piece that still comes. */
export function enforceLingerLimit(socket: Socket): void {
  if (socket.bytesRead > LINGER_MOST_BYTES) socket.destroy();
}

/** Of a server's connections those part slowly whose `newest` request has not come in all. */
export function useLingeringClose(
  server: Server,
  newest: (socket: Socket) => IncomingMessage | undefined,
): void {
  server.on('connection', (socket: Socket) => {
    // By this Node ends a connection after an answer that says `Connection: close`.
    const partAtOnce = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      const request = newest(socket);
      if (!request || request.complete) {
        partAtOnce();
        return;
      }
      lingeringClose(socket);
      // Whoever was reading it has stopped, and would only keep it.
      request.removeAllListeners('data');
      request.on('data', () => enforceLingerLimit(socket));
      request.once('end', () => socket.destroy());
    };
  });
}
