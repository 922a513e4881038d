// One page as the catalogue knows it: its name, where it stands, what it is shown with, and what leads to it.
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { SiteOptions } from '../site.ts';

export interface CataloguePage {
  /** Short and kebab-case: the picture's name. */
  readonly name: string;
  readonly path: string;
  /** Who is signed in, and what is arranged. */
  readonly site: SiteOptions;
  /** The status of the response, if not 200. */
  readonly status?: number;
  /** What is pressed on it to see what is meant: the response to a form. */
  readonly act?: (page: Page) => Promise<void>;
  /** Rules of axe's that do not fit, with the reason beside them. */
  readonly rules?: RunOptions['rules'];
}

type PageOptions = string | Omit<CataloguePage, 'name' | 'site'>;

/** Pages of one arranged site, by name. Pages with the same `site` object share it: what an `act` changes stays changed for the next. */
export function pagesOf(site: SiteOptions, pages: Readonly<Record<string, PageOptions>>): readonly CataloguePage[] {
  return Object.entries(pages).map(([name, page]) => ({
    name,
    site,
    ...(typeof page === 'string' ? { path: page } : page),
  }));
}

/** Fills fields, named by their IDs, and presses a button; done when the page it leads to is whole. */
export function press(button: string, fields: Readonly<Record<string, string>> = {}) {
  return async (page: Page): Promise<void> => {
    for (const [id, text] of Object.entries(fields)) await page.fill(`#${id}`, text);
    const whole = page.waitForEvent('load');
    await page.locator('main').getByRole('button', { name: button, exact: true }).click();
    await whole;
  };
}
