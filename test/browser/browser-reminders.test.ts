// P37 notifications in a real browser: subscribing, the service worker, a push message that becomes a notification, and
// stopping. Only the browser vendor's push service is replaced: subscribing returns our test keys.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { AppContext } from '../../src/context.ts';
import { selectReminders } from '../../src/reminders/push-queries.ts';
import { subscribeToReminder } from '../../src/reminders/push-subscriptions.ts';
import { watchErrors } from '../support/browser.ts';
import { browserFixture } from '../support/browser-fixture.ts';
import { aPicture } from '../support/pictures.ts';
import { aBrowser } from '../support/push-receiver.ts';
import { MINECRAFT, VOTER } from '../support/seed/sample-site.ts';
import { addFavorites } from '../support/seed/voters.ts';
import { insertVote } from '../support/seed/votes.ts';
import type { OpenSite } from '../support/site.ts';

const vote = `/listings/${MINECRAFT.id}/vote`;
const fixture = browserFixture();
const voted = () => ({ as: 'voter', arrange: ({ db }: AppContext) => insertVote(db) }) as const;
const reminders = ({ db }: OpenSite) => selectReminders(db, VOTER.id);

const { p256dh, auth } = aBrowser().keys;
const KEYS = JSON.stringify({ p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') });

/** A browser whose push service responds at once. */
async function subscribes(page: Page, allowed = true): Promise<void> {
  await page.context().grantPermissions(allowed ? ['notifications'] : []);
  await page.addInitScript(`
    Notification.requestPermission = async () => '${allowed ? 'granted' : 'denied'}';
    PushManager.prototype.subscribe = async function (options) {
      window.name = options.applicationServerKey;
      return { toJSON: () => ({ endpoint: 'https://93.184.216.34/one', keys: ${KEYS} }) };
    };`);
}

describe('P37 notifications in the browser', () => {
  test('one click subscribes with our key, a push message shows a notification, one click unsubscribes', async () => {
    const { page, site, base } = await fixture.visit(voted(), '/');
    await subscribes(page);
    const errors = watchErrors(page);
    await page.goto(base + vote);
    await page.click('button:text-is("Notify me in this browser")');
    await page.locator('text=Your browser will notify you when you can vote again.').first().waitFor();
    expect(await reminders(site)).toEqual([{ listingId: MINECRAFT.id, name: MINECRAFT.name }]);
    expect(await page.evaluate('window.name')).toMatch(/^B[\w-]{86}$/);
    const shown = { title: 'You can vote again', body: 'Sample Survival', path: vote };
    expect(await shownAfter(page, base)).toEqual(shown);
    await page.click('button:text-is("Stop notifying me")');
    await page.locator('text=will not notify you about this listing').waitFor();
    expect(await reminders(site)).toEqual([]);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('this browser is one of the ways to be reminded of all favorites', async () => {
    const { page, site, base } = await fixture.visit(
      { as: 'voter', arrange: ({ db }: AppContext) => addFavorites(db) },
      '/',
    );
    await subscribes(page);
    await page.goto(`${base}/favorites`);
    await page.check('text=Notify me in this browser');
    await page.check('text=When all favorites are ready');
    await page.click('button:text-is("Save reminder")');
    await page.locator('text=You will be reminded when all favorites are ready.').waitFor();
    const saved = await site.db.selectFrom('favorite_reminder').select(['moment', 'by_push']).execute();
    expect(saved).toEqual([{ moment: 'all', by_push: true }]);
    expect(await page.isChecked('text=Notify me in my browsers')).toBe(true);
    await page.close();
  });

  test('a visitor who blocks notifications sees where to change that, and nothing is sent', async () => {
    const { page, site, base } = await fixture.visit(voted(), '/');
    await subscribes(page, false);
    await page.goto(base + vote);
    await page.click('button:text-is("Notify me in this browser")');
    await page.locator('text=blocks notifications').waitFor();
    expect(await reminders(site)).toEqual([]);
    await page.close();
  });

  test('without JavaScript: no dead button, but the calendar, and a way to unsubscribe', async () => {
    const { page, site, base } = await fixture.visit(voted(), '/', { javaScript: false });
    const subscription = { personId: VOTER.id, listingId: MINECRAFT.id, ...JSON.parse(KEYS) };
    await subscribeToReminder(site.app, { ...subscription, endpoint: 'https://93.184.216.34/one' });
    await page.goto(base + vote);
    expect(await page.locator('[data-remind]').isVisible()).toBe(false);
    expect(await page.locator('text=Add to calendar').isVisible()).toBe(true);
    await page.goto(`${base}/reminders`);
    await page.click('button:has-text("Stop")  >> nth=1');
    await page.locator('text=will not notify you about this listing').waitFor();
    expect(page.url()).toBe(`${base}/reminders`);
    expect(await reminders(site)).toEqual([]);
    await page.close();
  });
});

describe('P33 an icon in a browser', () => {
  test('without JavaScript: selected, uploaded, shown', async () => {
    const { page, base } = await fixture.visit({}, `/dashboard/${MINECRAFT.id}/pictures`, {
      javaScript: false,
    });
    const buffer = await aPicture();
    await page.setInputFiles('#icon', { name: 'icon.png', mimeType: 'image/png', buffer });
    await page.click('button:text-is("Save icon")');
    await page.locator('text=Icon saved.').waitFor();
    await page.goto(`${base}/listings/${MINECRAFT.id}`);
    const width = 'document.querySelector("img.icon").naturalWidth';
    await page.locator('img.icon').first().waitFor();
    expect(await page.evaluate(width)).toBe(256);
    await page.close();
  });
});

/** The notification that the worker would show for a push message: this Chromium cannot show notifications. */
async function shownAfter(page: Page, base: string): Promise<unknown> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  await worker.evaluate(`globalThis.shown = new Promise((resolve) => {
    self.registration.showNotification = async (title, { body, data }) => resolve({ title, body, path: data.path });
  }); 0`);
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const data = JSON.stringify({
    title: 'You can vote again',
    body: 'Sample Survival',
    path: vote,
    icon: null,
  });
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin: base, registrationId, data });
  return worker.evaluate('shown');
}
