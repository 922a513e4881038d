// How a webhook or a vote listener fares: in a word, in one plain sentence, and with the next step.
import type { Child } from 'hono/jsx';
import { FAILURES_TO_DISABLE } from '../../core/limits.ts';
import { listenerStatus } from '../../endpoints/health.ts';
import { hasBeenTried } from '../../endpoints/health-summary.ts';
import type { Health } from '../integration-parts.ts';
import type { Listener } from '../listener-parts.ts';
import type { EndpointStatus } from '../overview-parts.ts';
import type { Listing } from '../web-parts.ts';
import { describeResponse } from './diagnosis.tsx';
import { formatCount } from './figures.tsx';
import { UNCONFIRMED_LISTENER } from './first-steps.tsx';
import { HealthPill, ListenerPill, Pill, wasTried } from './pill.tsx';
import { Time } from './time.tsx';

interface Words {
  readonly sentence: Child;
  readonly next: { readonly text: string; readonly path: string };
}

export function WebhookHealthCard({ listing, health }: { listing: Listing; health: Health }) {
  return (
    <Card title="Vote webhook" pill={<HealthPill health={health} />} words={webhookWords(listing, health)}>
      <LastDelivered at={health.lastDeliveredAt} />
    </Card>
  );
}

export function ListenerHealthCard({ listing, listener }: { listing: Listing; listener: Listener }) {
  return (
    <Card
      title="Vote listener"
      pill={<ListenerPill listener={listener} />}
      words={listenerWords(listing, listener)}
    >
      <LastDelivered at={listener.lastAcceptedAt} />
    </Card>
  );
}

function Card(props: { title: string; pill: Child; words: Words; children?: Child }) {
  const { sentence, next } = props.words;
  return (
    <section class="card stack close">
      <div class="row between">
        <h2>{props.title}</h2>
        {props.pill}
      </div>
      <p>{sentence}</p>
      {props.children}
      <a href={next.path}>{next.text}</a>
    </section>
  );
}

function LastDelivered({ at }: { at: Date | null }) {
  if (!at) return null;
  return (
    <p class="dim note">
      Last delivered <Time at={at} />.
    </p>
  );
}

function webhookWords({ id }: Listing, health: Health): Words {
  const base = `/dashboard/${id}`;
  const { last24Hours: day, lastFailure, consecutiveFailures } = health;
  const reason = lastFailure ? describeResponse(lastFailure) : 'no answer';
  switch (health.status) {
    case 'healthy':
      return {
        sentence:
          day.delivered === 0
            ? 'It works; no vote was due in 24 hours.'
            : `It works: ${formatCount(day.delivered, 'vote')} arrived in 24 hours.`,
        next: { text: 'Open the delivery log', path: `${base}/deliveries` },
      };
    case 'failing':
      return {
        sentence: `The last ${formatCount(consecutiveFailures, 'attempt')} failed${consecutiveFailures === 1 ? ` (${reason})` : `, the last with ${reason}`}; at ${FAILURES_TO_DISABLE} in a row it is switched off.`,
        next: {
          text: 'See why, attempt by attempt',
          path: `${base}/deliveries?answer=${failureFilter(lastFailure)}`,
        },
      };
    case 'disabled':
      return {
        sentence: `It was switched off after ${FAILURES_TO_DISABLE} failures in a row, the last with ${reason}; votes are not sent any more.`,
        next: { text: 'Mend your endpoint, then save its address again', path: `${base}/webhook` },
      };
    case 'paused':
      return {
        sentence: 'It is paused: votes are kept, and sent in order when you resume.',
        next: { text: 'Resume it', path: `${base}/webhook` },
      };
    case 'no_deliveries_yet':
      return {
        sentence: wasTried(health)
          ? 'Not tried since it was saved: nothing was sent to it since but tests.'
          : 'Nothing was sent to it so far but tests.',
        next: { text: 'Send a test event', path: `${base}/webhook#test` },
      };
  }
}

function failureFilter(failure: Health['lastFailure']): string {
  return failure ? String(failure.httpStatus ?? failure.code) : '';
}

function listenerWords({ id }: Listing, { status, consecutiveFailures }: Listener): Words {
  const base = `/dashboard/${id}/listener`;
  switch (status) {
    case 'failing':
      return {
        sentence: `The last ${formatCount(consecutiveFailures, 'vote')} did not reach it; a vote is never sent there twice.`,
        next: { text: 'See why, and who went without', path: base },
      };
    case 'unconfirmed':
      return {
        sentence: UNCONFIRMED_LISTENER,
        next: { text: 'Check the last votes, or switch to a v2 token', path: base },
      };
    case 'working':
      return {
        sentence: 'It works: the last vote was taken.',
        next: { text: 'Last votes and settings', path: base },
      };
    case 'no_votes_yet':
      return {
        sentence: 'No vote was sent to it so far but tests.',
        next: { text: 'Send a test vote', path: `${base}#test` },
      };
  }
}

const KINDS = { webhook: 'Webhook', listener: 'Listener' } as const;

/** A listing's endpoints in a few words, for a list of listings. */
export function EndpointStatusPills({ standings }: { standings: readonly EndpointStatus[] }) {
  if (standings.length === 0) return <Pill tone="idle">Votes go nowhere yet</Pill>;
  return (
    <>
      {standings.map((standing) => (
        <StandingPill standing={standing} />
      ))}
    </>
  );
}

function StandingPill({ standing }: { standing: EndpointStatus }) {
  const { kind, state, consecutive_failures: failures, last_delivered_at: delivered } = standing;
  const word = KINDS[kind];
  if (state === 'disabled') return <Pill tone="bad">{word} switched off</Pill>;
  if (state === 'paused') return <Pill tone="idle">{word} paused</Pill>;
  if (failures > 0)
    return (
      <Pill tone="warn">
        {word} failing: {failures} in a row
      </Pill>
    );
  if (kind === 'webhook' && !hasBeenTried(standing) && standing.last_failed_at)
    return <Pill tone="idle">{word} not tried since saved</Pill>;
  if (kind === 'listener' && listenerStatus(standing) === 'unconfirmed')
    return <Pill tone="warn">{word}: sent, not confirmed</Pill>;
  return delivered ? <Pill tone="good">{word} works</Pill> : <Pill tone="idle">{word}: no votes yet</Pill>;
}
