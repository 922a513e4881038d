// The whole way in a real browser: sign up, add a bot, set an endpoint, test it, vote, see the signed delivery arrive
// and stand in the log, send it again.
import { verifyBody, verifyStandard } from '@plaudit/sdk/contract';
import type { Browser, Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkAccessibility, openPage, startBrowser, watchErrors } from '../support/browser.ts';
import { type Received, type Receiver, startReceiver } from '../support/receiver.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

let browser: Browser;
let app: RunningApp;
let receiver: Receiver;

beforeAll(async () => {
  [browser, app, receiver] = await Promise.all([startBrowser(), runApp(), startReceiver()]);
});

afterAll(async () => {
  await browser.close();
  await app.stop();
  await receiver.close();
});

test('§1 a newcomer gets a vote delivered, signed, logged and redelivered', async () => {
  const page = await openPage(browser, `${app.url}/sign-up`);
  const errors = watchErrors(page);
  await signUp(page);
  const listingId = await addBot(page);
  const secret = await setEndpoint(page, listingId);
  await sendTest(page, secret);
  await vote(page, listingId);
  const delivered = await seeInLog(page, listingId, secret);
  await redeliver(page, delivered);
  expect(errors).toEqual([]);
}, 120_000);

async function signUp(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Sample owner');
  await page.getByLabel('E-mail').fill('owner@sample.example');
  await page.getByLabel('Password').fill('a sample password');
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(`${app.url}/dashboard`);
}

async function addBot(page: Page): Promise<string> {
  await page.goto(`${app.url}/dashboard/new?kind=bot`);
  await page.locator('#name').fill('Sample bot');
  await page.locator('#summary').fill('A bot for a test.');
  await page.getByRole('button', { name: 'Add it' }).click();
  await page.waitForURL(/\/dashboard\/lst_[0-9a-z]+/);
  return /\/dashboard\/(lst_[0-9a-z]+)/.exec(page.url())![1]!;
}

async function setEndpoint(page: Page, listingId: string): Promise<string> {
  await page.goto(`${app.url}/dashboard/${listingId}/webhook`);
  await page.locator('#url').fill(receiver.url);
  await page.locator('form:has(#url) button[type=submit]').first().click();
  const shown = (await page.locator('.fresh').textContent())!;
  await page.goto(page.url());
  expect(await page.locator('.fresh').count()).toBe(0);
  return /whsec_[A-Za-z0-9+/=]{44}/.exec(shown)![0];
}

async function sendTest(page: Page, secret: string): Promise<void> {
  await page.getByRole('button', { name: 'Send a test event' }).click();
  await page.locator('#test .pill.good').waitFor();
  const sent = receiver.received[0]!;
  verify(sent, secret);
  expect(JSON.parse(sent.body)).toMatchObject({ eventId: 'test', test: true });
}

async function vote(page: Page, listingId: string): Promise<void> {
  await page.goto(`${app.url}/listings/${listingId}/vote`);
  // Pressed before the check could begin: the button waits for it.
  await page.getByRole('button', { name: 'Vote' }).click();
  await page.getByText('You voted').waitFor({ timeout: 60_000 });
  await checkAccessibility(page);
}

async function seeInLog(page: Page, listingId: string, secret: string): Promise<Received> {
  await receiver.until(2);
  const delivered = receiver.received[1]!;
  verify(delivered, secret);
  expect(delivered.headers['x-plaudit-attempt']).toBe('1');
  const { eventId } = JSON.parse(delivered.body);
  await page.goto(`${app.url}/dashboard/${listingId}/deliveries`);
  await page.getByText('delivered').first().waitFor();
  await checkAccessibility(page);
  await page.goto(`${app.url}/dashboard/${listingId}/deliveries/${eventId}`);
  expect(await page.getByText(String(delivered.headers['x-plaudit-delivery'])).count()).toBeGreaterThan(0);
  return delivered;
}

async function redeliver(page: Page, first: Received): Promise<void> {
  const answered = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Redeliver' }).click();
  await receiver.until(3);
  // The request may arrive before the page that tells of it.
  await answered;
  const second = receiver.received[2]!;
  expect(second.body).toBe(first.body);
  expect(second.headers['x-plaudit-attempt']).toBe('2');
  expect(second.headers['x-plaudit-event-id']).toBe(first.headers['x-plaudit-event-id']);
  expect(second.headers['x-plaudit-delivery']).not.toBe(first.headers['x-plaudit-delivery']);
  await page.reload();
  await checkAccessibility(page);
}

/** With the project's own contract and with an independent implementation. */
function verify({ body, headers }: Received, secret: string): void {
  expect(verifyBody(body, headers['x-webhook-signature'] as string, secret)).toBe(true);
  const standard = {
    id: headers['webhook-id'] as string,
    timestamp: headers['webhook-timestamp'] as string,
    signature: headers['webhook-signature'] as string,
  };
  expect(verifyStandard(body, standard, secret, Math.floor(Date.now() / 1000))).toBe(true);
  new Webhook(secret).verify(body, headers as Record<string, string>);
}
