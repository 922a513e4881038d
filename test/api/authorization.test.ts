// §5 for every endpoint: without a token, with a token in the wrong place, and with a token that lacks the scope.
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '../../src/api/routes.ts';
import { type ApiTestClient, createApiClient, createApiContext, expectProblem } from '../support/api.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { type AttackedOperation, readOperations } from '../support/hostile-requests.ts';
import { aBot, aToken } from '../support/people-and-listings.ts';

const SCOPES = ['votes:read', 'webhooks:write', 'stats:write', 'changelog:write'] as const;
let database: TestDatabase;
let ask: ApiTestClient;
let botId: string;
let operations: readonly AttackedOperation[];
beforeAll(async () => {
  database = await freshDatabase();
  ask = createApiClient(database.db);
  botId = (await aBot(database.db)).id;
  const app = new Hono().route('/', createApi(createApiContext(database.db)));
  operations = readOperations(JSON.parse(await (await app.request('/openapi.json')).text()));
});
afterAll(() => database.close());

const aTokenWith = async (scopes: readonly string[]) => (await aToken(database.db, { id: botId }, scopes)).token;

const addressOf = ({ path }: AttackedOperation) => path.replace('{id}', botId).replaceAll(/\{\w+\}/g, 'x');

test('§5.5 every endpoint requires a token, and accepts it only in the Authorization header', async () => {
  const token = await aTokenWith(SCOPES);
  for (const operation of operations) {
    const { method } = operation;
    const path = addressOf(operation);
    const json = { token, access_token: token, authorization: `Bearer ${token}` };
    const body = method === 'GET' ? {} : { json };
    expectProblem(await ask(path, { method }), 'UNAUTHENTICATED');
    for (const place of ['token', 'access_token', 'api_key', 'authorization', 'bearer'])
      expectProblem(await ask(`${path}?${place}=${token}`, { method, ...body }), 'UNAUTHENTICATED');
    const headers = {
      'x-api-key': token,
      cookie: `token=${token}`,
      'proxy-authorization': `Bearer ${token}`,
    };
    expectProblem(await ask(path, { method, headers, ...body }), 'UNAUTHENTICATED');
    for (const scheme of ['Basic', 'Token', 'Bot', 'Bearer:', `Bearer ${token},`])
      expectProblem(await ask(path, { method, headers: { authorization: `${scheme} ${token}` } }), 'UNAUTHENTICATED');
  }
});

test.each([...SCOPES])('§5.3 a token with only %s can use the endpoints of that scope and no others', async (scope) => {
  const token = await aTokenWith([scope]);
  for (const operation of operations) {
    await database.db.deleteFrom('spending').execute();
    const answer = await ask(addressOf(operation), { method: operation.method, token });
    if (operation.scopes.includes(scope)) expect(answer.status).not.toBe(401);
    else {
      expectProblem(answer, 'MISSING_SCOPE');
      expect(answer.headers.get('www-authenticate')).toContain(`scope="${operation.scopes[0]}"`);
    }
    // The requests cannot revoke or rotate anything: no token is named x.
  }
});

test('RFC 9110, 11.1 Bearer is case-insensitive and may be surrounded by white space; the token is compared exactly', async () => {
  const token = await aTokenWith(['votes:read']);
  const check = (authorization: string) => ask('/webhooks/votes/check?userId=u', { headers: { authorization } });
  for (const good of [`bearer ${token}`, `BEARER ${token}`, `bEaReR   ${token}`, ` Bearer ${token}\t`])
    expect((await check(good)).status).toBe(200);
  for (const bad of [`Bearer${token}`, `Bearer\t${token}`, `Bearer "${token}"`, `Bearer ${token} x`, token])
    expectProblem(await check(bad), 'UNAUTHENTICATED');
  expectProblem(await check(`Bearer ${token}, Bearer ${token}`), 'UNAUTHENTICATED');
  expectProblem(await check(`Bearer ${'x'.repeat(100_000)}`), 'UNAUTHENTICATED');
});
