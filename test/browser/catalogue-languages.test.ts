// Pages in other languages than English, as catalogue.test.ts: in one with longer text, and from right to left. With
// EVERY_LANGUAGE=1 only, because it loads four hundred pages.
import { afterAll, describe, test } from 'vitest';
import { replaceCatalog } from '../../src/messages/catalogs.ts';
import { browserFixture } from '../support/browser-fixture.ts';
import { CATALOGUE, type CataloguePage } from '../support/page-catalogue.ts';
import { pageLanes } from '../support/page-lanes.ts';
import { pseudoCatalog } from '../support/pseudo-locale.ts';

replaceCatalog('de', pseudoCatalog());
const fixture = browserFixture();
const longer = pageLanes({ ...fixture, language: 'de' });
const fromRight = pageLanes({ ...fixture, language: 'ar' });
afterAll(() => Promise.all([longer.close(), fromRight.close()]));

/** Steps that lead to a state look for English words. */
const REACHED = CATALOGUE.filter(({ act }) => !act);
/** Each page once, because its other states have the same parts; `FULL_CATALOGUE=1` takes all. */
const PAGES = process.env.FULL_CATALOGUE
  ? REACHED
  : [...new Map(REACHED.map((page) => [routeOf(page), page])).values()];

function routeOf({ path, site }: CataloguePage): string {
  const [plain = ''] = path.split('?');
  return `${site.as ?? 'owner'} ${plain.replaceAll(/\/(lst_\w+|\d{17,}|[\w-]*sample[\w-]*)/g, '/:id')}`;
}

describe.skipIf(!process.env.EVERY_LANGUAGE)('with longer text', { concurrent: true }, () => {
  test.each(PAGES)('$name is accessible and fits the screen', async (page) => {
    await longer.check(page);
  });
});

describe.skipIf(!process.env.EVERY_LANGUAGE)('from right to left', { concurrent: true }, () => {
  test.each(PAGES)('$name is accessible and fits the screen', async (page) => {
    await fromRight.check(page);
  });
});
