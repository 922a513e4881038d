// Managing a listing in a real browser: release notes are shown while one writes them, with script; with a button, without.
import type { ServerType } from '@hono/node-server';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage, startBrowser, watchErrors } from '../support/browser.ts';
import { BOT, MINECRAFT } from '../support/sample-data.ts';
import { sample } from '../support/sample-parts.ts';
import { serveSample } from '../support/sample-site.ts';

let browser: Browser;
const servers: ServerType[] = [];

beforeAll(async () => {
  browser = await startBrowser();
}, 60_000);

afterAll(async () => {
  await browser?.close();
  for (const server of servers) server.close();
});

async function open() {
  const state = sample();
  const base = await serveSample(state, servers);
  return { base, state };
}

describe('P63 release notes', { timeout: 60_000 }, () => {
  const path = `/dashboard/${BOT.id}/changelog/new`;

  test('are shown as they will look while one writes, HTML as text', async () => {
    const { base, state } = await open();
    const page = await openPage(browser, base + path);
    const errors = watchErrors(page);
    expect(await page.locator('button:text-is("Preview")').isVisible()).toBe(false);
    expect(await page.locator('[data-preview]').isVisible()).toBe(false);
    await page.fill('#body', 'It is **bold** <img src=x onerror=alert(1)>');
    await page.locator('[data-preview] strong:text-is("bold")').waitFor();
    expect(await page.locator('[data-preview] img').count()).toBe(0);
    await page.fill('#version', '3.0');
    await page.click('button:text-is("Publish")');
    await page.locator('text=3.0 is published.').waitFor();
    expect(state.calls).toEqual(['write 3.0 null It is **bold** <img src=x onerror=alert(1)> null']);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('are shown by a button without script, and what was typed stays', async () => {
    const { base, state } = await open();
    const page = await openPage(browser, base + path, { javaScript: false });
    await page.fill('#version', '3.0');
    await page.fill('#body', 'It is **bold**');
    await page.click('button:text-is("Preview")');
    await page.locator('[data-preview] strong:text-is("bold")').waitFor();
    expect(await page.inputValue('#version')).toBe('3.0');
    expect(state.calls).toEqual([]);
    await page.click('button:text-is("Publish")');
    await page.locator('text=3.0 is published.').waitFor();
    await page.close();
  });
});

test('P61 without script: a manager is invited and the link is shown', async () => {
  const { base, state } = await open();
  const page = await openPage(browser, `${base}/dashboard/${MINECRAFT.id}/managers`, { javaScript: false });
  await page.fill('#email', 'friend@mail.example');
  await page.click('button:text-is("Invite")');
  expect(await page.textContent('.fresh .copy-value')).toContain('/invitations/');
  expect(state.calls).toEqual(['invite friend@mail.example']);
  await page.close();
}, 60_000);
