// Instead of the form of a review: why this person cannot write one now, and what they can do about it.
import type { Person } from '../../access/person.ts';
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import type { ReviewObstacle } from '../../reviews/save-review.ts';
import type { WebContext } from '../context.ts';
import { ButtonLink } from './button.tsx';
import { ConfirmAccountCard } from './cannot-vote.tsx';
import { Card } from './card.tsx';
import { ExactTime } from './time.tsx';

interface ReviewObstacleProps {
  readonly context: WebContext;
  readonly listing: Pick<Listing, 'id' | 'name' | 'pausedAt'>;
  readonly person: Person;
  readonly obstacle: Exclude<ReviewObstacle, 'off' | 'gone'> | { readonly removedUntil: Date };
}

export function ReviewObstacleCard({ context, listing, person, obstacle }: ReviewObstacleProps) {
  if (typeof obstacle === 'object') return <RemovedCard until={obstacle.removedUntil} />;
  switch (obstacle) {
    case 'team':
      return (
        <Card title="You run this listing">
          <p>You cannot review a listing that you run, but you can reply to its reviews.</p>
          <div class="row">
            <ButtonLink text="Reply to reviews" href={`/dashboard/${listing.id}/reviews`} look="go" />
          </div>
        </Card>
      );
    case 'no_vote':
      return (
        <Card title="Vote first">
          <p>
            Only people who have voted for the listing can review it.{' '}
            {listing.pausedAt ? 'It is paused, so nobody can vote for it now.' : 'Vote once, then write your review.'}
          </p>
          {!listing.pausedAt && (
            <div class="row">
              <ButtonLink text="Vote" href={listingPath(listing, '/vote')} look="go" />
            </div>
          )}
        </Card>
      );
    case 'unconfirmed':
      return <ConfirmAccountCard context={context} listingId={listing.id} email={person.email} />;
    case 'no_account':
      return (
        <Card title="This account cannot write reviews">
          <p>It was suspended or deleted in the meantime.</p>
        </Card>
      );
  }
}

function RemovedCard({ until }: { until: Date }) {
  return (
    <Card title="Staff removed your review">
      <p>
        The reason is under <a href="/account/reviews">My reviews</a>. You can write another review of this listing from{' '}
        <ExactTime at={until} />.
      </p>
    </Card>
  );
}
