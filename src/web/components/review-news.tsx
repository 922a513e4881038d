// A review as its author sees it: what staff decided, whether it is shown, and news about it.
import { listingPath } from '../../listings/listing-path.ts';
import type { OwnReview } from '../../reviews/own-review-queries.ts';
import { NewsCard, ReasonText } from './notice-card.tsx';
import { Pill } from './pill.tsx';
import { ReplyBox, ReviewText, WrittenTime } from './review-card.tsx';
import { describeStars, StarRow } from './stars.tsx';

const NEWS = {
  replied: 'The team has replied to your review of',
  removed: 'Staff removed your review of',
  restored: 'Staff restored your review of',
} as const;

/** A notice on the dashboard, until it is dismissed. */
export function ReviewNewsCard({ review, back }: { review: OwnReview; back: string }) {
  const { id, listingName, news, newsAt, removedReason } = review;
  if (!news || !newsAt) return null;
  return (
    <NewsCard
      label={`Your review of ${listingName}`}
      title={
        <>
          {NEWS[news]} <bdi>{listingName}</bdi>
        </>
      }
      at={newsAt}
      link={{ href: '/account/reviews', text: 'My reviews' }}
      dismiss={{ action: '/account/reviews/dismiss', values: { review: id, back }, what: listingName }}
    >
      {news === 'removed' && <ReasonText text={removedReason} />}
    </NewsCard>
  );
}

export function OwnReviewCard({ review }: { review: OwnReview }) {
  const { stars, body, createdAt, editedAt, listingId, listingSlug, listingName, reply, removedReason } = review;
  const listing = { id: listingId, slug: listingSlug };
  return (
    <article class="card stack close" aria-label={`Review of ${listingName}`}>
      <div class="review-head">
        <h2 class="clipped">
          <a href={listingPath(listing)}>
            <bdi>{listingName}</bdi>
          </a>
        </h2>
        <ReviewStatePill review={review} />
      </div>
      <p class="row">
        <StarRow value={stars} label={describeStars(stars)} />
        <WrittenTime createdAt={createdAt} editedAt={editedAt} />
      </p>
      <ReviewText text={body} />
      <ReasonText text={removedReason} />
      {reply && <ReplyBox text={reply} />}
      <p class="row">
        {removedReason === null && (
          <a href={listingPath(listing, '/review')}>
            Edit <span class="unseen">{`your review of ${listingName}`}</span>
          </a>
        )}
        <a href={listingPath(listing, '/review/delete')}>
          Delete <span class="unseen">{`your review of ${listingName}`}</span>
        </a>
      </p>
    </article>
  );
}

function ReviewStatePill({ review: { isShown, isOff, hasVote, removedReason } }: { review: OwnReview }) {
  if (removedReason !== null) return <Pill tone="bad">Removed by staff</Pill>;
  if (!hasVote) return <Pill tone="warn">Hidden: no vote of yours counts</Pill>;
  if (!isShown) return <Pill tone="idle">Hidden</Pill>;
  return isOff ? <Pill tone="idle">Hidden: the listing shows no reviews</Pill> : <Pill tone="good">Public</Pill>;
}
