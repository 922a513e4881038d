// The public reply to a review: GET and POST /dashboard/:id/reviews/:review/reply writes and edits it, POST …/delete
// deletes it.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import { ID_PATTERN } from '../../../core/ids.ts';
import { REPLY_MAX_CHARACTERS } from '../../../core/limits.ts';
import { deleteReply, saveReply } from '../../../reviews/reply.ts';
import { offersReviews } from '../../../reviews/review-switch.ts';
import { selectTeamReview, type TeamReview } from '../../../reviews/team-queries.ts';
import { PostButton } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { FormCard, formPage } from '../../components/form-page.tsx';
import { ReviewCard } from '../../components/review-card.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { type FormState, prefilled, rateLimited, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';
import { reviewsPath } from './reviews.tsx';

export async function showReply(context: WebContext, dashboard: DashboardContext) {
  const review = await reviewInPath(context, dashboard);
  return replyPage(context, dashboard, { review, state: prefilled({ reply: review.reply?.text ?? '' }) });
}

async function reviewInPath(context: WebContext, { listing }: DashboardContext): Promise<TeamReview> {
  const id = context.req.param('review') ?? '';
  const { db, site } = context.var.app;
  const review = offersReviews(site) && ID_PATTERN.test(id) ? await selectTeamReview(db, listing.id, id) : null;
  if (!review) throw new HTTPException(404);
  return review;
}

interface ReplyForm {
  readonly review: TeamReview;
  readonly state: FormState;
}

function replyPage(context: WebContext, dashboard: DashboardContext, { review, state }: ReplyForm) {
  const path = reviewsPath(dashboard);
  const action = `${path}/${review.id}/reply`;
  const isEdit = review.reply !== null;
  return formPage(context, state, {
    title: isEdit ? 'Edit your reply' : 'Reply to a review',
    dashboard: { listing: dashboard.listing, tab: 'reviews' },
    content: (
      <FormCard
        title={isEdit ? 'Edit your reply' : 'Reply to a review'}
        intro={
          <section class="card" aria-label="The review">
            <ReviewCard review={{ ...review, reply: null }} />
          </section>
        }
        action={action}
        button={isEdit ? 'Save reply' : 'Publish reply'}
        back={path}
        after={isEdit && <PostButton action={`${action}/delete`} text="Delete reply" look="danger" />}
      >
        <Field
          name="reply"
          label="Your reply"
          rows={6}
          hint={`Everyone can read it. It does not say who on your team wrote it. Plain text, at most ${REPLY_MAX_CHARACTERS.toLocaleString('en-US')} characters.`}
        />
      </FormCard>
    ),
  });
}

export async function submitReply(context: WebContext, dashboard: DashboardContext) {
  const review = await reviewInPath(context, dashboard);
  const form = await readForm(context);
  const address = { listingId: dashboard.listing.id, reviewId: review.id };
  const result = await saveReply(context.var.app, address, form.text('reply'), byPerson(dashboard.person));
  if (result.ok) return redirectWithSuccess(context, reviewsPath(dashboard), 'Your reply is public now.');
  switch (result.reason) {
    case 'invalid': {
      const state = rejected(form, { field: 'reply', message: result.sentence });
      return replyPage(context, dashboard, { review, state });
    }
    case 'limited': {
      const message = `Too many replies. Try again in ${Math.ceil(result.resetSeconds / 60)} min.`;
      const state = rateLimited(form, { field: '', message }, result.resetSeconds);
      return replyPage(context, dashboard, { review, state });
    }
    case 'gone':
      return redirectWithError(context, reviewsPath(dashboard), 'This review is no longer shown.');
  }
}

export async function submitDeleteReply(context: WebContext, dashboard: DashboardContext) {
  const review = await reviewInPath(context, dashboard);
  const address = { listingId: dashboard.listing.id, reviewId: review.id };
  await deleteReply(context.var.app.db, address, byPerson(dashboard.person));
  return redirectWithSuccess(context, reviewsPath(dashboard), 'Your reply was deleted.');
}
