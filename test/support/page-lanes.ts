// Pages of the catalogue, looked at in every view: each is loaded once and then changes its screen and its colours, which
// takes a third of the time that loading it anew for each view took. Nothing of ours depends on the screen but by style.
import type { Page } from 'playwright-core';
import { axeSource, checkAccessibility, checkWidth, SCREENS, VIEWS, watchErrors } from './browser.ts';
import type { BrowserFixture } from './browser-fixture.ts';
import { createKnownElements, type KnownElements } from './known-elements.ts';
import type { CataloguePage } from './page-catalogue.ts';
import { sample } from './sample-parts.ts';
import type { Place } from './sample-site.ts';
import { saveScreenshot } from './screens.ts';
import { type SiteServer, startSiteServer } from './site-server.ts';

export interface PageLanes {
  /** Fails when the page, in any view, is not accessible or too wide, or reports an error against itself. */
  check(page: CataloguePage): Promise<void>;
  close(): Promise<void>;
}

interface Lane {
  readonly page: Page;
  readonly errors: string[];
  readonly place: Place;
  siteServer: SiteServer | null;
}

const NARROWEST = { width: 320, height: 640 };

/** The rules whose answer depends on colours; all others have the same in the light and in the dark. */
const COLOUR_RULES = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };

/**
 * A lane is a page that stays open, at a place where one sample after the other is shown: another address would get another
 * process, which would have to compile axe anew. As many lanes as checks at the same time.
 */
export function pageLanes(stage: Pick<BrowserFixture, 'open' | 'place'>): PageLanes {
  const known = createKnownElements();
  const idle: Lane[] = [];
  const lanes: Lane[] = [];

  async function openLane(): Promise<Lane> {
    const [page, place] = await Promise.all([stage.open('about:blank'), stage.place()]);
    // Said once, not with each page: half a megabyte.
    await page.addInitScript({ content: axeSource });
    const lane = { page, errors: watchErrors(page), place, siteServer: null };
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
      for (const { siteServer } of lanes) await siteServer?.close();
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
  if (statuses.at(-1) !== status) throw new Error(`${path} answers ${statuses.at(-1)}, not ${status}.`);
}

async function inEveryView(
  page: Page,
  { name, rules = {} }: CataloguePage,
  known: KnownElements,
): Promise<void> {
  for (const view of VIEWS) {
    await wear(page, view);
    const fresh = await known.learn(page, `${view.screen} ${view.colours}`);
    await checkAccessibility(page, view.colours === 'light' ? { rules } : COLOUR_RULES, fresh);
    if (view.colours === 'light') await checkWidth(page);
    if (view.screen === 'phone' && view.colours === 'light') await checkNarrowest(page);
    await saveScreenshot(page, `${name}.${view.screen}.${view.colours}`);
  }
}

/** Returns the address where the page's state is served. */
async function serveState(lane: Lane, given: CataloguePage): Promise<string> {
  if ('state' in given) {
    lane.place.show(sample(given.state));
    return lane.place.base;
  }
  lane.siteServer ??= await startSiteServer();
  await lane.siteServer.show(given.site);
  const { as = 'owner' } = given.site;
  if (as) await lane.page.context().addCookies([...(await lane.siteServer.cookiesOf(as))]);
  return lane.siteServer.url;
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
