// The whole service as one: house, pages, API, front door; started and stopped together.
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { Hono } from 'hono';
import { createSetupLink } from './access/setup-link.ts';
import { createApi, describeRoutes } from './api/routes.ts';
import type { Config } from './config.ts';
import { type AppContext, createContext } from './context.ts';
import { createProxyTrust, warnOfUntrustedProxy } from './core/client-address.ts';
import { OperatorError } from './core/errors.ts';
import { hostCheck } from './http/host-check.ts';
import { findFreePort, type HttpServer, healthChecks, startHttpServer } from './http-server.ts';
import { metricsRoute } from './metrics/metrics-route.ts';
import { isLoopbackListener, isLoopbackUrl } from './outbound/trial-mode.ts';
import { moveRefusalToFlash } from './web/discord-refusal.ts';
import { securityHeaders } from './web/security-headers.ts';
import { createWeb } from './web/web.tsx';

const STOP_MOST_MS = 10_000;

export interface App {
  readonly context: AppContext;
  readonly http: Hono;
  readonly port: number;
  /** A link that makes the first person to open it staff; null once there is staff. */
  readonly setupLink: string | null;
  stop(): Promise<void>;
}

/** The pages and the API over an open house, without a socket: what tests call. */
export function buildHttp(house: AppContext): Hono {
  const { config, vault, log, auth } = house;
  return new Hono()
    .use(hostCheck(house))
    .use(warnOfUntrustedProxy(createProxyTrust(config.trustedProxies), log))
    .route('/', healthChecks(house))
    .route('/', metrics(house))
    .route('/api/v1', createApi(house))
    .use('/auth/*', securityHeaders(config.baseUrl))
    .get('/auth/*', async (context, next) =>
      isAuthLink(context.req.path)
        ? moveRefusalToFlash(context.req.raw, await auth.handle(context.req.raw), {
            vault,
            baseUrl: config.baseUrl,
          })
        : next(),
    )
    .route('/', createWeb(house, { describeApi: () => describeRoutes(house) }));
}

function workerHttp(house: AppContext): Hono {
  return new Hono().use(hostCheck(house)).route('/', healthChecks(house)).route('/', metrics(house));
}

/** Nothing at all unless the operator wants it. */
function metrics({ config, counts, readDeliveryMetrics, engine }: AppContext): Hono {
  return counts ? metricsRoute({ access: config.metrics, counts, readDeliveryMetrics, engine }) : new Hono();
}

/** Of better-auth's own addresses only the one Discord leads to. All else goes through the pages, where the limits stand. */
function isAuthLink(path: string): boolean {
  return path === '/auth/callback/discord';
}

/** `config.port` 0: a free one, which BASE_URL then names unless it was set. */
export async function startApp(given: Config): Promise<App> {
  checkReach(given);
  const config = given.port === 0 ? await withFreePort(given) : given;
  const house = await createContext(config);
  const http = config.role === 'worker' ? workerHttp(house) : buildHttp(house);
  let door: HttpServer;
  try {
    door = await startHttpServer(http, config);
  } catch (error) {
    await house.close();
    throw error;
  }
  house.start();
  const setup = await createSetupLink(house.db);
  const orderly = async () => {
    house.beginStop();
    await Promise.all([door.close(), house.loop.stop()]);
    await house.close();
  };
  // A database that does not answer must not keep the process: what is not recorded is found as interrupted.
  const stop = () => Promise.race([orderly(), setTimeoutPromise(STOP_MOST_MS, undefined, { ref: false })]);
  return {
    context: house,
    http,
    port: door.port,
    setupLink: setup && `${config.baseUrl}/setup?token=${setup}`,
    stop,
  };
}

/** Others could open a service whose links lead nowhere for them, and it would still count as a trial. Of every role, because each listens. */
function checkReach({ host, baseUrl }: Config): void {
  if (isLoopbackListener(host) || !isLoopbackUrl(baseUrl)) return;
  throw new OperatorError(
    `HOST is ${host}, so other machines can reach this service, but BASE_URL is ${baseUrl}, which only this machine can open. Set BASE_URL to the address that people use, such as BASE_URL=https://votes.example, or leave HOST at 127.0.0.1.`,
  );
}

async function withFreePort(config: Config): Promise<Config> {
  const port = await findFreePort(config.host);
  const baseUrl = config.baseUrl === 'http://localhost:0' ? `http://localhost:${port}` : config.baseUrl;
  return { ...config, port, baseUrl };
}
