// Every page in a real browser, on a phone and on a desktop, light and dark: axe-core finds nothing, nothing is wider
// than the screen, and the content security policy blocks nothing. `npm run screens` saves a picture of each.
import { afterAll, describe, test } from 'vitest';
import { browserFixture } from '../support/browser-fixture.ts';
import { CATALOGUE } from '../support/page-catalogue.ts';
import { pageLanes } from '../support/page-lanes.ts';

const lanes = pageLanes(browserFixture());
afterAll(() => lanes.close());

// Concurrent because most of the time is spent in axe, in the processes of the pages.
describe.concurrent('in every view', () => {
  test.each(CATALOGUE)('$name is accessible, fits the screen, and has nothing blocked', async (page) => {
    await lanes.check(page);
  });
});
