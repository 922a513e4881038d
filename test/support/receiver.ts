// A webhook receiver on loopback: a real HTTP server that records requests and responds as the test says.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  /** The path with its query. */
  readonly path: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

type Answer = number | ((received: ReceivedWebhook, response: ServerResponse) => void);

export interface Receiver {
  readonly url: string;
  readonly received: ReceivedWebhook[];
  /** The response to all later requests: a status, or a function that writes the response. */
  answer: Answer;
  /** Resolves when `count` requests have arrived in total. */
  until(count: number): Promise<void>;
  close(): Promise<void>;
}

/** `port` 0: any free port. */
export async function startReceiver(answer: Answer = 204, port = 0, host = '127.0.0.1'): Promise<Receiver> {
  const received: ReceivedWebhook[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = {
        path: request.url ?? '',
        body: Buffer.concat(chunks).toString('utf8'),
        headers: request.headers,
      };
      received.push(one);
      if (typeof receiver.answer === 'number') response.writeHead(receiver.answer).end();
      else receiver.answer(one, response);
      for (const waiter of waiting) if (received.length >= waiter.count) waiter.resolve();
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const receiver: Receiver = {
    url: `http://${host}:${(server.address() as AddressInfo).port}/votes`,
    received,
    answer,
    until: (count) =>
      received.length >= count ? Promise.resolve() : new Promise((resolve) => waiting.push({ count, resolve })),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

/**
 * Delays the response to the first request, and responds to later ones with 204. Returns a function that responds to
 * the first.
 */
export function holdFirst(receiver: Receiver): () => void {
  let held = () => {};
  receiver.answer = (_, response) => {
    held = () => response.writeHead(204).end();
    receiver.answer = 204;
  };
  return () => held();
}
