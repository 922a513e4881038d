// GET /dashboard/:id/reviews: the reviews of a listing for those who run it. POST …/mails switches the emails, POST
// …/switch the reviews of the listing.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import { splitPage } from '../../../core/split-page.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import { setReviewMails, wantsReviewMails } from '../../../reviews/notice-queries.ts';
import { parsePosition, positionOf, writePosition } from '../../../reviews/review-order.ts';
import { offersReviews, switchReviews } from '../../../reviews/review-switch.ts';
import { selectReviewSummary } from '../../../reviews/summary-queries.ts';
import { selectTeamReviews, type TeamReview } from '../../../reviews/team-queries.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { ReviewOverview } from '../../components/listing-reviews.tsx';
import { MailSwitch } from '../../components/mail-switch.tsx';
import { NextPages } from '../../components/pager.tsx';
import { HelpfulCount, ReviewCard } from '../../components/review-card.tsx';
import { FilterChips } from '../../components/search-form.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { withQuery } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';
import { useTranslations } from '../../translations.ts';

const PER_PAGE = 10;

export const reviewsPath = ({ listing }: Pick<DashboardContext, 'listing'>) => `/dashboard/${listing.id}/reviews`;

export async function showTeamReviews(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const { app, t } = context.var;
  const { db, site, outbox } = app;
  if (!offersReviews(site)) throw new HTTPException(404);
  const { which, after = '' } = context.req.query();
  const isUnanswered = which === 'unanswered';
  const start = parsePosition(after);
  const [summary, found, mails] = await Promise.all([
    selectReviewSummary(db, listing.id),
    selectTeamReviews(db, { listingId: listing.id, isUnanswered, after: start, limit: PER_PAGE + 1 }),
    wantsReviewMails(db, { personId: person.id, listingId: listing.id }),
  ]);
  const { rows: reviews, last } = splitPage(found, PER_PAGE);
  const path = reviewsPath(dashboard);
  const filter = isUnanswered ? 'unanswered' : null;
  return showPage(context, {
    title: t('ownerReviews.reviews'),
    dashboard: { listing, tab: 'reviews' },
    content: (
      <div class="narrow-page stack">
        <Heading />
        {summary.isOff && <SwitchedOff path={`/dashboard/${listing.id}/settings#reviews`} />}
        {summary.count > 0 && (
          <section class="card" aria-label={t('ownerReviews.average')}>
            <ReviewOverview summary={summary} />
          </section>
        )}
        <FilterChips
          label={t('ownerReviews.filter')}
          chosen={filter}
          choices={[
            { value: null, text: t('ownerReviews.all') },
            { value: 'unanswered', text: t('ownerReviews.unanswered') },
          ]}
          linkTo={(value) => withQuery(path, { which: value })}
        />
        {reviews.length > 0 ? (
          <section class="card stack" aria-label={t('ownerReviews.newestFirst')}>
            {reviews.map((review) => (
              <TeamReviewCard review={review} dashboard={dashboard} />
            ))}
          </section>
        ) : (
          <EmptyState
            title={isUnanswered ? t('ownerReviews.noneUnanswered') : t('ownerReviews.none')}
            text={t('ownerReviews.noneText')}
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
            words={mails ? t('ownerReviews.mailsOn') : t('ownerReviews.mailsOff')}
          />
        )}
      </div>
    ),
  });
}

function Heading() {
  const t = useTranslations();
  return (
    <div>
      <h1>{t('ownerReviews.reviews')}</h1>
      <p class="dim">{t('ownerReviews.reviewsText')}</p>
    </div>
  );
}

function SwitchedOff({ path }: { path: string }) {
  const t = useTranslations();
  return (
    <div class="card stack close">
      <h2>{t('ownerReviews.turnedOff')}</h2>
      <p>{t('ownerReviews.turnedOffText')}</p>
      <div>
        <ButtonLink text={t('ownerReviews.openSettings')} href={path} />
      </div>
    </div>
  );
}

function TeamReviewCard({ review, dashboard }: { review: TeamReview; dashboard: DashboardContext }) {
  const t = useTranslations();
  const { id, name, helpful, reply } = review;
  return (
    <ReviewCard review={review}>
      <ButtonLink
        text={reply ? t('ownerReviews.editReply') : t('ownerReviews.replyButton')}
        unseen={name === null ? t('ownerReviews.toAnonymousReview') : t('ownerReviews.toReviewBy', { name })}
        href={`${reviewsPath(dashboard)}/${id}/reply`}
        look="small"
      />
      <HelpfulCount helpful={helpful} />
      <a class="note" href={withQuery(listingPath(dashboard.listing, '/report'), { review: id })}>
        {t('ownerReviews.report')}{' '}
        <span class="unseen">
          {name === null ? t('ownerReviews.anonymousReview') : t('ownerReviews.reviewBy', { name })}
        </span>
      </a>
    </ReviewCard>
  );
}

export async function submitReviewMails(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const mails = (await readForm(context)).text('mails') === 'on';
  await setReviewMails(context.var.app.db, { personId: person.id, listingId: listing.id, mails });
  return redirectWithSuccess(
    context,
    reviewsPath(dashboard),
    context.var.t(mails ? 'ownerReviews.mailsTurnedOn' : 'ownerReviews.mailsTurnedOff'),
  );
}

export async function submitReviewSwitch(context: WebContext, { listing, person }: DashboardContext) {
  const isOff = (await readForm(context)).text('reviews') === 'off';
  await switchReviews(context.var.app.db, { listingId: listing.id, isOff }, byPerson(person));
  return redirectWithSuccess(
    context,
    `/dashboard/${listing.id}/settings`,
    context.var.t(isOff ? 'ownerReviews.nowOff' : 'ownerReviews.nowOn'),
  );
}
