// The delivery log in a real browser against the whole service: new lines appear live, progress is shown, and the
// service stops despite open pages; all of it also without JavaScript.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { castVote } from '../../src/votes/cast-vote.ts';
import { checkAccessibility, openPage, sharedBrowser, watchErrors } from '../support/browser.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

let browser: Browser;
let app: RunningApp;
let receiver: Receiver;
let listingId: string;
let storageState: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
let voters = 0;
let isStopped = false;

beforeAll(async () => {
  [browser, app, receiver] = await Promise.all([sharedBrowser(), runApp(), startReceiver()]);
  const page = await openPage(browser, `${app.url}/sign-up`);
  await page.getByLabel('Name').fill('Sample owner');
  await page.getByLabel('Email').fill('owner@sample.example');
  await page.getByLabel('Password').fill('a sample password');
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(`${app.url}/`);
  await page.goto(`${app.url}/dashboard/new?kind=bot`);
  await page.locator('#name').fill('Sample bot');
  await page.getByRole('button', { name: 'Add listing' }).click();
  await page.waitForURL(/\/dashboard\/lst_[0-9a-z]+/);
  listingId = /\/dashboard\/(lst_[0-9a-z]+)/.exec(page.url())![1]!;
  await page.goto(`${app.url}/dashboard/${listingId}/webhook`);
  await page.locator('#url').fill(receiver.url);
  await page.locator('form:has(#url) button[type=submit]').first().click();
  await page.locator('.fresh').waitFor();
  storageState = await page.context().storageState();
  await page.close();
});

afterAll(async () => {
  if (!isStopped) await app.stop();
  await receiver.close();
});

const open = (path: string, javaScript = true) =>
  openPage(browser, `${app.url}/dashboard/${listingId}${path}`, { storageState, javaScript });

async function vote(count = 1): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    voters += 1;
    const voter = { voterId: `voter${voters}`, platformId: null, confirmed: true };
    await castVote(app.context.voting, { listingId, voter });
  }
}

test('P51 new votes appear live, and their states change', async () => {
  const page = await open('/deliveries');
  const errors = watchErrors(page);
  await page.locator('.live:has-text("Live")').waitFor();
  await page.mouse.move(1, 1);
  await vote();
  await page.locator('tr:has-text("voter1") .pill.good').waitFor();
  receiver.answer = 503;
  await vote();
  await page.locator('tr:has-text("voter2"):has-text("HTTP 503")').waitFor();
  expect(await page.locator('tbody tr').first().textContent()).toContain('voter2');
  await page.getByRole('button', { name: 'Pause updates' }).click();
  await page.getByText('Updates are paused.').waitFor();
  await checkAccessibility(page);
  expect(errors).toEqual([]);
  await page.close();
  receiver.answer = 204;
});

test('P94 a redelivered one is followed to its end, without reloading under the user’s cursor', async () => {
  receiver.answer = 503;
  await vote();
  const page = await open('/deliveries');
  const errors = watchErrors(page);
  await page.locator(`tr:has-text("voter${voters}"):has-text("HTTP 503") .wide-cell a`).first().click();
  await page.getByText('Waiting for the next attempt.').waitFor();
  await page.getByRole('link', { name: 'Refresh' }).focus();
  const other = await open(new URL(page.url()).pathname.replace(`/dashboard/${listingId}`, ''));
  receiver.answer = 204;
  await other.getByRole('button', { name: 'Redeliver' }).click();
  await other.locator('h1 .pill.good').waitFor();
  await other.getByText('is on its way.').waitFor();
  await other.getByRole('button', { name: 'Copy the event ID' }).waitFor();
  await page.getByText('This delivery has changed.').waitFor();
  await page.getByRole('link', { name: 'Refresh' }).click();
  await page.locator('h1 .pill.good').waitFor();
  expect(await page.getByText('Refresh').count()).toBe(0);
  expect(errors).toEqual([]);
  await Promise.all([page.close(), other.close()]);
});

test('A26 bulk redelivery shows its progress, also without JavaScript', async () => {
  receiver.answer = 404;
  await vote(6);
  await expect.poll(() => app.context.engine.leases).toBe(0);
  const page = await open('/deliveries/redeliver');
  const errors = watchErrors(page);
  await page.getByText('Select all failed votes since then').waitFor();
  receiver.answer = 204;
  await page.getByText('Select all failed votes since then').click();
  await page.getByRole('button', { name: /^Redeliver \d+/ }).click();
  await page.locator('.pill:text-is("Done")').waitFor();
  await checkAccessibility(page);
  expect(errors).toEqual([]);
  await page.close();

  const plain = await open('/deliveries/redeliver', false);
  await plain.locator('input[value="delivered"]').check();
  await plain.locator('#since').fill('2020-01-01T00:00:00');
  await plain.getByRole('button', { name: 'Preview' }).click();
  await plain.getByRole('button', { name: /^Redeliver \d+/ }).click();
  await plain.getByRole('button', { name: 'Stop' }).click();
  await plain.locator('.pill:text-is("Stopped")').waitFor();
  await plain.close();
});

test('P54 the self-check, without JavaScript', async () => {
  const page = await open('/webhook', false);
  await page.getByRole('button', { name: 'Check my endpoint' }).click();
  await page.getByText('Anyone who knows the URL can forge votes.').waitFor();
  await page.goto(`${app.url}/dashboard/${listingId}/deliveries`);
  await page.getByText('Self-check: forged').waitFor();
  await page.close();
});

test('P51 the service stops at once despite open pages', async () => {
  const page = await open('/deliveries');
  await page.locator('.live:has-text("Live")').waitFor();
  await app.stop();
  isStopped = true;
  await page.locator('.live:not(.on)').waitFor();
  await page.close();
});
