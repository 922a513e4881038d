// One page in the catalogue: its name and path, the site it is shown with, and the steps that lead to it.
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { SiteOptions } from '../site.ts';

export interface CataloguePage {
  /** Short and kebab-case: the name of the screenshot. */
  readonly name: string;
  readonly path: string;
  /** The options of the standard site: the signed-in person, and changes to its rows. */
  readonly site: SiteOptions;
  /** The status of the response, if not 200. */
  readonly status?: number;
  /** Steps that lead to the state to check, such as clicking a button of a form. */
  readonly act?: (page: Page) => Promise<void>;
  /** Axe rules that do not apply, each with the reason. */
  readonly rules?: RunOptions['rules'];
}

type PageOptions = string | Omit<CataloguePage, 'name' | 'site'>;

/**
 * Pages of one prepared site, by name. Pages with the same `site` object share it: changes by the `act` of one page are
 * visible to the next.
 */
export function pagesOf(site: SiteOptions, pages: Readonly<Record<string, PageOptions>>): readonly CataloguePage[] {
  return Object.entries(pages).map(([name, page]) => ({
    name,
    site,
    ...(typeof page === 'string' ? { path: page } : page),
  }));
}

/** Fills in fields by their IDs and clicks a button; resolves when the next page has loaded. */
export function press(button: string, fields: Readonly<Record<string, string>> = {}) {
  return async (page: Page): Promise<void> => {
    for (const [id, text] of Object.entries(fields)) await page.fill(`#${id}`, text);
    const whole = page.waitForEvent('load');
    await page.locator('main').getByRole('button', { name: button, exact: true }).click();
    await whole;
  };
}
