// One sender of the TLS benchmark, in its own process: sends signed requests, each when an earlier one has its response.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { connect, createSecureContext, type TLSSocket } from 'node:tls';
import { pathToFileURL } from 'node:url';
import { Pool } from 'undici';
import { deliveryHeaders } from '../../src/channels/json-webhook.ts';
import type * as outboundModule from '../../src/outbound/outbound.ts';
import { endpointSecret, sampleBody } from '../drain/backlog.ts';
import { type SendMeasurement, type SendOrder, TLS_HOST } from './setups.ts';

interface Sender {
  send(): Promise<void>;
  close(): Promise<void>;
}

const body = sampleBody();
const secrets = [endpointSecret(0)];

function signedHeaders(): Record<string, string> {
  const deliveryId = randomUUID();
  const about = {
    serviceName: 'Plaudit',
    event: 'vote.created',
    eventId: deliveryId,
    messageId: deliveryId,
    deliveryId,
  };
  return deliveryHeaders({ ...about, attempt: 1, body, attemptedAt: new Date(), secrets });
}

async function openPlaudit({ folder, port }: SendOrder): Promise<Sender> {
  const path = pathToFileURL(join(folder, 'src/outbound/outbound.ts')).href;
  const { createOutbound }: typeof outboundModule = await import(path);
  const outbound = createOutbound({
    allowedRanges: ['127.0.0.0/8'],
    resolver: async () => ({ ok: true, addresses: ['127.0.0.1'] }),
  });
  return {
    async send() {
      const result = await outbound.post({
        url: `https://${TLS_HOST}:${port}/hooks/votes/1`,
        headers: signedHeaders(),
        body,
      });
      if (!result.ok || result.status !== 204) throw new Error(result.ok ? String(result.status) : result.code);
    },
    close: () => outbound.close(),
  };
}

/** undici's pool keeps sessions by itself. */
async function openUndici({ port, concurrency }: SendOrder): Promise<Sender> {
  const pool = new Pool(`https://127.0.0.1:${port}`, {
    connections: concurrency,
    pipelining: 1,
    connect: { servername: TLS_HOST, maxCachedSessions: 100 },
  });
  return {
    async send() {
      const path = '/hooks/votes/1';
      const response = await pool.request({ method: 'POST', path, headers: signedHeaders(), body });
      await response.body.dump();
      if (response.statusCode !== 204) throw new Error(String(response.statusCode));
    },
    close: () => pool.close(),
  };
}

/** The lower bound: bytes over `tls.connect`, and no parser. */
async function openBare({ port }: SendOrder): Promise<Sender> {
  const secureContext = createSecureContext();
  const idle: TLSSocket[] = [];
  let session: Buffer | undefined;
  const open = () =>
    new Promise<TLSSocket>((resolve, reject) => {
      const socket = connect({
        host: '127.0.0.1',
        port,
        servername: TLS_HOST,
        secureContext,
        ...(session && { session }),
      });
      socket.on('session', (issued) => {
        session = issued;
      });
      socket.once('error', reject);
      socket.once('secureConnect', () => resolve(socket));
    });
  return {
    async send() {
      const socket = idle.pop() ?? (await open());
      const head = Object.entries({ Host: TLS_HOST, 'Content-Length': Buffer.byteLength(body), ...signedHeaders() });
      const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      socket.write(`POST /hooks/votes/1 HTTP/1.1\r\n${lines}\r\n${body}`);
      const response = String(await new Promise((resolve) => socket.once('data', resolve)));
      if (!response.startsWith('HTTP/1.1 204')) throw new Error(response);
      if (/connection: close/i.test(response)) socket.destroy();
      else idle.push(socket);
    },
    async close() {
      for (const socket of idle) socket.destroy();
    },
  };
}

const OPEN = { plaudit: openPlaudit, undici: openUndici, bare: openBare };

process.once('message', async (order: SendOrder) => {
  const sender = await OPEN[order.sender](order);
  // Compiled, connected, and with a session.
  for (let sent = 0; sent < 20; sent += 1) await sender.send();
  const cpuBefore = process.cpuUsage();
  const startedMs = performance.now();
  let left = order.requests;
  const loop = async () => {
    while (left-- > 0) await sender.send();
  };
  await Promise.all(Array.from({ length: order.concurrency }, loop));
  const ms = performance.now() - startedMs;
  const { user, system } = process.cpuUsage(cpuBefore);
  await sender.close();
  process.send?.({ ms, cpuMs: (user + system) / 1000 } satisfies SendMeasurement);
});
process.on('disconnect', () => process.exit());
