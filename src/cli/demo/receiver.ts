// The demo's receiver: what an owner's server would be. Verifies each signature, prints what came, and answers.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type VotePayload, verifyBody } from '@plaudit/sdk/contract';

/** Every so many requests the flaky endpoint answers 503. */
const FLAKY_EVERY = 4;

export interface DemoReceiver {
  /** Without a path. */
  readonly url: string;
  learnSecret(path: string, secret: string): void;
  close(): Promise<void>;
}

export async function startDemoReceiver(serviceName: string): Promise<DemoReceiver> {
  const secrets = new Map<string, string>();
  const attemptHeader = `x-${serviceName.toLowerCase()}-attempt`;
  let count = 0;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const body = await read(request);
    const signature = request.headers['x-webhook-signature'];
    const genuine = verifyBody(
      body,
      typeof signature === 'string' ? signature : null,
      secrets.get(path) ?? '',
    );
    count += 1;
    const status = !genuine ? 401 : path === '/flaky' && count % FLAKY_EVERY === 0 ? 503 : 204;
    process.stdout.write(`${line(body, String(request.headers[attemptHeader]), genuine, status)}\n`);
    response.writeHead(status).end();
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

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function line(body: string, attempt: string, genuine: boolean, status: number): string {
  const { data, eventId, test } = JSON.parse(body) as VotePayload;
  const player = data.listingType === 'game' && data.playerName ? ` for player ${data.playerName}` : '';
  const kind = test ? 'test event' : `vote by ${data.userId}${player}`;
  const answer = `signature ${genuine ? 'good' : 'BAD'}, attempt ${attempt}, answered ${status}`;
  return `${eventId.slice(0, 12)}  ${kind}: ${answer}`;
}
