// Actions on deliveries and the checklist: rejected from other sites, for other people and staff, and without a
// session.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVENT, MINECRAFT } from '../support/seed/sample-site.ts';
import { createSite, type OpenSite } from '../support/site.ts';

const base = `/dashboard/${MINECRAFT.id}`;
const POSTS = [
  `${base}/first-steps`,
  `${base}/webhook/check`,
  `${base}/deliveries/redeliver`,
  `${base}/deliveries/redeliver/stop`,
];
const GETS = [
  `${base}/deliveries/redeliver`,
  `${base}/deliveries/live`,
  `${base}/deliveries/${EVENT}/live`,
  `${base}/deliveries/redeliver/live`,
];

let site: OpenSite;
beforeAll(async () => {
  site = await createSite();
});
afterAll(() => site?.close());

const SAME_SITE = { 'sec-fetch-site': 'same-origin' };
const NO_SESSION = { cookie: 'none=1' };

describe('is rejected', () => {
  test.each(POSTS)('from another site: %s', async (path) => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect((await site.post(path, {}, headers as Record<string, string>)).status).toBe(403);
  });

  test.each(POSTS)('for another person, for staff, and without a session: %s', async (path) => {
    for (const name of ['stranger', 'staff'] as const) {
      const cookie = await site.cookieOf(name);
      expect((await site.post(path, {}, { ...SAME_SITE, cookie })).status).toBe(403);
    }
    expect((await site.post(path, {}, { ...SAME_SITE, ...NO_SESSION })).status).toBe(303);
  });

  test.each(GETS)('to read, for another person and without a session: %s', async (path) => {
    expect((await site.get(path, { cookie: await site.cookieOf('stranger') })).status).toBe(403);
    expect((await site.get(path, NO_SESSION)).status).toBe(303);
  });
});
