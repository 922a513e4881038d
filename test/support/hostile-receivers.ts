// Hostile receivers, opened and closed explicitly so that many can run at the same time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { certificate } from './sockets.ts';
import type { TcpConnectionWatch } from './tcp-connections.ts';

/** One connection, from the receiver's side. */
export interface HostileConversation {
  /** Bytes written here are read by the service; over TLS, they are encrypted first. */
  readonly socket: Socket;
  /** The number of the request, counted over all connections from 1. */
  readonly request: number;
  readonly port: number;
  /** Resolves when the process under test has read everything that was written. */
  taken(): Promise<void>;
  /** Ends the connection with a reset. */
  reset(): void;
}

/** `connection`: called when a connection opens, before anything is read; otherwise for each complete request. */
export interface HostileBehavior {
  readonly at?: 'connection';
  readonly talk: (talking: HostileConversation) => void;
}

/** `tcp`: no TLS; `tls`: a valid handshake, or one with these options. */
export type Layer = 'tcp' | 'tls' | TlsOptions;

export interface HostileReceiver {
  readonly port: number;
  /** The number of requests that arrived completely. */
  requests(): number;
  close(): void;
}

export async function openReceiver(
  behavior: HostileBehavior,
  layer: Layer,
  connections: TcpConnectionWatch,
): Promise<HostileReceiver> {
  const server = layer === 'tcp' ? createServer() : createTlsServer(tlsOptions(layer));
  const rawSockets = new Map<string, Socket>();
  let requests = 0;
  const port = await listen(server);
  server.on('connection', (raw: Socket) => {
    raw.on('error', () => {});
    rawSockets.set(callerOf(raw), raw);
  });
  server.on('tlsClientError', () => {});
  server.on(layer === 'tcp' ? 'connection' : 'secureConnection', (socket: Socket) => {
    socket.on('error', () => {});
    const raw = rawSockets.get(callerOf(socket)) ?? socket;
    const talk = () =>
      behavior.talk({
        socket,
        request: requests,
        port,
        taken: () => taken(raw, connections.all(port).at(-1)?.socket),
        reset: () => raw.resetAndDestroy(),
      });
    if (behavior.at) talk();
    else
      eachRequest(socket, () => {
        requests++;
        talk();
      });
  });
  return {
    port,
    requests: () => requests,
    close() {
      for (const raw of rawSockets.values()) raw.destroy();
      server.close();
    },
  };
}

function tlsOptions(layer: 'tls' | TlsOptions): TlsOptions {
  const sound = { key: certificate('receiver.key'), cert: certificate('good.crt') };
  return layer === 'tls' ? sound : { ...sound, ...layer };
}

function callerOf({ remotePort }: Socket): string {
  return String(remotePort);
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Calls `action` for each complete request; its end is known from its Content-Length. */
function eachRequest(socket: Socket, action: () => void): void {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    const [head = '', body] = text.split('\r\n\r\n');
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (body === undefined || body.length < length) return;
    text = '';
    action();
  });
}

function taken(raw: Socket, caller: Socket | undefined): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const all = raw.bytesWritten > 0 && (caller?.bytesRead ?? 0) >= raw.bytesWritten;
      if (all || raw.destroyed) resolve();
      else void setImmediate().then(look);
    };
    look();
  });
}

/** Writes the same piece repeatedly, as fast as the other side reads, until it closes the connection. */
export function pour(socket: Socket, piece: string | Buffer): void {
  const more = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', more);
  more();
}

/** One byte at intervals, forever. */
export function drip(socket: Socket, bytes: string | Buffer, everyMs = 20): void {
  const all = Buffer.from(bytes);
  let sent = 0;
  const timer = setInterval(() => {
    const place = sent++ % all.length;
    socket.write(all.subarray(place, place + 1));
  }, everyMs);
  socket.on('close', () => clearInterval(timer));
}

/** A listener that accepts no connection and whose backlog is full. */
export async function openFullListener(): Promise<HostileReceiver> {
  const program = `
    const server = require('node:net').createServer();
    server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
      require('node:fs').writeSync(1, String(server.address().port));
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    });`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await once(child.stdout, 'data');
  const port = Number(output);
  const waiting = await fill(port);
  return {
    port,
    requests: () => 0,
    close() {
      for (const socket of waiting) socket.destroy();
      child.kill('SIGKILL');
    },
  };
}

/** Opens more connections than the backlog holds; each has started to connect when this resolves. */
async function fill(port: number): Promise<readonly Socket[]> {
  const waiting = Array.from({ length: 8 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await setImmediate();
  return waiting;
}
