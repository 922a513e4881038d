// A site whose live stream sends what a test says, for what the real service never does: forged events, nonsense, silence.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signVote } from '@plaudit/sdk';
import { streamSecret } from '@plaudit/sdk/stream';

export interface ScriptedStream {
  readonly url: string;
  /** The `Last-Event-ID` of each connection to the stream, in order. */
  readonly connections: readonly (string | undefined)[];
  /** The IDs that were acknowledged. */
  readonly acknowledged: readonly string[];
  /** What the next connections are sent after `ready`. The last script is repeated. */
  script(...scripts: readonly StreamScript[]): void;
  close(): void;
}

export type StreamScript = (stream: ServerResponse) => void | Promise<void>;

export const SCRIPTED_TOKEN = 'plt_sample-token';

export async function startScriptedStream(): Promise<ScriptedStream> {
  const connections: (string | undefined)[] = [];
  const acknowledged: string[] = [];
  let scripts: readonly StreamScript[] = [];

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = new URL(incoming.url ?? '/', 'http://site').pathname;
    if (path === '/api/v1/token') return sendJson(outgoing, { serviceName: 'Sample', game: 'minecraft' });
    if (path.endsWith('/acknowledge')) {
      let body = '';
      for await (const chunk of incoming) body += chunk;
      acknowledged.push(JSON.parse(body).eventId);
      return sendJson(outgoing, { advanced: true });
    }
    const script = scripts[Math.min(connections.length, scripts.length - 1)];
    connections.push(incoming.headers['last-event-id']?.toString());
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
    outgoing.write(scriptedFrame('ready', { position: null, serverTime: new Date().toISOString() }));
    await script?.(outgoing);
  }

  const server = createServer((incoming, outgoing) => {
    // A plugin that is reloaded may end its requests at any moment.
    respond(incoming, outgoing).catch((error) => {
      if (!incoming.readableAborted) throw error;
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections,
    acknowledged,
    script: (...given) => {
      scripts = given;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function scriptedFrame(event: string, data: object, id?: string): string {
  return `event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
}

/** A vote as the service would send it; `forged`: signed with another secret. */
export async function scriptedVote(eventId: string, playerName: string, { forged = false } = {}): Promise<string> {
  const { body, headers } = await signVote({ eventId, playerName }, await streamSecret(SCRIPTED_TOKEN), { forged });
  return scriptedFrame('vote', { eventId, body: Buffer.from(body).toString('base64'), headers }, eventId);
}

function sendJson(outgoing: ServerResponse, body: object): void {
  outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
