// Components about reviews.
import type { ShownReview } from '../../../src/reviews/list-queries.ts';
import type { ReviewPage } from '../../../src/reviews/list-reviews.ts';
import type { OwnReview } from '../../../src/reviews/own-review-queries.ts';
import { ListingReviews } from '../../../src/web/components/listing-reviews.tsx';
import { ReportedReview } from '../../../src/web/components/reported-review.tsx';
import { ReviewCard } from '../../../src/web/components/review-card.tsx';
import { OwnReviewCard, ReviewNewsCard } from '../../../src/web/components/review-news.tsx';
import { ReviewObstacleCard } from '../../../src/web/components/review-obstacle.tsx';
import { ReviewSwitchCard } from '../../../src/web/components/review-switch.tsx';
import { StarChoices } from '../../../src/web/components/star-choices.tsx';
import { ItemRating, StarDistribution, StarRow } from '../../../src/web/components/stars.tsx';
import { VOTER } from '../seed/sample-site.ts';
import { HOSTILE, LONG, minutesAgo, SAMPLE_AVERAGES } from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

const LISTING = { id: 'lst_specimen', name: HOSTILE, pausedAt: null };
let shown = 0;

/** Each with an ID of its own. */
function sampleReview(given: Partial<ShownReview> = {}): ShownReview {
  return {
    id: `rev_specimen${++shown}`,
    stars: 4,
    body: `${LONG}\n\n${HOSTILE}`,
    createdAt: minutesAgo(900),
    editedAt: minutesAgo(9),
    name: HOSTILE,
    helpful: 1_204,
    isOwn: false,
    isMarked: false,
    reply: { text: LONG, at: minutesAgo(9), isEdited: true },
    ...given,
  };
}

function samplePage(): ReviewPage {
  const anonymous = { name: null, reply: null, editedAt: null, helpful: 0 };
  return {
    summary: { isOff: false, count: 1_204, average: 4.26, distribution: [12, 0, 104, 300, 788] },
    reviews: [sampleReview(), sampleReview({ ...anonymous, stars: 1, isMarked: true }), sampleReview({ isOwn: true })],
    next: null,
  };
}

const OWN: OwnReview = {
  id: 'rev_specimen',
  listingId: 'lst_specimen',
  listingName: HOSTILE,
  listingSlug: 'a-specimen',
  stars: 2,
  body: LONG,
  createdAt: minutesAgo(90_000),
  editedAt: minutesAgo(90),
  helpful: 3,
  reply: LONG,
  removedReason: null,
  isShown: true,
  hasVote: true,
  isOff: false,
  news: 'replied',
  newsAt: minutesAgo(9),
};
const REMOVED: OwnReview = { ...OWN, removedReason: HOSTILE, isShown: false, news: 'removed' };

export const REVIEWS: readonly Specimen[] = [
  {
    part: 'stars',
    states: [
      state('row', () => <StarRow value={3} label="3 of 5 stars" />),
      state('average', () => <StarRow value={4.3} label="4.3 of 5 stars" large />),
      state('in a list', () => <ItemRating averages={SAMPLE_AVERAGES} listingId="lst_specimen" />),
      state('distribution', () => <StarDistribution distribution={[1, 0, 12, 30, 85]} count={128} />),
    ],
  },
  { part: 'review-card', states: [state('review', () => <ReviewCard review={sampleReview()} />)] },
  {
    part: 'listing-reviews',
    states: [state('reviews', () => <ListingReviews page={samplePage()} listing={LISTING} isSignedIn isOwn={false} />)],
  },
  {
    part: 'reported-review',
    states: [
      state('named', () => <ReportedReview stars={2} text={LONG} author={HOSTILE} />),
      state('anonymous', () => <ReportedReview stars={5} text="Sample review." author={null} />),
    ],
  },
  { part: 'star-choices', states: [state('choices', () => <StarChoices />)] },
  {
    part: 'review-obstacle',
    states: (['team', 'no_vote', 'no_account', { removedUntil: minutesAgo(-9_000) }] as const).map((obstacle) =>
      state(typeof obstacle === 'string' ? obstacle : 'removed', (context) => (
        <ReviewObstacleCard context={context} listing={LISTING} person={VOTER} obstacle={obstacle} />
      )),
    ),
  },
  {
    part: 'review-switch',
    states: [state('on', () => <ReviewSwitchCard site={{ reviews: true }} listingId="lst_specimen" isOff={false} />)],
  },
  {
    part: 'review-news',
    states: [
      state('reply', () => <ReviewNewsCard review={OWN} back="/dashboard" />),
      state('removal', () => <ReviewNewsCard review={REMOVED} back="/dashboard" />),
      state('own', () => <OwnReviewCard review={OWN} />),
      state('own, removed', () => <OwnReviewCard review={REMOVED} />),
      state('own, hidden', () => <OwnReviewCard review={{ ...OWN, isShown: false, hasVote: false }} />),
    ],
  },
];
