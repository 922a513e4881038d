// What every test file with a browser begins with: the browser, and sites over sample data for it; both go with the file.
import type { ServerType } from '@hono/node-server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openPage, startBrowser, type View } from './browser.ts';
import { type Sample, sample } from './sample-parts.ts';
import { serveSample } from './sample-site.ts';

export interface BrowserStage {
  open(url: string, view?: View): Promise<Page>;
  /** A site on a free port of its own. */
  serve(change?: Partial<Sample>): Promise<{ readonly base: string; readonly state: Sample }>;
}

/** Called once in a test file, outside of its tests. */
export function browserStage(): BrowserStage {
  let browser: Browser | undefined;
  const servers: ServerType[] = [];
  beforeAll(async () => {
    browser = await startBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    for (const server of servers) server.close();
  });
  return {
    async open(url, view) {
      if (!browser) throw new Error('The browser starts before the first test, not earlier.');
      return openPage(browser, url, view);
    },
    async serve(change = {}) {
      const state = sample(change);
      return { base: await serveSample(state, servers), state };
    },
  };
}
