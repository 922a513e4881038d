// The cards of an event: what it is, and its body.
import { useTranslations } from '../translations.ts';
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
  const t = useTranslations();
  const { playerName, userId, recordedAt, changedAt, nextAttemptAt } = event;
  return (
    <Card title={t('deliveries.event')}>
      <Facts
        inColumns
        facts={[
          [t('deliveries.id'), <EventId event={event} />],
          playerName && [t('deliveries.player'), <bdi>{playerName}</bdi>],
          userId && [t('deliveries.voter'), <span class="mono">{userId}</span>],
          [t('deliveries.recorded'), <ExactTime at={recordedAt} />],
          changedAt && [t('deliveries.lastChanged'), <Time at={changedAt} />],
          nextAttemptAt && [t('deliveries.nextAttempt'), <Time at={nextAttemptAt} />],
          acknowledgedBy && [t('deliveries.acknowledgedBy'), <AcknowledgedBy names={acknowledgedBy} />],
        ]}
      />
    </Card>
  );
}

function EventId({ event: { eventId, isTest } }: { event: ShownEvent }) {
  const t = useTranslations();
  return (
    <>
      <CopyField value={eventId} label={t('deliveries.theEventId')} />
      {isTest && <p class="dim note">{t.rich('deliveries.testEventId', { code: (text) => <code>{text}</code> })}</p>}
    </>
  );
}

/** `chatMessage`: what a chat channel is sent instead of the body. */
export function BodyCard({ body, chatMessage = null }: { body: string; chatMessage?: string | null }) {
  const t = useTranslations();
  return (
    <Card title={t('deliveries.body')}>
      <p class="dim note">{t(chatMessage ? 'deliveries.chatBody' : 'deliveries.exactBytes')}</p>
      <BodyText body={chatMessage ?? body} />
    </Card>
  );
}
