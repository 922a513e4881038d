// Writes the demo's reviews, each by somebody who has voted for the listing.
import type { AppContext } from '../../context.ts';
import { now } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import { seededRandom } from './history.ts';
import { insertPastReviews, type PastReview } from './history-queries.ts';
import { SAMPLE_REVIEWS } from './sample-reviews.ts';
import type { SamplePeople, StoredSample } from './seed.ts';

/** Returns how many there are. The more popular a listing, the more reviews it has. */
export async function seedDemoReviews(
  { db }: AppContext,
  listings: readonly StoredSample[],
  { owners }: SamplePeople,
): Promise<number> {
  let written = 0;
  for (const { id, listedAt, sample } of listings) {
    const reviews = sample.isPending ? [] : choose(listedAt, sample);
    const ownerId = owners[sample.owner] ?? '';
    if (reviews.length > 0) await insertPastReviews(db, { id, ownerId }, reviews);
    written += reviews.length;
  }
  return written;
}

function choose(listedAt: Date, { type, text, popularity }: StoredSample['sample']): readonly PastReview[] {
  const random = seededRandom(`reviews of ${text.name}`);
  const texts = SAMPLE_REVIEWS[type].map((review) => ({ review, place: random() }));
  const count = Math.round(popularity * texts.length);
  const days = Math.floor((now().getTime() - listedAt.getTime()) / 86_400_000);
  return texts
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ review: { stars, body, reply = null } }, index) => ({
      id: newId('rev'),
      stars,
      body,
      reply,
      helpful: Math.floor(random() * 9),
      daysAgo: Math.max(1, Math.floor((days * (index + 0.5)) / (count + 1))),
    }));
}
