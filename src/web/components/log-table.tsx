// The delivery log as a table; the live stream sends its rows one by one.
import type { Listing } from '../../listings/listing.ts';
import type { Translations } from '../../messages/translations.ts';
import type { VoteDelivery } from '../../votes/vote-deliveries.ts';
import { useTranslations } from '../translations.ts';
import { StatePill } from './delivery-state.tsx';
import { describeResponse } from './diagnosis.tsx';
import { BoldName } from './name.tsx';
import { TableHead } from './table-head.tsx';
import { Time } from './time.tsx';

interface LogTableProps {
  readonly listing: Listing;
  readonly deliveries: readonly VoteDelivery[];
}

export function LogTable({ listing, deliveries }: LogTableProps) {
  const t = useTranslations();
  return (
    <table class="card log">
      <TableHead
        columns={[
          t('deliveries.result'),
          t(listing.game === 'minecraft' ? 'deliveries.playerAndEvent' : 'deliveries.voterAndEvent'),
          t('deliveries.response'),
          t('deliveries.attempts'),
          t('deliveries.duration'),
          t('deliveries.recorded'),
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
  const t = useTranslations();
  const { eventId, attempts, durationMs, recordedAt, nextAttemptAt } = delivery;
  return (
    <tr data-event={eventId}>
      <td class="first">
        <StatePill delivery={delivery} />
      </td>
      <td class="wide-cell">
        <a href={`/dashboard/${listing.id}/deliveries/${eventId}`}>
          <BoldName name={subjectOf(t, delivery)} />
          <span class="mono dim event-id">{eventId}</span>
        </a>
      </td>
      <td data-label={t('deliveries.response')}>{describeResponse(t, delivery)}</td>
      <td data-label={t('deliveries.attempts')}>{attempts}</td>
      <td data-label={t('deliveries.duration')}>{durationMs === null ? '–' : t.milliseconds(durationMs)}</td>
      <td data-label={t('deliveries.recorded')}>
        <Time at={recordedAt} />
        {nextAttemptAt && (
          <span class="dim next">{t.rich('deliveries.next', { time: <Time at={nextAttemptAt} /> })}</span>
        )}
      </td>
    </tr>
  );
}

function subjectOf(t: Translations, { isTest, probe, event, playerName, userId }: VoteDelivery): string {
  if (probe) return t('deliveries.selfCheck', { probe });
  if (isTest) return t('deliveries.testEvent');
  const name = playerName ?? userId ?? t('deliveries.vote');
  if (event === 'vote.annulled') return t('deliveries.annulledVote', { name });
  return event === 'vote.restored' ? t('deliveries.restoredVote', { name }) : name;
}
