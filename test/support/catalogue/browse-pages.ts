// The catalogue's lists with categories and filters, and the home page with many listings.
import type { Page } from 'playwright-core';
import type { AppContext } from '../../../src/context.ts';
import { seedBrowsing } from '../seed/browsing.ts';
import { seedListing } from '../seed/people-and-listings.ts';
import type { SiteOptions } from '../site.ts';
import { pagesOf } from './catalogue-page.ts';

const MANY: SiteOptions = { as: null, arrange: seedBrowsing };
const QUIET: SiteOptions = { as: null, environment: { PLAYER_COUNTS: 'off' } };
const EMPTY: SiteOptions = { seeded: false, as: null };

/** Only categories of one kind, and a long summary. */
async function seedOne({ db }: AppContext): Promise<void> {
  await seedListing(db, {
    id: 'lst_only',
    name: 'Sample Radio',
    summary: 'Plays the radio. '.repeat(11).trim(),
    categories: ['music', 'social', 'giveaways'],
    tags: ['radio', 'voice', 'audio', 'calm'],
    languages: ['de'],
  });
}

/** The sheet is only there on a small screen. */
async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filters' }).click();
}

export const BROWSE_PAGES = [
  ...pagesOf(MANY, {
    'home-many': '/',
    'servers-many': '/servers',
    'servers-of-game': '/servers/minecraft',
    'servers-category': '/servers/minecraft/category/skyblock',
    'servers-filtered': '/servers/minecraft?language=de&country=europe&version=1.21&online=1&tag=calm',
    'servers-filters-open': { path: '/servers/minecraft?online=1', act: openFilters },
    'servers-filtered-none': '/servers/minecraft/category/skyblock?country=JP&language=ja',
    'servers-searched': '/servers/minecraft?q=sample&country=DE',
    'bots-many': '/bots',
    'bots-category': '/bots/category/music',
    'bots-filtered': '/bots?language=en',
    rising: '/rising',
    updated: '/updated',
    'category-unknown': { path: '/bots/category/nothing', status: 404 },
    'game-unknown': { path: '/servers/chess', status: 404 },
  }),
  ...pagesOf({ as: null, arrange: seedOne }, { 'bots-one-category': '/bots/category/social' }),
  ...pagesOf(QUIET, { 'servers-without-counts': '/servers/minecraft' }),
  ...pagesOf(EMPTY, {
    'category-without-listings': '/servers/minecraft/category/skyblock',
    'category-of-bots-empty': '/bots/category/music',
    'rising-empty': '/rising',
    'updated-empty': '/updated',
  }),
];
