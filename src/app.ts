// The whole service: context, pages, API and HTTP server, started and stopped together.
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { Hono, type MiddlewareHandler } from 'hono';
import { getPath } from 'hono/utils/url';
import { PROVIDERS } from './access/providers.ts';
import { ROBLOX } from './access/roblox-account.ts';
import { createSetupLink } from './access/setup-link.ts';
import { createApi, describeRoutes } from './api/routes.ts';
import type { Config } from './config.ts';
import { type AppContext, createContext } from './context.ts';
import { createProxyTrust, warnOfUntrustedProxy } from './core/client-address.ts';
import { OperatorError } from './core/errors.ts';
import { createFastVoteCheckRoute } from './http/fast-vote-check-route.ts';
import { hostCheck } from './http/host-check.ts';
import { selfCheckRoute } from './http/self-check-route.ts';
import { healthChecks, type OpenHttpServer, openHttpServer } from './http-server.ts';
import { metricsRoute } from './metrics/metrics-route.ts';
import { isLoopbackListener, isLoopbackUrl } from './outbound/trial-mode.ts';
import { applyOwnershipSetting } from './ownership/apply-setting.ts';
import { isOwnershipState } from './ownership/discord-authorization.ts';
import { splitLanguagePath } from './web/language-path.ts';
import { handleProviderCallback } from './web/provider-callback.ts';
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

/** The language is where it is for pages: in the path as it was sent, before any of it is decoded. */
function pathWithoutLanguage(request: Request): string {
  const path = getPath(request);
  const { language, path: rest } = splitLanguagePath(path);
  const isInSentPath = language !== null && splitLanguagePath(new URL(request.url).pathname).language !== null;
  return isInSentPath ? rest : path;
}

/** Builds the pages and the API on an open context, without a socket; also used by tests. */
export function buildHttp(app: AppContext): Hono {
  const { config, log } = app;
  return new Hono({ getPath: pathWithoutLanguage })
    .use(hostCheck(app))
    .use(warnOfUntrustedProxy(createProxyTrust(config.trustedProxies), log))
    .route('/', healthChecks(app))
    .route('/', metrics(app))
    .route('/', selfCheckRoute(app))
    .route('/api/v1', createApi(app))
    .use('/auth/*', securityHeaders(config.baseUrl))
    .use('/auth/callback/*', refuseHead)
    .get('/auth/*', (context, next) =>
      isAuthLink(context.req.path) && !isOwnershipState(context.req.query('state'))
        ? handleProviderCallback(app, context.req.raw, app.clients.keyOf(context))
        : next(),
    )
    .route('/', createWeb(app, { describeApi: () => describeRoutes(app) }));
}

/** A callback uses up the code in its address, which a link preview must not. */
const refuseHead: MiddlewareHandler = async (context, next) =>
  context.req.method === 'HEAD' ? context.body(null, 405, { Allow: 'GET' }) : next();

function workerHttp(app: AppContext): Hono {
  return new Hono().use(hostCheck(app)).route('/', healthChecks(app)).route('/', metrics(app));
}

/** No route at all unless the operator enables metrics. */
function metrics({ config, counts, readDeliveryMetrics, engine }: AppContext): Hono {
  return counts ? metricsRoute({ access: config.metrics, counts, readDeliveryMetrics, engine }) : new Hono();
}

/**
 * Only the redirects of providers go to better-auth directly. Everything else goes through the pages, which
 * have the rate limits, also the return from Discord with a proof of ownership.
 */
const CALLBACKS: ReadonlySet<string> = new Set([...PROVIDERS, ROBLOX].map((provider) => `/auth/callback/${provider}`));

function isAuthLink(path: string): boolean {
  return CALLBACKS.has(path);
}

/** If `config.port` is 0, it picks a free port, and uses it in BASE_URL unless that was set. */
export async function startApp(given: Config): Promise<App> {
  checkReach(given);
  const { context, http, server } = given.port === 0 ? await openOnFreePort(given) : await openOnPort(given);
  const { config } = context;
  server.serve(http, config.role === 'worker' ? undefined : createFastVoteCheckRoute(context));
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

interface OpenApp {
  readonly context: AppContext;
  readonly http: Hono;
  readonly server: OpenHttpServer;
}

/** The port is taken last: until then, a load balancer sees that the service is not there. */
async function openOnPort(config: Config): Promise<OpenApp> {
  const context = await createContext(config);
  try {
    await applyOwnershipSetting(context.db, config);
    const http = buildFor(context);
    return { context, http, server: await openHttpServer(config) };
  } catch (error) {
    await context.close();
    throw error;
  }
}

/** The port is taken first: links contain it, and another program could take it while the database is opened. */
async function openOnFreePort(config: Config): Promise<OpenApp> {
  const server = await openHttpServer(config);
  const { port } = server;
  const baseUrl = config.baseUrl === 'http://localhost:0' ? `http://localhost:${port}` : config.baseUrl;
  try {
    const context = await createContext({ ...config, port, baseUrl });
    await applyOwnershipSetting(context.db, config);
    return { context, http: buildFor(context), server };
  } catch (error) {
    await server.close();
    throw error;
  }
}

function buildFor(context: AppContext): Hono {
  return context.config.role === 'worker' ? workerHttp(context) : buildHttp(context);
}
