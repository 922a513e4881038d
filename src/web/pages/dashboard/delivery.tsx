// GET /dashboard/:id/deliveries/:eventId: one event with all its attempts; POST …/redeliver sends it again.
import { HTTPException } from 'hono/http-exception';
import { RETENTION_DAYS } from '../../../core/limits.ts';
import { AttemptCard } from '../../components/attempt-card.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { DashboardFrame } from '../../components/dashboard-frame.tsx';
import { showPage } from '../../components/layout.tsx';
import { StatePill } from '../../components/pill.tsx';
import { BodyText } from '../../components/request-details.tsx';
import { PROBE_LABELS } from '../../components/self-check-outcome.ts';
import { ExactTime, formatDuration, Time } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import type { DeliveryDetail, DeliveryLogState, RedeliverResult } from '../../integration-parts.ts';
import { eventIdInPath, hasEnded, streamPathOf } from './delivery-live.ts';

export async function showDelivery(context: WebContext, { listing }: DashboardContext) {
  const eventId = eventIdInPath(context);
  const delivery = await context.var.parts.deliveries.read({ listingId: listing.id, eventId });
  if (!delivery) throw new HTTPException(404);
  const base = `/dashboard/${listing.id}/deliveries`;
  const path = `${base}/${delivery.eventId}`;
  return showPage(context, {
    title: `Delivery · ${listing.name}`,
    section: 'dashboard',
    code: true,
    scripts: hasEnded(delivery) ? ['copy'] : ['copy', 'live-updates'],
    content: (
      <DashboardFrame listing={listing} tab="deliveries">
        <div class="stack" id="delivery">
          <div>
            <a href={base}>All deliveries</a>
            <div class="row between">
              <h1 class="row">
                {titleOf(delivery)} <StatePill delivery={delivery} />
              </h1>
              {!delivery.isTest && <RedeliverButton path={`${path}/redeliver`} />}
            </div>
          </div>
          <div class="split">
            <Attempts delivery={delivery} path={path} />
            <aside class="stack" aria-label="The event">
              <EventCard delivery={delivery} />
              <section class="card stack close">
                <h2>Body</h2>
                <p class="dim note">
                  {delivery.chatMessage
                    ? 'The message as the channel gets it, with the listing’s name of today.'
                    : 'The same bytes on every attempt.'}
                </p>
                <BodyText body={delivery.chatMessage ?? delivery.body} />
              </section>
            </aside>
          </div>
        </div>
      </DashboardFrame>
    ),
  });
}

function titleOf({ isTest, probe }: DeliveryDetail): string {
  if (probe) return `Self-check: ${PROBE_LABELS[probe]} request`;
  return isTest ? 'Test event' : 'Vote';
}

export async function submitRedelivery(context: WebContext, { listing }: DashboardContext) {
  const eventId = eventIdInPath(context);
  const done = await context.var.parts.deliveries.redeliver({ listingId: listing.id, eventId });
  if (!done.ok && done.reason === 'not_found') throw new HTTPException(404);
  const message = done.ok ? `Attempt ${done.attempt} is on its way.` : refusal(done);
  return redirectWithFlash(context, `/dashboard/${listing.id}/deliveries/${eventId}`, {
    tone: done.ok ? 'good' : 'bad',
    message,
  });
}

function refusal(done: Extract<RedeliverResult, { ok: false }>): string {
  switch (done.reason) {
    case 'too_old':
      return `This event is older than ${RETENTION_DAYS} days and cannot be sent again.`;
    case 'disabled':
      return 'The webhook is switched off. Save its address again first; then send this again.';
    case 'in_flight':
      return 'An attempt is on its way right now. Wait for its answer.';
    case 'rate_limited':
      return `Ten can be sent again each minute. Please wait ${formatDuration(done.retryAfterSeconds ?? 60)}.`;
    case 'no_webhook':
      return 'There is no webhook any more. Save an address first.';
    case 'not_found':
      return 'There is no such event.';
  }
}

function RedeliverButton({ path }: { path: string }) {
  return (
    <form method="post" action={path}>
      <button class="btn" type="submit">
        Redeliver
      </button>
    </form>
  );
}

/** What a delivery waits for that has not ended. */
const UNDER_WAY: Partial<Record<DeliveryLogState, string>> = {
  waiting: 'An attempt is due.',
  sending: 'An attempt is on its way.',
  retrying: 'It is tried again.',
  held: 'It waits until the webhook goes on.',
};

function UnderWay({ delivery, path }: { delivery: DeliveryDetail; path: string }) {
  const stream = streamPathOf(path, delivery);
  if (stream === null) return null;
  return (
    <div class="card dim" data-delivery-stream={stream}>
      <span role="status" data-delivery-words="">
        {UNDER_WAY[delivery.state]}
      </span>{' '}
      <a href={path}>Look again</a>
    </div>
  );
}

function Attempts({ delivery, path }: { delivery: DeliveryDetail; path: string }) {
  const newestFirst = delivery.attemptLog.toSorted((a, b) => b.number - a.number);
  return (
    <section class="stack" aria-label="Attempts">
      <UnderWay delivery={delivery} path={path} />
      {newestFirst.length === 0 && hasEnded(delivery) && (
        <p class="card dim">
          {delivery.state === 'undelivered'
            ? 'No attempt was made: the webhook was switched off or missing. You can redeliver it.'
            : 'No attempt has been made so far.'}
        </p>
      )}
      {newestFirst.map((attempt, index) => (
        <AttemptCard delivery={delivery} attempt={attempt} open={index === 0} />
      ))}
    </section>
  );
}

function EventCard({ delivery }: { delivery: DeliveryDetail }) {
  const { eventId, playerName, userId, recordedAt, changedAt, nextAttemptAt } = delivery;
  return (
    <section class="card stack close">
      <h2>Event</h2>
      <dl class="facts-list">
        <dt>ID</dt>
        <dd>
          <CopyField value={eventId} label="the event ID" />
          {delivery.isTest && (
            <p class="dim note">
              Its ID in this log; in the event itself it is <code>test</code>, as in every test event.
            </p>
          )}
        </dd>
        {playerName && (
          <>
            <dt>Player</dt>
            <dd>
              <bdi>{playerName}</bdi>
            </dd>
          </>
        )}
        {userId && (
          <>
            <dt>Voter</dt>
            <dd class="mono">{userId}</dd>
          </>
        )}
        <dt>Recorded</dt>
        <dd>
          <ExactTime at={recordedAt} />
        </dd>
        <dt>Last change</dt>
        <dd>
          <Time at={changedAt} />
        </dd>
        {nextAttemptAt && (
          <>
            <dt>Next attempt</dt>
            <dd>
              <Time at={nextAttemptAt} />
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
