// The demo's webhook receiver, in place of an owner's server: verifies each signature, prints the vote and responds.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bodySignature, type VotePayload } from '@plaudit/sdk/contract';

/** One in this many votes gets a 503 for the first attempt and is accepted when retried. */
const FLAKY_EVERY = 4;
/** One in this many votes gets a 422, which is final; a redelivery is accepted. */
const STRICT_EVERY = 5;

export interface DemoReceiver {
  /** Without a path. */
  readonly url: string;
  learnSecret(path: string, secret: string): void;
  close(): Promise<void>;
}

/** `print` receives a line for each delivery. */
export async function startDemoReceiver(serviceName: string, print: (line: string) => void): Promise<DemoReceiver> {
  const secrets = new Map<string, string>();
  const attemptHeader = `x-${serviceName.toLowerCase()}-attempt`;
  const counts = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const secret = secrets.get(path);
    // Probably someone opened the address in a browser.
    if (request.method !== 'POST' || secret === undefined) return void response.writeHead(404).end();
    const body = await read(request).catch(() => '');
    const signature = request.headers['x-webhook-signature'];
    const genuine = signature === (await bodySignature(body, secret));
    const attempt = String(request.headers[attemptHeader]);
    const count = (counts.get(path) ?? 0) + (attempt === '1' ? 1 : 0);
    counts.set(path, count);
    const status = genuine ? statusFor(path, attempt, count) : 401;
    print(genuine ? line(body, attempt, status) : `Request to ${path} with a BAD signature, response ${status}`);
    response.writeHead(status).end(status === 422 ? REFUSED : undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    learnSecret: (path, secret) => secrets.set(path, secret),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const REFUSED =
  '{"error":"This sample endpoint rejects one in five votes. Redeliver the vote, and it will be accepted."}';

/** The first vote of each kind fails, so that retries and rejections show up within the first minute. */
function statusFor(path: string, attempt: string, count: number): number {
  if (attempt !== '1') return 204;
  if (path === '/flaky' && count % FLAKY_EVERY === 1) return 503;
  return path === '/strict' && count % STRICT_EVERY === 1 ? 422 : 204;
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function line(body: string, attempt: string, status: number): string {
  const { data, eventId, test } = JSON.parse(body) as VotePayload;
  const player = data.listingType === 'game' && data.playerName ? ` for player ${data.playerName}` : '';
  const kind = test ? 'test event' : `vote by ${data.userId}${player}`;
  return `${eventId.slice(0, 12)}  ${kind}: signature valid, attempt ${attempt}, response ${status}`;
}
