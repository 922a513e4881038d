// Every form of managing a listing refuses forms from other sites and people without permission.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fingerprint } from '../support/fingerprint.ts';
import { BOT, MINECRAFT } from '../support/seed/sample-site.ts';
import { createSite, type OpenSite, SAME_SITE } from '../support/site.ts';

const base = `/dashboard/${MINECRAFT.id}`;
const POSTS = [
  `${base}/tokens/tok_1/rotate`,
  `/dashboard/${BOT.id}/changelog/new`,
  `/dashboard/${BOT.id}/changelog/edit`,
  `/dashboard/${BOT.id}/changelog/preview`,
  `/dashboard/${BOT.id}/changelog/delete?version=2.3.8`,
  `${base}/notices/dismiss`,
  `${base}/notices/mails`,
  `${base}/settings/pause`,
  `${base}/settings/resume`,
  `${base}/settings/delete`,
  `${base}/managers`,
  `${base}/managers/withdraw`,
  `${base}/managers/leave`,
  `${base}/managers/hand-over`,
  `${base}/managers/usr_manager/remove`,
];

describe('every form of managing', () => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await createSite({ as: null });
  }, 60_000);
  afterAll(() => site.close());

  test.each([...POSTS, '/invitations/sample'])('%s refuses a form from another site', async (path) => {
    const before = await fingerprint(site.db);
    const cookie = await site.cookieOf('owner');
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}]) {
      const { status, page } = await site.post(path, { name: 'x' }, { cookie, ...headers });
      expect(status).toBe(403);
      expect(page).toContain('This form was not sent from this site');
    }
    expect(await fingerprint(site.db)).toBe(before);
  });

  test.each(POSTS)('%s is not for strangers and staff, and sends visitors to sign in', async (path) => {
    const before = await fingerprint(site.db);
    for (const [as, status] of [
      ['stranger', 403],
      ['staff', 403],
      [null, 303],
    ] as const) {
      const cookie = as ? await site.cookieOf(as) : '';
      const response = await site.post(path, {}, { cookie, ...SAME_SITE });
      expect([as, response.status]).toEqual([as, status]);
    }
    expect(await fingerprint(site.db)).toBe(before);
  });
});
