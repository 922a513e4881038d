// The catalogue's pages for creating a listing, its settings and its changelog.
import type { AppContext } from '../../../src/context.ts';
import { ago, HOUR } from '../seed/rows.ts';
import { BOT, MINECRAFT } from '../seed/sample-site.ts';
import { pagesOf, press } from './catalogue-page.ts';

const server = `/dashboard/${MINECRAFT.id}`;
const bot = `/dashboard/${BOT.id}`;
const publicBot = `/listings/${BOT.id}`;

const withoutChangelog = async ({ db }: AppContext) => {
  await db.deleteFrom('changelog_entry').execute();
};
const onFreePlan = ({ db }: AppContext) => db.updateTable('listing').set({ plan: 'free' }).execute();
const refused = ({ db }: AppContext) =>
  db
    .updateTable('listing')
    .set({
      state: 'refused',
      state_at: ago(HOUR),
      state_reason: 'The link leads to another place. Correct it.',
    })
    .where('id', '=', BOT.id)
    .execute();

export const LISTING_PAGES = [
  ...pagesOf(
    { as: 'owner' },
    {
      'new-listing': '/dashboard/new',
      'new-minecraft-server': '/dashboard/new?kind=minecraft',
      'new-listing-refused': {
        path: '/dashboard/new?kind=bot',
        status: 422,
        act: press('Add listing', { link: 'no link' }),
      },
      settings: `${server}/settings`,
      'settings-of-bot': `${bot}/settings`,
      'page-form': `${server}/page`,
      'page-form-of-bot': `${bot}/page`,
      'page-form-refused': {
        path: `${server}/page`,
        status: 422,
        act: press('Save', { name: '', link: 'no link' }),
      },
      'icon-remove': `${server}/pictures/icon/remove`,
      'listing-delete': `${server}/settings/delete`,
      'changelog-entries': `${bot}/changelog`,
      'changelog-new': `${bot}/changelog/new`,
      'changelog-edit': `${bot}/changelog/edit?version=2.3.8`,
      'changelog-delete': `${bot}/changelog/delete?version=2.3.8`,
    },
  ),
  ...pagesOf({ as: 'owner', arrange: refused }, { 'page-form-refused-listing': `${bot}/page` }),
  ...pagesOf(
    { as: 'manager' },
    {
      'settings-as-manager': `${server}/settings`,
      'not-allowed': { path: `${server}/settings/delete`, status: 403 },
    },
  ),
  ...pagesOf({ as: 'owner', arrange: withoutChangelog }, { 'changelog-fresh': `${bot}/changelog` }),
  ...pagesOf({ as: 'owner', arrange: onFreePlan }, { 'changelog-not-included': `${bot}/changelog` }),
  ...pagesOf({ as: null }, { changelog: `${publicBot}/changelog` }),
  ...pagesOf(
    { as: 'staff' },
    {
      'changelog-seen-by-staff': `${publicBot}/changelog`,
      'changelog-entry-remove': `${publicBot}/changelog/remove?version=2.3.8`,
    },
  ),
];
