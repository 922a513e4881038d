// A small HTTP server that speaks the protocol of the live stream, and can misbehave in every way.
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const STREAM_TOKEN = 'plt_sampletokensampletokensampletoken';

/** Serves one connection. */
export type ConnectionScript = (response: ServerResponse, request: IncomingMessage) => void;

export interface StreamService {
  readonly url: string;
  /** The path, query and headers of the requests for the stream, in their order. */
  readonly requests: IncomingMessage[];
  readonly acknowledged: { readonly consumer: string; readonly eventId: string }[];
  /** The responses to acknowledgments; each is used once, then 200. */
  readonly acknowledgeStatuses: number[];
  close(): Promise<void>;
}

/** Each connection is served by the next script; the last script serves all later ones. */
export async function openStreamService(...scripts: readonly ConnectionScript[]): Promise<StreamService> {
  const requests: IncomingMessage[] = [];
  const acknowledged: StreamService['acknowledged'] = [];
  const acknowledgeStatuses: number[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const body = JSON.parse(String(await buffer(request)));
      const status = acknowledgeStatuses.shift() ?? 200;
      if (status === 200) acknowledged.push(body);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"code":"INTERNAL"}');
      return;
    }
    requests.push(request);
    scripts[Math.min(requests.length, scripts.length) - 1]?.(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    acknowledged,
    acknowledgeStatuses,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Begins the stream; the client may reconnect after 20 ms. */
export function begin(response: ServerResponse, position: string | null = null): ServerResponse {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
  response.write(readyText(position));
  return response;
}

export function readyText(position: string | null = null): string {
  const ready = { position, consumer: null, serverTime: '2026-01-01T00:00:00.000Z', heartbeatSeconds: 10 };
  return `retry: 20\n\nevent: ready\ndata: ${JSON.stringify(ready)}\n\n`;
}

export function respondWithProblem(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  const codes: Record<number, string> = { 400: 'VALIDATION_FAILED', 401: 'UNAUTHENTICATED', 429: 'RATE_LIMITED' };
  const problem = { code: codes[status] ?? 'UNAVAILABLE', title: 'A problem', detail: 'It did not work.', status };
  response.writeHead(status, { 'Content-Type': 'application/problem+json', ...headers }).end(JSON.stringify(problem));
}

interface FrameOptions {
  readonly type?: 'vote' | 'test';
  readonly secret?: string;
  /** What the body says; default: what the type says. */
  readonly test?: boolean;
  readonly timestamp?: string;
}

/** A frame as the service writes it, signed with Node's own HMAC. */
export function voteFrame(id: string, options: FrameOptions = {}): string {
  const { type = 'vote', secret = expectedSecret(STREAM_TOKEN), test = type === 'test' } = options;
  const eventId = type === 'test' ? 'test' : id;
  const data = {
    listingId: 'bot',
    listingType: 'bot',
    userId: '123456789012345678',
    weight: 1,
    nextVoteAt: '2026-01-01T12:00:00.000Z',
  };
  const timestamp = options.timestamp ?? '2026-01-01T00:00:00.000Z';
  const body = JSON.stringify({ event: 'vote.created', version: 1, eventId, timestamp, test, data });
  const sentAt = '1767225600';
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest('base64');
  const headers = {
    'Content-Type': 'application/json',
    'X-Webhook-Signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    'webhook-id': id,
    'webhook-timestamp': sentAt,
    'webhook-signature': `v1,${signature}`,
  };
  const sent = { eventId, body: Buffer.from(body).toString('base64'), headers };
  return `event: ${type}\nid: ${id}\ndata: ${JSON.stringify(sent)}\n\n`;
}

export function endedFrame(reason: string): string {
  return `event: ended\ndata: ${JSON.stringify({ reason, message: 'Ended.' })}\n\n`;
}

/** The stream secret by the protocol's definition, computed by Node's own HMAC. */
export function expectedSecret(token: string): string {
  return `whsec_${createHmac('sha256', token).update('plaudit stream secret').digest('base64')}`;
}
