// Where `plaudit listen` has forwarded an event, and what it got there.
import type { RecordedForward } from '../../stream/forward-queries.ts';
import { Card } from './card.tsx';
import { formatMilliseconds, Time } from './time.tsx';

/** Nothing if the event was not forwarded. */
export function ForwardsCard({ forwards }: { forwards: readonly RecordedForward[] }) {
  if (forwards.length === 0) return null;
  return (
    <Card title="Forwarded by plaudit listen">
      <p class="dim note">To developers’ machines, in the last 30 days. Does not count toward anything.</p>
      <ul class="stack close">
        {forwards.map((forward) => (
          <li>
            <b>{forward.status === null ? 'No response' : `HTTP ${forward.status}`}</b>
            {forward.durationMs !== null && ` in ${formatMilliseconds(forward.durationMs)}`},{' '}
            <Time at={forward.forwardedAt} />
            <br />
            <span class="mono">{forward.to}</span>
            {forward.error && <p class="reason">{forward.error}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
