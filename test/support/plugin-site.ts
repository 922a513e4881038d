// The real service for tests of game-side packages, with one game listing, behind a proxy that can lose requests and
// responses.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OPERATOR } from '../../src/access/audit.ts';
import { createIdentityCode, createIdentityCodes } from '../../src/access/identity-codes.ts';
import { createPerson } from '../../src/access/people.ts';
import { createToken } from '../../src/access/tokens.ts';
import { shiftClock } from '../../src/core/clock.ts';
import { createListing } from '../../src/listings/create-listing.ts';
import { castVote } from '../../src/votes/cast-vote.ts';
import { type TestClock, testClock } from './clock.ts';
import { type RunningApp, runApp } from './running-app.ts';

/** What happens to a request; a response is sent instead of the service's own. */
export type PluginFault = 'lose-request' | 'lose-response' | 'hang' | CannedResponse;

interface CannedResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface PluginSite {
  readonly app: RunningApp;
  readonly clock: TestClock;
  readonly listingId: string;
  /** The address of the proxy. */
  readonly url: string;
  /** Every request, as `POST /path body`, in the order of arrival. */
  readonly requests: string[];
  /** Decides what happens to a request; by default nothing. */
  fault: ((path: string) => PluginFault | undefined | Promise<PluginFault | undefined>) | null;
  token(scopes?: readonly string[]): Promise<string>;
  /** Casts a vote of the account with this ID; `isDiscord` by default. */
  vote(voterId: string, isDiscord?: boolean): Promise<string>;
  /** Creates an account without Discord. */
  account(): Promise<string>;
  /** A code for /votelink. */
  code(personId: string): Promise<string>;
  /** Links a game identity to the account. */
  link(personId: string, identity: string): Promise<void>;
  /** How many requests will never be responded to. */
  hanging(): number;
  close(): Promise<void>;
}

export async function openPluginSite(game: 'fivem' | 'roblox'): Promise<PluginSite> {
  const app = await runApp({ LOG_LEVEL: 'silent', VOTE_CHALLENGE: 'off' });
  const { db, voting, vault } = app.context;
  const clock = await testClock(db);
  const listingId = await addListing(app, game);
  const requests: string[] = [];
  let [hanging, accounts] = [0, 0];
  let linkToken: string | null = null;

  const proxy = createServer(async (request, response) => {
    const body = await readBody(request);
    if (body === null) return;
    const path = pathOf(request);
    requests.push(`${request.method} ${path} ${body}`);
    const fault = await site.fault?.(path);
    if (fault === 'hang') return void hanging++;
    if (fault === 'lose-request') return void request.socket.destroy();
    if (typeof fault === 'object') return void response.writeHead(fault.status, fault.headers).end(fault.body);
    const forwarded = await forward(`${app.url}${path}`, request, body).catch(() => null);
    if (!forwarded) return void request.socket.destroy();
    if (fault === 'lose-response') return void request.socket.destroy();
    await copyResponse(forwarded, response);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));

  const site: PluginSite = {
    app,
    clock,
    listingId,
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    requests,
    fault: null,
    async token(scopes = ['votes:read']) {
      const made = await createToken(db, { listingId, name: 'Game server', scopes, by: OPERATOR });
      if (!made.ok) throw new Error(made.reason);
      return made.token;
    },
    async vote(voterId, isDiscord = true) {
      const voter = { voterId, platformId: isDiscord ? voterId : null, confirmed: true };
      const voted = await castVote(voting, { listingId, voter });
      if (!voted.ok) throw new Error(voted.reason);
      return voted.eventId.replaceAll('-', '');
    },
    async account() {
      const email = `player-${++accounts}@players.example`;
      const made = await createPerson(db, { email, name: 'Sample Player' });
      if (!made.ok) throw new Error(made.reason);
      return made.person.id;
    },
    async code(personId) {
      const made = await createIdentityCode({ db, identityCodes: createIdentityCodes(vault) }, personId, listingId);
      return made.code;
    },
    async link(personId, identity) {
      linkToken ??= await site.token();
      const headers = { authorization: `Bearer ${linkToken}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ code: await site.code(personId), identity });
      const response = await fetch(`${app.url}/api/v1/webhooks/identities/link`, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(await response.text());
    },
    hanging: () => hanging,
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await app.stop();
      shiftClock(0);
    },
  };
  return site;
}

async function addListing({ context: { db } }: RunningApp, game: 'fivem' | 'roblox'): Promise<string> {
  const owner = await createPerson(db, { email: 'owner@game.example', name: 'Sample Owner' });
  if (!owner.ok) throw new Error(owner.reason);
  const ownerId = owner.person.id;
  const made = await createListing(db, { type: 'game', game, name: 'Sample game', ownerId, by: OPERATOR });
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.listing.id;
}

/** Some clients send the whole address. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const { pathname, search } = new URL(url, 'http://127.0.0.1');
  return pathname + search;
}

/** Null if the client has gone before its end. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString();
}

function forward(url: string, request: IncomingMessage, body: string): Promise<Response> {
  const headers = new Headers();
  for (const name of ['authorization', 'content-type', 'accept']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const method = request.method ?? 'GET';
  return fetch(url, { method, headers, ...(method !== 'GET' && { body }) });
}

async function copyResponse(from: Response, to: ServerResponse): Promise<void> {
  const text = await from.text();
  const headers = Object.fromEntries(from.headers);
  delete headers['content-encoding'];
  delete headers['content-length'];
  delete headers['transfer-encoding'];
  to.writeHead(from.status, headers).end(text);
}
