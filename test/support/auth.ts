// Signing in as a browser does, without a socket.

import { createAccountContext } from '../../src/access/account-context.ts';
import { type Auth, createAuth } from '../../src/access/auth.ts';
import type { ProviderAccess } from '../../src/access/sign-in-providers.ts';
import { bug } from '../../src/core/assert.ts';
import { createLog, type Log } from '../../src/core/log.ts';
import { createVault } from '../../src/core/secrets.ts';
import type { Db } from '../../src/db/database.ts';
import type { Outbox } from '../../src/mail/outbox.ts';
import { siteValues } from './site-values.ts';

export const AUTH_ORIGIN = 'http://localhost:3000';
export const TEST_PASSWORD = 'correct horse';

/** For tests without Google, GitHub and OpenID Connect. */
export const NO_PROVIDERS: ProviderAccess = {
  outbound: { get: () => bug('a request to a provider'), post: () => bug('a request to a provider') },
};

const KEY = 'k'.repeat(32);

export function createTestAuth(
  db: Db,
  {
    baseUrl = AUTH_ORIGIN,
    outbox = null as Outbox | null,
    secretKey = KEY,
    log = createLog('silent') as Log,
    staffTwoStep = false,
  } = {},
): Auth {
  const discord = { clientId: 'client', clientSecret: 'hush' };
  const config = {
    baseUrl,
    serviceName: 'Plaudit',
    discord,
    google: null,
    github: null,
    oidc: null,
    roblox: null,
    staffTwoStep,
  };
  const vault = createVault(secretKey);
  return createAuth(
    createAccountContext(
      { db, config, site: siteValues({ baseUrl, accountsPerNetwork: null }), log, outbox },
      vault,
      () => true,
    ),
    vault,
    NO_PROVIDERS,
  );
}

export function postToAuth(
  auth: Auth,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const json = { 'content-type': 'application/json', origin: AUTH_ORIGIN, ...headers };
  return auth.handle(
    new Request(`${AUTH_ORIGIN}/auth${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) }),
  );
}

export const sessionCookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

export const signedIn = (auth: Auth, response: Response) =>
  auth.personOf(new Headers({ cookie: sessionCookieOf(response) }));
