// GET /dashboard/:id/deliveries/:eventId: one event with all its attempts. POST …/redeliver sends it again.
import { HTTPException } from 'hono/http-exception';
import { RETENTION_DAYS } from '../../../core/limits.ts';
import type { DeliveryLogState } from '../../../deliveries/delivery-log-queries.ts';
import { type RedeliverResult, redeliver } from '../../../deliveries/redeliver.ts';
import { readForwards } from '../../../stream/forwards.ts';
import { readVoteDelivery, type VoteDeliveryDetail } from '../../../votes/vote-deliveries.ts';
import { AttemptCard } from '../../components/attempt-card.tsx';
import { PostButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { Facts } from '../../components/facts.tsx';
import { ForwardsCard } from '../../components/forwards-card.tsx';
import { showPage } from '../../components/layout.tsx';
import { StatePill } from '../../components/pill.tsx';
import { BodyText } from '../../components/request-details.tsx';
import { PROBE_LABELS } from '../../components/self-check-outcome.ts';
import { ExactTime, formatDuration, Time } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { eventIdInPath, hasEnded, streamPathOf } from './live-deliveries.tsx';

export async function showDelivery(context: WebContext, { listing }: DashboardContext) {
  const eventId = eventIdInPath(context);
  const delivery = await readVoteDelivery(context.var.app, { listingId: listing.id, eventId });
  if (!delivery) throw new HTTPException(404);
  const forwards = await readForwards(context.var.app.db, listing.id, eventId);
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
        <div class="split">
          <Attempts delivery={delivery} path={path} />
          <aside class="stack" aria-label="Event">
            <EventCard delivery={delivery} />
            <BodyCard delivery={delivery} />
            <ForwardsCard forwards={forwards} />
          </aside>
        </div>
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

function BodyCard({ delivery: { body, chatMessage } }: { delivery: VoteDeliveryDetail }) {
  return (
    <Card title="Body">
      <p class="dim note">
        {chatMessage
          ? 'The message posted to the channel, with the listing’s current name.'
          : 'Every attempt sends exactly these bytes.'}
      </p>
      <BodyText body={chatMessage ?? body} />
    </Card>
  );
}

function EventCard({ delivery }: { delivery: VoteDeliveryDetail }) {
  const { playerName, userId, recordedAt, changedAt, nextAttemptAt } = delivery;
  return (
    <Card title="Event">
      <Facts
        facts={[
          ['ID', <EventId delivery={delivery} />],
          playerName && ['Player', <bdi>{playerName}</bdi>],
          userId && ['Voter', <span class="mono">{userId}</span>],
          ['Recorded', <ExactTime at={recordedAt} />],
          ['Last changed', <Time at={changedAt} />],
          nextAttemptAt && ['Next attempt', <Time at={nextAttemptAt} />],
        ]}
      />
    </Card>
  );
}

function EventId({ delivery: { eventId, isTest } }: { delivery: VoteDeliveryDetail }) {
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
