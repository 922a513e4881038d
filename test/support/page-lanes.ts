// Checks pages of the catalogue in every view: each is loaded once, and then the screen and the colors change, which
// takes a third of the time of loading it for each view. Our pages depend on the screen only through CSS.
import type { Page } from 'playwright-core';
import { axeSource, checkAccessibility, checkWidth, SCREENS, VIEWS, watchErrors } from './browser.ts';
import type { BrowserFixture } from './browser-fixture.ts';
import { createKnownElements, type KnownElements } from './known-elements.ts';
import type { CataloguePage } from './page-catalogue.ts';
import { saveScreenshot } from './screens.ts';
import { type SiteServer, startSiteServer } from './site-server.ts';

/** Serves the pages of a lane. */
type LaneServer = Pick<SiteServer, 'url' | 'show' | 'cookiesOf' | 'close'>;

export interface PageLanes {
  /** Fails when the page, in any view, is not accessible or too wide, or reports an error. */
  check(page: CataloguePage): Promise<void>;
  close(): Promise<void>;
}

interface Lane {
  readonly page: Page;
  readonly errors: string[];
  readonly server: LaneServer;
}

const NARROWEST = { width: 320, height: 640 };

/** The rules that depend on colors; all others have the same result in light and dark mode. */
const COLOUR_RULES = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };

/**
 * A page that stays open, with a server that shows one site after the other: another origin would get another
 * process, which would have to compile axe again. As many pages as concurrent checks.
 */
export function pageLanes(
  { open }: Pick<BrowserFixture, 'open'>,
  startServer: () => Promise<LaneServer> = startSiteServer,
): PageLanes {
  const known = createKnownElements();
  const idle: Lane[] = [];
  const lanes: Lane[] = [];

  async function openLane(): Promise<Lane> {
    const [page, server] = await Promise.all([open('about:blank'), startServer()]);
    // Installed once, not with each page: half a megabyte.
    await page.addInitScript({ content: axeSource });
    const lane = { page, errors: watchErrors(page), server };
    lanes.push(lane);
    return lane;
  }

  return {
    async check(given) {
      const lane = idle.pop() ?? (await openLane());
      await show(lane, given);
      await inEveryView(lane.page, given, known);
      const expected = `status of ${given.status ?? 200} `;
      const errors = lane.errors.splice(0).filter((error) => !error.includes(expected));
      if (errors.length > 0) throw new Error(`${given.path} reports: ${errors.join('; ')}`);
      await lane.page.context().clearCookies();
      idle.push(lane);
    },
    async close() {
      for (const { server } of lanes) await server.close();
    },
  };
}

async function show(lane: Lane, given: CataloguePage): Promise<void> {
  const { page } = lane;
  const { path, act, status = 200 } = given;
  const base = await serveState(lane, given);
  await wear(page, VIEWS[0]);
  const statuses: number[] = [];
  const note = (response: { status(): number; request(): { isNavigationRequest(): boolean } }) => {
    if (response.request().isNavigationRequest()) statuses.push(response.status());
  };
  page.on('response', note);
  await page.goto(base + path);
  await act?.(page);
  page.off('response', note);
  if (statuses.at(-1) !== status) throw new Error(`${path} responded with ${statuses.at(-1)}, not ${status}.`);
}

async function inEveryView(page: Page, { name, rules = {} }: CataloguePage, known: KnownElements): Promise<void> {
  for (const view of VIEWS) {
    await wear(page, view);
    const fresh = await known.learn(page, `${view.screen} ${view.colours}`);
    await checkAccessibility(page, view.colours === 'light' ? { rules } : COLOUR_RULES, fresh);
    if (view.colours === 'light') await checkWidth(page);
    if (view.screen === 'phone' && view.colours === 'light') await checkNarrowest(page);
    await saveScreenshot(page, `${name}.${view.screen}.${view.colours}`);
  }
}

/** Returns the URL where the page's site is served, with its person signed in. */
async function serveState({ page, server }: Lane, { site }: CataloguePage): Promise<string> {
  await server.show(site);
  const { as = 'owner' } = site;
  if (as) await page.context().addCookies([...(await server.cookiesOf(as))]);
  return server.url;
}

/** WCAG 1.4.10: nothing scrolls sideways at 320 px. */
async function checkNarrowest(page: Page): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize(NARROWEST);
  await checkWidth(page);
  if (usual) await page.setViewportSize(usual);
}

async function wear(page: Page, view: (typeof VIEWS)[number] | undefined): Promise<void> {
  if (!view) return;
  await page.setViewportSize(SCREENS[view.screen]);
  await page.emulateMedia({ colorScheme: view.colours });
}
