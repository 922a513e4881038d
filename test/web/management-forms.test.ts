// Every form for managing a listing rejects cross-site requests and people without permission.
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../support/fingerprint.ts';
import { BOT, MINECRAFT } from '../support/seed/sample-site.ts';
import { SAME_SITE, sharedSite } from '../support/site.ts';

const base = `/dashboard/${MINECRAFT.id}`;
const POSTS = [
  `${base}/tokens/tok_1/rotate`,
  `/dashboard/${BOT.id}/changelog/new`,
  `/dashboard/${BOT.id}/changelog/edit`,
  `/dashboard/${BOT.id}/changelog/preview`,
  `/dashboard/${BOT.id}/changelog/delete?version=2.3.8`,
  `${base}/notices/dismiss`,
  `${base}/notices/mails`,
  `${base}/page/preview`,
  `${base}/settings/pause`,
  `${base}/settings/resume`,
  `${base}/settings/delete`,
  `${base}/managers`,
  `${base}/managers/withdraw`,
  `${base}/managers/leave`,
  `${base}/managers/hand-over`,
  `${base}/managers/usr_manager/remove`,
];

const site = sharedSite();

describe('every management form', () => {
  test.each([...POSTS, '/invitations/sample'])('%s rejects a form from another site', async (path) => {
    const before = await fingerprint(site().db);
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}]) {
      const { status, page } = await site().post(path, { name: 'x' }, headers as Record<string, string>);
      expect(status).toBe(403);
      expect(page).toContain('This form was not sent from this site');
    }
    expect(await fingerprint(site().db)).toBe(before);
  });

  test.each(POSTS)('%s rejects other people, and sends signed-out visitors to sign in', async (path) => {
    const before = await fingerprint(site().db);
    for (const [name, expected] of [
      ['stranger', 403],
      ['staff', 403],
      [null, 303],
    ] as const) {
      const cookie = name ? await site().cookieOf(name) : 'none=1';
      const { status, location } = await site().post(path, {}, { ...SAME_SITE, cookie });
      expect([name, status]).toEqual([name, expected]);
      if (!name) expect(location).toMatch(/^\/sign-in\?next=/);
    }
    expect(await fingerprint(site().db)).toBe(before);
  });
});
