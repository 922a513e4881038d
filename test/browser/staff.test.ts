// Staff pages in a real browser, without JavaScript.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserFixture } from '../support/browser-fixture.ts';
import { addHostileListing, setListingState } from '../support/seed/arrangements.ts';
import { HOSTILE_LISTING } from '../support/seed/people-and-listings.ts';
import { BOT, MANAGER, STAFF } from '../support/seed/sample-site.ts';
import { type SiteServer, startSiteServer } from '../support/site-server.ts';

const fixture = browserFixture();
let server: SiteServer;
beforeAll(async () => {
  server = await startSiteServer();
});
afterAll(() => server?.close());

describe('staff pages in a browser', () => {
  test('without JavaScript: approve, reject with a reason, suspend', async () => {
    const { db } = await server.show({
      as: null,
      environment: { LISTING_APPROVAL: 'on' },
      async arrange(app) {
        await addHostileListing(app);
        await setListingState(app, HOSTILE_LISTING.id, 'pending');
        await setListingState(app, BOT.id, 'pending');
      },
    });
    const page = await fixture.open(`${server.url}/robots.txt`, { javaScript: false });
    await page.context().addCookies([...(await server.cookiesOf('staff'))]);
    await page.goto(`${server.url}/staff/queue`);
    await page.click('button:has-text("Approve")');
    expect(await page.textContent('.flash')).toContain('is now public.');
    await page.click('main a.btn:has-text("Reject")');
    await page.click('button:text-is("Reject listing")');
    await page.fill('#reason', 'No link.');
    await page.click('button:text-is("Reject listing")');
    await page.goto(`${server.url}/staff/people/${MANAGER.id}`);
    await page.click('a:text-is("Suspend")');
    await page.fill('#reason', 'Sells votes.');
    await page.fill('#days', '3');
    await page.click('button:text-is("Suspend")');
    expect(await page.textContent('.flash')).toContain('signed out everywhere');
    const events = await db
      .selectFrom('audit_entry')
      .select(['act', 'detail'])
      .where('person_id', '=', STAFF.id)
      .where((row) => row.or([row('act', 'like', 'listing.%'), row('act', 'like', 'person.%')]))
      .orderBy('id')
      .execute();
    expect(events).toMatchObject([
      { act: 'listing.approved' },
      { act: 'listing.refused', detail: { reason: 'No link.' } },
      { act: 'person.suspended', detail: { personId: MANAGER.id, reason: 'Sells votes.', days: 3 } },
    ]);
    await page.close();
  });
});
