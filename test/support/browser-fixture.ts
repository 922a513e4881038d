// The fixture of tests with a browser: the browser and sites for it, which close at the end of the file.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openPage, sharedBrowser, type View } from './browser.ts';
import type { OpenSite, SiteOptions } from './site.ts';
import { type SiteServer, startSiteServer } from './site-server.ts';

export interface BrowserFixture {
  /** A page of the real site with these options, and the site itself. One site at a time. */
  visit(
    options: SiteOptions,
    path: string,
    view?: View,
  ): Promise<{ readonly page: Page; readonly site: OpenSite; readonly base: string }>;
  open(url: string, view?: View): Promise<Page>;
}

/** Called once per test file, outside of its tests. */
export function browserFixture(): BrowserFixture {
  let browser: Browser | undefined;
  const pages: Page[] = [];
  let siteServer: SiteServer | undefined;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    for (const page of pages) await page.close();
    await siteServer?.close();
  });
  return {
    async visit(options, path, view) {
      if (!browser) throw new Error('The browser can be used only in tests and hooks, not before.');
      siteServer ??= await startSiteServer();
      const site = await siteServer.show(options);
      const page = await openPage(browser, 'about:blank', view);
      pages.push(page);
      const { as = 'owner' } = options;
      if (as) await page.context().addCookies([...(await siteServer.cookiesOf(as))]);
      await page.goto(siteServer.url + path);
      return { page, site, base: siteServer.url };
    },
    async open(url, view) {
      if (!browser) throw new Error('The browser can be used only in tests and hooks, not before.');
      const page = await openPage(browser, url, view);
      pages.push(page);
      return page;
    },
  };
}
