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

/** Replaces a public address: the only opened range, so that 127.0.0.1 and ::1 stay forbidden. */
export const ALLOWED = '127.5.0.1';
export const ALLOWED_RANGES = [`${ALLOWED}/32`];
const FORBIDDEN = ['127.0.0.1', '::1'];

/** The diagnostics channel for new UDP sockets. */
const UDP_OPENED = 'udp.socket';

export interface RestrictedNetwork {
  readonly ports: { readonly http: number; readonly https: number; readonly udp: number };
  /** Connections and datagrams that reached a forbidden address. */
  caught(): number;
  /** Every address that was connected to or queried over UDP, once each. */
  dialled(): readonly string[];
  close(): void;
}

export async function openRestrictedNetwork(): Promise<RestrictedNetwork> {
  const closing: (() => void)[] = [];
  const dials = watchTcpConnections();
  const asked = watchDatagrams();
  closing.push(dials.stop, asked.stop);
  let caught = 0;
  const trip = () => void caught++;
  const tls = { key: certificate('receiver.key'), cert: certificate('good.crt') };
  const canary = () => createServer((socket) => socket.destroy()).on('connection', trip);
  const http = await openBoth(() => createHttpServer((_, response) => response.end('ok')), canary, closing);
  const https = await openBoth(() => createHttpsServer(tls, (_, response) => response.end('ok')), canary, closing);
  const udp = await openDatagrams(trip, closing);
  const ports = { http, https, udp };
  return {
    ports,
    caught: () => caught,
    dialled() {
      const ours = dials.all().filter(({ port }) => port === http || port === https);
      return [...new Set([...ours.map(({ address }) => address), ...asked.addresses()])];
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

/** The same port on every address: a misdirected connection reaches a canary listener. */
async function openBoth(open: () => Server, canary: () => Server, closing: (() => void)[]): Promise<number> {
  for (;;) {
    const good = open();
    const port = await listening(good, ALLOWED, 0);
    const canaries = FORBIDDEN.map(canary);
    const bound = await Promise.all(
      canaries.map((server, place) => listening(server, FORBIDDEN[place]!, port).catch(whyNotBound)),
    );
    const close = () => {
      for (const server of [good, ...canaries]) server.close();
    };
    if (port !== null && !bound.includes('EADDRINUSE')) {
      closing.push(close);
      return port;
    }
    close();
  }
}

/** A machine without IPv6 has no ::1 to guard. */
function whyNotBound(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE' || error.code === 'EADDRNOTAVAIL') return error.code;
  throw error;
}

async function listening(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function openDatagrams(trip: () => void, closing: (() => void)[]): Promise<number> {
  const good = await bound(ALLOWED, 0);
  const { port } = good.address();
  good.on('message', (bytes, sender) => good.send(bytes, sender.port, sender.address));
  closing.push(() => void good.close());
  for (const host of FORBIDDEN) {
    const canary = await bound(host, port).catch(() => null);
    canary?.on('message', trip);
    closing.push(() => void canary?.close());
  }
  return port;
}

async function bound(host: string, port: number): Promise<DatagramSocket> {
  const socket = createSocket(isIPv6(host) ? 'udp6' : 'udp4');
  socket.bind(port, host);
  await once(socket, 'listening');
  return socket;
}
