// Real receivers on loopback for tests: one that sends exactly the given bytes, over TCP or TLS, and an ordinary HTTP
// server.
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { onTestFinished } from 'vitest';

const directory = new URL('./certificates/', import.meta.url);

/** A PEM file of test/support/certificates. */
export function certificate(file: string): string {
  return readFileSync(new URL(file, directory), 'utf8');
}

export interface RawReceiver {
  readonly port: number;
  /** The number of accepted connections. */
  readonly connections: () => number;
}

/** Calls `talk` for each connection, when the whole request has arrived. */
export function receiveRaw(talk: (socket: Socket) => void, host = '127.0.0.1'): Promise<RawReceiver> {
  return listen(createServer(), host, afterRequest(talk));
}

/** Calls `talk` for each connection at once, before anything is read. */
export function acceptRaw(talk: (socket: Socket) => void): Promise<RawReceiver> {
  return listen(createServer(), '127.0.0.1', talk);
}

/** The same over TLS, with `certificates/<name>.crt`. */
export function receiveTls(name: string, talk: (socket: Socket) => void): Promise<RawReceiver> {
  const server = createTlsServer({ key: certificate('receiver.key'), cert: certificate(`${name}.crt`) });
  return listen(server, '127.0.0.1', afterRequest(talk), 'secureConnection');
}

export interface ReceivedHttpRequest {
  readonly headers: IncomingMessage['headers'];
  readonly rawHeaders: readonly string[];
  readonly path: string;
  readonly body: string;
}

export interface HttpReceiver extends RawReceiver {
  readonly received: ReceivedHttpRequest[];
}

/** An ordinary HTTP server that records requests and lets `answer` respond. */
export async function receiveHttp(
  answer: (response: ServerResponse, received: ReceivedHttpRequest) => void,
): Promise<HttpReceiver> {
  const received: ReceivedHttpRequest[] = [];
  const server = createHttpServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { headers, rawHeaders, url = '' } = request;
    const one = { headers, rawHeaders, path: url, body: Buffer.concat(chunks).toString() };
    received.push(one);
    answer(response, one);
  });
  return { ...(await listen(server, '127.0.0.1', () => {})), received };
}

async function listen(
  server: Server,
  host: string,
  talk: (socket: Socket) => void,
  event = 'connection',
): Promise<RawReceiver> {
  const open = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections++;
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
  });
  server.on(event, (socket: Socket) => {
    socket.on('error', () => {});
    talk(socket);
  });
  server.on('tlsClientError', () => {});
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, connections: () => connections };
}

function afterRequest(talk: (socket: Socket) => void): (socket: Socket) => void {
  return (socket) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const [head = '', body] = text.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (body === undefined || body.length < length) return;
      text = '';
      talk(socket);
    });
  };
}
