// The receiver, in its own process: responds with 204 to everything and counts requests and distinct events. With the
// argument `tls`, over TLS.
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { certificate } from '../../test/support/sockets.ts';

/** The receiver's reply; `cpuMs` since the previous one. */
export interface ReceivedEvents {
  readonly requests: number;
  readonly events: number;
  /** Opened since the previous reply. */
  readonly connections: number;
  readonly cpuMs: number;
}

let requests = 0;
let events = new Set<string>();
let connections = 0;
let cpuBefore = process.cpuUsage();

const listener: RequestListener = (request, response) => {
  requests += 1;
  events.add(String(request.headers['x-plaudit-event-id']));
  request.resume();
  request.on('end', () => response.writeHead(204).end());
};

const server = process.argv.includes('tls')
  ? createTlsServer({ key: certificate('receiver.key'), cert: certificate('good.crt') }, listener)
  : createServer(listener);
server.on('connection', () => {
  connections += 1;
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));

process.on('message', () => {
  const { user, system } = process.cpuUsage(cpuBefore);
  process.send?.({
    requests,
    events: events.size,
    connections,
    cpuMs: (user + system) / 1000,
  } satisfies ReceivedEvents);
  requests = 0;
  events = new Set();
  connections = 0;
  cpuBefore = process.cpuUsage();
});
process.on('disconnect', () => process.exit());
