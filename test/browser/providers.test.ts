// Signing up with an OpenID Connect provider, connecting another one and disconnecting it, in a browser without
// JavaScript; the provider is a real server.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserFixture } from '../support/browser-fixture.ts';
import { type FakeProviders, providerSettings, serveProviders } from '../support/fake-providers.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

const fixture = browserFixture();

let fake: FakeProviders;
let app: RunningApp;
beforeAll(async () => {
  fake = await serveProviders({ sub: '12345', email: 'sample@mail.example', email_verified: true, name: 'Sample' });
  app = await runApp({ ...providerSettings(fake.origin), ALLOW_PRIVATE_TARGETS: '127.0.0.0/8', LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await app.stop();
  await fake.close();
});

test('P445 a person signs up, sets a password, disconnects the provider and connects it again', async () => {
  const page = await fixture.open(`${app.url}/sign-in?next=/account`, { javaScript: false });
  await page.getByText('Continue with Sample ID').click();
  await page.waitForURL(`${app.url}/account`);
  const methods = page.locator('.card', { hasText: 'Sign-in methods' });
  expect(await methods.textContent()).toMatch(/Sample IDConnected.*Set a password before you disconnect it/);
  expect(await page.getByText('sample@mail.example').locator('..').textContent()).toContain('Confirmed');

  await page.getByText('Set a password', { exact: true }).click();
  await page.getByLabel('New password').fill('a sample password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByLabel('Disconnect Sample ID').click();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByText('Sample ID is disconnected.').waitFor();
  await page.getByLabel('Connect Sample ID').click();
  await page.getByLabel('Disconnect Sample ID').waitFor();
  expect(new URL(page.url()).pathname).toBe('/account');

  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.goto(`${app.url}/sign-up?next=/account/votes`);
  await page.getByText('Continue with Sample ID').click();
  await page.waitForURL(`${app.url}/account/votes`);
});
