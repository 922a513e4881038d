// Twenty fake voters: one address signs up twenty accounts and votes with each of them, over real sockets.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCookieOf } from '../support/auth.ts';
import { aBot } from '../support/people-and-listings.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ VOTE_CHALLENGE: 'off' });
});
afterAll(() => app.stop());

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

function post(path: string, fields: Record<string, string>, cookie = ''): Promise<Response> {
  return fetch(app.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', origin: app.url, cookie },
    body: new URLSearchParams(fields),
  });
}

async function signUp(email: string): Promise<string> {
  const signedUp = await post('/sign-up', {
    name: 'Sample',
    email,
    password: 'a long walk by the sea',
    next: '/',
  });
  expect([email, signedUp.status]).toEqual([email, 303]);
  return sessionCookieOf(signedUp);
}

async function countedVotes(listingId: string): Promise<number> {
  const { vote_count } = await app.context.db
    .selectFrom('listing')
    .select('vote_count')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  return Number(vote_count);
}

test('P145 of twenty accounts created and voting from one address, five votes count', async () => {
  const { id } = await aBot(app.context.db);
  const cookies: string[] = [];
  for (const number of range(20)) cookies.push(await signUp(`voter${number}@mail.example`));
  const answers = await Promise.all(cookies.map((cookie) => post(`/listings/${id}/vote`, {}, cookie)));
  expect(await countedVotes(id)).toBe(5);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(15);
  for (const answer of refused) {
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(11 * 3_600);
    expect(seconds).toBeLessThanOrEqual(12 * 3_600);
    expect(await answer.text()).toContain('Too many votes from your network');
  }
});
