// Every page in a real browser, on a phone and on a desktop, light and dark: axe-core finds nothing, nothing is wider
// than the screen, and the content security policy blocks nothing. Then the same in a language with longer text, and
// from right to left. `npm run screens` saves a picture of each.
import { afterAll, beforeAll, describe, test } from 'vitest';
import { replaceTranslations } from '../../src/messages/translations.ts';
import { browserFixture } from '../support/browser-fixture.ts';
import { CATALOGUE, type CataloguePage } from '../support/page-catalogue.ts';
import { pageLanes } from '../support/page-lanes.ts';
import { pseudoCatalog } from '../support/pseudo-locale.ts';

const lanes = pageLanes(browserFixture());
let showGerman: () => void;
beforeAll(() => {
  showGerman = replaceTranslations('de', pseudoCatalog());
});
afterAll(async () => {
  await lanes.close();
  showGerman();
});

/** In German everything is a third longer. */
const OTHER_LANGUAGES = ['de', 'ar'] as const;

/** One state of each page, because its other states have the same parts; `FULL_CATALOGUE=1` takes all. */
const inOtherLanguages = new Set(
  process.env.FULL_CATALOGUE
    ? CATALOGUE.filter(canBeTranslated)
    : new Map(CATALOGUE.filter(canBeTranslated).map((page) => [routeOf(page), page])).values(),
);

/** Steps that lead to a state look for English words, and the gallery of specimens has texts of its own. */
function canBeTranslated({ act, name }: CataloguePage): boolean {
  return act === undefined && name !== 'specimens';
}

function routeOf({ path, site }: CataloguePage): string {
  const [plain = ''] = path.split('?');
  return `${site.as ?? 'owner'} ${plain.replaceAll(/\/(lst_\w+|\d{17,}|[\w-]*sample[\w-]*)/g, '/:id')}`;
}

// Concurrent because most of the time is spent in axe, in the processes of the pages.
describe.concurrent('in every view', () => {
  test.each(CATALOGUE)('$name is accessible, fits the screen, and has nothing blocked', async (page) => {
    await lanes.check(page, inOtherLanguages.has(page) ? OTHER_LANGUAGES : []);
  });
});
