// The account page of a voter with an unconfirmed address asks only for what this site offers.
import { expect, test } from 'vitest';
import { unconfirmEmail } from '../support/seed/accounts.ts';
import { VOTER } from '../support/seed/sample-site.ts';
import { openSite } from '../support/site.ts';

const DISCORD = { DISCORD_CLIENT_ID: 'sample', DISCORD_CLIENT_SECRET: 'sample' };
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1' };
const PUBLIC = { REQUIRE_CONFIRMED_EMAIL: 'on' };

async function accountPage(environment: Readonly<Record<string, string>>) {
  const site = await openSite({ as: 'voter', environment, arrange: (app) => unconfirmEmail(app, VOTER.id) });
  return (await site.get('/account')).page;
}

test('without email and Discord, it asks for nothing that nobody can do', async () => {
  const page = await accountPage(PUBLIC);
  expect(page).not.toMatch(/Confirm your email address|Connect Discord|to vote</);
  expect(page).toContain('Not confirmed');
});

test('without email, but with Discord, it asks to connect Discord', async () => {
  const page = await accountPage({ ...PUBLIC, ...DISCORD });
  expect(page).not.toContain('Confirm your email address');
  expect(page).toContain('Connect Discord to vote');
  expect(page).toContain('so that bots can reward you');
});

test('with email, it asks to confirm the address', async () => {
  const page = await accountPage({ ...PUBLIC, ...MAIL });
  expect(page).toContain('Confirm your email address');
  expect(page).toContain('Resend email');
});
