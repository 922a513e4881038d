// The card of a listing's settings that switches its reviews on and off.
import { offersReviews } from '../../reviews/review-switch.ts';
import { PostButton } from './button.tsx';
import { Card } from './card.tsx';
import { Pill } from './pill.tsx';

interface ReviewSwitchProps {
  readonly site: Parameters<typeof offersReviews>[0];
  readonly listingId: string;
  readonly isOff: boolean;
}

/** Nothing if the operator has switched reviews off for all. */
export function ReviewSwitchCard({ site, listingId, isOff }: ReviewSwitchProps) {
  if (!offersReviews(site)) return null;
  return (
    <Card title="Reviews" id="reviews" beside={isOff && <Pill tone="idle">Off</Pill>}>
      <p>
        {isOff
          ? 'Visitors see no reviews of this listing and cannot write any. Those that were written are still stored.'
          : 'People who have voted can review this listing, and you can reply. If you turn reviews off, all of them are hidden, but nothing is deleted.'}{' '}
        Reviews never affect votes or the ranking.
      </p>
      <PostButton
        action={`/dashboard/${listingId}/reviews/switch`}
        values={{ reviews: isOff ? 'on' : 'off' }}
        text={isOff ? 'Turn on reviews' : 'Turn off reviews'}
      />
    </Card>
  );
}
