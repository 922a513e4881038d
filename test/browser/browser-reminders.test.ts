// P37 telling in a real browser: the press, the worker under the policy, a message that becomes a notification, and the end.
// Only the way over the browser's maker is left out: what subscribing answers is put in its place.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { watchErrors } from '../support/browser.ts';
import { browserStage } from '../support/browser-stage.ts';
import { aPicture } from '../support/pictures.ts';
import { ago, HOUR, MINECRAFT } from '../support/sample-data.ts';
import type { Sample } from '../support/sample-parts.ts';

const vote = `/listings/${MINECRAFT.id}/vote`;
const stage = browserStage();
const open = (change: Partial<Sample> = {}) => stage.serve({ votedAt: ago(HOUR), ...change });

/** A browser whose maker's service answers at once. */
async function subscribes(page: Page, allowed = true): Promise<void> {
  await page.context().grantPermissions(allowed ? ['notifications'] : []);
  await page.addInitScript(`
    Notification.requestPermission = async () => '${allowed ? 'granted' : 'denied'}';
    PushManager.prototype.subscribe = async function (options) {
      window.name = options.applicationServerKey;
      return { toJSON: () => ({ endpoint: 'https://push.example/one', keys: { p256dh: 'key', auth: 'secret' } }) };
    };`);
}

describe('P37 telling in the browser', { timeout: 60_000 }, () => {
  test('one press subscribes with our key; a message becomes a notification; one press ends it', async () => {
    const { base, state } = await open();
    const page = await stage.open(base);
    await subscribes(page);
    const errors = watchErrors(page);
    await page.goto(base + vote);
    await page.click('button:text-is("Tell me in this browser")');
    await page.locator('text=Your browser tells you when you can vote again.').first().waitFor();
    expect(state.calls).toEqual([`remindInBrowser ${MINECRAFT.id} https://push.example/one`]);
    expect(await page.evaluate('window.name')).toMatch(/^B[\w-]{86}$/);
    const shown = { title: 'You can vote again', body: 'Sample Survival', path: vote };
    expect(await shownAfter(page, base)).toEqual(shown);
    await page.click('button:text-is("Stop telling me")');
    await page.locator('text=You are not told of it any more.').waitFor();
    expect(state.calls.at(-1)).toBe(`stopReminding ${MINECRAFT.id}`);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('who does not allow it is told where to change that, and nothing is sent', async () => {
    const { base, state } = await open();
    const page = await stage.open(base);
    await subscribes(page, false);
    await page.goto(base + vote);
    await page.click('button:text-is("Tell me in this browser")');
    await page.locator('text=does not allow notifications').waitFor();
    expect(state.calls).toEqual([]);
    await page.close();
  });

  test('without script: no button that does nothing, the calendar, and the end of what was begun', async () => {
    const { base, state } = await open({ reminded: [MINECRAFT.id] });
    const page = await stage.open(base + vote, { javaScript: false });
    expect(await page.locator('[data-remind]').isVisible()).toBe(false);
    expect(await page.locator('text=Put it into my calendar').isVisible()).toBe(true);
    await page.goto(`${base}/reminders`);
    await page.click('button:has-text("Stop")  >> nth=1');
    await page.locator('text=You are not told of it any more.').waitFor();
    expect(page.url()).toBe(`${base}/reminders`);
    expect(state.calls).toEqual([`stopReminding ${MINECRAFT.id}`]);
    await page.close();
  });
});

describe('P33 an icon in a browser', { timeout: 60_000 }, () => {
  test('without script: chosen, sent, seen', async () => {
    const { base } = await open();
    const page = await stage.open(`${base}/dashboard/${MINECRAFT.id}/settings`, { javaScript: false });
    const buffer = await aPicture();
    await page.setInputFiles('#icon', { name: 'icon.png', mimeType: 'image/png', buffer });
    await page.click('button:text-is("Save the icon")');
    await page.locator('text=The new icon is shown now.').waitFor();
    await page.goto(`${base}/listings/${MINECRAFT.id}`);
    const width = 'document.querySelector("img.icon").naturalWidth';
    await page.locator('img.icon').first().waitFor();
    expect(await page.evaluate(width)).toBe(256);
    await page.close();
  });
});

/** What the worker would show once a message has come to it: this Chromium has no place for notifications. */
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
