// Hostile receivers, opened and closed explicitly so that many can run at the same time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { certificate } from './sockets.ts';
import type { TcpConnectionWatch } from './tcp-connections.ts';

/** One connection from the receiver's side. */
export interface HostileConversation {
  /** Bytes written here are read by the caller; over TLS, the encrypted side. */
  readonly socket: Socket;
  /** Counted over all connections, from 1. */
  readonly request: number;
  readonly port: number;
  /** Resolves when the caller's process has read everything that was written. */
  taken(): Promise<void>;
  /** Ends the connection with a reset. */
  reset(): void;
}

/**
 * `connection`: once a connection is open, before anything is read; otherwise for each request, once it has arrived
 * completely.
 */
export interface HostileBehavior {
  readonly at?: 'connection';
  readonly talk: (talking: HostileConversation) => void;
}

/** `tcp`: no TLS; `tls`: a valid handshake, or one with these options. */
export type Layer = 'tcp' | 'tls' | TlsOptions;

export interface HostileReceiver {
  readonly port: number;
  /** Requests that arrived completely. */
  requests(): number;
  close(): void;
}

export async function openReceiver(
  behaviour: HostileBehavior,
  layer: Layer,
  dials: TcpConnectionWatch,
): Promise<HostileReceiver> {
  const server = layer === 'tcp' ? createServer() : createTlsServer(tlsOptions(layer));
  const raws = new Map<string, Socket>();
  let requests = 0;
  const port = await listen(server);
  server.on('connection', (raw: Socket) => {
    raw.on('error', () => {});
    raws.set(callerOf(raw), raw);
  });
  server.on('tlsClientError', () => {});
  server.on(layer === 'tcp' ? 'connection' : 'secureConnection', (socket: Socket) => {
    socket.on('error', () => {});
    const raw = raws.get(callerOf(socket)) ?? socket;
    const talk = () =>
      behaviour.talk({
        socket,
        request: requests,
        port,
        taken: () => taken(raw, dials.all(port).at(-1)?.socket),
        reset: () => raw.resetAndDestroy(),
      });
    if (behaviour.at) talk();
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
      for (const raw of raws.values()) raw.destroy();
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

/** Requests arrive one after the other; each ends after its Content-Length. */
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

/** Writes repeatedly, as fast as the other side reads, until it closes the connection. */
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

/** More than the backlog holds; each has started to connect when this resolves. */
async function fill(port: number): Promise<readonly Socket[]> {
  const waiting = Array.from({ length: 8 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await setImmediate();
  return waiting;
}
