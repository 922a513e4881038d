// The setup link: it makes somebody staff, or says that it does not work and what to do.
import { describe, expect, test } from 'vitest';
import { OWNER } from '../support/sample-data.ts';
import { openSite } from '../support/sample-site.ts';

describe('the setup link', () => {
  test('comes back after signing up, and leads staff to their start page', async () => {
    const { page } = await openSite({ person: null }).get('/setup?token=right');
    expect(page).toContain(`/sign-up?next=${encodeURIComponent('/setup?token=right')}`);
    expect((await openSite().post('/setup', { token: 'right' })).location).toBe('/staff');
  });

  test.each([null, OWNER])('that does not work promises nothing (%#)', async (person) => {
    const { get, post } = openSite({ person });
    const paths = ['/setup', '/setup?token=', '/setup?token=bogus', '/setup?token=%00'];
    const answers = [
      ...(await Promise.all(paths.map((path) => get(path)))),
      await post('/setup', { token: 'bogus' }),
    ];
    for (const { status, page } of answers) {
      expect(status).toBe(404);
      expect(page).toContain('This setup link does not work');
      expect(page).toMatch(/restart it: it prints a new\s+link/);
      expect(page).not.toMatch(/Become staff|makes you the first/);
    }
  });

  test.each([null, OWNER])('is limited by place where it is wrong, and only there (%#)', async (person) => {
    const { web, get } = openSite({ person, spendOk: false });
    const refused = await web.request('/setup?token=bogus');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '90']);
    expect((await get('/setup?token=right')).status).toBe(200);
  });
});
