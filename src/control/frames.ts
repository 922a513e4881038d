// Frames of the control socket: one JSON value per line.
import type { Socket } from 'node:net';

const NEWLINE = 0x0a;

export function sendFrame(socket: Socket, frame: unknown): void {
  if (socket.writable) socket.write(`${JSON.stringify(frame)}\n`);
}

/**
 * Calls `onFrame` with each parsed line. Destroys the socket if a line is longer than `maxBytes` or is not JSON; its
 * `close` event then tells the reader.
 */
export function readFrames(socket: Socket, maxBytes: number, onFrame: (frame: unknown) => void): void {
  let chunks: Buffer[] = [];
  let size = 0;
  const endLine = (last: Buffer) => {
    const line = Buffer.concat([...chunks, last]).toString('utf8');
    chunks = [];
    size = 0;
    onFrame(JSON.parse(line));
  };
  socket.on('data', (data: Buffer) => {
    let rest = data;
    try {
      for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
        endLine(rest.subarray(0, end));
        rest = rest.subarray(end + 1);
      }
    } catch (error) {
      socket.destroy(error as Error);
      return;
    }
    size += rest.length;
    if (size > maxBytes) socket.destroy(new Error('A line on the control socket is too long.'));
    else if (rest.length > 0) chunks.push(rest);
  });
}
