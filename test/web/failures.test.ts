// What the log says when a page fails: the path, without any secret in it.
import pino from 'pino';
import { expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { openSite } from '../support/site.ts';

test.each([
  ['/invitations/a-secret-of-an-invitation', '/invitations/…'],
  ['/account', '/account'],
])('%s is logged as %s', async (path, logged) => {
  const lines: { path: string }[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const { app } = await openSite();
  const auth = { ...app.auth, personOf: () => Promise.reject(new Error('Sample')) };
  const web = createWeb({ ...app, log, auth }, { describeApi: () => ({}) as never });
  const response = await web.request(path);
  expect(response.status).toBe(500);
  expect(lines.map((line) => line.path)).toEqual([logged]);
});
