// The page of an event that is only on the live stream, because the webhook’s log has no delivery of it.
import { RETENTION_DAYS } from '../../../core/limits.ts';
import type { Listing } from '../../../listings/listing.ts';
import type { RecordedForward } from '../../../stream/forward-queries.ts';
import type { StreamEventDetail } from '../../../stream/streamed-events.ts';
import { BodyCard, EventCard } from '../../components/event-cards.tsx';
import { ForwardsCard } from '../../components/forwards-card.tsx';
import { showPage } from '../../components/layout.tsx';
import { Pill } from '../../components/pill.tsx';
import { daysAfter, ExactTime } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';

interface StreamEventPage {
  readonly listing: Listing;
  readonly event: StreamEventDetail;
  readonly forwards: readonly RecordedForward[];
}

export function showStreamEvent(context: WebContext, { listing, event, forwards }: StreamEventPage) {
  const { t } = context.var;
  const base = `/dashboard/${listing.id}`;
  const hasListener = event.sentTo.includes('listener');
  const title = t(event.isTest ? 'deliveries.testEvent' : 'deliveries.vote');
  return showPage(context, {
    title,
    dashboard: { listing, tab: 'deliveries' },
    code: true,
    scripts: ['copy'],
    content: (
      <div class="stack" id="delivery">
        <div>
          <a href={`${base}/webhook#stream`}>{t('stream.liveStream')}</a>
          <h1 class="row">
            {title} <Pill tone="idle">{t(hasListener ? 'stream.listener' : 'stream.onlyStream')}</Pill>
          </h1>
        </div>
        <EventCard event={event} acknowledgedBy={event.acknowledgedBy} />
        <section class="card stack close">
          {hasListener ? (
            <>
              <h2>{t('stream.notToWebhook')}</h2>
              <p>{t.rich('stream.toListener', { link: (text) => <a href={`${base}/listener`}>{text}</a> })}</p>
            </>
          ) : (
            <>
              <h2>{t('stream.toStreamOnly')}</h2>
              <p>{t(event.isTest ? 'stream.testNotInLog' : 'stream.voteNotInLog')}</p>
            </>
          )}
          <p>
            {t.rich('stream.canGetIt', {
              link: (text) => <a href="/docs/live-stream">{text}</a>,
              days: RETENTION_DAYS,
              time: <ExactTime at={daysAfter(event.recordedAt, RETENTION_DAYS)} />,
            })}
          </p>
        </section>
        <BodyCard body={event.body} />
        <ForwardsCard forwards={forwards} />
      </div>
    ),
  });
}
