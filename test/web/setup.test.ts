// The setup link: it makes somebody staff, or says that it does not work and what to do.
import { describe, expect, test } from 'vitest';
import { createSetupLink } from '../../src/access/setup-link.ts';
import { type PersonName, VOTER } from '../support/seed/sample-site.ts';
import { openSite } from '../support/site.ts';

/** An installation without staff, and its setup link's token. */
async function site(as: PersonName | null) {
  let token = '';
  const opened = await openSite({
    as,
    async arrange({ db }) {
      await db.updateTable('person').set({ role: 'member' }).execute();
      token = (await createSetupLink(db)) ?? '';
    },
  });
  return { ...opened, token };
}

describe('the setup link', () => {
  test('returns the visitor after signing up, and leads staff to their start page', async () => {
    const visitor = await site(null);
    const path = `/setup?token=${visitor.token}`;
    expect((await visitor.get(path)).page).toContain(`/sign-up?next=${encodeURIComponent(path)}`);
    const { db, post, token } = await site('voter');
    expect((await post('/setup', { token })).location).toBe('/staff');
    const { role } = await db.selectFrom('person').select('role').where('id', '=', VOTER.id).executeTakeFirstOrThrow();
    expect(role).toBe('staff');
  });

  test.each([null, 'voter'] as const)('shows nothing else when it is invalid (%s)', async (as) => {
    const { get, post } = await site(as);
    const paths = ['/setup', '/setup?token=', '/setup?token=bogus', '/setup?token=%00'];
    const responses = [
      ...(await Promise.all(paths.map((path) => get(path)))),
      await post('/setup', { token: 'bogus' }),
    ];
    for (const { status, page } of responses) {
      expect(status).toBe(404);
      expect(page).toContain('This setup link does not work');
      expect(page).toMatch(/restart it to print a new\s+link/);
      expect(page).not.toMatch(/Become staff|makes you the first/);
    }
  });

  test('tells staff who open a used link that they are staff, and leads to their pages', async () => {
    const { get } = await openSite({ as: 'staff' });
    const { status, page } = await get('/setup?token=used');
    expect(status).toBe(404);
    expect(page).toContain('You are already a staff member');
    expect(page).toContain('href="/staff">Open the staff pages');
  });

  test.each([null, 'voter'] as const)('is limited by network only when it is invalid (%s)', async (as) => {
    const { request, get, token } = await site(as);
    for (let count = 0; count < 30; count++) await request('/setup?token=bogus');
    const refused = await request('/setup?token=bogus');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await get(`/setup?token=${token}`)).status).toBe(200);
  });
});
