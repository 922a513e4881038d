// What the pages do in a real browser: the vote's puzzle is solved, and everything but voting works without script.
import { describe, expect, test } from 'vitest';
import { watchErrors } from '../support/browser.ts';
import { browserStage } from '../support/browser-stage.ts';
import { BOT, MINECRAFT, NASTY } from '../support/sample-data.ts';
import { USUAL_STEPS } from '../support/sample-listener.ts';
import type { Sample } from '../support/sample-parts.ts';
import { toldSteps } from '../support/told-steps.ts';

const game = MINECRAFT.id;
const stage = browserStage();
const open = (change: Partial<Sample> = {}) =>
  stage.serve({ listings: [MINECRAFT, BOT, NASTY], near: [NASTY, BOT], ...change });

describe('pages in a browser', { timeout: 120_000 }, () => {
  test('a vote: the puzzle is solved, the vote counts, the countdown runs', async () => {
    const { base, state } = await open({ challenge: true });
    const page = await stage.open(`${base}/listings/${game}`, { screen: 'phone' });
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
    const page = await stage.open(`${base}/dashboard/${game}/listener`, { javaScript: false });
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

  test('without script: search from the start, narrow by tag, take it away again', async () => {
    const { base } = await open();
    const page = await stage.open(base, { javaScript: false, screen: 'phone' });
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
    const page = await stage.open(`${base}/dashboard/new?kind=bot`, { javaScript: false });
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
