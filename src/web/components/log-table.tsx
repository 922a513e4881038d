// The delivery log as a table; a line of it is also what the live page is sent.
import type { DeliverySummary } from '../integration-parts.ts';
import type { Listing } from '../web-parts.ts';
import { describeResponse } from './diagnosis.tsx';
import { StatePill } from './pill.tsx';
import { PROBE_LABELS } from './self-check-outcome.ts';
import { formatMilliseconds, Time } from './time.tsx';

interface LogTableProps {
  readonly listing: Listing;
  readonly deliveries: readonly DeliverySummary[];
}

export function LogTable({ listing, deliveries }: LogTableProps) {
  return (
    <table class="card log">
      <thead>
        <tr>
          <th scope="col">Result</th>
          <th scope="col">{listing.game === 'minecraft' ? 'Player' : 'Voter'}, event</th>
          <th scope="col">Answer</th>
          <th scope="col">Attempts</th>
          <th scope="col">Took</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <DeliveryRow listing={listing} delivery={delivery} />
        ))}
      </tbody>
    </table>
  );
}

export function DeliveryRow({ listing, delivery }: { listing: Listing; delivery: DeliverySummary }) {
  const { eventId, attempts, durationMs, recordedAt, nextAttemptAt } = delivery;
  return (
    <tr data-event={eventId}>
      <td class="first">
        <StatePill delivery={delivery} />
      </td>
      <td class="wide-cell">
        <a href={`/dashboard/${listing.id}/deliveries/${eventId}`}>
          <b>
            <bdi>{whoOf(delivery)}</bdi>
          </b>
          <span class="mono dim event-id">{eventId}</span>
        </a>
      </td>
      <td data-label="Answer">{describeResponse(delivery)}</td>
      <td data-label="Attempts">{attempts}</td>
      <td data-label="Took">{durationMs === null ? '–' : formatMilliseconds(durationMs)}</td>
      <td data-label="When">
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

function whoOf({ isTest, probe, playerName, userId }: DeliverySummary): string {
  if (probe) return `Self-check: ${PROBE_LABELS[probe]}`;
  return isTest ? 'Test event' : (playerName ?? userId ?? 'Vote');
}
