// Shown in place of the vote button while the owner has paused the listing.
import { Card } from './card.tsx';

export function PausedCard() {
  return (
    <Card title="Paused by the owner">
      <p class="dim">
        Nobody can vote for this listing right now, and it does not appear in lists. Earlier votes are kept.
      </p>
    </Card>
  );
}
