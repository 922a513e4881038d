// Refused actions, forms and tokens are recorded in the security log (decision P421). Sign-ins: sign-in-limits.test.ts.
import { describe, expect, test, vi } from 'vitest';
import { upsertPassword } from '../../src/access/account-queries.ts';
import { hashPassword } from '../../src/access/password-hash.ts';
import type { AppContext } from '../../src/context.ts';
import { newId } from '../../src/core/ids.ts';
import { BOT, OWNER } from '../support/seed/sample-site.ts';
import { openSite, SAME_SITE, type SiteOptions } from '../support/site.ts';

async function recordingSite(options: SiteOptions = {}) {
  const site = await openSite(options);
  return { site, record: vi.spyOn(site.app.securityLog, 'record') };
}

const givePassword = async ({ db }: AppContext) =>
  upsertPassword(db, { id: newId('row'), personId: OWNER.id, hash: await hashPassword('correct horse battery') });

const CLIENT = { network: expect.stringMatching(/^[\w-]{43}$/) };

describe('the security log has', () => {
  test('actions that somebody may not do', async () => {
    const { site, record } = await recordingSite({ as: 'stranger' });
    await site.get(`/dashboard/${BOT.id}/webhook`);
    await site.get('/staff/queue');
    expect(record.mock.calls).toEqual([
      ['permission_denied', CLIENT, { action: 'webhook.manage', personId: expect.any(String) }],
      [
        'permission_denied',
        CLIENT,
        { action: expect.stringMatching(/^(listing|installation)\./), personId: expect.any(String) },
      ],
    ]);
  });

  test('nothing about pages that only ask a visitor to sign in', async () => {
    const { site, record } = await recordingSite({ as: null });
    await site.get('/dashboard');
    await site.get('/nope');
    expect(record).not.toHaveBeenCalled();
  });

  test('forms from other sites', async () => {
    const { site, record } = await recordingSite();
    await site.request('/sign-out', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(record.mock.calls).toEqual([['csrf_refused', CLIENT]]);
  });

  test('wrong passwords of somebody who is signed in', async () => {
    const { site, record } = await recordingSite({ arrange: givePassword });
    await site.post('/account/password', { password: 'wrong horse', fresh: 'another long password' }, SAME_SITE);
    expect(record.mock.calls).toEqual([['proof_failed', CLIENT, { personId: OWNER.id }]]);
  });

  test('refused tokens by their ID, and requests without one', async () => {
    const { site, record } = await recordingSite({ as: null });
    const id = '0123456789abcdefghjk';
    const headers = { authorization: `Bearer plt_${id}_${'0'.repeat(40)}` };
    const path = '/api/v1/webhooks/votes/check?userId=1';
    expect((await site.request(path, { headers })).status).toBe(401);
    expect((await site.request(path)).status).toBe(401);
    expect(record.mock.calls).toEqual([
      ['token_refused', CLIENT, { action: 'votes.read', tokenId: `tok_${id}` }],
      ['token_refused', CLIENT, { action: 'votes.read' }],
    ]);
  });

  test('addresses, if the operator wants them', async () => {
    const { site, record } = await recordingSite({ as: null, environment: { SECURITY_LOG: 'addresses' } });
    await site.request('/api/v1/webhooks/votes/check?userId=1');
    expect(record.mock.calls[0]?.[1]).toEqual({ ...CLIENT, address: '127.0.0.1' });
  });
});

describe('well-known addresses', () => {
  test('security.txt names the operator’s contact and expires within a year', async () => {
    const { site } = await recordingSite({ as: null, environment: { CONTACT: 'security@mail.example' } });
    const { status, page, response } = await site.get('/.well-known/security.txt');
    expect(status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(page).toMatch(/^Contact: mailto:security@mail\.example\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/);
    const expires = Date.parse(/Expires: (.*)/.exec(page)![1]!);
    expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000);
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  });

  test('security.txt needs a contact', async () => {
    const { site } = await recordingSite({ as: null });
    expect((await site.get('/.well-known/security.txt')).status).toBe(404);
  });

  test('change-password leads to the form', async () => {
    const { site } = await recordingSite();
    expect(await site.get('/.well-known/change-password')).toMatchObject({
      status: 302,
      location: '/account/password',
    });
  });
});
