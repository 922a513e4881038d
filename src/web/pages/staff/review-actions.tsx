// GET and POST /staff/reviews/:review/remove and …/remove-reply: removes a review or the reply to it, with a reason.
// POST …/restore shows a removed review again.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import type { Person } from '../../../access/person.ts';
import { ID_PATTERN } from '../../../core/ids.ts';
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

const TEXTS = {
  review: {
    path: 'remove',
    question: 'Remove this review?',
    button: 'Remove review',
    text: `Visitors no longer see it, and it no longer counts in the average. Its author cannot write another review of this listing for ${BLOCKED_DAYS} days. You can restore it later.`,
    hint: 'Shown to the author, and to the owner and managers of the listing. At most 500 characters.',
    done: 'The review was removed. Its author can see the reason.',
  },
  reply: {
    path: 'remove-reply',
    question: 'Remove this reply?',
    button: 'Remove reply',
    text: 'The reply is deleted. The review stays, and the team can write another reply.',
    hint: 'Shown to the owner and managers of the listing. At most 500 characters.',
    done: 'The reply was removed. The owner can see the reason.',
  },
} as const;

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
      return redirectWithError(context, back, SENTENCES.already);
    return removalPage(context, review, { what, back, state: BLANK_FORM });
  };
}

interface RemovalForm {
  readonly what: Removed;
  readonly back: string;
  readonly state: FormState;
}

function removalPage(context: WebContext, review: StaffReview, { what, back, state }: RemovalForm) {
  const { question, button, text, hint, path } = TEXTS[what];
  return confirmPage(context, {
    state,
    title: question,
    section: 'staff',
    question,
    action: `${STAFF_REVIEWS_PATH}/${review.id}/${path}`,
    button,
    back,
    text: (
      <>
        <p>
          <StarRow value={review.stars} label={describeStars(review.stars)} />{' '}
          <b class="clipped">
            <bdi>{review.authorName}</bdi> about <bdi>{review.listingName}</bdi>
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
        <Field name="reason" label="Reason" hint={hint} rows={3} />
      </>
    ),
  });
}

export function submitRemoval(what: Removed) {
  return async (context: WebContext, person: Person) => {
    const review = await staffReviewInPath(context);
    const form = await readForm(context);
    const back = localPath(form.text('back'), STAFF_REVIEWS_PATH);
    const { app } = context.var;
    const removal = { reviewId: review.id, reason: form.text('reason') };
    const result =
      what === 'reply'
        ? await removeReply(app.db, removal, byPerson(person))
        : await removeReview(app, app.db, removal, byPerson(person));
    app.outbox?.wake();
    if (result.ok) return redirectWithSuccess(context, back, TEXTS[what].done);
    if (result.reason !== 'invalid') return refuse(context, back, result.reason);
    const state = rejected(form, { field: 'reason', message: result.sentence });
    return removalPage(context, review, { what, back, state });
  };
}

export async function submitRestoreReview(context: WebContext, person: Person) {
  const review = await staffReviewInPath(context);
  const { app } = context.var;
  const back = localPath((await readForm(context)).text('back'), STAFF_REVIEWS_PATH);
  const result = await restoreReview(app, app.db, review.id, byPerson(person));
  app.outbox?.wake();
  if (result.ok) return redirectWithSuccess(context, back, 'The review was restored.');
  return refuse(context, back, result.reason === 'invalid' ? 'already' : result.reason);
}

const SENTENCES = {
  own: 'You run this listing or wrote this review. Ask another staff member.',
  already: 'Another staff member has already dealt with it.',
} as const;

function refuse(context: WebContext, back: string, reason: Exclude<RemovalRefusal['reason'], 'invalid'>) {
  if (reason === 'unknown') throw new HTTPException(404);
  return redirectWithError(context, back, SENTENCES[reason]);
}
