// Whatever is sent to the API: the response is the endpoint's own or a documented error, never a 500, never HTML
// (decisions A1, A12, A16). More runs: PLAUDIT_TEST_RUNS=20000 npm test -- test/api/hostile.test.ts.
import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { revokeToken } from '../../src/access/tokens.ts';
import { PROBLEMS, type ProblemCode } from '../../src/api/problems.ts';
import { createApi } from '../../src/api/routes.ts';
import { createLog } from '../../src/core/log.ts';
import { createApiContext } from '../support/api.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import {
  type AttackedOperation,
  type HostileRequest,
  hostileRequests,
  readOperations,
} from '../support/hostile-requests.ts';
import { aBot, aServer, aToken } from '../support/people-and-listings.ts';

const RUNS = Number(process.env.PLAUDIT_TEST_RUNS ?? 400);
const SEED = Number(process.env.PLAUDIT_TEST_SEED ?? 20_261_121);
/** Resets the rate limits before they reject every request. */
const GIVE_BACK_EVERY = 20;
const EVERY_SCOPE = ['votes:read', 'webhooks:write', 'stats:write', 'changelog:write'];

let fixture: DeliveryFixture;
let app: Hono;
let operations: readonly AttackedOperation[];
let own: Record<string, readonly string[]>;
const tokens: Record<HostileRequest['token'], string | null> = {
  full: null,
  underscoped: null,
  foreign: null,
  game: null,
  revoked: null,
  none: null,
  nonsense: 'Bearer plt_',
};
const complaints: string[] = [];

beforeAll(async () => {
  fixture = await openDeliveryFixture();
  const { db } = fixture;
  const log = createLog('silent');
  log.error = ((what: unknown) => complaints.push(JSON.stringify(what))) as never;
  log.warn = log.error;
  app = new Hono().route('/api/v1', createApi({ ...createApiContext(db), log, ...fixture }));
  const [bot, foreign, game] = [await aBot(db), await aBot(db), await aServer(db)];
  await db.updateTable('listing').set({ plan: 'enterprise' }).execute();
  await fixture.webhook(bot.id, 'http://127.0.0.1:9/');
  const voted = await fixture.vote(bot.id, 'voter');
  const bearer = async (listing: { id: string }, scopes: readonly string[]) =>
    `Bearer ${(await aToken(db, listing, scopes)).token}`;
  tokens.full = await bearer(bot, EVERY_SCOPE);
  tokens.underscoped = `Bearer ${(await aToken(db, bot, ['stats:write'])).token}`;
  tokens.foreign = await bearer(foreign, EVERY_SCOPE);
  tokens.game = await bearer(game, ['votes:read', 'webhooks:write']);
  const revoked = await aToken(db, bot, EVERY_SCOPE);
  await revokeToken(db, bot.id, revoked.id, OPERATOR);
  tokens.revoked = `Bearer ${revoked.token}`;
  operations = readOperations(JSON.parse(await (await app.request('/api/v1/openapi.json')).text()));
  own = {
    id: [bot.id, foreign.id, game.id],
    version: ['1.0.0', 'v2'],
    eventId: [voted.ok ? voted.eventId : ''],
    tokenId: ['tok_00000000000000000000'],
  };
});
afterAll(() => fixture.close());

async function send({ method, target, token, headers, body }: HostileRequest): Promise<Response> {
  const sent = new Headers(headers.map(([name, value]) => [name, value]));
  const authorization = tokens[token];
  if (authorization !== null) sent.set('authorization', authorization);
  const withBody = body !== null && method !== 'GET' && method !== 'HEAD';
  const init = { method, headers: sent, ...(withBody && { body }) };
  return app.request(new Request(`http://localhost/api/v1${target.startsWith('/') ? '' : '/'}${target}`, init));
}

let sent = 0;
/** Restores what the previous requests consumed or deleted: rate limits, the webhook, tokens. */
async function giveBack(): Promise<void> {
  if (sent++ % GIVE_BACK_EVERY !== 0) return;
  const [listingId] = own.id ?? [];
  await fixture.db.deleteFrom('spending').execute();
  await fixture.db.deleteFrom('api_token').where('name', '!=', 'test').execute();
  if (listingId) await fixture.webhook(listingId, 'http://127.0.0.1:9/');
}

/** Dot segments can lead out of the API to pages. */
function isInside(target: string): boolean {
  return new URL(`http://x/api/v1${target.startsWith('/') ? '' : '/'}${target}`).pathname.startsWith('/api/v1');
}

async function expectLawful(response: Response, { method, operation }: HostileRequest): Promise<void> {
  const { status, headers } = response;
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  if (headers.get('content-type') === 'text/event-stream; charset=UTF-8') {
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store, no-transform');
    return response.body?.cancel();
  }
  expect(headers.get('cache-control')).toMatch(/^(no-store|public, max-age=300)$/);
  const text = await response.text();
  if (method === 'HEAD') expect(text).toBe('');
  const body = method === 'HEAD' ? null : JSON.parse(text);
  if (status === 200) {
    expect(headers.get('content-type')).toBe('application/json');
    return;
  }
  expect(headers.get('content-type')).toBe('application/problem+json');
  // URL parsing removes a segment such as `..`, which makes it another URL.
  if (operation && status !== 404) expect(operation.statuses).toContain(status);
  if (status === 405) expect(headers.get('allow')).toMatch(/^[A-Z]+(, [A-Z]+)*$/);
  if (status === 401) expect(headers.get('www-authenticate')).toMatch(/^Bearer/);
  if (status === 429) expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  if (!body) return;
  const { title, status: said } = PROBLEMS[body.code as ProblemCode];
  expect(body).toMatchObject({ type: `/docs/errors#${body.code}`, title, status: said });
  expect(said).toBe(status);
  expect(body.detail).toMatch(/\S/);
  expect(text.isWellFormed()).toBe(true);
  if (status !== 400) return;
  expect(body.errors.length).toBeGreaterThan(0);
  for (const { field, message } of body.errors) expect(`${field}: ${message}`).toMatch(/^\S.*: \S.*\.$/);
}

test('decision A1: every request to every endpoint gets the endpoint’s own response or a documented error', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.noShrink(hostileRequests(operations, own)).filter(({ target }) => isInside(target)),
      async (request) => {
        await giveBack();
        const response = await send(request);
        expect(complaints).toEqual([]);
        expect(response.status).toBeLessThan(500);
        await expectLawful(response, request);
      },
    ),
    { numRuns: RUNS, seed: SEED },
  );
});

test('RFC 9110, 9.3.2: HEAD responds with the status and headers of GET, and without a body', async () => {
  const gets = operations.filter(({ method }) => method === 'GET');
  const comparable = ({ status, headers }: Response) => {
    const shown = [...headers].filter(([name]) => name !== 'ratelimit' && name !== 'retry-after');
    return [status, ...shown];
  };
  await fc.assert(
    fc.asyncProperty(
      fc.noShrink(hostileRequests(gets, own)).filter(({ target }) => isInside(target)),
      async (request) => {
        await fixture.db.deleteFrom('spending').execute();
        const get = await send({ ...request, method: 'GET' });
        const head = await send({ ...request, method: 'HEAD' });
        expect(comparable(head)).toEqual(comparable(get));
        expect(await head.text()).toBe('');
        await expectLawful(get, { ...request, method: 'GET', operation: null });
      },
    ),
    { numRuns: RUNS / 4, seed: SEED },
  );
});
