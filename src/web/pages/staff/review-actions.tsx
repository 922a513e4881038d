// GET and POST /staff/reviews/:review/remove and …/remove-reply: removes a review or the reply to it, with a reason.
// POST …/restore shows a removed review again.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import type { Person } from '../../../access/person.ts';
import { ID_PATTERN } from '../../../core/ids.ts';
import { REASON_MAX_CHARACTERS } from '../../../core/limits.ts';
import type { Translations } from '../../../messages/translations.ts';
import { type RemovalRefusal, removeReply, removeReview, restoreReview } from '../../../reviews/remove-review.ts';
import { type StaffReview, selectStaffReview } from '../../../reviews/staff-queries.ts';
import { BLOCKED_DAYS } from '../../../reviews/write-queries.ts';
import { Field } from '../../components/field.tsx';
import { confirmPage } from '../../components/form-page.tsx';
import { ReviewText } from '../../components/review-card.tsx';
import { describeStars, StarRow } from '../../components/stars.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rejected } from '../../form-state.ts';
import { localPath } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';
import { STAFF_REVIEWS_PATH } from './reviews.tsx';

type Removed = 'review' | 'reply';

const PATHS = { review: 'remove', reply: 'remove-reply' } as const;

function removalTexts(t: Translations, what: Removed) {
  const max = REASON_MAX_CHARACTERS;
  if (what === 'review')
    return {
      question: t('moderation.removeReviewTitle'),
      button: t('moderation.removeReviewButton'),
      text: t('moderation.removeReviewText', { days: BLOCKED_DAYS }),
      hint: t('moderation.removeReviewHint', { max }),
    };
  return {
    question: t('moderation.removeReplyTitle'),
    button: t('moderation.removeReply'),
    text: t('moderation.removeReplyText'),
    hint: t('moderation.removeReplyHint', { max }),
  };
}

async function staffReviewInPath(context: WebContext): Promise<StaffReview> {
  const id = context.req.param('review') ?? '';
  const review = ID_PATTERN.test(id) ? await selectStaffReview(context.var.app.db, id) : null;
  if (!review) throw new HTTPException(404);
  return review;
}

export function confirmRemoval(what: Removed) {
  return async (context: WebContext) => {
    const review = await staffReviewInPath(context);
    const back = localPath(context.req.query('back'), STAFF_REVIEWS_PATH);
    if (what === 'reply' ? review.reply === null : review.removedAt !== null)
      return redirectWithError(context, back, context.var.t('moderation.alreadyDealtWith'));
    return removalPage(context, review, { what, back, state: BLANK_FORM });
  };
}

interface RemovalForm {
  readonly what: Removed;
  readonly back: string;
  readonly state: FormState;
}

function removalPage(context: WebContext, review: StaffReview, { what, back, state }: RemovalForm) {
  const { t } = context.var;
  const { question, button, text, hint } = removalTexts(t, what);
  return confirmPage(context, {
    state,
    title: question,
    section: 'staff',
    question,
    action: `${STAFF_REVIEWS_PATH}/${review.id}/${PATHS[what]}`,
    button,
    back,
    text: (
      <>
        <p>
          <StarRow value={review.stars} label={describeStars(review.stars)} />{' '}
          <b class="clipped">
            {t.rich('moderation.authorAbout', {
              author: <bdi>{review.authorName}</bdi>,
              listing: <bdi>{review.listingName}</bdi>,
            })}
          </b>
        </p>
        <div class="review-reply">
          <ReviewText text={(what === 'reply' ? review.reply : review.body) ?? ''} />
        </div>
        <p>{text}</p>
      </>
    ),
    fields: (
      <>
        <input type="hidden" name="back" value={back} />
        <Field name="reason" label={t('staff.reason')} hint={hint} rows={3} />
      </>
    ),
  });
}

export function submitRemoval(what: Removed) {
  return async (context: WebContext, person: Person) => {
    const review = await staffReviewInPath(context);
    const form = await readForm(context);
    const back = localPath(form.text('back'), STAFF_REVIEWS_PATH);
    const { t, app } = context.var;
    const removal = { reviewId: review.id, reason: form.text('reason') };
    const result =
      what === 'reply'
        ? await removeReply(app.db, removal, byPerson(person))
        : await removeReview(app, app.db, removal, byPerson(person));
    app.outbox?.wake();
    if (result.ok) {
      const done = what === 'reply' ? t('moderation.replyRemoved') : t('moderation.reviewRemoved');
      return redirectWithSuccess(context, back, done);
    }
    if (result.reason !== 'invalid') return refuse(context, back, result.reason);
    const state = rejected(form, { field: 'reason', message: result.sentence });
    return removalPage(context, review, { what, back, state });
  };
}

export async function submitRestoreReview(context: WebContext, person: Person) {
  const review = await staffReviewInPath(context);
  const { t, app } = context.var;
  const back = localPath((await readForm(context)).text('back'), STAFF_REVIEWS_PATH);
  const result = await restoreReview(app, app.db, review.id, byPerson(person));
  app.outbox?.wake();
  if (result.ok) return redirectWithSuccess(context, back, t('moderation.reviewRestored'));
  return refuse(context, back, result.reason === 'invalid' ? 'already' : result.reason);
}

const REFUSALS = {
  own: 'moderation.ownReview',
  already: 'moderation.alreadyDealtWith',
} as const;

function refuse(context: WebContext, back: string, reason: Exclude<RemovalRefusal['reason'], 'invalid'>) {
  if (reason === 'unknown') throw new HTTPException(404);
  return redirectWithError(context, back, context.var.t(REFUSALS[reason]));
}
