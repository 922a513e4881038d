// The whole service: context, pages, API and HTTP server, started and stopped together.
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { Hono } from 'hono';
import { createSetupLink } from './access/setup-link.ts';
import { createApi, describeRoutes } from './api/routes.ts';
import type { Config } from './config.ts';
import { type AppContext, createContext } from './context.ts';
import { createProxyTrust, warnOfUntrustedProxy } from './core/client-address.ts';
import { OperatorError } from './core/errors.ts';
import { hostCheck } from './http/host-check.ts';
import { selfCheckRoute } from './http/self-check-route.ts';
import { findFreePort, type HttpServer, healthChecks, startHttpServer } from './http-server.ts';
import { metricsRoute } from './metrics/metrics-route.ts';
import { isLoopbackListener, isLoopbackUrl } from './outbound/trial-mode.ts';
import { moveRefusalToFlash } from './web/discord-refusal.ts';
import { securityHeaders } from './web/security-headers.ts';
import { createWeb } from './web/web.tsx';

const MAX_STOP_MS = 10_000;

export interface App {
  readonly context: AppContext;
  readonly http: Hono;
  readonly port: number;
  /** A link that makes the first person to open it staff; null once there is staff. */
  readonly setupLink: string | null;
  stop(): Promise<void>;
}

/** Builds the pages and the API on an open context, without a socket; also used by tests. */
export function buildHttp(app: AppContext): Hono {
  const { config, vault, log, auth } = app;
  return new Hono()
    .use(hostCheck(app))
    .use(warnOfUntrustedProxy(createProxyTrust(config.trustedProxies), log))
    .route('/', healthChecks(app))
    .route('/', metrics(app))
    .route('/', selfCheckRoute(app))
    .route('/api/v1', createApi(app))
    .use('/auth/*', securityHeaders(config.baseUrl))
    .get('/auth/*', async (context, next) =>
      isAuthLink(context.req.path)
        ? moveRefusalToFlash(context.req.raw, await auth.handle(context.req.raw), {
            vault,
            baseUrl: config.baseUrl,
          })
        : next(),
    )
    .route('/', createWeb(app, { describeApi: () => describeRoutes(app) }));
}

function workerHttp(app: AppContext): Hono {
  return new Hono().use(hostCheck(app)).route('/', healthChecks(app)).route('/', metrics(app));
}

/** No route at all unless the operator enables metrics. */
function metrics({ config, counts, readDeliveryMetrics, engine }: AppContext): Hono {
  return counts ? metricsRoute({ access: config.metrics, counts, readDeliveryMetrics, engine }) : new Hono();
}

/**
 * Only the redirects of Discord and Roblox go to better-auth directly. Everything else goes through the pages, which
 * have the rate limits.
 */
function isAuthLink(path: string): boolean {
  return path === '/auth/callback/discord' || path === '/auth/callback/roblox';
}

/** If `config.port` is 0, it picks a free port, and uses it in BASE_URL unless that was set. */
export async function startApp(given: Config): Promise<App> {
  checkReach(given);
  const config = given.port === 0 ? await withFreePort(given) : given;
  const context = await createContext(config);
  const http = config.role === 'worker' ? workerHttp(context) : buildHttp(context);
  let server: HttpServer;
  try {
    server = await startHttpServer(http, config);
  } catch (error) {
    await context.close();
    throw error;
  }
  context.start();
  const setup = await createSetupLink(context.db);
  const stopGracefully = async () => {
    context.beginStop();
    await Promise.all([server.close(), context.loop.stop()]);
    await context.close();
  };
  // A database that does not respond must not hold up the exit: attempts that were not recorded are logged as
  // interrupted later.
  const stop = () => Promise.race([stopGracefully(), setTimeoutPromise(MAX_STOP_MS, undefined, { ref: false })]);
  return {
    context,
    http,
    port: server.port,
    setupLink: setup && `${config.baseUrl}/setup?token=${setup}`,
    stop,
  };
}

/**
 * Otherwise other machines could reach a service whose links do not work for them, and trial mode would stay active.
 * Checked for every role, because each one listens.
 */
function checkReach({ host, baseUrl }: Config): void {
  if (isLoopbackListener(host) || !isLoopbackUrl(baseUrl)) return;
  throw new OperatorError(
    `HOST is ${host}, so other machines can reach this service, but BASE_URL is ${baseUrl}, which works only on this machine. Set BASE_URL to the address that people use, such as BASE_URL=https://votes.example, or leave HOST at 127.0.0.1.`,
  );
}

async function withFreePort(config: Config): Promise<Config> {
  const port = await findFreePort(config.host);
  const baseUrl = config.baseUrl === 'http://localhost:0' ? `http://localhost:${port}` : config.baseUrl;
  return { ...config, port, baseUrl };
}
