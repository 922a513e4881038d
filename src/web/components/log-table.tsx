// The delivery log as a table; the live stream sends its rows one by one.
import type { Listing } from '../../listings/listing.ts';
import type { VoteDelivery } from '../../votes/vote-deliveries.ts';
import { StatePill } from './delivery-state.tsx';
import { describeResponse } from './diagnosis.tsx';
import { BoldName } from './name.tsx';
import { PROBE_LABELS } from './self-check-outcome.ts';
import { TableHead } from './table-head.tsx';
import { formatMilliseconds, Time } from './time.tsx';

interface LogTableProps {
  readonly listing: Listing;
  readonly deliveries: readonly VoteDelivery[];
}

export function LogTable({ listing, deliveries }: LogTableProps) {
  return (
    <table class="card log">
      <TableHead
        columns={[
          'Result',
          `${listing.game === 'minecraft' ? 'Player' : 'Voter'}, event`,
          'Response',
          'Attempts',
          'Duration',
          'Recorded',
        ]}
      />
      <tbody>
        {deliveries.map((delivery) => (
          <DeliveryRow listing={listing} delivery={delivery} />
        ))}
      </tbody>
    </table>
  );
}

export function DeliveryRow({ listing, delivery }: { listing: Listing; delivery: VoteDelivery }) {
  const { eventId, attempts, durationMs, recordedAt, nextAttemptAt } = delivery;
  return (
    <tr data-event={eventId}>
      <td class="first">
        <StatePill delivery={delivery} />
      </td>
      <td class="wide-cell">
        <a href={`/dashboard/${listing.id}/deliveries/${eventId}`}>
          <BoldName name={subjectOf(delivery)} />
          <span class="mono dim event-id">{eventId}</span>
        </a>
      </td>
      <td data-label="Response">{describeResponse(delivery)}</td>
      <td data-label="Attempts">{attempts}</td>
      <td data-label="Duration">{durationMs === null ? '–' : formatMilliseconds(durationMs)}</td>
      <td data-label="Recorded">
        <Time at={recordedAt} />
        {nextAttemptAt && (
          <span class="dim next">
            next <Time at={nextAttemptAt} />
          </span>
        )}
      </td>
    </tr>
  );
}

/** Events that are not votes. */
const EVENT_LABELS: Readonly<Record<string, string>> = {
  'vote.annulled': 'Annulled vote: ',
  'vote.restored': 'Restored vote: ',
};

function subjectOf({ isTest, probe, event, playerName, userId }: VoteDelivery): string {
  if (probe) return `Self-check: ${PROBE_LABELS[probe]}`;
  return isTest ? 'Test event' : `${EVENT_LABELS[event] ?? ''}${playerName ?? userId ?? 'Vote'}`;
}
