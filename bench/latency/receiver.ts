// Receives votes and reports how long after its recording each arrived, both by this machine's clock.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LatencyArrivals {
  readonly port: number;
  /** Since the previous request. */
  readonly delaysMs: readonly number[];
}

let delaysMs: number[] = [];
let tellWhen: { readonly count: number; readonly tell: () => void } | null = null;
const PATIENCE_MS = 15_000;

const server = createServer((request, response) => {
  // The whole head has arrived; its first byte came a moment earlier.
  const arrivedMs = Date.now();
  let body = '';
  request.setEncoding('utf8').on('data', (chunk: string) => {
    body += chunk;
  });
  request.on('end', () => {
    response.writeHead(204).end();
    delaysMs.push(arrivedMs - Date.parse(JSON.parse(body).timestamp));
    if (tellWhen && delaysMs.length >= tellWhen.count) tellWhen.tell();
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');

/** Replies once this many have arrived, or no more arrive. */
process.on('message', async ({ expected }: { readonly expected: number }) => {
  if (delaysMs.length < expected)
    await new Promise<void>((tell) => {
      tellWhen = { count: expected, tell };
      setTimeout(tell, PATIENCE_MS);
    });
  const told = delaysMs;
  delaysMs = [];
  process.send?.({ port: (server.address() as AddressInfo).port, delaysMs: told } satisfies LatencyArrivals);
});
process.on('disconnect', () => process.exit());
