// GET /dashboard/:id/deliveries/:eventId: one event with all its attempts. POST …/redeliver sends it again.
import { HTTPException } from 'hono/http-exception';
import { REDELIVERIES_PER_MINUTE, RETENTION_DAYS } from '../../../core/limits.ts';
import type { DeliveryLogState } from '../../../deliveries/delivery-log-queries.ts';
import { type RedeliverResult, redeliver } from '../../../deliveries/redeliver.ts';
import type { MessageKey } from '../../../messages/message.ts';
import type { Translations } from '../../../messages/translations.ts';
import { readForwards } from '../../../stream/forwards.ts';
import { readStreamEvent } from '../../../stream/streamed-events.ts';
import { readVoteDelivery, type VoteDeliveryDetail } from '../../../votes/vote-deliveries.ts';
import { AttemptCard } from '../../components/attempt-card.tsx';
import { PostButton } from '../../components/button.tsx';
import { StatePill } from '../../components/delivery-state.tsx';
import { BodyCard, EventCard } from '../../components/event-cards.tsx';
import { ForwardsCard } from '../../components/forwards-card.tsx';
import { showPage } from '../../components/layout.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { useTranslations } from '../../translations.ts';
import { eventIdInPath, hasEnded, streamPathOf } from './live-deliveries.tsx';
import { showStreamEvent } from './stream-event.tsx';

export async function showDelivery(context: WebContext, { listing }: DashboardContext) {
  const { t } = context.var;
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
    title: t('deliveries.delivery'),
    dashboard: { listing, tab: 'deliveries' },
    code: true,
    scripts: hasEnded(delivery) ? ['copy'] : ['copy', 'live-updates'],
    content: (
      <div class="stack" id="delivery">
        <div>
          <a href={base}>{t('deliveries.allDeliveries')}</a>
          <div class="row between">
            <h1 class="row">
              {titleOf(t, delivery)} <StatePill delivery={delivery} />
            </h1>
            {!delivery.isTest && <PostButton action={`${path}/redeliver`} text={t('deliveries.redeliver')} />}
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

function titleOf(t: Translations, { isTest, probe }: VoteDeliveryDetail): string {
  if (probe) return t('deliveries.selfCheckRequest', { probe });
  return t(isTest ? 'deliveries.testEvent' : 'deliveries.vote');
}

export async function submitRedelivery(context: WebContext, { listing }: DashboardContext) {
  const { t } = context.var;
  const eventId = eventIdInPath(context);
  const result = await redeliver(context.var.app, { listingId: listing.id, eventId });
  if (!result.ok && result.reason === 'not_found') throw new HTTPException(404);
  return redirectWithFlash(context, `/dashboard/${listing.id}/deliveries/${eventId}`, {
    tone: result.ok ? 'good' : 'bad',
    message: result.ok ? t('deliveries.redelivering', { number: result.attempt }) : describeRefusal(t, result),
  });
}

function describeRefusal(t: Translations, refused: Extract<RedeliverResult, { ok: false }>): string {
  switch (refused.reason) {
    case 'too_old':
      return t('deliveries.tooOld', { days: RETENTION_DAYS });
    case 'disabled':
      return t('deliveries.webhookDisabled');
    case 'in_flight':
      return t('deliveries.attemptInFlight');
    case 'rate_limited':
      return t('deliveries.rateLimited', {
        limit: REDELIVERIES_PER_MINUTE,
        duration: t.duration(refused.retryAfterSeconds ?? 60),
      });
    case 'no_webhook':
      return t('deliveries.webhookRemoved');
    case 'not_found':
      return t('deliveries.unknownEvent');
  }
}

const PENDING_TEXT = {
  waiting: 'deliveries.attemptDue',
  sending: 'deliveries.attemptInProgress',
  retrying: 'deliveries.waitingForNext',
  held: 'deliveries.onHold',
  delivered: null,
  failed: null,
  undelivered: null,
} as const satisfies Readonly<Record<DeliveryLogState, MessageKey | null>>;

function PendingNote({ delivery, path }: { delivery: VoteDeliveryDetail; path: string }) {
  const t = useTranslations();
  const stream = streamPathOf(path, delivery);
  const text = PENDING_TEXT[delivery.state];
  if (stream === null || text === null) return null;
  return (
    <div class="card dim" data-delivery-stream={stream} data-changed={t('deliveries.deliveryChanged')}>
      <span role="status" data-delivery-words="">
        {t(text)}
      </span>{' '}
      <a href={path}>{t('deliveries.refresh')}</a>
    </div>
  );
}

function Attempts({ delivery, path }: { delivery: VoteDeliveryDetail; path: string }) {
  const t = useTranslations();
  const newestFirst = delivery.history.toSorted((a, b) => b.number - a.number);
  return (
    <section class="stack" aria-label={t('deliveries.attempts')}>
      <PendingNote delivery={delivery} path={path} />
      {newestFirst.length === 0 && hasEnded(delivery) && (
        <p class="card dim">
          {t(delivery.state === 'undelivered' ? 'deliveries.noAttemptDisabled' : 'deliveries.noAttempt')}
        </p>
      )}
      {newestFirst.map((attempt, index) => (
        <AttemptCard delivery={delivery} attempt={attempt} open={index === 0} />
      ))}
    </section>
  );
}
