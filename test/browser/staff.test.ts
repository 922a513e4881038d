// The pages of staff in a real browser: accessible in light and dark, not wider than a phone, and of use without script.
import type { ServerType } from '@hono/node-server';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  checkAccessibility,
  checkWidth,
  openPage,
  startBrowser,
  VIEWS,
  watchErrors,
} from '../support/browser.ts';
import { ago, BOT, HOUR, MINECRAFT, NASTY, OWNER } from '../support/sample-data.ts';
import { type Sample, sample } from '../support/sample-parts.ts';
import { serveSample } from '../support/sample-site.ts';

const STAFF = { ...OWNER, id: 'usr_staff', role: 'staff' as const };
const PENDING = { ...NASTY, publicity: { state: 'pending', since: ago(HOUR) } } as const;
const REASON = `The link leads elsewhere. ${'x'.repeat(400)}`;
const REFUSED = { ...BOT, publicity: { state: 'refused', since: ago(HOUR), reason: REASON } } as const;

const PATHS = [
  '/staff',
  '/staff/listings',
  `/staff/listings/${BOT.id}`,
  `/staff/listings/${NASTY.id}`,
  `/staff/listings/${NASTY.id}/refuse`,
  `/staff/listings/${NASTY.id}/hide`,
  `/staff/listings/${NASTY.id}/delete`,
  '/staff/changelogs',
  '/staff/people',
  '/staff/people/usr_suspended',
  '/staff/people/usr_manager/suspend',
  '/staff/people/usr_manager/role',
  '/staff/audit',
  '/staff/health',
  '/staff/parts',
  `/listings/${NASTY.id}`,
];

// Parts bring the headings and names of the pages they belong to.
const PARTS = { 'heading-order': { enabled: false }, 'landmark-unique': { enabled: false } };

let browser: Browser;
const servers: ServerType[] = [];
beforeAll(async () => {
  browser = await startBrowser();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  for (const server of servers) server.close();
});

async function open(change: Partial<Sample> = {}): Promise<{ base: string; state: Sample }> {
  const state = sample({ person: STAFF, listings: [MINECRAFT, REFUSED, PENDING], approval: true, ...change });
  const base = await serveSample(state, servers);
  return { base, state };
}

describe('pages of staff in a browser', { timeout: 120_000 }, () => {
  test.each(VIEWS)('$colours, on a $screen: accessible, not too wide, nothing blocked', async (view) => {
    const { base } = await open();
    const page = await openPage(browser, base, view);
    const errors = watchErrors(page);
    for (const path of PATHS) {
      await page.goto(base + path);
      await checkAccessibility(page, path.endsWith('/parts') ? { rules: PARTS } : {});
      await checkWidth(page);
    }
    expect(errors).toEqual([]);
    await page.close();
  });

  test.each(VIEWS)('$colours, on a $screen: what its owner is told is accessible', async (view) => {
    const { base } = await open({ person: OWNER });
    const page = await openPage(browser, base, view);
    for (const path of [
      '/dashboard',
      `/dashboard/${BOT.id}`,
      `/dashboard/${BOT.id}/settings`,
      `/listings/${BOT.id}`,
    ]) {
      await page.goto(base + path);
      await checkAccessibility(page);
      await checkWidth(page);
    }
    await page.close();
  });

  test('without script: approve, refuse with a reason, suspend', async () => {
    const { base, state } = await open();
    const page = await openPage(browser, `${base}/staff`, { javaScript: false });
    await page.click('button:has-text("Approve")');
    expect(await page.textContent('.flash')).toContain('is public now.');
    await page.click('main a.btn:has-text("Refuse")');
    await page.click('button:text-is("Refuse it")');
    await page.fill('#reason', 'No link.');
    await page.click('button:text-is("Refuse it")');
    await page.goto(`${base}/staff/people/usr_manager`);
    await page.click('a:text-is("Suspend")');
    await page.fill('#reason', 'Sells votes.');
    await page.fill('#days', '3');
    await page.click('button:text-is("Suspend")');
    expect(await page.textContent('.flash')).toContain('signed out everywhere');
    expect(state.calls).toEqual([
      `approve ${NASTY.id}  by usr_staff`,
      `refuse ${NASTY.id}  by usr_staff`,
      `refuse ${NASTY.id} No link. by usr_staff`,
      'suspend usr_manager 3 Sells votes. by usr_staff',
    ]);
    await page.close();
  });
});
