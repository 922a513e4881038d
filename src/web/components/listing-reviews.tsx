// The reviews of a listing for visitors: the average, the distribution, and reviews with their helpful marks.
import type { Child } from 'hono/jsx';
import { listingPath } from '../../listings/listing-path.ts';
import type { ShownReview } from '../../reviews/list-queries.ts';
import type { ReviewPage } from '../../reviews/list-reviews.ts';
import type { ReviewSummary } from '../../reviews/summary-queries.ts';
import { withNext, withQuery } from '../local-path.ts';
import { useTranslations } from '../translations.ts';
import { ButtonLink } from './button.tsx';
import { HelpfulCount, ReviewCard } from './review-card.tsx';
import { describeAverage, formatAverage, StarDistribution, StarRow } from './stars.tsx';

interface Viewer {
  readonly listing: Parameters<typeof listingPath>[0];
  /** Whether the visitor is signed in. */
  readonly isSignedIn: boolean;
  /** Those who run the listing do not review it. */
  readonly isOwn: boolean;
}

/** A section of the listing's page, with the most helpful reviews. */
export function ListingReviews({ page, ...viewer }: Viewer & { readonly page: ReviewPage | null }) {
  const t = useTranslations();
  if (!page) return null;
  const { summary, reviews } = page;
  const path = listingPath(viewer.listing, '/reviews');
  return (
    <section class="card stack listing-reviews" id="reviews">
      <div class="row between">
        <h2>{t('reviews.title')}</h2>
        <WriteLink {...viewer} hasOwn={reviews.some(({ isOwn }) => isOwn)} />
      </div>
      {summary.average === null ? (
        <p class="dim">{t('reviews.noneWithText')}</p>
      ) : (
        <>
          <ReviewOverview summary={summary} />
          {reviews.map((review) => (
            <VisitorReview {...viewer} review={review} back={listingPath(viewer.listing)} />
          ))}
          <p>
            <a href={path}>
              {summary.count > reviews.length ? t('reviews.allOfCount', { count: summary.count }) : t('reviews.all')}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

export function WriteLink({ listing, isOwn, hasOwn }: Viewer & { readonly hasOwn: boolean }) {
  const t = useTranslations();
  if (isOwn) return <a href={`/dashboard/${listing.id}/reviews`}>{t('reviews.reply')}</a>;
  return <ButtonLink text={t(hasOwn ? 'reviews.edit' : 'reviews.write')} href={listingPath(listing, '/review')} />;
}

/** The average as a number and as stars, and how many gave how many. */
export function ReviewOverview({ summary: { average, count, distribution } }: { summary: ReviewSummary }) {
  const t = useTranslations();
  if (average === null) return null;
  return (
    <div class="review-overview">
      <div class="review-average">
        <span class="big-number" aria-hidden="true">
          {formatAverage(t, average)}
        </span>
        <StarRow value={average} label={describeAverage(t, average, count)} large />
        <span class="dim note" aria-hidden="true">
          {t('reviews.count', { count })}
        </span>
      </div>
      <StarDistribution distribution={distribution} count={count} />
    </div>
  );
}

interface VisitorReviewProps extends Viewer {
  readonly review: ShownReview;
  /** The page to return to after a mark. */
  readonly back: string;
}

export function VisitorReview({ review, back, listing, isSignedIn }: VisitorReviewProps) {
  const t = useTranslations();
  return (
    <ReviewCard review={review} by={review.isOwn ? t('reviews.you') : undefined}>
      {!review.isOwn && <HelpfulButton {...{ review, back, listing, isSignedIn }} />}
      <HelpfulCount helpful={review.helpful} />
      {review.isOwn ? (
        <a class="note" href={listingPath(listing, '/review')}>
          {t('buttons.edit')}
        </a>
      ) : (
        <a class="note" href={withQuery(listingPath(listing, '/report'), { review: review.id })} rel="nofollow">
          {review.name === null
            ? t.rich('reviews.reportAnonymous', { unseen })
            : t.rich('reviews.report', { name: review.name, unseen })}
        </a>
      )}
    </ReviewCard>
  );
}

/** Only screen readers say it. */
const unseen = (text: Child) => <span class="unseen">{text}</span>;

function HelpfulButton({ review, back, listing, isSignedIn }: Omit<VisitorReviewProps, 'isOwn'>) {
  const t = useTranslations();
  const { id, isMarked, name } = review;
  const text =
    name === null
      ? t.rich(isMarked ? 'reviews.markedHelpfulAnonymous' : 'reviews.helpfulAnonymous', { unseen })
      : t.rich(isMarked ? 'reviews.markedHelpful' : 'reviews.helpful', { name, unseen });
  if (!isSignedIn)
    return (
      <a class="btn small" href={withNext('/sign-in', back)}>
        {text}
      </a>
    );
  return (
    <form method="post" action={listingPath(listing, `/reviews/${id}/helpful`)}>
      <input type="hidden" name="helpful" value={isMarked ? 'off' : 'on'} />
      <input type="hidden" name="back" value={back} />
      <button class="btn small" type="submit" aria-pressed={isMarked ? 'true' : 'false'}>
        {text}
      </button>
    </form>
  );
}
