// The whole service as one: house, pages, API, front door; started and stopped together.
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { Hono } from 'hono';
import { makeSetupLink } from './access/setup-link.ts';
import { createApi } from './api/routes.ts';
import { trustIn, warnOfUntrustedProxy } from './client-address.ts';
import type { Config } from './config.ts';
import { OperatorError } from './core/errors.ts';
import { type FrontDoor, freePort, healthChecks, openFrontDoor } from './front-door.ts';
import { hostCheck } from './host-check.ts';
import { type House, openHouse } from './house.ts';
import { metricsPage } from './metrics/page.ts';
import { isLoopbackListener, isLoopbackUrl } from './outbound/trial.ts';
import { securityHeaders } from './web/security-headers.ts';
import { tellRefusal } from './web/told-refusal.ts';
import { createVoteChallenge, NO_CHALLENGE } from './web/vote-challenge.ts';
import { createWeb } from './web/web.tsx';
import { wireWeb } from './wiring/web.ts';

const STOP_MOST_MS = 10_000;

export interface App {
  readonly house: House;
  readonly http: Hono;
  readonly port: number;
  /** A link that makes the first person to open it staff; null once there is staff. */
  readonly setupLink: string | null;
  stop(): Promise<void>;
}

/** The pages and the API over an open house, without a socket: what tests call. */
export function buildHttp(house: House): Hono {
  const { config, vault, log, auth } = house;
  const challenge = config.voteChallenge ? createVoteChallenge(vault.derive('challenge')) : NO_CHALLENGE;
  return new Hono()
    .use(hostCheck(house))
    .use(warnOfUntrustedProxy(trustIn(config.trustedProxies), log))
    .route('/', healthChecks(house))
    .route('/', metrics(house))
    .route('/api/v1', createApi(house))
    .use('/auth/*', securityHeaders(config.baseUrl))
    .get('/auth/*', async (context, next) =>
      isAuthLink(context.req.path)
        ? tellRefusal(context.req.raw, await auth.handle(context.req.raw), { vault, baseUrl: config.baseUrl })
        : next(),
    )
    .route('/', createWeb(wireWeb(house, challenge)));
}

function workerHttp(house: House): Hono {
  return new Hono().use(hostCheck(house)).route('/', healthChecks(house)).route('/', metrics(house));
}

/** Nothing at all unless the operator wants it. */
function metrics({ config, counts, db, log, engine }: House): Hono {
  return counts ? metricsPage({ access: config.metrics, counts, db, log, engine }) : new Hono();
}

/** Of better-auth's own addresses only the one Discord leads to. All else goes through the pages, where the limits stand. */
function isAuthLink(path: string): boolean {
  return path === '/auth/callback/discord';
}

/** `config.port` 0: a free one, which BASE_URL then names unless it was set. */
export async function startApp(given: Config): Promise<App> {
  checkReach(given);
  const config = given.port === 0 ? await withFreePort(given) : given;
  const house = await openHouse(config);
  const http = config.role === 'worker' ? workerHttp(house) : buildHttp(house);
  let door: FrontDoor;
  try {
    door = await openFrontDoor(http, config);
  } catch (error) {
    await house.close();
    throw error;
  }
  house.start();
  const setup = await makeSetupLink(house.db);
  const orderly = async () => {
    house.leave();
    await Promise.all([door.close(), house.loop.stop()]);
    await house.close();
  };
  // A database that does not answer must not keep the process: what is not recorded is found as interrupted.
  const stop = () => Promise.race([orderly(), setTimeoutPromise(STOP_MOST_MS, undefined, { ref: false })]);
  return { house, http, port: door.port, setupLink: setup && `${config.baseUrl}/setup?token=${setup}`, stop };
}

/** Others could open a service whose links lead nowhere for them, and it would still count as a trial. Of every role, because each listens. */
function checkReach({ host, baseUrl }: Config): void {
  if (isLoopbackListener(host) || !isLoopbackUrl(baseUrl)) return;
  throw new OperatorError(
    `HOST is ${host}, so other machines can reach this service, but BASE_URL is ${baseUrl}, which only this machine can open. Set BASE_URL to the address that people use, such as BASE_URL=https://votes.example, or leave HOST at 127.0.0.1.`,
  );
}

async function withFreePort(config: Config): Promise<Config> {
  const port = await freePort(config.host);
  const baseUrl = config.baseUrl === 'http://localhost:0' ? `http://localhost:${port}` : config.baseUrl;
  return { ...config, port, baseUrl };
}
