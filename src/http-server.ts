// The HTTP front door: pages, API and health checks on one port, and a stop that lets requests end.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { AppContext } from './context.ts';
import { requirePeerAddress } from './core/client-address.ts';
import { OperatorError } from './core/errors.ts';
import { pingDatabase } from './db/installation-values.ts';
import { isLingering } from './http/lingering-close.ts';
import {
  rejectAmbiguousHost,
  rejectMalformedRequests,
  respondToServerError,
} from './http/malformed-requests.ts';

const STOP_PATIENCE_MS = 9_000;

/** How long somebody may keep a connection. */
export interface ServerTimeouts {
  /** From its first byte until a request has arrived, headers and body; a connection's first from its opening. */
  readonly requestMs: number;
  /** Without a byte either way while an answer is under way or not read. Longer than any answer takes. */
  readonly inactivityMs: number;
  /** Between an answer and the next request. */
  readonly idleMs: number;
}

export const SERVER_TIMEOUTS: ServerTimeouts = { requestMs: 10_000, inactivityMs: 30_000, idleMs: 5_000 };

export interface HttpServer {
  readonly port: number;
  /** Takes no new requests and ends those under way. */
  close(): Promise<void>;
}

/**
 * `/livez`: the process runs. `/readyz`: it can do its work: the database is there, and the engine claims, renews and records.
 * `failing` names what it cannot do.
 */
export function healthChecks({ config, db, loop }: AppContext): Hono {
  return new Hono()
    .get('/livez', (context) => context.json({ status: 'ok' }))
    .get('/readyz', async (context) => {
      const database = await pingDatabase(db);
      const duties = config.role === 'web' ? [] : loop.failing;
      const failing = [...(database ? [] : ['database']), ...duties];
      const ready = failing.length === 0;
      const engine = duties.length === 0;
      return context.json(
        { status: ready ? 'ok' : 'unavailable', database, engine, failing },
        ready ? 200 : 503,
      );
    });
}

/** Listens; throws OperatorError when the port is taken. */
export async function startHttpServer(
  app: Hono,
  { host, port }: { host: string; port: number },
  patience = SERVER_TIMEOUTS,
): Promise<HttpServer> {
  const listener = getRequestListener(
    (request, env) => rejectAmbiguousHost((env as HttpBindings).incoming) ?? app.fetch(request, env),
    { hostname: host, errorHandler: respondToServerError },
  );
  const server = createServer(
    {
      requestTimeout: patience.requestMs,
      headersTimeout: patience.requestMs,
      keepAliveTimeout: patience.idleMs,
      connectionsCheckingInterval: Math.min(500, Math.ceil(patience.requestMs / 4)),
      // Node's own refusal has no body; ours comes first.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!isLingering(request.socket)) void listener(request, response);
    },
  );
  server.on('connection', requirePeerAddress);
  server.timeout = patience.inactivityMs;
  rejectMalformedRequests(server);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw asOperatorError(error as NodeJS.ErrnoException, host, port);
  }
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), STOP_PATIENCE_MS);
      await closed;
      clearTimeout(timer);
    },
  };
}

function asOperatorError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new OperatorError(
        `Port ${port} is in use by another program. Set PORT to a free one, such as PORT=${port + 1}, in front of the same command.`,
      );
    case 'EACCES':
      return new OperatorError(
        `Port ${port} may not be opened by this user. Choose one from 1024 up with PORT.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new OperatorError(
        `HOST is ${host}, which is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`,
      );
    default:
      return error;
  }
}

/** A port that is free now; for PORT=0, whose addresses must be known before the pages are built. */
export async function findFreePort(host: string): Promise<number> {
  const probe = createServer();
  probe.listen(0, host);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
