// The OpenAPI description (decision A13) matches the code it describes.
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCOPES } from '../../src/access/scopes.ts';
import { routePath } from '../../src/api/endpoint.ts';
import { PROBLEMS } from '../../src/api/problems.ts';
import { createApi } from '../../src/api/routes.ts';
import { type ApiTestClient, createApiClient, createApiContext, expectProblem } from '../support/api.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let ask: ApiTestClient;
beforeAll(async () => {
  database = await freshDatabase();
  ask = createApiClient(database.db);
});
afterAll(() => database.close());

const PATH = '/webhooks/votes/check';

describe('decision A13: /openapi.json', () => {
  test('describes every endpoint, its error responses and the webhook, from the schemas that validate', async () => {
    const { status, headers, body } = await ask('/openapi.json');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(body.openapi).toBe('3.1.0');
    expect(body.servers).toEqual([{ url: 'http://localhost:3000/api/v1' }]);
    expect(body.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
    const check = body.paths[PATH];
    expect(check.get.security).toEqual([{ bearer: ['votes:read'] }]);
    expect(check.get.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
      'userId',
      'playerName',
      'identity',
    ]);
    expect(Object.keys(check.post.responses)).toEqual(['200', '400', '401', '413', '415', '429', '500', '503']);
    const { playerNames, identities } = check.post.requestBody.content['application/json'].schema.properties;
    expect(playerNames).toMatchObject({ minItems: 1, maxItems: 50, items: { minLength: 1, maxLength: 64 } });
    expect(identities).toMatchObject({ minItems: 1, maxItems: 50, items: { minLength: 1, maxLength: 100 } });
    expect(body.components.schemas.VoteCheck.required).toEqual(['voted', 'votedAt', 'nextVoteAt']);
    expect(body.components.schemas.Problem.properties.code.enum).toEqual(Object.keys(PROBLEMS));
  });

  test('names the parameters of the vote list, the statistics and a report', async () => {
    const { body } = await ask('/openapi.json');
    const list = body.paths['/webhooks/votes'].get;
    const named = (name: string) => list.parameters.find((one: { name: string }) => one.name === name);
    expect(list.parameters.map(({ name }: { name: string }) => name)).toEqual([
      'limit',
      'cursor',
      'userId',
      'playerName',
      'since',
      'until',
    ]);
    expect(named('limit')).toMatchObject({ schema: { type: 'integer', minimum: 1, maximum: 100 } });
    expect(named('since')).toMatchObject({ schema: { type: 'string', format: 'date-time' } });
    const report = body.paths['/bots/{id}/stats'].post;
    expect(Object.keys(report.responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
    const { properties, required } = report.requestBody.content['application/json'].schema;
    expect(properties.serverCount).toMatchObject({ type: 'integer', minimum: 0, maximum: 100_000_000 });
    expect(properties.shardCount).toMatchObject({ type: 'integer', minimum: 1, maximum: 1_000_000 });
    expect(required).toEqual(['serverCount']);
    expect(body.components.schemas.VoteStats.required).toContain('topVoters');
  });

  test('P138 describes the allowed strings and times', async () => {
    const { body } = await ask('/openapi.json');
    const bodyOf = (path: string, method: string) =>
      body.paths[path][method].requestBody.content['application/json'].schema.properties;
    const names = bodyOf('/webhooks/votes/check', 'post').playerNames;
    expect(names.description).toContain('Must not contain NUL or unpaired surrogates');
    for (const text of [names.items, bodyOf('/tokens', 'post').name, bodyOf('/webhooks/config', 'put').url])
      expect(text.description).toContain('NUL');
    const { title, body: notes, releasedAt } = bodyOf('/bots/{id}/changelog/{version}', 'put');
    for (const text of [title, notes]) expect(text.description).toContain('NUL');
    expect(releasedAt.description).toMatch(/years 1970 to 9999.*60 seconds in the future/);
    const { since, until } = bodyOf('/webhooks/deliveries/redeliver', 'post');
    for (const time of [since, until]) expect(time.description).toContain('1970 to 9999');
  });

  test('§2.1 describes the payload with its fields, none of which is `username`', async () => {
    const { body } = await ask('/openapi.json');
    const webhook = body.webhooks['vote.created'].post;
    expect(webhook.parameters.map((parameter: { name: string }) => parameter.name)).toContain('X-Plaudit-Event-Id');
    const { properties } = body.components.schemas.VotePayload;
    expect(Object.keys(properties)).toEqual(['event', 'version', 'eventId', 'timestamp', 'test', 'data']);
    const [bot, game] = properties.data.oneOf;
    expect(bot.required).not.toContain('game');
    expect(game.required).toEqual(expect.arrayContaining(['game', 'playerName', 'listingId', 'userId', 'weight']));
    expect(JSON.stringify(body)).not.toMatch(/username|avatarUrl/);
  });

  test('is valid: OpenAPI 3.1, by the official schema', async () => {
    const { body } = await ask('/openapi.json');
    const judged = await new Validator().validate(body);
    expect(judged.errors ?? []).toEqual([]);
    expect(judged.valid).toBe(true);
    const broken = await new Validator().validate({ ...body, info: {} });
    expect(broken.valid).toBe(false);
  });

  test('every described operation exists, and responds with 401 without a token', async () => {
    const { body } = await ask('/openapi.json');
    for (const [id, method, path] of operationsOf(body)) {
      const answer = await ask(path.replaceAll(/\{\w+\}/g, 'x'), { method: method.toUpperCase() });
      expect(answer.status, id).toBe(401);
      expectProblem(answer, 'UNAUTHENTICATED');
    }
  });

  test('every route is described, once', async () => {
    const { body } = await ask('/openapi.json');
    const described = operationsOf(body).map(([, method, path]) => `${method.toUpperCase()} ${routePath(path)}`);
    const routed = createApi(createApiContext(database.db)).routes.flatMap(({ method, path }) =>
      method === 'ALL' || path === '/openapi.json' ? [] : [`${method} ${path}`],
    );
    expect([...new Set(routed)].sort()).toEqual([...described].sort());
    expect(new Set(operationsOf(body).map(([id]) => id)).size).toBe(described.length);
  });

  test('every operation has its scope, a documented tag, and examples of its requests and responses', async () => {
    const { body } = await ask('/openapi.json');
    const tags = body.tags.map(({ name }: { name: string }) => name);
    for (const [id, method, path] of operationsOf(body)) {
      const operation = body.paths[path][method];
      expect(SCOPES, id).toContain(operation.security[0].bearer[0]);
      expect(tags, id).toContain(operation.tags[0]);
      for (const parameter of operation.parameters ?? []) {
        const { name, schema, description } = parameter;
        expect(description ?? schema.description ?? schema.enum, `${id} ${name}`).toBeTruthy();
      }
      const told = [operation.requestBody, ...Object.values(operation.responses)].filter(Boolean);
      for (const { content } of told as { content: Record<string, { examples?: object }> }[])
        for (const { examples } of Object.values(content))
          expect(Object.keys(examples ?? {}).length, id).toBeGreaterThan(0);
    }
  });

  test('every error response has an example with its code; rate limits and tokens have their headers', async () => {
    const { body } = await ask('/openapi.json');
    for (const [id, method, path] of operationsOf(body))
      for (const [status, { content, headers }] of Object.entries<Described>(body.paths[path][method].responses)) {
        const { examples = {} } = content['application/problem+json'] ?? {};
        for (const [code, { value }] of Object.entries(examples))
          expect(value, id).toMatchObject({
            code,
            status: Number(status),
            type: `/docs/errors#${code}`,
            detail: expect.stringMatching(/\S/),
          });
        if (status === '429') expect(Object.keys(headers ?? {})).toContain('Retry-After');
        if (status === '401') expect(Object.keys(headers ?? {})).toEqual(['WWW-Authenticate']);
      }
  });

  test('responds to other methods with 405', async () => {
    const answer = await ask('/openapi.json', { method: 'POST' });
    expectProblem(answer, 'METHOD_NOT_ALLOWED');
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
});

interface Described {
  readonly content: Record<string, { readonly examples?: Record<string, { readonly value: unknown }> }>;
  readonly headers?: object;
}

/** ID, method and path of every operation. */
function operationsOf(body: { paths: Record<string, Record<string, { operationId: string }>> }) {
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [operationId, method, path] as const),
  );
}
