// GET /dashboard/:id/deliveries/:eventId: one event with all its attempts. POST …/redeliver sends it again.
import { HTTPException } from 'hono/http-exception';
import { RETENTION_DAYS } from '../../../core/limits.ts';
import type { DeliveryLogState } from '../../../deliveries/delivery-log-queries.ts';
import { type RedeliverResult, redeliver } from '../../../deliveries/redeliver.ts';
import { readForwards } from '../../../stream/forwards.ts';
import { readStreamEvent } from '../../../stream/streamed-events.ts';
import { readVoteDelivery, type VoteDeliveryDetail } from '../../../votes/vote-deliveries.ts';
import { AttemptCard } from '../../components/attempt-card.tsx';
import { PostButton } from '../../components/button.tsx';
import { StatePill } from '../../components/delivery-state.tsx';
import { BodyCard, EventCard } from '../../components/event-cards.tsx';
import { ForwardsCard } from '../../components/forwards-card.tsx';
import { showPage } from '../../components/layout.tsx';
import { PROBE_LABELS } from '../../components/self-check-outcome.ts';
import { formatDuration } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { eventIdInPath, hasEnded, streamPathOf } from './live-deliveries.tsx';
import { showStreamEvent } from './stream-event.tsx';

export async function showDelivery(context: WebContext, { listing }: DashboardContext) {
  const eventId = eventIdInPath(context);
  const wanted = { listingId: listing.id, eventId };
  const [delivery, event, forwards] = await Promise.all([
    readVoteDelivery(context.var.app, wanted),
    readStreamEvent(context.var.app.db, wanted),
    readForwards(context.var.app.db, listing.id, eventId),
  ]);
  if (!delivery && event) return showStreamEvent(context, { listing, event, forwards });
  if (!delivery) throw new HTTPException(404);
  const base = `/dashboard/${listing.id}/deliveries`;
  const path = `${base}/${delivery.eventId}`;
  return showPage(context, {
    title: 'Delivery',
    dashboard: { listing, tab: 'deliveries' },
    code: true,
    scripts: hasEnded(delivery) ? ['copy'] : ['copy', 'live-updates'],
    content: (
      <div class="stack" id="delivery">
        <div>
          <a href={base}>All deliveries</a>
          <div class="row between">
            <h1 class="row">
              {titleOf(delivery)} <StatePill delivery={delivery} />
            </h1>
            {!delivery.isTest && <PostButton action={`${path}/redeliver`} text="Redeliver" />}
          </div>
        </div>
        <EventCard event={delivery} acknowledgedBy={event?.acknowledgedBy ?? null} />
        <Attempts delivery={delivery} path={path} />
        <BodyCard body={delivery.body} chatMessage={delivery.chatMessage} />
        <ForwardsCard forwards={forwards} />
      </div>
    ),
  });
}

function titleOf({ isTest, probe }: VoteDeliveryDetail): string {
  if (probe) return `Self-check: ${PROBE_LABELS[probe]} request`;
  return isTest ? 'Test event' : 'Vote';
}

export async function submitRedelivery(context: WebContext, { listing }: DashboardContext) {
  const eventId = eventIdInPath(context);
  const result = await redeliver(context.var.app, { listingId: listing.id, eventId });
  if (!result.ok && result.reason === 'not_found') throw new HTTPException(404);
  return redirectWithFlash(context, `/dashboard/${listing.id}/deliveries/${eventId}`, {
    tone: result.ok ? 'good' : 'bad',
    message: result.ok ? `Attempt ${result.attempt} is on its way.` : describeRefusal(result),
  });
}

function describeRefusal(refused: Extract<RedeliverResult, { ok: false }>): string {
  switch (refused.reason) {
    case 'too_old':
      return `This event is older than ${RETENTION_DAYS} days and can no longer be redelivered.`;
    case 'disabled':
      return 'The webhook is disabled. Save its URL again to enable it, then redeliver.';
    case 'in_flight':
      return 'An attempt is in progress. Wait until it finishes.';
    case 'rate_limited':
      return `You can redeliver 10 events per minute. Wait ${formatDuration(refused.retryAfterSeconds ?? 60)}, then try again.`;
    case 'no_webhook':
      return 'The webhook was removed. Save an endpoint URL first.';
    case 'not_found':
      return 'This event does not exist.';
  }
}

const PENDING_TEXT: Partial<Record<DeliveryLogState, string>> = {
  waiting: 'An attempt is due.',
  sending: 'An attempt is in progress.',
  retrying: 'Waiting for the next attempt.',
  held: 'On hold until the webhook is resumed.',
};

function PendingNote({ delivery, path }: { delivery: VoteDeliveryDetail; path: string }) {
  const stream = streamPathOf(path, delivery);
  if (stream === null) return null;
  return (
    <div class="card dim" data-delivery-stream={stream}>
      <span role="status" data-delivery-words="">
        {PENDING_TEXT[delivery.state]}
      </span>{' '}
      <a href={path}>Refresh</a>
    </div>
  );
}

function Attempts({ delivery, path }: { delivery: VoteDeliveryDetail; path: string }) {
  const newestFirst = delivery.history.toSorted((a, b) => b.number - a.number);
  return (
    <section class="stack" aria-label="Attempts">
      <PendingNote delivery={delivery} path={path} />
      {newestFirst.length === 0 && hasEnded(delivery) && (
        <p class="card dim">
          {delivery.state === 'undelivered'
            ? 'No attempt was made, because the webhook was disabled or removed. You can redeliver this event.'
            : 'No attempt has been made yet.'}
        </p>
      )}
      {newestFirst.map((attempt, index) => (
        <AttemptCard delivery={delivery} attempt={attempt} open={index === 0} />
      ))}
    </section>
  );
}
