// P558: lists show the average of reviews, read in one statement.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { switchReviews } from '../../src/reviews/review-switch.ts';
import { addManyReviews } from '../support/seed/reviews.ts';
import { MINECRAFT } from '../support/seed/sample-site.ts';
import { savedAsStaff } from '../support/seed/site-brand.ts';
import { addFavorites } from '../support/seed/voters.ts';
import { openSite } from '../support/site.ts';

const LISTS = ['/', '/servers', '/servers/minecraft', '/servers?q=survival', '/rising', '/favorites'];
const SHOWN = '4.0 of 5 stars, 5 reviews';

const openReviewedSite = () =>
  openSite({
    as: 'voter',
    arrange: async (app) => {
      await addManyReviews(app, 5);
      await sql`update review set stars = 4`.execute(app.db);
      await addFavorites(app.db);
    },
  });

describe('P558 lists', () => {
  test('show the average and the number of reviews, unless the site or the listing has switched them off', async () => {
    const { get, app } = await openReviewedSite();
    const showing = async () => {
      const pages = await Promise.all(LISTS.map(async (path) => [path, (await get(path)).page] as const));
      return pages.filter(([, page]) => page.includes(SHOWN)).map(([path]) => path);
    };
    const all = await showing();
    expect(all).toEqual(LISTS);
    expect((await get('/bots')).page).not.toContain('of 5 stars');
    await switchReviews(app.db, { listingId: MINECRAFT.id, isOff: true }, OPERATOR);
    expect(await showing()).toEqual([]);
    await switchReviews(app.db, { listingId: MINECRAFT.id, isOff: false }, OPERATOR);
    expect(await showing()).toEqual(all);
    await savedAsStaff(app, 'settings', { reviews: 'off' });
    expect(await showing()).toEqual([]);
  });
});
