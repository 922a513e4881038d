// Stars of a review, and the distribution of all of a listing's stars: inline SVG, with the numbers in words.
import type { Translations } from '../../messages/translations.ts';
import type { ReviewAverages } from '../../reviews/review-switch.ts';
import { useTranslations } from '../translations.ts';

const SIZE = 20;
const COUNT = 5;

/** Five stars in a row, drawn once. */
const PATH = Array.from({ length: COUNT }, (_, place) => starPath(place * SIZE + SIZE / 2)).join('');

const STAR = starPath(SIZE / 2);

function starPath(centerX: number): string {
  const corners = Array.from({ length: 10 }, (_, corner) => {
    const radius = corner % 2 === 0 ? 9 : 3.9;
    const angle = (Math.PI / 5) * corner - Math.PI / 2;
    return `${(centerX + radius * Math.cos(angle)).toFixed(1)} ${(SIZE / 2 + 0.6 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

interface StarsProps {
  /** From 1 to 5, also a fraction. */
  readonly value: number;
  /** What the stars say, for those who do not see them. */
  readonly label: string;
  readonly large?: boolean;
}

export function StarRow({ value, label, large }: StarsProps) {
  const width = SIZE * COUNT;
  return (
    <svg
      class={large ? 'stars large' : 'stars'}
      viewBox={`0 0 ${width} ${SIZE}`}
      width={width}
      height={SIZE}
      role="img"
      aria-label={label}
    >
      <path class="star-off" d={PATH} />
      <svg width={((value / COUNT) * width).toFixed(1)} height={SIZE} aria-hidden="true">
        <path class="star-on" d={PATH} />
      </svg>
    </svg>
  );
}

/** `4.3` */
export function formatAverage(t: Translations, average: number): string {
  return t.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** `4.3 of 5 stars, 128 reviews` */
export function describeAverage(t: Translations, average: number, count: number): string {
  return t('reviews.averageOfStars', { average, count });
}

/** Only while a page is rendered: in a component, or in what it calls. */
export function describeStars(stars: number): string {
  return useTranslations()('reviews.starsOfFive', { stars });
}

interface ItemRatingProps {
  readonly averages: ReviewAverages;
  readonly listingId: string;
}

/** In a list: one star, the average and how many reviews; nothing without a review. */
export function ItemRating({ averages, listingId }: ItemRatingProps) {
  const t = useTranslations();
  const rating = averages.get(listingId);
  if (!rating) return null;
  return (
    <span class="rating">
      <span class="unseen">{describeAverage(t, rating.average, rating.count)}</span>
      <svg class="star" viewBox={`0 0 ${SIZE} ${SIZE}`} width="16" height="16" aria-hidden="true">
        <path class="star-on" d={STAR} />
      </svg>
      <span aria-hidden="true">
        <b>{formatAverage(t, rating.average)}</b> <span class="dim">({t.number(rating.count)})</span>
      </span>
    </span>
  );
}

interface DistributionProps {
  /** How many with one star, two stars, …, five stars. */
  readonly distribution: readonly number[];
  readonly count: number;
}

/** Five bars, from five stars to one. */
export function StarDistribution({ distribution, count }: DistributionProps) {
  const t = useTranslations();
  return (
    <dl class="star-bars">
      {distribution
        .map((number, index) => ({ number, stars: index + 1 }))
        .reverse()
        .map(({ number, stars }) => (
          <div>
            <dt>{t('reviews.stars', { stars })}</dt>
            <dd>
              <svg width="100%" height="10" aria-hidden="true">
                <rect class="bar-ground" width="100%" height="10" rx="5" />
                {number > 0 && <rect class="bar-part" width={widthOf(number, count)} height="10" rx="5" />}
              </svg>
              <span>{t.number(number)}</span>
            </dd>
          </div>
        ))}
    </dl>
  );
}

function widthOf(number: number, count: number): string {
  return `${Math.max(2, (100 * number) / Math.max(1, count)).toFixed(1)}%`;
}
