// One address that may be reached, with receivers of every kind, and the same ports on loopback, where every connection
// is an error.
import { createSocket, type Socket as DatagramSocket } from 'node:dgram';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer, isIPv6, type Server } from 'node:net';
import { certificate } from './sockets.ts';
import { watchTcpConnections } from './tcp-connections.ts';

/** Replaces a public address. It is the only address that is opened, so that 127.0.0.1 and ::1 stay forbidden. */
export const ALLOWED = '127.5.0.1';
export const ALLOWED_RANGES = [`${ALLOWED}/32`];
const FORBIDDEN = ['127.0.0.1', '::1'];

/** The diagnostics channel for new UDP sockets. */
const UDP_OPENED = 'udp.socket';

export interface RestrictedNetwork {
  readonly ports: { readonly http: number; readonly https: number; readonly udp: number };
  /** The number of connections and datagrams that reached a forbidden address. */
  caught(): number;
  /** Every address to which a TCP connection was started or a UDP socket connected, once each. */
  dialled(): readonly string[];
  close(): void;
}

export async function openRestrictedNetwork(): Promise<RestrictedNetwork> {
  const closing: (() => void)[] = [];
  const connections = watchTcpConnections();
  const datagrams = watchDatagrams();
  closing.push(connections.stop, datagrams.stop);
  let caught = 0;
  const count = () => void caught++;
  const tls = { key: certificate('receiver.key'), cert: certificate('good.crt') };
  const openForbidden = () => createServer((socket) => socket.destroy()).on('connection', count);
  const http = await openBoth(() => createHttpServer((_, response) => response.end('ok')), openForbidden, closing);
  const https = await openBoth(
    () => createHttpsServer(tls, (_, response) => response.end('ok')),
    openForbidden,
    closing,
  );
  const udp = await openDatagrams(count, closing);
  const ports = { http, https, udp };
  return {
    ports,
    caught: () => caught,
    dialled() {
      const ours = connections.all().filter(({ port }) => port === http || port === https);
      return [...new Set([...ours.map(({ address }) => address), ...datagrams.addresses()])];
    },
    close() {
      for (const close of closing) close();
    },
  };
}

function watchDatagrams() {
  const addresses: string[] = [];
  const opened = (message: unknown) => {
    const { socket } = message as { socket: DatagramSocket };
    socket.on('connect', () => addresses.push(socket.remoteAddress().address));
  };
  subscribe(UDP_OPENED, opened);
  return { addresses: () => addresses, stop: () => void unsubscribe(UDP_OPENED, opened) };
}

/** Opens the same port on every address, so that a misdirected connection is counted. */
async function openBoth(open: () => Server, openForbidden: () => Server, closing: (() => void)[]): Promise<number> {
  for (;;) {
    const allowed = open();
    const port = await listening(allowed, ALLOWED, 0);
    const forbidden = FORBIDDEN.map(openForbidden);
    const bound = await Promise.all(
      forbidden.map((server, place) => listening(server, FORBIDDEN[place]!, port).catch(whyNotBound)),
    );
    const close = () => {
      for (const server of [allowed, ...forbidden]) server.close();
    };
    if (port !== null && !bound.includes('EADDRINUSE')) {
      closing.push(close);
      return port;
    }
    close();
  }
}

/** Returns the code of an expected error; a machine without IPv6 has no ::1 to listen on. */
function whyNotBound(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE' || error.code === 'EADDRNOTAVAIL') return error.code;
  throw error;
}

async function listening(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function openDatagrams(count: () => void, closing: (() => void)[]): Promise<number> {
  const allowed = await bound(ALLOWED, 0);
  const { port } = allowed.address();
  allowed.on('message', (bytes, sender) => allowed.send(bytes, sender.port, sender.address));
  closing.push(() => void allowed.close());
  for (const host of FORBIDDEN) {
    const forbidden = await bound(host, port).catch(() => null);
    forbidden?.on('message', count);
    closing.push(() => void forbidden?.close());
  }
  return port;
}

async function bound(host: string, port: number): Promise<DatagramSocket> {
  const socket = createSocket(isIPv6(host) ? 'udp6' : 'udp4');
  socket.bind(port, host);
  await once(socket, 'listening');
  return socket;
}
