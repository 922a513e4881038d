// Shown in place of the vote button while the owner has paused the listing.
import { useTranslations } from '../translations.ts';
import { Card } from './card.tsx';

export function PausedCard() {
  const t = useTranslations();
  return (
    <Card title={t('vote.pausedByOwner')}>
      <p class="dim">{t('vote.pausedText')}</p>
    </Card>
  );
}
