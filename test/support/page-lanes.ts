// Pages of the catalogue, looked at in every view: each is loaded once and then changes its screen and its colours, which
// takes a third of the time that loading it anew for each view took. Nothing of ours depends on the screen but by style.
import type { Page } from 'playwright-core';
import { checkAccessibility, checkWidth, SCREENS, VIEWS, watchErrors } from './browser.ts';
import type { BrowserStage } from './browser-stage.ts';
import type { CataloguePage } from './page-catalogue.ts';
import type { Sample } from './sample-parts.ts';
import { keepScreen } from './screens.ts';

export interface PageLanes {
  /** Fails when the page, in any view, is not accessible or too wide, or reports an error against itself. */
  check(page: CataloguePage): Promise<void>;
}

interface Lane {
  readonly page: Page;
  readonly errors: string[];
}

/** The rules whose answer depends on colours; all others have the same in the light and in the dark. */
const COLOUR_RULES = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };

/** A lane is a page that stays open: its process has compiled axe already. As many lanes as checks at the same time. */
export function pageLanes(stage: BrowserStage): PageLanes {
  const idle: Lane[] = [];
  const sites = new Map<Partial<Sample>, Promise<string>>();

  async function openLane(): Promise<Lane> {
    const page = await stage.open('about:blank');
    return { page, errors: watchErrors(page) };
  }

  /** Pages of one state share a site, and what the browser keeps of it; an act changes its state, so it has its own. */
  async function siteOf({ state, act }: CataloguePage): Promise<string> {
    const serve = async () => (await stage.serve(state)).base;
    if (act) return serve();
    const known = sites.get(state) ?? serve();
    sites.set(state, known);
    return known;
  }

  return {
    async check(given) {
      const [base, lane] = await Promise.all([siteOf(given), idle.pop() ?? openLane()]);
      await show(lane, base, given);
      await inEveryView(lane.page, given);
      const expected = `status of ${given.status ?? 200} `;
      const errors = lane.errors.splice(0).filter((error) => !error.includes(expected));
      if (errors.length > 0) throw new Error(`${given.path} reports: ${errors.join('; ')}`);
      await lane.page.context().clearCookies();
      idle.push(lane);
    },
  };
}

async function show({ page }: Lane, base: string, { path, act, status = 200 }: CataloguePage): Promise<void> {
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

async function inEveryView(page: Page, { name, rules = {} }: CataloguePage): Promise<void> {
  for (const view of VIEWS) {
    await wear(page, view);
    await checkAccessibility(page, view.colours === 'light' ? { rules } : COLOUR_RULES);
    if (view.colours === 'light') await checkWidth(page);
    await keepScreen(page, `${name}.${view.screen}.${view.colours}`);
  }
}

async function wear(page: Page, view: (typeof VIEWS)[number] | undefined): Promise<void> {
  if (!view) return;
  await page.setViewportSize(SCREENS[view.screen]);
  await page.emulateMedia({ colorScheme: view.colours });
}
