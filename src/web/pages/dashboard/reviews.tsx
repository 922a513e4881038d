// GET /dashboard/:id/reviews: the reviews of a listing for those who run it. GET and POST …/:review/reply writes, edits and
// deletes the public reply; POST …/mails switches the emails, POST …/switch the reviews of the listing.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import { ID_PATTERN } from '../../../core/ids.ts';
import { REPLY_MAX_CHARACTERS } from '../../../core/limits.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import { setReviewMails, wantsReviewMails } from '../../../reviews/notice-queries.ts';
import { deleteReply, saveReply } from '../../../reviews/reply.ts';
import { parsePosition, positionOf, writePosition } from '../../../reviews/review-order.ts';
import { offersReviews, switchReviews } from '../../../reviews/review-switch.ts';
import { selectReviewSummary } from '../../../reviews/summary-queries.ts';
import { selectTeamReview, selectTeamReviews, type TeamReview } from '../../../reviews/team-queries.ts';
import { ButtonLink, PostButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Field } from '../../components/field.tsx';
import { FormCard, formPage } from '../../components/form-page.tsx';
import { showPage } from '../../components/layout.tsx';
import { ReviewOverview } from '../../components/listing-reviews.tsx';
import { MailSwitch } from '../../components/mail-switch.tsx';
import { NextPages } from '../../components/pager.tsx';
import { HelpfulCount, ReviewCard } from '../../components/review-card.tsx';
import { FilterChips } from '../../components/search-form.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { type FormState, prefilled, rateLimited, rejected } from '../../form-state.ts';
import { withQuery } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';

const PER_PAGE = 10;

const reviewsPath = ({ listing }: Pick<DashboardContext, 'listing'>) => `/dashboard/${listing.id}/reviews`;

export async function showTeamReviews(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const { db, site, outbox } = context.var.app;
  if (!offersReviews(site)) throw new HTTPException(404);
  const { which, after = '' } = context.req.query();
  const isUnanswered = which === 'unanswered';
  const start = parsePosition(after);
  const [summary, found, mails] = await Promise.all([
    selectReviewSummary(db, listing.id),
    selectTeamReviews(db, { listingId: listing.id, isUnanswered, after: start, limit: PER_PAGE + 1 }),
    wantsReviewMails(db, { personId: person.id, listingId: listing.id }),
  ]);
  const reviews = found.slice(0, PER_PAGE);
  const last = found.length > PER_PAGE ? reviews.at(-1) : undefined;
  const path = reviewsPath(dashboard);
  const filter = isUnanswered ? 'unanswered' : null;
  return showPage(context, {
    title: 'Reviews',
    dashboard: { listing, tab: 'reviews' },
    content: (
      <div class="narrow-page stack">
        <Heading />
        {summary.isOff && <SwitchedOff path={`/dashboard/${listing.id}/settings#reviews`} />}
        {summary.count > 0 && (
          <section class="card" aria-label="Average">
            <ReviewOverview summary={summary} />
          </section>
        )}
        <FilterChips
          label="Filter"
          chosen={filter}
          choices={[
            { value: null, text: 'All' },
            { value: 'unanswered', text: 'Without a reply' },
          ]}
          linkTo={(value) => withQuery(path, { which: value })}
        />
        {reviews.length > 0 ? (
          <section class="card stack" aria-label="Reviews, newest first">
            {reviews.map((review) => (
              <TeamReviewCard review={review} dashboard={dashboard} />
            ))}
          </section>
        ) : (
          <EmptyState
            title={isUnanswered ? 'No reviews without a reply' : 'No reviews yet'}
            text="People who have voted for the listing can review it. You can reply to each review, in public."
          />
        )}
        <NextPages
          first={start && withQuery(path, { which: filter })}
          next={last && withQuery(path, { which: filter, after: writePosition(positionOf('newest', last)) })}
        />
        {outbox && (
          <MailSwitch
            action={`${path}/mails`}
            mails={mails}
            words={
              mails
                ? 'New reviews are also sent to your confirmed email address, at most once an hour.'
                : 'New reviews are only shown here and as notices.'
            }
          />
        )}
      </div>
    ),
  });
}

function Heading() {
  return (
    <div>
      <h1>Reviews</h1>
      <p class="dim">Reviews do not affect votes: they trigger no webhook and do not count toward the ranking.</p>
    </div>
  );
}

function SwitchedOff({ path }: { path: string }) {
  return (
    <div class="card stack close">
      <h2>Reviews are turned off</h2>
      <p>Visitors see no reviews and cannot write any. They are still stored.</p>
      <div>
        <ButtonLink text="Open settings" href={path} />
      </div>
    </div>
  );
}

function TeamReviewCard({ review, dashboard }: { review: TeamReview; dashboard: DashboardContext }) {
  const { id, name, helpful, reply } = review;
  const unseen = `to the review by ${name ?? 'an anonymous voter'}`;
  return (
    <ReviewCard review={review}>
      <ButtonLink
        text={reply ? 'Edit reply' : 'Reply'}
        unseen={unseen}
        href={`${reviewsPath(dashboard)}/${id}/reply`}
        look="small"
      />
      <HelpfulCount helpful={helpful} />
      <a class="note" href={withQuery(listingPath(dashboard.listing, '/report'), { review: id })}>
        Report <span class="unseen">{`the review by ${name ?? 'an anonymous voter'}`}</span>
      </a>
    </ReviewCard>
  );
}

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

export async function submitReviewMails(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const mails = (await readForm(context)).text('mails') === 'on';
  await setReviewMails(context.var.app.db, { personId: person.id, listingId: listing.id, mails });
  return redirectWithSuccess(
    context,
    reviewsPath(dashboard),
    mails ? 'You will get emails about new reviews.' : 'You will no longer get emails about new reviews.',
  );
}

export async function submitReviewSwitch(context: WebContext, { listing, person }: DashboardContext) {
  const isOff = (await readForm(context)).text('reviews') === 'off';
  await switchReviews(context.var.app.db, { listingId: listing.id, isOff }, byPerson(person));
  return redirectWithSuccess(
    context,
    `/dashboard/${listing.id}/settings`,
    isOff ? 'Reviews are turned off. They are still stored.' : 'Reviews are turned on.',
  );
}
