// A receiver over TLS that responds to one request per connection, behind a relay that reads what the client offers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer, type TlsOptions, type Server as TlsServer } from 'node:tls';
import { onTestFinished } from 'vitest';
import { type ClientHello, readClientHello } from './client-hello.ts';
import { findPython } from './python.ts';
import { certificate } from './sockets.ts';

export interface HelloRelay {
  readonly port: number;
  /** What each connection offered. */
  readonly hellos: ClientHello[];
  /** Called with each connection, before anything is passed on; true: it is not passed on. */
  onHello: (hello: ClientHello, client: Socket) => boolean;
}

export interface ResumingReceiver extends HelloRelay {
  /** For each connection that was secured, whether it resumed a session. */
  readonly resumed: boolean[];
  readonly server: TlsServer;
}

const RESPONSE = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\nok';

export async function startResumingReceiver(options: TlsOptions = {}, name = 'good'): Promise<ResumingReceiver> {
  const resumed: boolean[] = [];
  const server = createTlsServer({ key: certificate('receiver.key'), cert: certificate(`${name}.crt`), ...options });
  server.on('secureConnection', (socket) => {
    resumed.push(socket.isSessionReused());
    socket.on('error', () => {});
    socket.once('data', () => socket.end(RESPONSE));
  });
  server.on('tlsClientError', () => {});
  const relay = await startRelay(await listen(server));
  return Object.assign(relay, { resumed, server });
}

/** The same with a receiver that issues a new ticket to each connection; null without Python. */
export async function startRenewingReceiver(): Promise<HelloRelay | null> {
  const python = findPython();
  if (!python) return null;
  const files = ['renewing-receiver.py', 'certificates/good.crt', 'certificates/receiver.key'];
  const child = spawn(
    python,
    files.map((file) => join(import.meta.dirname, file)),
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  onTestFinished(() => void child.kill());
  const [port] = await once(child.stdout, 'data');
  return startRelay(Number(port));
}

async function startRelay(target: number): Promise<HelloRelay> {
  const hellos: ClientHello[] = [];
  const server = createServer((client) => {
    client.on('error', () => {});
    client.once('data', (first) => {
      const hello = readClientHello(first as Buffer);
      hellos.push(hello);
      if (relay.onHello(hello, client)) return;
      const onward = connect(target, '127.0.0.1');
      onward.on('error', () => client.destroy());
      onward.write(first);
      client.pipe(onward).pipe(client);
    });
  });
  const relay: HelloRelay = { port: await listen(server), hellos, onHello: () => false };
  return relay;
}

async function listen(server: Server): Promise<number> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
