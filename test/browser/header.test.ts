// The header: its menu, the switch of the color scheme, and times in the visitor's zone, with and without script.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { checkAccessibility } from '../support/browser.ts';
import { browserFixture } from '../support/browser-fixture.ts';
import { addNotices } from '../support/seed/arrangements.ts';
import { MINECRAFT, OWNER, STAFF } from '../support/seed/sample-site.ts';
import type { SiteOptions } from '../support/site.ts';

const fixture = browserFixture();
const OWNERS: SiteOptions = {};
const VISITORS: SiteOptions = { as: null };
/** Staff who own listings, with more unread notices than fit. */
const BUSY: SiteOptions = {
  async arrange(app) {
    await app.db.updateTable('person').set({ role: 'staff' }).where('id', '=', OWNER.id).execute();
    await app.db.updateTable('listing').set({ state: 'pending' }).where('id', '!=', MINECRAFT.id).execute();
    await addNotices(app, OWNER.id, 120);
  },
};

const isOpen = (page: Page) =>
  page.locator('details.menu').evaluate((menu) => (menu as { open?: boolean }).open === true);

describe('the menu', () => {
  test('opens without a script on 320 pixels, stays on the screen, and signs out', async () => {
    const { page } = await fixture.visit(OWNERS, '/', { screen: 'phone', javaScript: false });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.click('.menu summary');
    const panel = (await page.locator('.menu-panel').boundingBox())!;
    expect(panel.x).toBeGreaterThanOrEqual(0);
    expect(panel.x + panel.width).toBeLessThanOrEqual(320);
    await page.click('.menu-panel button:text-is("Sign out")');
    await page.waitForSelector('text=You are signed out.');
    expect(await page.locator('.menu').count()).toBe(0);
  });

  test('closes with Escape, which returns the focus, and with a click beside it', async () => {
    const { page } = await fixture.visit(OWNERS, '/');
    await page.locator('.menu summary').focus();
    await page.keyboard.press('Enter');
    expect(await isOpen(page)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    expect(await page.evaluate('document.activeElement.tagName')).toBe('SUMMARY');
    await page.click('.menu summary');
    await page.mouse.click(20, 500);
    expect(await isOpen(page)).toBe(false);
    await page.click('.menu summary');
    await checkAccessibility(page);
  });
});

describe('the theme', () => {
  const paper = (page: Page) => page.evaluate('getComputedStyle(document.body).backgroundColor');

  test.each([true, false])('is chosen on any page, and stays (script: %s)', async (javaScript) => {
    const { page, base } = await fixture.visit(VISITORS, '/servers?sort=new', { colours: 'light', javaScript });
    await page.click('.foot button:text-is("Dark")');
    await page.waitForSelector('button[value="dark"][aria-pressed="true"]');
    expect(page.url()).toBe(`${base}/servers?sort=new`);
    await page.goto(`${base}/docs`);
    const dark = await paper(page);
    await page.click('.foot button:text-is("Light")');
    await page.waitForSelector('button[value="light"][aria-pressed="true"]');
    expect(await paper(page)).not.toBe(dark);
    await page.click('.foot button:text-is("System")');
    await page.waitForSelector('button[value="system"][aria-pressed="true"]');
    expect(await page.evaluate('document.documentElement.dataset.theme ?? null')).toBeNull();
  });
});

describe('times', () => {
  const PLACE = { timeZone: 'Asia/Kolkata', locale: 'en-US' } as const;

  test('are in the visitor’s zone on the first page, without moving anything, and from the server on the next', async () => {
    const { page, base } = await fixture.visit(VISITORS, '/robots.txt', PLACE);
    await page.addInitScript(`
      globalThis.shifts = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) globalThis.shifts += shift.value;
      }).observe({ type: 'layout-shift', buffered: true });
    `);
    await page.goto(`${base}/listings/${MINECRAFT.id}`);
    const titles = () => page.locator('time[title]').evaluateAll((all) => all.map((one) => one.getAttribute('title')));
    for (const title of await titles()) expect(title).toMatch(/^\d+ \w{3} \d{4}, \d+:\d\d:\d\d [ap]m UTC\+5:30$/);
    expect(await page.evaluate('globalThis.shifts')).toBe(0);
    const first = await titles();
    await page.reload();
    expect(await page.evaluate('document.documentElement.dataset.zoneBy')).toBe('browser');
    const answer = await page.request.get(`${base}/listings/${MINECRAFT.id}`, {
      headers: { 'accept-language': 'en-US' },
    });
    expect(await answer.text()).toContain(first[0]);
    expect(await page.evaluate('globalThis.shifts')).toBe(0);
  });

  test('follow the account’s setting, whatever the browser says', async () => {
    const { page, site, base } = await fixture.visit(OWNERS, '/account', PLACE);
    await site.db.updateTable('person').set({ time_zone: 'Europe/Berlin', hour_cycle: 'h23' }).execute();
    await page.goto(`${base}/dashboard/${MINECRAFT.id}`);
    expect(await page.locator('time[title]').first().getAttribute('title')).toMatch(/ \d\d:\d\d:\d\d UTC\+[12]$/);
  });
});

describe('on a phone', () => {
  const NAMED: SiteOptions = {
    as: 'staff',
    arrange: ({ db }) => db.updateTable('person').set({ name: 'ann' }).where('id', '=', STAFF.id).execute(),
  };

  test.each(['/', '/staff', '/account'])(
    'on %s, the menu of a person with a short name is at the right edge',
    async (path) => {
      const { page } = await fixture.visit(NAMED, path, { screen: 'phone' });
      await page.setViewportSize({ width: 360, height: 640 });
      const menu = (await page.locator('.menu').boundingBox())!;
      expect(menu.x + menu.width).toBe(360 - 16);
      await page.close();
    },
  );
});

describe('on 320 pixels with more unread notices and decisions than fit', () => {
  test.each([
    '/',
    '/dashboard',
    `/dashboard/${MINECRAFT.id}`,
    `/dashboard/${MINECRAFT.id}/notices`,
    '/staff',
    '/staff/queue',
    '/staff/health',
    '/account',
  ])('%s does not overflow, and its landmarks are unique', async (path) => {
    const { page } = await fixture.visit(BUSY, path, { screen: 'phone' });
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(320);
    await checkAccessibility(page);
    await page.close();
  });
});
