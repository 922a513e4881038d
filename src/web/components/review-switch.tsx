// The card of a listing's settings that switches its reviews on and off.
import { offersReviews } from '../../reviews/review-switch.ts';
import { useTranslations } from '../translations.ts';
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
  const t = useTranslations();
  if (!offersReviews(site)) return null;
  return (
    <Card title={t('reviews.title')} id="reviews" beside={isOff && <Pill tone="idle">{t('reviews.off')}</Pill>}>
      <p>
        {t(isOff ? 'reviews.areOff' : 'reviews.areOn')} {t('reviews.noEffect')}
      </p>
      <PostButton
        action={`/dashboard/${listingId}/reviews/switch`}
        values={{ reviews: isOff ? 'on' : 'off' }}
        text={t(isOff ? 'reviews.turnOn' : 'reviews.turnOff')}
      />
    </Card>
  );
}
