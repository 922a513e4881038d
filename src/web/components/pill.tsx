// Status labels: each has a word, a shape and a color, so that the color is never the only difference.
import type { Child } from 'hono/jsx';
import { FAILURES_TO_DISABLE } from '../../core/limits.ts';
import type { DeliveryLogState } from '../../deliveries/delivery-log-queries.ts';
import type { HealthSummary } from '../../endpoints/health-summary.ts';
import type { Listener } from '../../endpoints/listener-settings.ts';
import type { ListenerLogState } from '../../votes/listener-log-queries.ts';
import type { VoteDelivery } from '../../votes/vote-deliveries.ts';
import { invalidProbeOf, invalidProbeOutcome } from './self-check-outcome.ts';

export type Tone = 'good' | 'warn' | 'bad' | 'idle';

interface Label {
  readonly tone: Tone;
  readonly word: string;
}

export function Pill({ tone, children }: { tone: Tone; children?: Child }) {
  return <span class={`pill ${tone}`}>{children}</span>;
}

export const STATE_LABELS: Readonly<Record<DeliveryLogState, Label>> = {
  waiting: { tone: 'idle', word: 'Waiting' },
  sending: { tone: 'idle', word: 'Sending' },
  retrying: { tone: 'warn', word: 'Retrying' },
  held: { tone: 'idle', word: 'On hold' },
  delivered: { tone: 'good', word: 'Delivered' },
  failed: { tone: 'bad', word: 'Failed' },
  undelivered: { tone: 'bad', word: 'Undelivered' },
};

export function StatePill({ delivery }: { delivery: VoteDelivery }) {
  const { tone, word } = selfCheckLabel(delivery) ?? STATE_LABELS[delivery.state];
  return <Pill tone={tone}>{word}</Pill>;
}

/** For a request of the self-check that should be rejected, once there is a response; otherwise null. */
function selfCheckLabel(delivery: VoteDelivery): Label | null {
  const { state, code, httpStatus } = delivery;
  const probe = invalidProbeOf(delivery);
  const hasResponse = state === 'delivered' || state === 'failed';
  return probe && hasResponse && code !== null ? invalidProbeOutcome(probe, { code, httpStatus }) : null;
}

/**
 * Whether anything was sent before the webhook was last saved: its status covers only what came after (decision P138).
 */
export function wasTried({ lastDeliveredAt, lastFailure }: HealthSummary): boolean {
  return lastDeliveredAt !== null || lastFailure !== null;
}

/** §3.1, with the number of failures toward the limit. */
export function HealthPill({ health }: { health: HealthSummary }) {
  switch (health.status) {
    case 'healthy':
      return <Pill tone="good">Healthy</Pill>;
    case 'failing':
      return (
        <Pill tone="warn">
          Failing: {health.consecutiveFailures} of {FAILURES_TO_DISABLE} in a row
        </Pill>
      );
    case 'disabled':
      return <Pill tone="bad">Disabled</Pill>;
    case 'paused':
      return <Pill tone="idle">Paused</Pill>;
    case 'no_deliveries_yet':
      return <Pill tone="idle">{wasTried(health) ? 'No votes since it was saved' : 'No votes yet'}</Pill>;
  }
}

/** The outcomes of decision L1 and the states before them. */
export const LISTENER_STATE_LABELS: Readonly<Record<ListenerLogState, Label>> = {
  waiting: { tone: 'idle', word: 'Waiting' },
  queued: { tone: 'idle', word: 'Queued' },
  sending: { tone: 'idle', word: 'Sending' },
  accepted: { tone: 'good', word: 'Accepted' },
  rejected: { tone: 'bad', word: 'Rejected' },
  failed: { tone: 'bad', word: 'Failed, not sent' },
  sent_unconfirmed: { tone: 'warn', word: 'Sent, not confirmed' },
  unknown: { tone: 'warn', word: 'Sent, result unknown' },
  already_rewarded: { tone: 'idle', word: 'Already rewarded, not sent' },
};

export function ListenerVotePill({ state }: { state: ListenerLogState }) {
  const { tone, word } = LISTENER_STATE_LABELS[state];
  return <Pill tone={tone}>{word}</Pill>;
}

/** A vote listener is never disabled, however often it fails. */
export function ListenerPill({ listener }: { listener: Listener }) {
  switch (listener.status) {
    case 'failing':
      return <Pill tone="warn">Failing: {listener.consecutiveFailures} in a row</Pill>;
    case 'unconfirmed':
      return <Pill tone="warn">Sent, not confirmed</Pill>;
    case 'working':
      return <Pill tone="good">Working</Pill>;
    case 'no_votes_yet':
      return <Pill tone="idle">No votes yet</Pill>;
  }
}
