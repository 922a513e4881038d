// Every page in a real browser, on a phone and on a desk, light and dark: axe-core finds nothing, nothing is wider than its
// screen, the policy blocks nothing of ours. `npm run screens` keeps a picture of each.
import { afterAll, describe, test } from 'vitest';
import { browserFixture } from '../support/browser-fixture.ts';
import { CATALOGUE } from '../support/page-catalogue.ts';
import { pageLanes } from '../support/page-lanes.ts';

const lanes = pageLanes(browserFixture());
afterAll(() => lanes.close());

// Side by side: what costs time is axe, in the processes of the pages.
describe.concurrent('in every view', () => {
  test.each(CATALOGUE)('$name is accessible, not too wide, and nothing of it is blocked', async (page) => {
    await lanes.check(page);
  });
});
