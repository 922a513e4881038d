// The latest events of the live stream: which consumers have acknowledged them, and what `plaudit listen` forwarded.
import { RETENTION_DAYS } from '../../core/limits.ts';
import type { Listing } from '../../listings/listing.ts';
import type { Translations } from '../../messages/translations.ts';
import type { LatestStreamEvent } from '../../stream/streamed-events.ts';
import { useTranslations } from '../translations.ts';
import { BoldName } from './name.tsx';
import { TableHead } from './table-head.tsx';
import { Time } from './time.tsx';

interface StreamEventsProps {
  readonly listing: Listing;
  readonly events: readonly LatestStreamEvent[];
  readonly hasConsumers: boolean;
}

export function StreamEvents({ listing, events, hasConsumers }: StreamEventsProps) {
  const t = useTranslations();
  if (events.length === 0) return <p class="dim">{t('stream.noEvents', { days: RETENTION_DAYS })}</p>;
  const who = t(listing.game === 'minecraft' ? 'deliveries.playerAndEvent' : 'deliveries.voterAndEvent');
  return (
    <>
      <h3>{t('stream.latestEvents')}</h3>
      <p class="dim note">{t('stream.latestEventsText')}</p>
      <table class="log">
        <TableHead columns={[who, t('stream.acknowledgedBy'), t('stream.forwarded'), t('deliveries.recorded')]} />
        <tbody>
          {events.map((event) => (
            <tr>
              <td class="first wide-cell">
                <a href={`/dashboard/${listing.id}/deliveries/${event.eventId}`}>
                  <BoldName name={event.isTest ? t('deliveries.testEvent') : (event.playerName ?? event.userId)} />
                </a>
              </td>
              <td data-label={t('stream.acknowledgedBy')}>
                {hasConsumers ? <AcknowledgedBy names={event.acknowledgedBy} /> : '–'}
              </td>
              <td data-label={t('stream.forwarded')}>{describeForward(t, event.forward)}</td>
              <td data-label={t('deliveries.recorded')}>
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
  const t = useTranslations();
  if (names.length === 0) return <>{t('stream.nobody')}</>;
  return <span class="mono">{names.join(', ')}</span>;
}

/** The newest forward by `plaudit listen`; all of them are on the event's page. */
function describeForward(t: Translations, forward: LatestStreamEvent['forward']): string {
  if (!forward) return '–';
  return forward.status === null ? t('deliveries.noResponse') : `HTTP ${forward.status}`;
}
