// The latest events of the live stream: which consumers have acknowledged them, and what `plaudit listen` forwarded.
import type { Listing } from '../../listings/listing.ts';
import type { LatestStreamEvent } from '../../stream/streamed-events.ts';
import { BoldName } from './name.tsx';
import { TableHead } from './table-head.tsx';
import { Time } from './time.tsx';

interface StreamEventsProps {
  readonly listing: Listing;
  readonly events: readonly LatestStreamEvent[];
  readonly hasConsumers: boolean;
}

export function StreamEvents({ listing, events, hasConsumers }: StreamEventsProps) {
  if (events.length === 0) return <p class="dim">There were no votes or test events in the last 90 days.</p>;
  const who = `${listing.game === 'minecraft' ? 'Player' : 'Voter'}, event`;
  return (
    <>
      <h3>Latest events</h3>
      <p class="dim note">
        The newest votes and test events of this listing. The live stream has all of them, also those that were sent to
        the webhook.
      </p>
      <table class="log">
        <TableHead columns={[who, 'Acknowledged by', 'Forwarded', 'Recorded']} />
        <tbody>
          {events.map((event) => (
            <tr>
              <td class="first wide-cell">
                <a href={`/dashboard/${listing.id}/deliveries/${event.eventId}`}>
                  <BoldName name={event.isTest ? 'Test event' : (event.playerName ?? event.userId)} />
                </a>
              </td>
              <td data-label="Acknowledged by">
                {hasConsumers ? <AcknowledgedBy names={event.acknowledgedBy} /> : '–'}
              </td>
              <td data-label="Forwarded">{describeForward(event.forward)}</td>
              <td data-label="Recorded">
                <Time at={event.recordedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function AcknowledgedBy({ names }: { names: readonly string[] }) {
  if (names.length === 0) return 'No consumer';
  return <span class="mono">{names.join(', ')}</span>;
}

/** The newest forward by `plaudit listen`; all of them are on the event's page. */
function describeForward(forward: LatestStreamEvent['forward']): string {
  if (!forward) return '–';
  return forward.status === null ? 'No response' : `HTTP ${forward.status}`;
}
