// The pages in a real browser: axe-core finds nothing in light or dark, nothing is wider than a phone, the policy
// blocks nothing of ours, the vote's puzzle is solved, and everything but voting works without script.
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
import { BOT, EVENT, MINECRAFT, NASTY } from '../support/sample-data.ts';
import { USUAL_STEPS } from '../support/sample-listener.ts';
import { type Sample, sample } from '../support/sample-parts.ts';
import { serveSample } from '../support/sample-site.ts';
import { toldSteps } from '../support/told-steps.ts';

const game = MINECRAFT.id;
const PATHS = [
  '/',
  '/bots',
  '/servers?game=minecraft',
  '/bots?q=nothing',
  '/servers?game=minecraft&tag=survival&tag=bedrock&sort=players',
  `/listings/${game}`,
  `/listings/${NASTY.id}`,
  `/listings/${game}/vote`,
  `/listings/${BOT.id}`,
  `/listings/${BOT.id}/changelog`,
  '/docs',
  '/docs/receive-votes',
  '/docs/verify-signatures',
  '/docs/errors',
  '/docs/api',
  '/account',
  '/reminders',
  '/reminders/calendar/renew',
  '/setup?token=x',
  '/dashboard',
  '/dashboard/new',
  '/dashboard/new?kind=minecraft',
  `/dashboard/${game}`,
  `/dashboard/${game}/webhook`,
  `/dashboard/${game}/webhook/rotate`,
  `/dashboard/${game}/deliveries`,
  `/dashboard/${game}/deliveries?answer=5xx&who=Steve`,
  `/dashboard/${game}/deliveries/redeliver`,
  `/dashboard/${game}/deliveries/redeliver?status=failed&since=2026-01-01`,
  `/dashboard/${game}/deliveries/${EVENT}`,
  `/dashboard/${game}/listener`,
  `/dashboard/${game}/listener/remove`,
  `/dashboard/${game}/tokens`,
  `/dashboard/${game}/badges`,
  `/dashboard/${game}/settings`,
  `/dashboard/${game}/settings/icon/remove`,
  `/dashboard/${game}/settings/delete`,
  `/dashboard/${game}/audit`,
  `/dashboard/${game}/notices`,
  `/dashboard/${game}/managers`,
  `/dashboard/${game}/managers/hand-over?to=usr_manager`,
  `/dashboard/${game}/managers/usr_manager/remove`,
  '/invitations/sample',
  `/dashboard/${game}/tokens/tok_1/rotate`,
  `/dashboard/${BOT.id}/changelog`,
  `/dashboard/${BOT.id}/changelog/new`,
  `/dashboard/${BOT.id}/changelog/edit?version=2.3.8`,
  `/dashboard/${BOT.id}/changelog/delete?version=2.3.8`,
  '/invitations/other',
  '/invitations/wrong',
  '/nope',
];
let browser: Browser;
const servers: ServerType[] = [];

beforeAll(async () => {
  browser = await startBrowser();
}, 60_000);

afterAll(async () => {
  await browser?.close();
  for (const server of servers) server.close();
});

/** The site on a free port of its own. */
async function open(change: Partial<Sample> = {}): Promise<{ base: string; state: Sample }> {
  const state = sample({ listings: [MINECRAFT, BOT, NASTY], near: [NASTY, BOT], ...change });
  const base = await serveSample(state, servers);
  return { base, state };
}

describe('pages in a browser', { timeout: 120_000 }, () => {
  test.each(VIEWS)('$colours, on a $screen: accessible, not too wide, nothing blocked', async (view) => {
    const { base } = await open({ challenge: true });
    const page = await openPage(browser, base, view);
    const errors = watchErrors(page);
    for (const path of PATHS) {
      await page.goto(base + path);
      await checkAccessibility(page);
      await checkWidth(page);
    }
    expect(errors.filter((error) => !error.includes('status of 404'))).toEqual([]);
    await page.close();
  });

  test('a vote: the puzzle is solved, the vote counts, the countdown runs', async () => {
    const { base, state } = await open({ challenge: true });
    const page = await openPage(browser, `${base}/listings/${game}`, { screen: 'phone' });
    const errors = watchErrors(page);
    await page.click('text=Vote for');
    await page.fill('#playerName', '.Steve');
    await page.locator('altcha-widget').waitFor();
    // Pressed at once: the button waits for the puzzle and then sends the form by itself.
    await page.click('button:text-is("Vote")');
    await page.locator('text=Thank you. Your vote counts.').waitFor({ timeout: 30_000 });
    expect(state.calls).toEqual(['castVote .Steve']);
    expect(await page.textContent('.countdown')).toMatch(/in (24:00:00|23:59:\d\d)/);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('L4 without script: a test vote tells each step while it is sent', async () => {
    const told = toldSteps();
    const { base } = await open({ testVote: { steps: told.steps, ends: null } });
    const page = await openPage(browser, `${base}/dashboard/${game}/listener`, { javaScript: false });
    await page.fill('#playerName', '.Steve');
    await page.click('text=Send a test vote', { noWaitAfter: true });
    for (const step of USUAL_STEPS) {
      told.tell({ ...step, text: step.step });
      await page.locator(`.steps code:text-is("${step.step}")`).waitFor();
    }
    expect(await page.locator('main .pill').count()).toBe(0);
    told.end();
    await page.locator('.pill:text-is("accepted")').waitFor();
    await page.close();
  });

  test.each(VIEWS)('$colours, on a $screen: the page of a test vote is accessible', async (view) => {
    const { base } = await open();
    const page = await openPage(browser, `${base}/dashboard/${game}/listener`, view);
    const errors = watchErrors(page);
    await page.fill('#playerName', '.Steve');
    await page.click('text=Send a test vote');
    await page.locator('.pill:text-is("accepted")').waitFor();
    await checkAccessibility(page);
    await checkWidth(page);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('without script: search from the start, narrow by tag, take it away again', async () => {
    const { base } = await open();
    const page = await openPage(browser, base, { javaScript: false, screen: 'phone' });
    await page.fill('#q', 'Sample');
    await page.click('text=Search servers');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/servers?q=Sample');
    await page.click('nav[aria-label="Tags"] >> text=economy');
    expect(await page.textContent('h1')).toBe('Game servers');
    expect(await page.locator('.list .item').count()).toBe(1);
    await page.click('nav[aria-label="Tags"] >> a[aria-current]');
    expect(page.url()).toBe(`${base}/servers?q=Sample`);
    await page.fill('#q', 'smaple');
    await page.click('main button:text-is("Search")');
    await page.locator('h2:has-text("These come near")').waitFor();
    await page.close();
  });

  test('without script: sign in, add a listing, save the webhook and see its secret', async () => {
    const { base, state } = await open({ person: null });
    const page = await openPage(browser, `${base}/dashboard/new?kind=bot`, { javaScript: false });
    await page.fill('#email', 'owner@mail.example');
    await page.fill('#password', 'right password');
    await page.click('main button:text-is("Sign in")');
    await page.fill('#name', 'Made without script');
    await page.click('button:text-is("Add it")');
    await page.click('nav[aria-label="Listing"] >> text=Webhook');
    await page.fill('#url', 'https://bot.example/votes');
    await page.click('button:text-is("Save")');
    expect(await page.textContent('.fresh .copy-value')).toMatch(/^whsec_/);
    expect(state.calls).toContain('createListing Made without script ');
    await page.close();
  });
});
