// Access to /metrics (decision O20): off by default, then with the token.
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { castPersonVote } from '../../src/votes/cast-vote.ts';
import { aBot, aPerson } from '../support/people-and-listings.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';
import { scrape, totalOf } from '../support/scrape.ts';

const TOKEN = 'a-token-of-some-length';

async function running(environment: Record<string, string>): Promise<RunningApp> {
  const app = await runApp(environment);
  onTestFinished(() => app.stop());
  return app;
}

const read = ({ url }: RunningApp, authorization?: string) =>
  fetch(`${url}/metrics`, authorization === undefined ? {} : { headers: { authorization } });

describe('/metrics', () => {
  test('does not exist by default, and nothing is counted', async () => {
    const app = await running({});
    expect((await read(app)).status).toBe(404);
    expect(app.context.counts).toBeNull();
  });

  test('with a token rejects requests without it, on a worker, too', async () => {
    const app = await running({ METRICS: TOKEN, ROLE: 'worker' });
    for (const wrong of [
      undefined,
      '',
      TOKEN,
      'Bearer',
      'Bearer x',
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN} x`,
      `Basic ${TOKEN}`,
    ]) {
      const answer = await read(app, wrong);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(await answer.text()).not.toContain('plaudit_');
    }
    const answer = await read(app, `Bearer ${TOKEN}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain('plaudit_database_up 1');
    expect(text).not.toContain(TOKEN);
  });
});

test('votes cast on the pages are counted by result', async () => {
  const { context, url } = await running({ METRICS: 'on', VOTE_CHALLENGE: 'off' });
  const { id } = await aBot(context.db);
  const { id: personId, ...someone } = await aPerson(context.db);
  const person = { ...someone, id: personId, platformId: null, emailVerified: true, isStaff: false };
  for (const listingId of [id, id, 'lst_nowhere'])
    await castPersonVote(context.voting, { listingId, person, playerName: null, network: '192.0.2.1' });
  const now = await scrape(url);
  const cast = (result: string) => totalOf(now, 'plaudit_votes_cast_total', { result });
  expect([cast('counted'), cast('too_soon'), cast('no_listing')]).toEqual([1, 1, 1]);
});

describe('METRICS', () => {
  test.each([
    ['off', 'off'],
    ['on', 'on'],
    [TOKEN, { token: TOKEN }],
  ])('%s', (METRICS, metrics) => {
    expect(readConfig({ METRICS })).toMatchObject({ metrics });
  });

  test.each(['yes', 'fifteen-letters', 'a token with white space'])('rejects %s', (METRICS) => {
    expect(() => readConfig({ METRICS })).toThrow('METRICS');
  });
});
