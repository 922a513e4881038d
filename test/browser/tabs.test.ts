// The tabs of a listing, of the account and of staff on a phone: one row of groups, the current one visible from the
// start, all reachable, and below it the pages of the group.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserFixture } from '../support/browser-fixture.ts';
import { BOT, MINECRAFT, OWNER } from '../support/seed/sample-site.ts';
import type { SiteOptions } from '../support/site.ts';

const fixture = browserFixture();
const STAFF_OWNER: SiteOptions = {
  arrange: ({ db }) => db.updateTable('person').set({ role: 'staff' }).where('id', '=', OWNER.id).execute(),
};
const OWNERS: SiteOptions = {};
const PLACES = [
  `/dashboard/${MINECRAFT.id}`,
  `/dashboard/${MINECRAFT.id}/badges`,
  `/dashboard/${BOT.id}/audit`,
  '/account/data',
  '/staff/mail',
];

/** The horizontal position of a tab, and the height of the row. */
async function standing(page: Page, tab: string) {
  const screen = page.viewportSize()!.width;
  const box = (await page.locator(`.tabs ${tab}`).boundingBox())!;
  const row = (await page.locator('.tabs').boundingBox())!;
  return { inSight: box.x >= 0 && box.x + box.width <= screen, isOneRow: row.height < 1.5 * box.height };
}

describe('on a phone', () => {
  test.each(PLACES)('the row of %s starts with its current tab visible, even without JavaScript', async (path) => {
    for (const javaScript of [true, false]) {
      const { page } = await fixture.visit(STAFF_OWNER, path, { screen: 'phone', javaScript });
      await expect.poll(() => standing(page, '[aria-current]')).toEqual({ inSight: true, isOneRow: true });
      await page.close();
    }
  });

  test.each([`/dashboard/${MINECRAFT.id}`, `/dashboard/${MINECRAFT.id}/badges`, `/dashboard/${BOT.id}/changelog`])(
    'all groups and pages of %s fit on 320 pixels',
    async (path) => {
      const { page } = await fixture.visit(OWNERS, path, { screen: 'phone' });
      await page.setViewportSize({ width: 320, height: 640 });
      for (const link of await page.locator('.area-nav a').all()) {
        const box = (await link.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(320);
        expect(box.height).toBeGreaterThanOrEqual(44);
      }
      await page.close();
    },
  );

  test('the row can be scrolled, and scrolls by itself to the focused tab', async () => {
    const { page } = await fixture.visit(OWNERS, '/account', { screen: 'phone' });
    const isFree = 'document.querySelector(".tabs [aria-current]").getAnimations().length === 0';
    await expect.poll(() => page.evaluate(isFree)).toBe(true);
    expect(await standing(page, ':last-child')).toMatchObject({ inSight: false });
    await page.locator('.tabs :last-child').focus();
    await expect.poll(() => standing(page, ':last-child')).toMatchObject({ inSight: true });
    await page.evaluate('document.querySelector(".tabs").scrollTo(0, 0)');
    await expect.poll(() => standing(page, ':first-child')).toMatchObject({ inSight: true });
    await page.close();
  });
});
