// The cards of an event: what it is, and its body.
import { Card } from './card.tsx';
import { CopyField } from './copy-button.tsx';
import { Facts } from './facts.tsx';
import { BodyText } from './request-details.tsx';
import { AcknowledgedBy } from './stream-events.tsx';
import { ExactTime, Time } from './time.tsx';

interface ShownEvent {
  readonly eventId: string;
  readonly isTest: boolean;
  readonly playerName: string | null;
  readonly userId: string | null;
  readonly recordedAt: Date;
  /** Only of a delivery. */
  readonly changedAt?: Date;
  readonly nextAttemptAt?: Date | null;
}

interface EventCardProps {
  readonly event: ShownEvent;
  /** The consumers of the live stream that have acknowledged it; null if it has no consumers. */
  readonly acknowledgedBy: readonly string[] | null;
}

export function EventCard({ event, acknowledgedBy }: EventCardProps) {
  const { playerName, userId, recordedAt, changedAt, nextAttemptAt } = event;
  return (
    <Card title="Event">
      <Facts
        inColumns
        facts={[
          ['ID', <EventId event={event} />],
          playerName && ['Player', <bdi>{playerName}</bdi>],
          userId && ['Voter', <span class="mono">{userId}</span>],
          ['Recorded', <ExactTime at={recordedAt} />],
          changedAt && ['Last changed', <Time at={changedAt} />],
          nextAttemptAt && ['Next attempt', <Time at={nextAttemptAt} />],
          acknowledgedBy && ['Acknowledged on the live stream by', <AcknowledgedBy names={acknowledgedBy} />],
        ]}
      />
    </Card>
  );
}

function EventId({ event: { eventId, isTest } }: { event: ShownEvent }) {
  return (
    <>
      <CopyField value={eventId} label="the event ID" />
      {isTest && (
        <p class="dim note">
          This ID is used only in this log. In the event itself, the ID is <code>test</code>, as in every test event.
        </p>
      )}
    </>
  );
}

/** `chatMessage`: what a chat channel is sent instead of the body. */
export function BodyCard({ body, chatMessage = null }: { body: string; chatMessage?: string | null }) {
  return (
    <Card title="Body">
      <p class="dim note">
        {chatMessage
          ? 'The message posted to the channel, with the listing’s current name.'
          : 'Exactly these bytes are sent each time.'}
      </p>
      <BodyText body={chatMessage ?? body} />
    </Card>
  );
}
