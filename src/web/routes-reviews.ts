// The routes of pages about reviews: for visitors, their authors, those who run a listing, and staff.
import type { Hono } from 'hono';
import type { WebEnv } from './context.ts';
import { pageRoutes } from './page-routes.ts';
import { showOwnReviews, submitDismissReviewNews, submitReplyMails } from './pages/account/own-reviews.tsx';
import { showReply, submitDeleteReply, submitReply } from './pages/dashboard/review-reply.tsx';
import * as team from './pages/dashboard/reviews.tsx';
import { confirmDeleteReview, showReview, submitDeleteReview, submitReview } from './pages/public/review.tsx';
import { showReviews, submitHelpful } from './pages/public/reviews.tsx';
import { confirmRemoval, submitRemoval, submitRestoreReview } from './pages/staff/review-actions.tsx';
import { showStaffReviews } from './pages/staff/reviews.tsx';
import { FORM } from './request-body.ts';

export function addReviewRoutes(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  get('/listings/:id/reviews', 'listing.view', showReviews);
  // A text of 2,000 characters, of up to twelve bytes each as sent.
  form('/listings/:id/review', 'review.write', [showReview, submitReview], { limit: FORM });
  form('/listings/:id/review/delete', 'review.manage_own', [confirmDeleteReview, submitDeleteReview]);
  post('/listings/:id/reviews/:review/helpful', 'review.mark', submitHelpful);
  get('/account/reviews', 'review.manage_own', showOwnReviews);
  post('/account/reviews/dismiss', 'review.manage_own', submitDismissReviewNews);
  post('/account/reviews/mails', 'review.manage_own', submitReplyMails);

  const path = '/dashboard/:id/reviews';
  get(path, 'review.answer', team.showTeamReviews);
  post(`${path}/mails`, 'review.answer', team.submitReviewMails);
  post(`${path}/switch`, 'listing.edit', team.submitReviewSwitch);
  form(`${path}/:review/reply`, 'review.answer', [showReply, submitReply]);
  post(`${path}/:review/reply/delete`, 'review.answer', submitDeleteReply);

  get('/staff/reviews', 'reviews.view', showStaffReviews);
  form('/staff/reviews/:review/remove', 'reviews.moderate', [confirmRemoval('review'), submitRemoval('review')]);
  form('/staff/reviews/:review/remove-reply', 'reviews.moderate', [confirmRemoval('reply'), submitRemoval('reply')]);
  post('/staff/reviews/:review/restore', 'reviews.moderate', submitRestoreReview);
}
