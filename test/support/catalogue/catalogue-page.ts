// One page as the catalogue knows it: its name, where it stands, what it is shown with, and what leads to it.
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Sample } from '../sample-parts.ts';

export interface CataloguePage {
  /** Short and kebab-case: the picture's name. */
  readonly name: string;
  readonly path: string;
  readonly state: Partial<Sample>;
  /** What the page answers, if not 200. */
  readonly status?: number;
  /** What is pressed on it to see what is meant: the answer of a form. */
  readonly act?: (page: Page) => Promise<void>;
  /** Rules of axe's that do not fit, with the reason beside them. */
  readonly rules?: RunOptions['rules'];
}

type Told = string | Omit<CataloguePage, 'name' | 'state'>;

/** Pages that are shown with the same state, by name. */
export function shownWith(
  state: Partial<Sample>,
  pages: Readonly<Record<string, Told>>,
): readonly CataloguePage[] {
  return Object.entries(pages).map(([name, told]) =>
    typeof told === 'string' ? { name, path: told, state } : { name, state, ...told },
  );
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
