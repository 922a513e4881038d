// The review that somebody is about to report: its stars, who wrote it, and the start of its text.
import { useTranslations } from '../translations.ts';
import { describeStars, StarRow } from './stars.tsx';

interface ReportedReviewProps {
  readonly stars: number;
  readonly text: string;
  /** Null if the author shows no name. */
  readonly author: string | null;
}

export function ReportedReview({ stars, text, author }: ReportedReviewProps) {
  const t = useTranslations();
  return (
    <blockquote class="reported-review">
      <p class="review-head">
        <StarRow value={stars} label={describeStars(stars)} />
        <b class="clipped">
          <bdi>{author ?? t('reviews.anonymousVoter')}</bdi>
        </b>
      </p>
      <p dir="auto">{text}</p>
    </blockquote>
  );
}
