// The HTTP server: pages, API and health checks on one port, and a graceful shutdown.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { AppContext } from './context.ts';
import { requirePeerAddress } from './core/client-address.ts';
import { OperatorError } from './core/errors.ts';
import { findDatabaseProblem } from './db/database-check.ts';
import type { FastRoute } from './http/fast-vote-check-route.ts';
import { isLingering } from './http/lingering-close.ts';
import { rejectAmbiguousHost, rejectMalformedRequests, respondToServerError } from './http/malformed-requests.ts';

const STOP_TIMEOUT_MS = 9_000;

/** Limits on how long a client can occupy a connection. */
export interface ServerTimeouts {
  /**
   * The time for a whole request to arrive, from its first byte or, for the first request, from the start of the
   * connection.
   */
  readonly requestMs: number;
  /**
   * The time without a byte in either direction while a response is computed or not read. Longer than any response
   * takes.
   */
  readonly inactivityMs: number;
  /** The time between a response and the next request. */
  readonly idleMs: number;
}

export const SERVER_TIMEOUTS: ServerTimeouts = { requestMs: 10_000, inactivityMs: 30_000, idleMs: 5_000 };

export interface HttpServer {
  readonly port: number;
  /** Accepts no new requests and waits for those in flight. */
  close(): Promise<void>;
}

/**
 * `/livez`: the process is running. `/readyz`: it is working, so the database responds, its connections keep their
 * sessions, and the engine claims, renews and records. `failing` lists what does not work.
 */
export function healthChecks({ config, database: opened, loop }: AppContext): Hono {
  return new Hono()
    .get('/livez', (context) => context.json({ status: 'ok' }))
    .get('/readyz', async (context) => {
      const problem = await findDatabaseProblem(opened);
      const failingTasks = config.role === 'web' ? [] : loop.failing;
      const failing = [...(problem ? [problem] : []), ...failingTasks];
      const ready = failing.length === 0;
      const database = problem === null;
      const engine = failingTasks.length === 0;
      return context.json({ status: ready ? 'ok' : 'unavailable', database, engine, failing }, ready ? 200 : 503);
    });
}

/** A server that has its port, and may have nothing to serve yet: until then, it closes each connection at once. */
export interface OpenHttpServer extends HttpServer {
  /** `fastRoute` sees each request first. */
  serve(app: Hono, fastRoute?: FastRoute): void;
}

/** Throws OperatorError if the port is in use. */
export async function startHttpServer(
  app: Hono,
  address: { host: string; port: number },
  timeouts = SERVER_TIMEOUTS,
): Promise<HttpServer> {
  const server = await openHttpServer(address, timeouts);
  server.serve(app);
  return server;
}

/** Takes the port, a free one for port 0. Throws OperatorError if it is in use. */
export async function openHttpServer(
  { host, port }: { host: string; port: number },
  timeouts = SERVER_TIMEOUTS,
): Promise<OpenHttpServer> {
  let listener: ((request: IncomingMessage, response: ServerResponse) => void) | null = null;
  const server = createServer(
    {
      requestTimeout: timeouts.requestMs,
      headersTimeout: timeouts.requestMs,
      keepAliveTimeout: timeouts.idleMs,
      connectionsCheckingInterval: Math.min(500, Math.ceil(timeouts.requestMs / 4)),
      // Node's own response would have no body, so we reject these requests ourselves.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!isLingering(request.socket)) listener?.(request, response);
    },
  );
  server.on('connection', (socket) => (listener ? requirePeerAddress(socket) : socket.destroy()));
  server.timeout = timeouts.inactivityMs;
  rejectMalformedRequests(server);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw asOperatorError(error as NodeJS.ErrnoException, host, port);
  }
  return {
    port: (server.address() as AddressInfo).port,
    serve: (app, fastRoute) => {
      const respond = requestListener(app, host);
      listener = fastRoute
        ? (request, response) => fastRoute(request, response, () => void respond(request, response))
        : (request, response) => void respond(request, response);
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
      await closed;
      clearTimeout(timer);
    },
  };
}

function requestListener(app: Hono, hostname: string) {
  return getRequestListener(
    (request, env) => rejectAmbiguousHost((env as HttpBindings).incoming) ?? app.fetch(request, env),
    { hostname, errorHandler: respondToServerError },
  );
}

function asOperatorError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new OperatorError(
        `Port ${port} is in use by another program. Choose a free port by putting, for example, PORT=${port + 1} in front of the same command.`,
      );
    case 'EACCES':
      return new OperatorError(`This user is not allowed to open port ${port}. Set PORT to 1024 or above.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new OperatorError(
        `HOST is ${host}, which is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.`,
      );
    default:
      return error;
  }
}
