// The health of a webhook or a vote listener: a status, one sentence, and the next step.
import type { Child } from 'hono/jsx';
import { FAILURES_TO_DISABLE } from '../../core/limits.ts';
import { listenerStatus } from '../../endpoints/health.ts';
import { type HealthSummary, hasBeenTried } from '../../endpoints/health-summary.ts';
import type { Listener } from '../../endpoints/listener-settings.ts';
import type { EndpointStatus } from '../../endpoints/setup-checklist-queries.ts';
import type { Listing } from '../../listings/listing.ts';
import type { Translations } from '../../messages/translations.ts';
import { useTranslations } from '../translations.ts';
import { describeResponse } from './diagnosis.tsx';
import { HealthPill, ListenerPill, Pill, wasTried } from './pill.tsx';
import { Time } from './time.tsx';

interface HealthText {
  readonly sentence: string;
  readonly next: { readonly text: string; readonly path: string };
}

export function WebhookHealthCard({ listing, health }: { listing: Listing; health: HealthSummary }) {
  const t = useTranslations();
  return (
    <Card
      title={t('health.webhook')}
      pill={<HealthPill health={health} />}
      text={describeWebhook(t, listing, health)}
      deliveredAt={health.lastDeliveredAt}
    />
  );
}

export function ListenerHealthCard({ listing, listener }: { listing: Listing; listener: Listener }) {
  const t = useTranslations();
  return (
    <Card
      title={t('health.listener')}
      pill={<ListenerPill listener={listener} />}
      text={describeListener(t, listing, listener)}
      deliveredAt={listener.lastAcceptedAt}
    />
  );
}

function Card(props: { title: string; pill: Child; text: HealthText; deliveredAt: Date | null }) {
  const t = useTranslations();
  const { title, pill, text, deliveredAt } = props;
  return (
    <section class="card stack close">
      <div class="row between">
        <h2>{title}</h2>
        {pill}
      </div>
      <p>{text.sentence}</p>
      {deliveredAt && <p class="dim note">{t.rich('health.lastDelivered', { time: <Time at={deliveredAt} /> })}</p>}
      <a href={text.next.path}>{text.next.text}</a>
    </section>
  );
}

function describeWebhook(t: Translations, { id }: Listing, health: HealthSummary): HealthText {
  const base = `/dashboard/${id}`;
  const { last24Hours: day, lastFailure, consecutiveFailures } = health;
  const reason = lastFailure ? describeResponse(t, lastFailure) : t('health.noResponse');
  switch (health.status) {
    case 'healthy':
      return {
        sentence: t('health.working', { votes: day.delivered }),
        next: { text: t('health.openLog'), path: `${base}/deliveries` },
      };
    case 'failing':
      return {
        sentence: t('health.failing', { count: consecutiveFailures, reason, limit: FAILURES_TO_DISABLE }),
        next: {
          text: t('health.viewFailed'),
          path: `${base}/deliveries?answer=${failureFilter(lastFailure)}`,
        },
      };
    case 'disabled':
      return {
        sentence: t('health.disabled', { limit: FAILURES_TO_DISABLE, reason }),
        next: { text: t('health.fixEndpoint'), path: `${base}/webhook` },
      };
    case 'paused':
      return {
        sentence: t('health.paused'),
        next: { text: t('health.resume'), path: `${base}/webhook` },
      };
    case 'no_deliveries_yet':
      return {
        sentence: t(wasTried(health) ? 'health.noneSinceSaved' : 'health.noneSent'),
        next: { text: t('health.sendTestEvent'), path: `${base}/webhook#test` },
      };
  }
}

function failureFilter(failure: HealthSummary['lastFailure']): string {
  return failure ? String(failure.httpStatus ?? failure.code) : '';
}

function describeListener(t: Translations, { id }: Listing, { status, consecutiveFailures }: Listener): HealthText {
  const base = `/dashboard/${id}/listener`;
  switch (status) {
    case 'failing':
      return {
        sentence: t('health.listenerFailing', { votes: consecutiveFailures }),
        next: { text: t('health.viewUnrewarded'), path: base },
      };
    case 'unconfirmed':
      return {
        sentence: t('health.listenerUnconfirmed'),
        next: { text: t('health.checkOrSwitch'), path: base },
      };
    case 'working':
      return {
        sentence: t('health.listenerWorking'),
        next: { text: t('health.votesAndSettings'), path: base },
      };
    case 'no_votes_yet':
      return {
        sentence: t('health.listenerNoneSent'),
        next: { text: t('health.sendTestVote'), path: `${base}#test` },
      };
  }
}

/** The endpoints of a listing in the list of listings. */
export function EndpointStatusPills({ statuses }: { statuses: readonly EndpointStatus[] }) {
  const t = useTranslations();
  if (statuses.length === 0) return <Pill tone="idle">{t('health.noWebhook')}</Pill>;
  return (
    <>
      {statuses.map((status) => (
        <EndpointStatusPill status={status} />
      ))}
    </>
  );
}

function EndpointStatusPill({ status }: { status: EndpointStatus }) {
  const t = useTranslations();
  const { kind, state, consecutiveFailures: failures } = status;
  if (state === 'disabled') return <Pill tone="bad">{t('health.labelDisabled', { kind })}</Pill>;
  if (state === 'paused') return <Pill tone="idle">{t('health.labelPaused', { kind })}</Pill>;
  if (failures > 0) return <Pill tone="warn">{t('health.labelFailing', { kind, count: failures })}</Pill>;
  if (kind === 'webhook' && !hasBeenTried(status) && status.lastFailedAt)
    return <Pill tone="idle">{t('health.labelNoneSinceSaved')}</Pill>;
  if (kind === 'listener' && listenerStatus(status) === 'unconfirmed')
    return <Pill tone="warn">{t('health.labelUnconfirmed')}</Pill>;
  return status.lastDeliveredAt ? (
    <Pill tone="good">{t('health.labelWorking', { kind })}</Pill>
  ) : (
    <Pill tone="idle">{t('health.labelNoVotes', { kind })}</Pill>
  );
}
