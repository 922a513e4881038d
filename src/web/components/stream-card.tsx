// The live stream of a listing: how to begin, its consumers, how far they have come, and its latest events.
import { RETENTION_DAYS, STREAM_BEHIND_DAYS } from '../../core/limits.ts';
import type { Listing } from '../../listings/listing.ts';
import { type ConsumerStatus, MAX_BEHIND } from '../../stream/lag-queries.ts';
import type { LatestStreamEvent } from '../../stream/streamed-events.ts';
import { useTranslations } from '../translations.ts';
import { ButtonLink, PostButton, unseen } from './button.tsx';
import { Card } from './card.tsx';
import { Pill } from './pill.tsx';
import { StreamEvents } from './stream-events.tsx';
import { TableHead } from './table-head.tsx';
import { daysAfter, daysSince, Time } from './time.tsx';

interface StreamCardProps {
  readonly listing: Listing;
  readonly consumers: readonly ConsumerStatus[];
  readonly events: readonly LatestStreamEvent[];
}

export function StreamCard({ listing, consumers, events }: StreamCardProps) {
  const t = useTranslations();
  return (
    <Card title={t('stream.liveStream')} id="stream">
      <p class="dim note">
        {t.rich('stream.text', {
          guide: (text) => <a href="/docs/live-stream">{text}</a>,
          code: (text) => <code>{text}</code>,
          tokens: (text) => <a href={`/dashboard/${listing.id}/tokens`}>{text}</a>,
        })}
      </p>
      {consumers.length === 0 ? (
        <p class="dim">{t('stream.noConsumers')}</p>
      ) : (
        <Consumers listing={listing} consumers={consumers} />
      )}
      {hasUsedStream({ consumers, events }) && (
        <StreamEvents listing={listing} events={events} hasConsumers={consumers.length > 0} />
      )}
      <div class="row">
        <ButtonLink
          text={t('stream.createToken')}
          href={`/dashboard/${listing.id}/tokens?for=live-stream#create`}
          look="small"
        />
        <PostButton action={`/dashboard/${listing.id}/webhook/stream-test`} text={t('stream.sendTest')} look="small" />
      </div>
    </Card>
  );
}

/** Events of a listing without consumers are of interest only if somebody has tried the stream with them. */
function hasUsedStream({ consumers, events }: Pick<StreamCardProps, 'consumers' | 'events'>): boolean {
  return (
    consumers.length > 0 || events.some(({ isTest, sentTo, forward }) => forward || (isTest && sentTo.length === 0))
  );
}

function Consumers({ listing, consumers }: Pick<StreamCardProps, 'listing' | 'consumers'>) {
  const t = useTranslations();
  return (
    <table class="log">
      <TableHead
        columns={[t('stream.status'), t('stream.consumer'), t('stream.lastAcknowledged'), t('stream.action')]}
      />
      <tbody>
        {consumers.map((consumer) => (
          <ConsumerRow listing={listing} consumer={consumer} />
        ))}
      </tbody>
    </table>
  );
}

function ConsumerRow({ listing, consumer }: { listing: Listing; consumer: ConsumerStatus }) {
  const t = useTranslations();
  const { name, isConnected, acknowledgedAt } = consumer;
  return (
    <tr>
      <td class="first">
        <Pill tone={isConnected ? 'good' : 'idle'}>{t(isConnected ? 'stream.connected' : 'stream.notConnected')}</Pill>
      </td>
      <td class="wide-cell">
        <b class="mono">{name}</b>
        <Progress consumer={consumer} />
      </td>
      <td data-label={t('stream.lastAcknowledged')}>
        {acknowledgedAt ? <Time at={acknowledgedAt} /> : t('stream.never')}
      </td>
      <td data-label={t('stream.action')}>
        <ButtonLink
          text={t.rich('stream.removeNamed', { name, unseen })}
          href={`/dashboard/${listing.id}/webhook/consumers/${name}/remove`}
          look="small danger"
        />
      </td>
    </tr>
  );
}

function Progress({ consumer: { behind, behindSince, votesSince, missedVotes } }: { consumer: ConsumerStatus }) {
  const t = useTranslations();
  const isAtRisk = votesSince !== null && daysSince(votesSince) >= STREAM_BEHIND_DAYS;
  return (
    <>
      <p class="dim note">
        {behindSince === null
          ? t(missedVotes > 0 ? 'stream.nothingWaits' : 'stream.upToDate')
          : t.rich(behind >= MAX_BEHIND ? 'stream.behindOrMore' : 'stream.behind', {
              events: behind,
              since: <Since at={behindSince} />,
            })}
      </p>
      {isAtRisk && (
        <p>
          <Pill tone="warn">{t('stream.aboutToMiss')}</Pill>{' '}
          {t.rich('stream.deletesFirst', { time: <Time at={daysAfter(votesSince, RETENTION_DAYS)} /> })}
        </p>
      )}
      {missedVotes > 0 && (
        <p>
          <Pill tone="bad">
            {t(missedVotes >= MAX_BEHIND ? 'stream.missedOrMore' : 'stream.missed', { votes: missedVotes })}
          </Pill>{' '}
          {t('stream.notAcknowledged', { days: RETENTION_DAYS })}
        </p>
      )}
    </>
  );
}

/** `3 h ago`; beyond 30 days with the number of days, because those count here. */
function Since({ at }: { at: Date }) {
  const t = useTranslations();
  const days = Math.floor(daysSince(at));
  if (days <= 30) return <Time at={at} />;
  return <>{t.rich('stream.dateAndDays', { time: <Time at={at} />, days })}</>;
}
