// The whole service, from an invitation to somebody without an account to the deletion of the listing (decisions P61, P63–P66).
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActs, OPERATOR } from '../../src/access/audit.ts';
import { setPlan } from '../../src/listings/save-listing.ts';
import { openPage, startBrowser } from '../support/browser.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

let app: RunningApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([runApp(), startBrowser()]);
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

async function signUp(page: Awaited<ReturnType<typeof openPage>>, name: string) {
  await page.fill('#name', name);
  await page.fill('#email', `${name.toLowerCase()}@mail.example`);
  await page.fill('#password', 'correct horse battery');
  await page.click('main button:text-is("Make the account")');
  await page.locator('text=Welcome. Your account is ready.').waitFor();
}

test('a listing is managed by two, without script', { timeout: 120_000 }, async () => {
  const { db } = app.house;
  const owner = await openPage(browser, `${app.url}/sign-up?next=/dashboard/new?kind=bot`, {
    javaScript: false,
  });
  await signUp(owner, 'Olga');
  await owner.fill('#name', 'Clyde');
  await owner.click('button:text-is("Add it")');
  await owner.locator('text=Your listing is public now.').waitFor();
  const base = owner.url();
  const listingId = base.split('/').at(-1)!;
  await setPlan(db, listingId, { plan: 'verified', changelogPro: false }, OPERATOR);
  await owner.goto(`${base}/managers`);
  await owner.fill('#email', 'Fritz@Mail.example');
  await owner.click('button:text-is("Invite")');
  const link = (await owner.textContent('.fresh .copy-value'))!.trim();

  const friend = await openPage(browser, link, { javaScript: false });
  await friend.click('main a.btn:text-is("Make an account")');
  await signUp(friend, 'Fritz');
  await friend.click('button:text-is("Accept")');
  await friend.locator('text=You manage this listing now.').waitFor();
  await friend.goto(`${base}/changelog/new`);
  await friend.fill('#version', '1.0');
  await friend.fill('#body', '**Hello**');
  await friend.click('button:text-is("Publish")');
  await friend.locator('text=1.0 is published.').waitFor();
  await friend.goto(`${base}/settings`);
  await friend.click('button:text-is("Pause it")');
  await friend.locator('text=Paused. Nobody can vote').waitFor();
  await friend.goto(`${app.url}/bots`);
  expect(await friend.textContent('main')).not.toContain('Clyde');

  await owner.goto(`${base}/audit`);
  const told = await owner.textContent('.acts');
  for (const words of ['joined as manager', 'published the changelog entry', 'paused the listing'])
    expect(told).toContain(words);
  await owner.goto(`${base}/settings/delete`);
  await owner.fill('#name', 'Clyde');
  await owner.click('button:text-is("Delete it")');
  await owner.locator('text=The listing is deleted.').waitFor();
  expect((await listActs(db, { listingId, limit: 1 }))[0]).toMatchObject({
    ...{ act: 'listing.deleted', personName: 'Olga', subject: 'Clyde' },
  });
  await Promise.all([owner.close(), friend.close()]);
});
