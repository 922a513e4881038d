// Roblox as better-auth uses it: a real server on this machine, to which requests to apis.roblox.com are sent. It checks
// what the client sends, and the test decides which account its user info names.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const ROBLOX_SETTINGS = { ROBLOX_CLIENT_ID: 'sample-client', ROBLOX_CLIENT_SECRET: 'sample-secret' };

export interface RobloxProfile {
  readonly sub: string;
  readonly preferred_username?: string;
  readonly nickname?: string;
}

export interface FakeRoblox {
  profile: RobloxProfile;
  /** `METHOD path` of the requests, in order. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

const HOST = 'apis.roblox.com';

export async function startFakeRoblox(profile: RobloxProfile): Promise<FakeRoblox> {
  const requests: string[] = [];
  const fake = { profile, requests };
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    void respond(fake, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    return url.hostname === HOST ? real(`http://127.0.0.1:${port}${url.pathname}`, init) : real(input, init);
  };
  return Object.assign(fake, {
    async close() {
      globalThis.fetch = real;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

async function respond({ profile }: Pick<FakeRoblox, 'profile'>, request: IncomingMessage, response: ServerResponse) {
  const json = (status: number, body: object) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  if (request.url === '/oauth/v1/userinfo')
    return request.headers.authorization === 'Bearer sample-token' ? json(200, profile) : json(401, {});
  const sent = new URLSearchParams(await text(request));
  const isValid =
    request.url === '/oauth/v1/token' &&
    sent.get('client_id') === ROBLOX_SETTINGS.ROBLOX_CLIENT_ID &&
    sent.get('client_secret') === ROBLOX_SETTINGS.ROBLOX_CLIENT_SECRET &&
    sent.get('code') === 'sample-code' &&
    (sent.get('redirect_uri') ?? '').endsWith('/auth/callback/roblox');
  if (!isValid) return json(400, { error: 'invalid_grant' });
  return json(200, {
    access_token: 'sample-token',
    refresh_token: 'sample-refresh-token',
    token_type: 'Bearer',
    expires_in: 899,
    scope: 'openid profile',
  });
}
