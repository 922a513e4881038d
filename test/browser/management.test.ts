// Release notes in a real browser: shown while one writes them. Without script, and the rest of managing: the journeys.
import type { ServerType } from '@hono/node-server';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage, sharedBrowser, watchErrors } from '../support/browser.ts';
import { BOT } from '../support/sample-data.ts';
import { sample } from '../support/sample-parts.ts';
import { serveSample } from '../support/sample-site.ts';

let browser: Browser;
const servers: ServerType[] = [];

beforeAll(async () => {
  browser = await sharedBrowser();
}, 60_000);

afterAll(async () => {
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
});
