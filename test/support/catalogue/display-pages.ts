// How pages look to one visitor: the open menu, a chosen theme, the settings of times, and people without listings.
import type { Page } from 'playwright-core';
import { addNotices } from '../seed/arrangements.ts';
import { MINECRAFT, OWNER, STAFF } from '../seed/sample-site.ts';
import type { SiteOptions } from '../site.ts';
import { type CataloguePage, pagesOf, press } from './catalogue-page.ts';

const MEMBERS: SiteOptions = { as: 'voter' };
const STAFF_ALONE: SiteOptions = {
  as: 'staff',
  arrange: ({ db }) => db.deleteFrom('listing_manager').where('person_id', '=', STAFF.id).execute(),
};
const BUSY: SiteOptions = {
  async arrange(app) {
    await app.db.updateTable('person').set({ role: 'staff' }).where('id', '=', OWNER.id).execute();
    await addNotices(app, OWNER.id, 120);
  },
};

const openMenu = (page: Page) => page.click('.menu summary');
/** A theme other than the device's; the test of a view in dark mode then shows the light one. */
const choose = (theme: string) => async (page: Page) => {
  const whole = page.waitForEvent('load');
  await page.click(`.foot button[value="${theme}"]`);
  await whole;
};

export const DISPLAY_PAGES: readonly CataloguePage[] = [
  ...pagesOf(MEMBERS, {
    menu: { path: '/', act: openMenu },
    'account-times': '/account/times',
    'account-times-saved': { path: '/account/times', act: press('Save', {}) },
  }),
  ...pagesOf(BUSY, { 'menu-of-staff': { path: `/dashboard/${MINECRAFT.id}/notices`, act: openMenu } }),
  ...pagesOf({ as: null }, { 'theme-dark': { path: '/docs/delivery-states', act: choose('dark') } }),
  ...pagesOf(STAFF_ALONE, {
    'dashboard-empty-staff': '/dashboard',
    'setup-already-staff': { path: '/setup?token=used', status: 404 },
  }),
];
