// A public site without mail and Discord: nobody can vote until one of them is set up, and the pages and the log say
// so.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../src/access/sign-in.ts';
import { buildHttp } from '../../src/app.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { readSystemStatus } from '../../src/system/system-status.ts';
import { newDataFolder } from '../support/embedded-template.ts';
import { aBot } from '../support/people-and-listings.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';
import { startServer } from '../support/server-process.ts';

const BASE = 'https://votes.example';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ BASE_URL: BASE, VOTE_CHALLENGE: 'off', LOG_LEVEL: 'silent' });
});
afterAll(() => app.stop());

test('P146 outside of trial mode an account without a confirmed address cannot vote, and sees why', async () => {
  const { db, auth } = app.context;
  const { id } = await aBot(db);
  const { serviceName } = app.context.config;
  const given = {
    email: 'sample@mail.example',
    password: 'a long walk by the sea',
    name: 'Sample',
    serviceName,
  };
  const signed = await signUp(auth, { ...given, userAgent: null });
  const cookie = signed.ok ? signed.cookies.map((one) => one.split(';')[0]).join('; ') : '';
  const answer = await buildHttp(app.context).request(`${BASE}/listings/${id}/vote`, {
    method: 'POST',
    headers: { cookie, origin: BASE, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({}),
  });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('Voting is not open yet');
  expect(await db.selectFrom('vote').selectAll().execute()).toEqual([]);
});

test('P146 a warning at startup says so, and what to set', async () => {
  const dataDir = await newDataFolder();
  let heard = '';
  const server = await startServer({ BASE_URL: BASE, DATA_DIR: dataDir }, (text) => {
    heard += text;
  });
  await expect.poll(() => heard).toContain('Nobody can vote. Voting requires a confirmed email address');
  expect(heard).toContain('REQUIRE_CONFIRMED_EMAIL=off');
  expect(await server.stop()).toBe(0);
  rmSync(dataDir, { recursive: true, force: true });
});

test('P146 the system page shows it first', async () => {
  const { warnings } = await readSystemStatus(app.context);
  expect(inEnglish(warnings[0])?.title).toBe('Nobody can vote');
});
