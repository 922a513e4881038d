// The reviews of a listing for visitors: the average, the distribution, and reviews with their helpful marks.
import { listingPath } from '../../listings/listing-path.ts';
import type { ShownReview } from '../../reviews/list-queries.ts';
import type { ReviewPage } from '../../reviews/list-reviews.ts';
import type { ReviewSummary } from '../../reviews/summary-queries.ts';
import { withNext, withQuery } from '../local-path.ts';
import { ButtonLink } from './button.tsx';
import { formatCount, formatNumber } from './figures.tsx';
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
  if (!page) return null;
  const { summary, reviews } = page;
  const path = listingPath(viewer.listing, '/reviews');
  return (
    <section class="card stack listing-reviews" id="reviews">
      <div class="row between">
        <h2>Reviews</h2>
        <WriteLink {...viewer} hasOwn={reviews.some(({ isOwn }) => isOwn)} />
      </div>
      {summary.average === null ? (
        <p class="dim">No reviews yet. Anyone who has voted can write the first one.</p>
      ) : (
        <>
          <ReviewOverview summary={summary} />
          {reviews.map((review) => (
            <VisitorReview {...viewer} review={review} back={listingPath(viewer.listing)} />
          ))}
          <p>
            <a href={path}>
              {summary.count > reviews.length ? `All ${formatNumber(summary.count)} reviews` : 'All reviews'}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

export function WriteLink({ listing, isOwn, hasOwn }: Viewer & { readonly hasOwn: boolean }) {
  if (isOwn) return <a href={`/dashboard/${listing.id}/reviews`}>Reply to reviews</a>;
  return <ButtonLink text={hasOwn ? 'Edit your review' : 'Write a review'} href={listingPath(listing, '/review')} />;
}

/** The average as a number and as stars, and how many gave how many. */
export function ReviewOverview({ summary: { average, count, distribution } }: { summary: ReviewSummary }) {
  if (average === null) return null;
  return (
    <div class="review-overview">
      <div class="review-average">
        <span class="big-number" aria-hidden="true">
          {formatAverage(average)}
        </span>
        <StarRow value={average} label={describeAverage(average, count)} large />
        <span class="dim note" aria-hidden="true">
          {formatCount(count, 'review')}
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
  return (
    <ReviewCard review={review} by={review.isOwn ? 'You' : undefined}>
      {!review.isOwn && <HelpfulButton {...{ review, back, listing, isSignedIn }} />}
      <HelpfulCount helpful={review.helpful} />
      {review.isOwn ? (
        <a class="note" href={listingPath(listing, '/review')}>
          Edit
        </a>
      ) : (
        <a class="note" href={withQuery(listingPath(listing, '/report'), { review: review.id })} rel="nofollow">
          Report <span class="unseen">{`the review by ${review.name ?? 'an anonymous voter'}`}</span>
        </a>
      )}
    </ReviewCard>
  );
}

function HelpfulButton({ review, back, listing, isSignedIn }: Omit<VisitorReviewProps, 'isOwn'>) {
  const { id, isMarked, name } = review;
  const unseen = `: the review by ${name ?? 'an anonymous voter'}`;
  if (!isSignedIn) return <ButtonLink text="Helpful" unseen={unseen} href={withNext('/sign-in', back)} look="small" />;
  return (
    <form method="post" action={listingPath(listing, `/reviews/${id}/helpful`)}>
      <input type="hidden" name="helpful" value={isMarked ? 'off' : 'on'} />
      <input type="hidden" name="back" value={back} />
      <button class="btn small" type="submit" aria-pressed={isMarked ? 'true' : 'false'}>
        {isMarked ? 'Marked helpful' : 'Helpful'} <span class="unseen">{unseen}</span>
      </button>
    </form>
  );
}
