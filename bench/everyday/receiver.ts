// Receives votes and reports when each arrived.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ArrivalsQuestion {
  /** The reply is sent once this many have arrived, or after a while without them. */
  readonly expected: number;
}

export interface Arrivals {
  readonly port: number;
  /** When the first byte of each arrived, by its event ID, in milliseconds since 1970; since the previous request. */
  readonly arrivedMs: Readonly<Record<string, number>>;
}

const PATIENCE_MS = 15_000;
let arrivedMs: Record<string, number> = {};
let arrived = 0;
let waiting: { readonly count: number; readonly resolve: () => void } | null = null;

const server = createServer((request, response) => {
  // The head came in one packet with its first byte.
  const atMs = performance.timeOrigin + performance.now();
  let body = '';
  request.setEncoding('utf8').on('data', (chunk: string) => {
    body += chunk;
  });
  request.on('end', () => {
    response.writeHead(204).end();
    arrivedMs[JSON.parse(body).eventId] = atMs;
    arrived += 1;
    if (waiting && arrived >= waiting.count) waiting.resolve();
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');

process.on('message', async ({ expected }: ArrivalsQuestion) => {
  if (arrived < expected)
    await new Promise<void>((resolve) => {
      waiting = { count: expected, resolve };
      setTimeout(resolve, PATIENCE_MS);
    });
  process.send?.({ port: (server.address() as AddressInfo).port, arrivedMs } satisfies Arrivals);
  arrivedMs = {};
  arrived = 0;
  waiting = null;
});
process.on('disconnect', () => process.exit());
