// Lingering close: ends a connection whose client is still sending. After the response, incoming data is discarded for
// a moment. If the connection were closed at once, the kernel would reset it, and most clients would lose the response.
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

const LINGER_MS = 2_000;
const MAX_LINGER_BYTES = 16 * 1024 * 1024;

const lingering = new WeakSet<Socket>();

/** Whether the connection is ending, so that no more data on it may be read as a request. */
export function isLingering(socket: Socket): boolean {
  return lingering.has(socket);
}

/** Writes `lastBytes`, then discards incoming data until the client closes the connection or the time is up. */
export function lingeringClose(socket: Socket, lastBytes = ''): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  lingering.add(socket);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
  socket.once('end', () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.end(lastBytes);
  socket.resume();
}

/** Call it whenever more data arrives. */
export function enforceLingerLimit(socket: Socket): void {
  if (socket.bytesRead > MAX_LINGER_BYTES) socket.destroy();
}

/** Uses a lingering close for connections whose `newest` request has not arrived completely. */
export function useLingeringClose(server: Server, newest: (socket: Socket) => IncomingMessage | undefined): void {
  server.on('connection', (socket: Socket) => {
    // Node calls this after a response with `Connection: close`.
    const closeNow = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      const request = newest(socket);
      if (!request || request.complete) {
        closeNow();
        return;
      }
      lingeringClose(socket);
      // Nobody reads the body any more; its listeners would only buffer the data.
      request.removeAllListeners('data');
      request.on('data', () => enforceLingerLimit(socket));
      request.once('end', () => socket.destroy());
    };
  });
}
