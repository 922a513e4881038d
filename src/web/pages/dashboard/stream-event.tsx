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
  const base = `/dashboard/${listing.id}`;
  const hasListener = event.sentTo.includes('listener');
  return showPage(context, {
    title: event.isTest ? 'Test event' : 'Vote',
    dashboard: { listing, tab: 'deliveries' },
    code: true,
    scripts: ['copy'],
    content: (
      <div class="stack" id="delivery">
        <div>
          <a href={`${base}/webhook#stream`}>Live stream</a>
          <h1 class="row">
            {event.isTest ? 'Test event' : 'Vote'}{' '}
            <Pill tone="idle">{hasListener ? 'Vote listener' : 'Live stream only'}</Pill>
          </h1>
        </div>
        <EventCard event={event} acknowledgedBy={event.acknowledgedBy} />
        <section class="card stack close">
          {hasListener ? (
            <>
              <h2>Not sent to a webhook</h2>
              <p>
                It was sent to the vote listener. The <a href={`${base}/listener`}>listener’s page</a> shows the result.
              </p>
            </>
          ) : (
            <>
              <h2>Sent on the live stream only</h2>
              <p>{whyNotInLog(event)}</p>
            </>
          )}
          <p>
            Programs that <a href="/docs/live-stream">follow the live stream</a> can get it for {RETENTION_DAYS} days,
            until <ExactTime at={daysAfter(event.recordedAt, RETENTION_DAYS)} />.
          </p>
        </section>
        <BodyCard body={event.body} />
        <ForwardsCard forwards={forwards} />
      </div>
    ),
  });
}

function whyNotInLog({ isTest }: StreamEventDetail): string {
  return isTest
    ? 'The webhook’s log does not have this event, because a test event of the live stream is not sent to the webhook, or because the webhook was removed.'
    : 'The webhook’s log does not have this vote, because the listing had no webhook when the vote was recorded, or because the webhook was removed.';
}
