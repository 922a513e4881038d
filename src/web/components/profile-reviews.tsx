// The reviews on a person's public profile.
import { listingPath } from '../../listings/listing-path.ts';
import type { ProfileReview } from '../../reviews/profile-review-queries.ts';
import { useTranslations } from '../translations.ts';
import { Card } from './card.tsx';
import { NameLink } from './name.tsx';
import { ReviewText, WrittenTime } from './review-card.tsx';
import { describeStars, StarRow } from './stars.tsx';

export function ProfileReviewsCard({ reviews }: { reviews: readonly ProfileReview[] }) {
  const t = useTranslations();
  if (reviews.length === 0) return null;
  return (
    <Card title={t('reviews.title')}>
      {reviews.map(({ id, listingId, listingSlug, listingName, stars, body, createdAt, editedAt }) => (
        <article class="review" id={id} aria-label={t('reviews.ofAndStars', { name: listingName, stars })}>
          <header class="review-head">
            <StarRow value={stars} label={describeStars(stars)} />
            <NameLink name={listingName} href={listingPath({ id: listingId, slug: listingSlug })} />
            <WrittenTime createdAt={createdAt} editedAt={editedAt} />
          </header>
          <ReviewText text={body} />
        </article>
      ))}
    </Card>
  );
}
