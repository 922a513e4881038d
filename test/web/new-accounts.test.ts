// What new accounts are refused for: a disposable address (decision P418), too many of one network (P419).
import { expect, test } from 'vitest';
import { ACCOUNT_PASSWORD } from '../support/seed/accounts.ts';
import { openSite } from '../support/site.ts';

const FIELDS = { name: 'Sample name', password: ACCOUNT_PASSWORD, next: '/' };
const address = (number: number) => `sample${number}@mail.example`;

test.each([{ SMTP_URL: 'smtp://127.0.0.1:1' }, { REQUIRE_CONFIRMED_EMAIL: 'off' }])(
  'P418 nobody signs up with a disposable address (%o), unless the operator allows it',
  async (environment) => {
    const { post } = await openSite({ as: null, environment });
    const refused = await post('/sign-up', { ...FIELDS, email: 'sample@mailinator.com' });
    expect(refused.status).toBe(422);
    expect(refused.page).toContain('This is a disposable address, which this site does not accept.');
    const lenient = await openSite({ as: null, environment: { ...environment, DISPOSABLE_EMAIL: 'allow' } });
    expect((await lenient.post('/sign-up', { ...FIELDS, email: 'sample@mailinator.com' })).status).toBe(303);
  },
);

test('P418 nobody changes to a disposable address', async () => {
  const { post } = await openSite({ as: 'owner' });
  const fields = { email: 'sample@mailinator.com', password: ACCOUNT_PASSWORD, currentPassword: ACCOUNT_PASSWORD };
  const { status, page } = await post('/account/address', fields);
  expect([status, page.includes('disposable address')]).toEqual([422, true]);
});

test('P419 a network creates as many accounts in an hour as the operator allows', async () => {
  const { post } = await openSite({ as: null, environment: { ACCOUNTS_PER_NETWORK: '2' } });
  for (const number of [1, 2]) expect((await post('/sign-up', { ...FIELDS, email: address(number) })).status).toBe(303);
  const { status, page, response } = await post('/sign-up', { ...FIELDS, email: address(3) });
  expect([status, Number(response.headers.get('retry-after')) > 3_000]).toEqual([429, true]);
  expect(page).toContain('Too many accounts were created from your network.');
});
