// The review that somebody is about to report: its stars, who wrote it, and the start of its text.
import { describeStars, StarRow } from './stars.tsx';

interface ReportedReviewProps {
  readonly stars: number;
  readonly text: string;
  /** Null if the author shows no name. */
  readonly author: string | null;
}

export function ReportedReview({ stars, text, author }: ReportedReviewProps) {
  return (
    <blockquote class="reported-review">
      <p class="review-head">
        <StarRow value={stars} label={describeStars(stars)} />
        <b class="clipped">
          <bdi>{author ?? 'Anonymous voter'}</bdi>
        </b>
      </p>
      <p dir="auto">{text}</p>
    </blockquote>
  );
}
