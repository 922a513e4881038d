// A proxy on loopback that terminates TLS, as in front of a real installation.

import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { certificate } from './sockets.ts';

export interface TlsProxy {
  /** For BASE_URL. */
  readonly url: string;
  /** Where requests are sent, and the headers to add to each or replace. */
  forward(port: number, headers?: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

/** Responds with 502 until `forward` has been called. */
export async function startTlsProxy(): Promise<TlsProxy> {
  let target: { port: number; headers: Readonly<Record<string, string>> } | null = null;
  const server: Server = createServer(
    { key: certificate('receiver.key'), cert: certificate('good.crt') },
    (incoming, outgoing) => {
      if (!target) return void outgoing.writeHead(502).end('Bad gateway');
      const { method, url: path, headers } = incoming;
      const sent = request(
        { host: '127.0.0.1', port: target.port, method, path, headers: { ...headers, ...target.headers } },
        (response) => {
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(outgoing);
        },
      );
      sent.on('error', () => outgoing.writeHead(502).end());
      incoming.pipe(sent);
    },
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forward(port, headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }) {
      target = { port, headers };
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
