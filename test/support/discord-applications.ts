// Discord's applications as proofs of ownership use them: a real server on loopback with the public application, OAuth
// with PKCE, and the entitlements, which only the application's owner may read.
import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type GameServer, serveJson } from './game-servers.ts';

export const DISCORD_SETTINGS = { DISCORD_CLIENT_ID: 'sample-client', DISCORD_CLIENT_SECRET: 'sample-secret' };

export interface DiscordApplication {
  description: string;
  /** The Discord account that owns it. */
  readonly ownerId: string;
}

export interface DiscordApplications extends GameServer {
  readonly origin: string;
  readonly applications: Map<string, DiscordApplication>;
  /** `METHOD path` of the requests, in order. */
  readonly requests: string[];
  /** Access tokens that were given and not revoked. */
  readonly tokens: Map<string, string>;
  /** The status of all later responses. */
  status: number;
  /** Replaces the responses, to misbehave. */
  respond: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  /** What the browser brings back after this account has agreed at `url`. */
  agree(url: string, accountId: string): { readonly code: string; readonly state: string };
}

interface Grant {
  readonly accountId: string;
  readonly challenge: string;
  readonly redirectUri: string;
  readonly scope: string;
}

export async function serveDiscordApplications(
  applications: Readonly<Record<string, DiscordApplication>>,
): Promise<DiscordApplications> {
  const grants = new Map<string, Grant>();
  const server = await serveJson((request, response) => {
    discord.requests.push(`${request.method} ${request.url}`);
    if (discord.respond) return discord.respond(request, response);
    if (discord.status !== 200) return void json(response, discord.status, {});
    void respond(discord, grants, request, response);
  });
  const discord: DiscordApplications = {
    ...server,
    origin: `http://127.0.0.1:${server.port}`,
    applications: new Map(Object.entries(applications)),
    requests: [],
    tokens: new Map(),
    status: 200,
    respond: null,
    agree(url, accountId) {
      const { searchParams: asked } = new URL(url);
      const wanted = (name: string) => asked.get(name) ?? '';
      if (wanted('response_type') !== 'code' || wanted('code_challenge_method') !== 'S256')
        throw new Error(`Discord would refuse ${url}`);
      const code = randomUUID();
      grants.set(code, {
        accountId,
        challenge: wanted('code_challenge'),
        redirectUri: wanted('redirect_uri'),
        scope: wanted('scope'),
      });
      return { code, state: wanted('state') };
    },
  };
  return discord;
}

async function respond(
  discord: DiscordApplications,
  grants: Map<string, Grant>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const path = (request.url ?? '').split('?')[0] ?? '';
  const [, id = '', part] = /^\/api\/v10\/applications\/(\d+)\/(rpc|entitlements)$/.exec(path) ?? [];
  const application = discord.applications.get(id);
  if (part && !application) return json(response, 404, { message: 'Unknown Application', code: 10002 });
  if (part === 'rpc') return json(response, 200, { id, name: 'Sample', description: application?.description });
  if (part === 'entitlements') {
    const accountId = discord.tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    if (!accountId) return json(response, 401, { message: '401: Unauthorized', code: 0 });
    if (accountId === application?.ownerId) return json(response, 200, []);
    return json(response, 403, {
      message: 'You are not authorized to perform this action on this application',
      code: 20012,
    });
  }
  const sent = new URLSearchParams(await text(request));
  if (sent.get('client_id') !== 'sample-client' || sent.get('client_secret') !== 'sample-secret')
    return json(response, 401, { error: 'invalid_client' });
  if (path === '/api/v10/oauth2/token/revoke') {
    discord.tokens.delete(sent.get('token') ?? '');
    return json(response, 200, {});
  }
  return path === '/api/v10/oauth2/token' ? exchange(discord, grants, sent, response) : json(response, 404, {});
}

function exchange(
  discord: DiscordApplications,
  grants: Map<string, Grant>,
  sent: URLSearchParams,
  response: ServerResponse,
) {
  const code = sent.get('code') ?? '';
  const grant = grants.get(code);
  grants.delete(code);
  const challenge = createHash('sha256')
    .update(sent.get('code_verifier') ?? '')
    .digest('base64url');
  if (!grant || grant.challenge !== challenge || grant.redirectUri !== sent.get('redirect_uri'))
    return json(response, 400, { error: 'invalid_grant' });
  const token = randomUUID();
  discord.tokens.set(token, grant.accountId);
  return json(response, 200, { access_token: token, token_type: 'Bearer', scope: grant.scope, expires_in: 604_800 });
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
