// The catalogue's pages of reviews: for visitors, authors, those who run the listing, and staff.
import { sql } from 'kysely';
import { OPERATOR } from '../../../src/access/audit.ts';
import type { AppContext } from '../../../src/context.ts';
import { listingPath } from '../../../src/listings/listing-path.ts';
import { switchReviews } from '../../../src/reviews/review-switch.ts';
import {
  addManyReviews,
  addRemovedReview,
  addReviews,
  BAD_REVIEW,
  GOOD_REVIEW,
  VOTERS_REVIEW,
} from '../seed/reviews.ts';
import { MINECRAFT, VOTER } from '../seed/sample-site.ts';
import { addFavorites } from '../seed/voters.ts';
import { insertVote } from '../seed/votes.ts';
import type { SiteOptions } from '../site.ts';
import { pagesOf, press } from './catalogue-page.ts';

const page = listingPath(MINECRAFT);
const team = `/dashboard/${MINECRAFT.id}/reviews`;
const STAFF_SITE: SiteOptions = { as: 'staff', arrange: addReviews };
const voted = ({ db }: AppContext) => insertVote(db, { state: null });
const switchedOff = async (app: AppContext) => {
  await addManyReviews(app, 3);
  await switchReviews(app.db, { listingId: MINECRAFT.id, isOff: true }, OPERATOR);
};
const hiddenReview = async (app: AppContext) => {
  await addReviews(app);
  await sql`delete from vote where voter_id = ${VOTER.id}`.execute(app.db);
  await sql`select refresh_reviews(${MINECRAFT.id}, array[${VOTER.id}]::text[])`.execute(app.db);
};
const WITH_MAIL = { SMTP_URL: 'smtp://mail.example' };
const SHORT = { text: 'Too short' };

const reviewedFavorite = async (app: AppContext) => {
  await addReviews(app);
  await addFavorites(app.db);
};

export const REVIEW_PAGES = [
  ...pagesOf(
    { as: null, arrange: addReviews },
    {
      'listing-reviewed': page,
      reviews: `${page}/reviews`,
      'reviews-lowest': `${page}/reviews?sort=lowest`,
      'review-report': `${page}/report?review=${GOOD_REVIEW}`,
      'home-reviewed': '/',
      'servers-reviewed': '/servers',
    },
  ),
  ...pagesOf({ as: 'voter' }, { 'reviews-empty': `${page}/reviews`, 'review-without-vote': `${page}/review` }),
  ...pagesOf(
    { as: 'voter', arrange: voted },
    {
      'review-form': `${page}/review`,
      'review-form-refused': { path: `${page}/review`, status: 422, act: press('Publish review', SHORT) },
      'own-reviews-empty': '/account/reviews',
    },
  ),
  ...pagesOf(
    { as: 'voter', arrange: addReviews },
    {
      'reviews-as-author': `${page}/reviews?sort=newest`,
      'review-edit': `${page}/review`,
      'review-delete': `${page}/review/delete`,
      'own-reviews': '/account/reviews',
      'review-news': '/dashboard',
    },
  ),
  ...pagesOf(
    { as: 'voter', arrange: addRemovedReview },
    {
      'review-removed': `${page}/review`,
      'own-reviews-removed': '/account/reviews',
      'review-removed-news': '/dashboard',
    },
  ),
  ...pagesOf({ as: 'voter', arrange: reviewedFavorite }, { 'favorites-reviewed': '/favorites' }),
  ...pagesOf({ as: 'voter', arrange: hiddenReview }, { 'own-reviews-hidden': '/account/reviews' }),
  ...pagesOf(
    { as: 'voter', environment: WITH_MAIL, arrange: addReviews },
    { 'own-reviews-with-mail': '/account/reviews' },
  ),
  ...pagesOf({ as: 'owner', environment: WITH_MAIL, arrange: addReviews }, { 'team-reviews-with-mail': team }),
  ...pagesOf(
    { as: 'owner', arrange: addReviews },
    {
      'reviews-as-owner': `${page}/reviews`,
      'review-as-owner': `${page}/review`,
      'team-reviews': team,
      'team-reviews-unanswered': `${team}?which=unanswered`,
      'team-reply': `${team}/${BAD_REVIEW}/reply`,
      'team-reply-edit': `${team}/${GOOD_REVIEW}/reply`,
      'team-reply-empty': { path: `${team}/${BAD_REVIEW}/reply`, status: 422, act: press('Publish reply') },
    },
  ),
  ...pagesOf({ as: 'owner' }, { 'team-reviews-empty': team }),
  ...pagesOf(
    { as: 'owner', arrange: switchedOff },
    { 'team-reviews-off': team, 'settings-reviews-off': `/dashboard/${MINECRAFT.id}/settings` },
  ),
  ...pagesOf(STAFF_SITE, {
    'staff-reviews': '/staff/reviews',
    'staff-reviews-reported': '/staff/reviews?which=reported',
    'staff-reviews-removed': '/staff/reviews?which=removed',
    'staff-review-remove': `/staff/reviews/${BAD_REVIEW}/remove`,
    'staff-review-remove-reply': `/staff/reviews/${VOTERS_REVIEW}/remove-reply`,
    'staff-review-remove-nothing': {
      path: `/staff/reviews/${BAD_REVIEW}/remove`,
      status: 422,
      act: press('Remove review'),
    },
  }),
  ...pagesOf({ as: 'staff' }, { 'staff-reviews-empty': '/staff/reviews' }),
];
