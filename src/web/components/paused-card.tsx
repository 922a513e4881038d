// Where the vote button would be, while the owner has paused the listing.
import { Card } from './card.tsx';

export function PausedCard() {
  return (
    <Card title="Paused by its owner">
      <p class="dim">Nobody can vote for it right now, and it is not listed. Its votes are kept.</p>
    </Card>
  );
}
