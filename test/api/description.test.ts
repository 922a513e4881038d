// The OpenAPI description (decision A13), held to the code it describes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROBLEMS } from '../../src/api/errors.ts';
import { type Ask, apiOver, expectProblem } from '../support/api.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let ask: Ask;
beforeAll(async () => {
  database = await freshDatabase();
  ask = apiOver(database.db);
});
afterAll(() => database.close());

const PATH = '/webhooks/votes/check';

describe('decision A13: /openapi.json', () => {
  test('describes every endpoint, its refusals and the webhook, from the schemas that validate', async () => {
    const { status, headers, body } = await ask('/openapi.json');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(body.openapi).toBe('3.1.0');
    expect(body.servers).toEqual([{ url: 'http://localhost:3000/api/v1' }]);
    expect(body.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
    const check = body.paths[PATH];
    expect(check.get.security).toEqual([{ bearer: [] }]);
    expect(check.get.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
      'userId',
      'playerName',
    ]);
    expect(Object.keys(check.post.responses)).toEqual([
      '200',
      '400',
      '401',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
    const names = check.post.requestBody.content['application/json'].schema.properties.playerNames;
    expect(names).toMatchObject({ minItems: 1, maxItems: 50, items: { minLength: 1, maxLength: 64 } });
    expect(body.components.schemas.VoteCheck.required).toEqual(['voted', 'votedAt', 'nextVoteAt']);
    expect(body.components.schemas.Problem.properties.code.enum).toEqual(Object.keys(PROBLEMS));
  });

  test('names what the list of votes, the statistics and a report take', async () => {
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

  test('§2.1 describes the payload with its fields, none of which is `username`', async () => {
    const { body } = await ask('/openapi.json');
    const webhook = body.webhooks['vote.created'].post;
    expect(webhook.parameters.map((parameter: { name: string }) => parameter.name)).toContain(
      'X-Plaudit-Event-Id',
    );
    const { properties } = body.components.schemas.VotePayload;
    expect(Object.keys(properties)).toEqual(['event', 'version', 'eventId', 'timestamp', 'test', 'data']);
    const [bot, game] = properties.data.oneOf;
    expect(bot.required).not.toContain('game');
    expect(game.required).toEqual(
      expect.arrayContaining(['game', 'playerName', 'listingId', 'userId', 'weight']),
    );
    expect(JSON.stringify(body)).not.toMatch(/username|avatarUrl/);
  });

  test('answers other methods with 405', async () => {
    const answer = await ask('/openapi.json', { method: 'POST' });
    expectProblem(answer, 'METHOD_NOT_ALLOWED');
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
});
