// Checks pages of the catalogue in every view. Each page is loaded once, and then the screen and the colors change,
// which takes a third of the time of loading it for each view. Our pages depend on the screen only through CSS.
import type { Page } from 'playwright-core';
import type { Language } from '../../src/messages/languages.ts';
import { checkAccessibility, checkWidth, SCREENS, watchErrors } from './browser.ts';
import type { BrowserFixture } from './browser-fixture.ts';
import { createKnownElements, type KnownElements } from './known-elements.ts';
import type { CataloguePage } from './page-catalogue.ts';
import { isSavingScreenshots, saveScreenshot } from './screens.ts';
import type { SiteOptions } from './site.ts';
import { type SiteServer, startSiteServer } from './site-server.ts';

/** Two pages at a time for two cores: more would only seed more sites and compile axe in more processes. */
const MOST_LANES = 2;

/** The server for the pages of one lane. */
type LaneServer = Pick<SiteServer, 'url' | 'show' | 'cookiesOf' | 'close'>;

export interface PageLanes {
  /**
   * Fails if the page, in any view, is not accessible or too wide, or reports an error: in the language of the browser,
   * and then in each of these languages.
   */
  check(page: CataloguePage, languages?: readonly Language[]): Promise<void>;
  close(): Promise<void>;
}

interface Lane {
  readonly page: Page;
  readonly errors: string[];
  readonly server: LaneServer;
  /** The site that the server currently serves. */
  site: SiteOptions | null;
}

const NARROWEST = { width: 320, height: 640 };

/** The rules that depend on colors; all others have the same result in light and dark mode. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const COLOUR_RULES = { runOnly: { type: 'rule' as const, values: COLOURS } };
const NO_COLOUR_RULES = Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }]));

/**
 * Each lane is a page that stays open, with a server that serves one site after the other: for another origin the
 * browser would start another process, which would have to compile axe again. There are as many lanes as concurrent
 * checks.
 */
export function pageLanes(
  { open }: Pick<BrowserFixture, 'open'>,
  startServer: () => Promise<LaneServer> = startSiteServer,
): PageLanes {
  const known = new Map<Language | null, KnownElements>();
  const idle: Lane[] = [];
  const lanes: Promise<Lane>[] = [];
  const waiting: (() => void)[] = [];

  async function openLane(): Promise<Lane> {
    const [page, server] = await Promise.all([open('about:blank'), startServer()]);
    return { page, errors: watchErrors(page), server, site: null };
  }

  /** An idle lane, preferably one that already serves the page's site. */
  async function takeLane({ site }: CataloguePage): Promise<Lane> {
    while (idle.length === 0 && lanes.length === MOST_LANES) await new Promise<void>((free) => waiting.push(free));
    const place = Math.max(
      idle.findIndex((lane) => lane.site === site),
      0,
    );
    const [lane] = idle.splice(place, 1);
    if (lane) return lane;
    const opening = openLane();
    lanes.push(opening);
    return opening;
  }

  function release(lane: Lane): void {
    idle.push(lane);
    waiting.shift()?.();
  }

  /** What is known in one language is new in another, where it has other text. */
  function knownIn(language: Language | null): KnownElements {
    const found = known.get(language) ?? createKnownElements();
    known.set(language, found);
    return found;
  }

  return {
    async check(given, languages = []) {
      const lane = await takeLane(given);
      try {
        for (const language of [null, ...languages]) await checkIn(lane, { ...given, language }, knownIn(language));
      } finally {
        release(lane);
      }
    },
    async close() {
      for (const lane of lanes) await (await lane).server.close();
    },
  };
}

interface LanguagePage extends CataloguePage {
  /** The language that the visitor chose; null: none. */
  readonly language: Language | null;
}

async function checkIn(lane: Lane, given: LanguagePage, known: KnownElements): Promise<void> {
  // Errors left by an earlier page that failed.
  lane.errors.splice(0);
  await lane.page.context().clearCookies();
  await show(lane, given);
  await inEveryView(lane.page, given, known);
  const expected = `status of ${given.status ?? 200} `;
  const errors = lane.errors.splice(0).filter((error) => !error.includes(expected));
  if (errors.length > 0) throw new Error(`${given.path} reports: ${errors.join('; ')}`);
}

async function show(lane: Lane, given: LanguagePage): Promise<void> {
  const { page } = lane;
  const { path, act, status = 200 } = given;
  const base = await serveState(lane, given);
  await useScreen(page, SCREENS.phone);
  await page.emulateMedia({ colorScheme: 'light' });
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

/**
 * In light mode from phone to desktop, then back in dark mode, because each change of the screen costs a layout. Dark
 * mode changes only colors, so a page without new elements is not checked in it. Another language changes no colors.
 */
async function inEveryView(page: Page, given: LanguagePage, known: KnownElements): Promise<void> {
  const { language } = given;
  const name = language === null ? given.name : `${given.name}.${language}`;
  const rules = { ...given.rules, ...(language !== null && NO_COLOUR_RULES) };
  const fresh = await known.learn(page);
  for (const screen of ['phone', 'desktop'] as const) {
    await useScreen(page, SCREENS[screen]);
    await checkAccessibility(page, { rules }, fresh);
    await checkWidth(page);
    await saveScreenshot(page, `${name}.${screen}.light`);
    if (screen === 'phone') await checkNarrowest(page);
  }
  if ((language === null && fresh.length > 0) || isSavingScreenshots()) {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const screen of ['desktop', 'phone'] as const) {
      await useScreen(page, SCREENS[screen]);
      await checkAccessibility(page, COLOUR_RULES, fresh);
      await saveScreenshot(page, `${name}.${screen}.dark`);
    }
  }
}

/** Serves the page's site and signs its person in; returns the URL. */
async function serveState(lane: Lane, { site, language }: LanguagePage): Promise<string> {
  const { page, server } = lane;
  await server.show(site);
  lane.site = site;
  const { as = 'owner' } = site;
  if (as) await page.context().addCookies([...(await server.cookiesOf(as))]);
  if (language) await page.context().addCookies([{ name: 'language', value: language, url: server.url }]);
  return server.url;
}

/** WCAG 1.4.10: nothing scrolls sideways at 320 px. */
async function checkNarrowest(page: Page): Promise<void> {
  await useScreen(page, NARROWEST);
  await checkWidth(page);
}

/** Does nothing if the screen already has this size, because setting it again would repeat the layout. */
async function useScreen(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
}
