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
  const { t } = context.var;
  const title = isEdit ? t('ownerReviews.editReplyTitle') : t('ownerReviews.replyTitle');
  return formPage(context, state, {
    title,
    dashboard: { listing: dashboard.listing, tab: 'reviews' },
    content: (
      <FormCard
        title={title}
        intro={
          <section class="card" aria-label={t('ownerReviews.theReview')}>
            <ReviewCard review={{ ...review, reply: null }} />
          </section>
        }
        action={action}
        button={isEdit ? t('ownerReviews.saveReply') : t('ownerReviews.publishReply')}
        back={path}
        after={isEdit && <PostButton action={`${action}/delete`} text={t('ownerReviews.deleteReply')} look="danger" />}
      >
        <Field
          name="reply"
          label={t('ownerReviews.yourReply')}
          rows={6}
          hint={t('ownerReviews.yourReplyHint', { max: REPLY_MAX_CHARACTERS })}
        />
      </FormCard>
    ),
  });
}

export async function submitReply(context: WebContext, dashboard: DashboardContext) {
  const review = await reviewInPath(context, dashboard);
  const form = await readForm(context);
  const address = { listingId: dashboard.listing.id, reviewId: review.id };
  const { app, t } = context.var;
  const result = await saveReply(app, address, form.text('reply'), byPerson(dashboard.person));
  if (result.ok) return redirectWithSuccess(context, reviewsPath(dashboard), t('ownerReviews.replyPublic'));
  switch (result.reason) {
    case 'invalid': {
      const state = rejected(form, { field: 'reply', message: result.sentence });
      return replyPage(context, dashboard, { review, state });
    }
    case 'limited': {
      const message = t('ownerReviews.tooManyReplies', { minutes: Math.ceil(result.resetSeconds / 60) });
      const state = rateLimited(form, { field: '', message }, result.resetSeconds);
      return replyPage(context, dashboard, { review, state });
    }
    case 'gone':
      return redirectWithError(context, reviewsPath(dashboard), t('ownerReviews.reviewGone'));
  }
}

export async function submitDeleteReply(context: WebContext, dashboard: DashboardContext) {
  const review = await reviewInPath(context, dashboard);
  const address = { listingId: dashboard.listing.id, reviewId: review.id };
  await deleteReply(context.var.app.db, address, byPerson(dashboard.person));
  return redirectWithSuccess(context, reviewsPath(dashboard), context.var.t('ownerReviews.replyDeleted'));
}
