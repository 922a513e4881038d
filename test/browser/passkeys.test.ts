// Passkeys in a real browser with a virtual authenticator: the first staff member sets one up, signs in with it, and
// confirms a sensitive action with it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserFixture } from '../support/browser-fixture.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

const fixture = browserFixture();
let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ STAFF_2FA: 'on', LOG_LEVEL: 'silent' });
});
afterAll(() => app?.stop());

const press = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true }).click();
const says = (page: Page, text: string) => page.locator('main').getByText(text).first().waitFor();

/** A device that confirms its user at once, such as a phone with a fingerprint. Returns how to change that. */
async function addAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verifiesUser: (isUserVerified: boolean) =>
      devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    credentials: async () => (await devTools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    forget: () => devTools.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

async function becomesStaff(page: Page): Promise<void> {
  await page.goto(app.setupLink!);
  await page.getByRole('link', { name: 'Create account' }).first().click();
  await page.getByLabel('Name').fill('Sample staff');
  await page.getByLabel('Email address').fill('sample@mail.example');
  await page.getByLabel('Password').fill('a first password');
  await press(page, 'Create account');
  await press(page, 'Become staff');
  await says(page, 'One more step protects this account');
  await page.goto(`${app.url}/staff`);
  expect(page.url()).toBe(`${app.url}/account/two-step`);
}

test('P405 staff add a passkey, sign in with it, and confirm a sensitive action with it', async () => {
  const page = await fixture.open('about:blank');
  // A button is pressed below; with suggestions in the field, the virtual device would choose one by itself.
  await page.addInitScript('PublicKeyCredential.isConditionalMediationAvailable = async () => false');
  const device = await addAuthenticator(page);
  await becomesStaff(page);

  await page.getByRole('link', { name: 'Add passkey' }).click();
  await page.getByLabel('Name').fill('Sample phone');
  await device.verifiesUser(false);
  await press(page, 'Add passkey');
  await says(page, 'No passkey was added');
  await device.verifiesUser(true);
  await press(page, 'Add passkey');
  await says(page, 'Two-step verification is on.');
  expect((await page.locator('pre').innerText()).trim().split('\n')).toHaveLength(10);
  await page.getByRole('link', { name: 'Go to the staff pages' }).click();
  await says(page, 'Getting started');
  // The device knows that it has one.
  await page.goto(`${app.url}/account/two-step/passkeys/new`);
  await press(page, 'Add passkey');
  await says(page, 'This device already has a passkey for your account.');

  await page.goto(`${app.url}/account`);
  await press(page, 'Sign out');
  await page.goto(`${app.url}/sign-in?next=/account/two-step`);
  await press(page, 'Sign in with a passkey');
  await says(page, 'Sample phone');
  expect((await device.credentials()).map(({ isResidentCredential, rpId }) => [isResidentCredential, rpId])).toEqual([
    [true, 'localhost'],
  ]);

  await app.context.db.updateTable('session').set({ confirmed_at: null }).execute();
  await page.goto(`${app.url}/account/two-step/codes`);
  await press(page, 'Create new codes');
  await says(page, 'Confirm that it’s you');
  await press(page, 'Use a passkey');
  await says(page, 'Your earlier codes no longer work.');
});

test('P401 a passkey is the second step after a password; without one on the device, a recovery code helps', async () => {
  const page = await fixture.open('about:blank');
  await page.addInitScript('PublicKeyCredential.isConditionalMediationAvailable = async () => false');
  await addAuthenticator(page);
  await page.goto(`${app.url}/sign-in?next=/account`);
  await page.getByLabel('Email address').fill('sample@mail.example');
  await page.getByLabel('Password', { exact: true }).fill('a first password');
  await press(page, 'Sign in');
  await says(page, 'Your account is protected by two-step verification.');
  // This device has none.
  await press(page, 'Use a passkey');
  await says(page, 'No passkey was used');
  await page.getByLabel('Recovery code').fill('0000-0000-0000-0000');
  await press(page, 'Sign in');
  await says(page, 'This code is wrong.');
  expect((await page.request.get(`${app.url}/staff`, { maxRedirects: 0 })).status()).toBe(404);
});
