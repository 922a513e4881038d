// A review as its author sees it: what staff decided, whether it is shown, and news about it.
import { listingPath } from '../../listings/listing-path.ts';
import type { MessageKey } from '../../messages/message.ts';
import type { OwnReview } from '../../reviews/own-review-queries.ts';
import { useTranslations } from '../translations.ts';
import { NewsCard, ReasonText } from './notice-card.tsx';
import { Pill } from './pill.tsx';
import { ReplyBox, ReviewText, WrittenTime } from './review-card.tsx';
import { describeStars, StarRow } from './stars.tsx';

const NEWS = {
  replied: 'notices.reviewReplied',
  removed: 'notices.reviewRemoved',
  restored: 'notices.reviewRestored',
} as const satisfies Record<NonNullable<OwnReview['news']>, MessageKey>;

/** A notice on the dashboard, until it is dismissed. */
export function ReviewNewsCard({ review, back }: { review: OwnReview; back: string }) {
  const { id, listingName, news, newsAt, removedReason } = review;
  const t = useTranslations();
  if (!news || !newsAt) return null;
  return (
    <NewsCard
      label={t('notices.yourReview', { listing: listingName })}
      title={t.rich(NEWS[news], { listing: <bdi>{listingName}</bdi> })}
      at={newsAt}
      link={{ href: '/account/reviews', text: t('notices.myReviews') }}
      dismiss={{ action: '/account/reviews/dismiss', values: { review: id, back }, what: listingName }}
    >
      {news === 'removed' && <ReasonText text={removedReason} />}
    </NewsCard>
  );
}

export function OwnReviewCard({ review }: { review: OwnReview }) {
  const t = useTranslations();
  const { stars, body, createdAt, editedAt, listingId, listingSlug, listingName, reply, removedReason } = review;
  const listing = { id: listingId, slug: listingSlug };
  return (
    <article class="card stack close" aria-label={t('notices.reviewOf', { listing: listingName })}>
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
            {t('buttons.edit')} <span class="unseen">{t('notices.theReview', { listing: listingName })}</span>
          </a>
        )}
        <a href={listingPath(listing, '/review/delete')}>
          {t('buttons.delete')} <span class="unseen">{t('notices.theReview', { listing: listingName })}</span>
        </a>
      </p>
    </article>
  );
}

function ReviewStatePill({ review: { isShown, isOff, hasVote, removedReason } }: { review: OwnReview }) {
  const t = useTranslations();
  if (removedReason !== null) return <Pill tone="bad">{t('notices.removedByStaff')}</Pill>;
  if (!hasVote) return <Pill tone="warn">{t('notices.hiddenWithoutVote')}</Pill>;
  if (!isShown) return <Pill tone="idle">{t('notices.hidden')}</Pill>;
  return isOff ? (
    <Pill tone="idle">{t('notices.hiddenByListing')}</Pill>
  ) : (
    <Pill tone="good">{t('notices.public')}</Pill>
  );
}
