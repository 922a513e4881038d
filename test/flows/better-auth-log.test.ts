// What sign-in writes to the log: errors are problems that the operator can fix; no client can cause one.
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startProviderSignIn } from '../../src/access/sign-in.ts';
import { AUTH_ORIGIN, createTestAuth, postToAuth, TEST_PASSWORD } from '../support/auth.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let lines: { level: number; msg: string; reason?: string }[];
beforeEach(async () => {
  database = await freshDatabase();
  lines = [];
});
afterEach(() => database.close());

function aTalkingAuth() {
  const write = (line: string) => void lines.push(JSON.parse(line));
  return createTestAuth(database.db, { log: pino({ level: 'trace' }, { write }) });
}
const errors = () => lines.filter(({ level }) => level >= 50);

test.each(['', '?state=', '?state=%00', '?state=wrong', '?error=x', '?code=x', '?state=wrong&code=x'])(
  'logs a Discord callback with %j, but not as an error',
  async (query) => {
    const answer = await aTalkingAuth().handle(new Request(`${AUTH_ORIGIN}/auth/callback/discord${query}`));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toContain(`${AUTH_ORIGIN}/sign-in?error=`);
    expect(lines.length).toBeGreaterThan(0);
    expect(errors()).toEqual([]);
  },
);

test('P117 logs a wrong password without the email address, and the same as an unknown address', async () => {
  const auth = aTalkingAuth();
  const given = { email: 'sample@mail.example', password: TEST_PASSWORD, name: 'Sample' };
  await postToAuth(auth, '/sign-up/email', given);
  lines = [];
  for (const email of [given.email, 'nobody@mail.example'])
    await postToAuth(auth, '/sign-in/email', { email, password: 'wrong horse' });
  expect(lines.map(({ level }) => level)).toEqual([20, 20]);
  expect(JSON.stringify(lines)).not.toContain('mail.example');
});

test('does not log an error for a callback that another browser started', async () => {
  const auth = aTalkingAuth();
  const { url } = (await startProviderSignIn(auth, 'discord', '/account'))!;
  const state = new URL(url).searchParams.get('state');
  const answer = await auth.handle(new Request(`${AUTH_ORIGIN}/auth/callback/discord?code=x&state=${state}`));
  expect(answer.status).toBe(302);
  expect(lines.map(({ level }) => level)).toEqual([30]);
});

test('does not log an error for two concurrent sign-ups with one address', async () => {
  const auth = aTalkingAuth();
  const given = { email: 'sample@mail.example', password: TEST_PASSWORD, name: 'Sample' };
  const answers = await Promise.all([1, 2].map(() => postToAuth(auth, '/sign-up/email', given)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(lines.map(({ reason }) => reason)).toEqual([expect.stringContaining('person_email_key')]);
  expect(errors()).toEqual([]);
  expect(JSON.stringify(lines)).not.toContain('sample@');
});

test('logs an error for a problem that the operator can fix', async () => {
  const auth = aTalkingAuth();
  await database.db.schema.alterTable('verification').renameTo('elsewhere').execute();
  try {
    await auth.handle(new Request(`${AUTH_ORIGIN}/auth/callback/discord?code=x&state=wrong`));
    expect(errors()).toHaveLength(1);
  } finally {
    await database.db.schema.alterTable('elsewhere').renameTo('verification').execute();
  }
});
