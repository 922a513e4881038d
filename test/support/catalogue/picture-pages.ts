// The catalogue's pages of listings with pictures, links and a video, and of those with nothing.
import type { AppContext } from '../../../src/context.ts';
import { PICTURE_TEXT_MAX_CHARACTERS } from '../../../src/core/limits.ts';
import { seedListing } from '../seed/people-and-listings.ts';
import { addSamplePictures, SAMPLE_PICTURES } from '../seed/sample-pictures.ts';
import { BOT, MANAGER, MINECRAFT, OWNER } from '../seed/sample-site.ts';
import type { SiteOptions } from '../site.ts';
import { pagesOf, press } from './catalogue-page.ts';

const server = `/listings/${MINECRAFT.id}`;
const dashboard = `/dashboard/${MINECRAFT.id}`;
const [PICTURE] = SAMPLE_PICTURES;

const LINKS = {
  discord: 'https://discord.gg/sample',
  support: 'https://help.survival.example/',
  source: 'https://code.survival.example/sample/plugin',
  store: 'https://store.survival.example/',
  video: 'https://www.youtube.com/watch?v=sampleVideo',
  languages: ['de', 'en', 'fr'],
};

async function fillPages(app: AppContext): Promise<void> {
  const { db } = app;
  await db
    .updateTable('listing')
    .set({ ...LINKS, mods: 'Fabric 1.21 with the sample modpack' })
    .where('id', '=', MINECRAFT.id)
    .execute();
  await db
    .updateTable('listing')
    .set({ ...LINKS, website: 'https://bot.survival.example/' })
    .where('id', '=', BOT.id)
    .execute();
  await db.updateTable('person').set({ shows_name: true }).where('id', 'in', [OWNER.id, MANAGER.id]).execute();
  await addSamplePictures(app, MINECRAFT.id);
  await addSamplePictures(app, BOT.id, 0);
}

const FULL: SiteOptions = { as: null, arrange: fillPages };
const FULL_OF_OWNER: SiteOptions = { as: 'owner', arrange: fillPages };
const FULL_FOR_STAFF: SiteOptions = {
  as: 'staff',
  arrange: async (app) => {
    await fillPages(app);
    await app.db.updateTable('listing').set({ state: 'pending' }).where('id', '=', MINECRAFT.id).execute();
  },
};
const BARE: SiteOptions = {
  as: 'owner',
  arrange: ({ db }) => seedListing(db, { id: 'lst_bare', type: 'game', game: 'minecraft', name: 'Bare' }),
};

export const PICTURE_PAGES = [
  ...pagesOf(FULL, {
    'listing-full': server,
    'listing-full-bot': `/listings/${BOT.id}`,
    'listing-image': {
      path: server,
      act: async (page) => {
        await page.locator('.gallery a').nth(2).click();
        await page.waitForFunction('document.querySelector("dialog img").complete');
      },
    },
  }),
  ...pagesOf(FULL_OF_OWNER, {
    'listing-full-own': server,
    'page-form-full': `${dashboard}/page`,
    pictures: `${dashboard}/pictures`,
    'picture-refused': {
      path: `${dashboard}/pictures`,
      status: 422,
      act: press('Add image', { alt: 'x'.repeat(PICTURE_TEXT_MAX_CHARACTERS + 1) }),
    },
    'picture-remove': `${dashboard}/pictures/images/${PICTURE.hash}/remove`,
    'banner-remove': `${dashboard}/pictures/banner/remove`,
  }),
  ...pagesOf(FULL_FOR_STAFF, { 'approval-full': '/staff/queue' }),
  ...pagesOf(BARE, {
    'listing-bare-own': '/listings/lst_bare',
    'overview-bare': '/dashboard/lst_bare',
    'page-form-bare': '/dashboard/lst_bare/page',
    'pictures-none': '/dashboard/lst_bare/pictures',
    'banner-refused': { path: '/dashboard/lst_bare/pictures', status: 422, act: press('Save banner') },
  }),
  ...pagesOf({ ...BARE, as: null }, { 'listing-bare': '/listings/lst_bare' }),
];
