// Instead of the form of a review: why this person cannot write one now, and what they can do about it.
import type { Person } from '../../access/person.ts';
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import type { ReviewObstacle } from '../../reviews/save-review.ts';
import type { WebContext } from '../context.ts';
import { useTranslations } from '../translations.ts';
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
  const t = useTranslations();
  if (typeof obstacle === 'object') return <RemovedCard until={obstacle.removedUntil} />;
  switch (obstacle) {
    case 'team':
      return (
        <Card title={t('reviews.ownListing')}>
          <p>{t('reviews.ownListingText')}</p>
          <div class="row">
            <ButtonLink text={t('reviews.reply')} href={`/dashboard/${listing.id}/reviews`} look="go" />
          </div>
        </Card>
      );
    case 'no_vote':
      return (
        <Card title={t('reviews.voteFirst')}>
          <p>
            {t('reviews.onlyVoters')} {t(listing.pausedAt ? 'reviews.isPaused' : 'reviews.voteThenWrite')}
          </p>
          {!listing.pausedAt && (
            <div class="row">
              <ButtonLink text={t('vote.vote')} href={listingPath(listing, '/vote')} look="go" />
            </div>
          )}
        </Card>
      );
    case 'unconfirmed':
      return <ConfirmAccountCard context={context} listingId={listing.id} email={person.email} />;
    case 'no_account':
      return (
        <Card title={t('reviews.noAccount')}>
          <p>{t('reviews.noAccountText')}</p>
        </Card>
      );
  }
}

function RemovedCard({ until }: { until: Date }) {
  const t = useTranslations();
  return (
    <Card title={t('reviews.removed')}>
      <p>
        {t.rich('reviews.removedText', {
          link: (text) => <a href="/account/reviews">{text}</a>,
          time: <ExactTime at={until} />,
        })}
      </p>
    </Card>
  );
}
