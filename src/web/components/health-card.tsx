// The health of a webhook or a vote listener: a status, one sentence, and the next step.
import type { Child } from 'hono/jsx';
import { FAILURES_TO_DISABLE } from '../../core/limits.ts';
import { listenerStatus } from '../../endpoints/health.ts';
import { type HealthSummary, hasBeenTried } from '../../endpoints/health-summary.ts';
import type { Listener } from '../../endpoints/listener-settings.ts';
import type { EndpointStatus } from '../../endpoints/setup-checklist-queries.ts';
import type { Listing } from '../../listings/listing.ts';
import { describeResponse } from './diagnosis.tsx';
import { formatCount } from './figures.tsx';
import { UNCONFIRMED_LISTENER } from './first-steps.tsx';
import { HealthPill, ListenerPill, Pill, wasTried } from './pill.tsx';
import { Time } from './time.tsx';

interface HealthText {
  readonly sentence: string;
  readonly next: { readonly text: string; readonly path: string };
}

export function WebhookHealthCard({ listing, health }: { listing: Listing; health: HealthSummary }) {
  return (
    <Card
      title="Webhook"
      pill={<HealthPill health={health} />}
      text={describeWebhook(listing, health)}
      deliveredAt={health.lastDeliveredAt}
    />
  );
}

export function ListenerHealthCard({ listing, listener }: { listing: Listing; listener: Listener }) {
  return (
    <Card
      title="Vote listener"
      pill={<ListenerPill listener={listener} />}
      text={describeListener(listing, listener)}
      deliveredAt={listener.lastAcceptedAt}
    />
  );
}

function Card(props: { title: string; pill: Child; text: HealthText; deliveredAt: Date | null }) {
  const { title, pill, text, deliveredAt } = props;
  return (
    <section class="card stack close">
      <div class="row between">
        <h2>{title}</h2>
        {pill}
      </div>
      <p>{text.sentence}</p>
      {deliveredAt && (
        <p class="dim note">
          Last vote delivered <Time at={deliveredAt} />.
        </p>
      )}
      <a href={text.next.path}>{text.next.text}</a>
    </section>
  );
}

function describeWebhook({ id }: Listing, health: HealthSummary): HealthText {
  const base = `/dashboard/${id}`;
  const { last24Hours: day, lastFailure, consecutiveFailures } = health;
  const reason = lastFailure ? describeResponse(lastFailure) : 'no response';
  switch (health.status) {
    case 'healthy':
      return {
        sentence:
          day.delivered === 0
            ? 'Working. No votes in the last 24 hours.'
            : `Working. ${formatCount(day.delivered, 'vote')} delivered in the last 24 hours.`,
        next: { text: 'Open the delivery log', path: `${base}/deliveries` },
      };
    case 'failing':
      return {
        sentence:
          consecutiveFailures === 1
            ? `The last attempt failed (${reason}). After ${FAILURES_TO_DISABLE} failures in a row, the webhook is disabled.`
            : `The last ${consecutiveFailures} attempts failed, most recently with ${reason}. After ${FAILURES_TO_DISABLE} failures in a row, the webhook is disabled.`,
        next: {
          text: 'View the failed attempts',
          path: `${base}/deliveries?answer=${failureFilter(lastFailure)}`,
        },
      };
    case 'disabled':
      return {
        sentence: `Disabled after ${FAILURES_TO_DISABLE} failures in a row, most recently with ${reason}. Votes are no longer sent.`,
        next: { text: 'Fix your endpoint, then save its URL again', path: `${base}/webhook` },
      };
    case 'paused':
      return {
        sentence: 'Paused. Votes are held and will be sent in order when you resume.',
        next: { text: 'Resume', path: `${base}/webhook` },
      };
    case 'no_deliveries_yet':
      return {
        sentence: wasTried(health)
          ? 'No votes have been sent since the webhook was saved. Test events are not included.'
          : 'No votes have been sent yet. Test events are not included.',
        next: { text: 'Send test event', path: `${base}/webhook#test` },
      };
  }
}

function failureFilter(failure: HealthSummary['lastFailure']): string {
  return failure ? String(failure.httpStatus ?? failure.code) : '';
}

function describeListener({ id }: Listing, { status, consecutiveFailures }: Listener): HealthText {
  const base = `/dashboard/${id}/listener`;
  switch (status) {
    case 'failing':
      return {
        sentence: `The last ${formatCount(consecutiveFailures, 'vote')} did not arrive. Votes are never sent to a listener twice.`,
        next: { text: 'View the reason and the unrewarded players', path: base },
      };
    case 'unconfirmed':
      return {
        sentence: UNCONFIRMED_LISTENER,
        next: { text: 'Check recent votes, or switch to a v2 token', path: base },
      };
    case 'working':
      return {
        sentence: 'Working. The last vote was accepted.',
        next: { text: 'Recent votes and settings', path: base },
      };
    case 'no_votes_yet':
      return {
        sentence: 'No votes have been sent yet. Test votes are not included.',
        next: { text: 'Send test vote', path: `${base}#test` },
      };
  }
}

/** The endpoints of a listing in the list of listings. */
export function EndpointStatusPills({ statuses }: { statuses: readonly EndpointStatus[] }) {
  if (statuses.length === 0) return <Pill tone="idle">No webhook set up</Pill>;
  return (
    <>
      {statuses.map((status) => (
        <EndpointStatusPill status={status} />
      ))}
    </>
  );
}

const KINDS = { webhook: 'Webhook', listener: 'Listener' } as const;

function EndpointStatusPill({ status }: { status: EndpointStatus }) {
  const { kind, state, consecutiveFailures: failures } = status;
  const name = KINDS[kind];
  if (state === 'disabled') return <Pill tone="bad">{name} disabled</Pill>;
  if (state === 'paused') return <Pill tone="idle">{name} paused</Pill>;
  if (failures > 0)
    return (
      <Pill tone="warn">
        {name} failing: {failures} in a row
      </Pill>
    );
  if (kind === 'webhook' && !hasBeenTried(status) && status.lastFailedAt)
    return <Pill tone="idle">{name}: no votes since saved</Pill>;
  if (kind === 'listener' && listenerStatus(status) === 'unconfirmed')
    return <Pill tone="warn">{name}: sent, not confirmed</Pill>;
  return status.lastDeliveredAt ? (
    <Pill tone="good">{name} working</Pill>
  ) : (
    <Pill tone="idle">{name}: no votes yet</Pill>
  );
}
