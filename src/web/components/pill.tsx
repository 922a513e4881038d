// A status: in a word, with a shape of its own, and only then in a colour.
import type { Child } from 'hono/jsx';
import { FAILURES_TO_DISABLE } from '../../core/limits.ts';
import type { DeliveryLogState, DeliverySummary, Health } from '../integration-parts.ts';
import type { Listener, ShownListenerVote } from '../listener-parts.ts';
import { invalidProbeOf, invalidProbeOutcome, type ProbeOutcome } from './self-check-outcome.ts';

export type Tone = 'good' | 'warn' | 'bad' | 'idle';

export function Pill({ tone, children }: { tone: Tone; children?: Child }) {
  return <span class={`pill ${tone}`}>{children}</span>;
}

export const STATE_LABELS: Readonly<
  Record<DeliveryLogState, { readonly tone: Tone; readonly word: string }>
> = {
  waiting: { tone: 'idle', word: 'waiting' },
  sending: { tone: 'idle', word: 'sending' },
  retrying: { tone: 'warn', word: 'being retried' },
  held: { tone: 'idle', word: 'held' },
  delivered: { tone: 'good', word: 'delivered' },
  failed: { tone: 'bad', word: 'failed' },
  undelivered: { tone: 'bad', word: 'undelivered' },
};

export function StatePill({ delivery }: { delivery: DeliverySummary }) {
  const { tone, word } = trappedEnd(delivery) ?? STATE_LABELS[delivery.state];
  return <Pill tone={tone}>{word}</Pill>;
}

/** Null while it is under way, and of all that is not sent to be refused. */
function trappedEnd(delivery: DeliverySummary): ProbeOutcome | null {
  const { state, code, httpStatus } = delivery;
  const trap = invalidProbeOf(delivery);
  const hasAnswer = state === 'delivered' || state === 'failed';
  return trap && hasAnswer && code !== null ? invalidProbeOutcome(trap, { code, httpStatus }) : null;
}

/** Whether anything was sent before the webhook was saved last; its status says only what came after (decision P138). */
export function wasTried({ lastDeliveredAt, lastFailure }: Health): boolean {
  return lastDeliveredAt !== null || lastFailure !== null;
}

/** §3.1, with the count toward the limit while it fails. */
export function HealthPill({ health }: { health: Health }) {
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
      return (
        <Pill tone="idle">{wasTried(health) ? 'Not tried since it was saved' : 'No deliveries yet'}</Pill>
      );
  }
}

/** The ends of decision L1 and what comes before them. */
export const LISTENER_STATE_LABELS: Readonly<
  Record<ShownListenerVote['state'], { readonly tone: Tone; readonly word: string }>
> = {
  waiting: { tone: 'idle', word: 'waiting' },
  queued: { tone: 'idle', word: 'queued' },
  sending: { tone: 'idle', word: 'sending' },
  accepted: { tone: 'good', word: 'accepted' },
  rejected: { tone: 'bad', word: 'rejected' },
  failed: { tone: 'bad', word: 'failed, nothing sent' },
  sent_unconfirmed: { tone: 'warn', word: 'sent, not confirmed' },
  unknown: { tone: 'warn', word: 'sent, outcome not known' },
  already_rewarded: { tone: 'idle', word: 'already rewarded, not sent' },
};

export function ListenerVotePill({ state }: { state: ShownListenerVote['state'] }) {
  const { tone, word } = LISTENER_STATE_LABELS[state];
  return <Pill tone={tone}>{word}</Pill>;
}

/** A listener is never switched off, however often it fails. */
export function ListenerPill({ listener }: { listener: Listener }) {
  switch (listener.status) {
    case 'failing':
      return <Pill tone="warn">Failing: {listener.consecutiveFailures} in a row</Pill>;
    case 'unconfirmed':
      return <Pill tone="warn">Sent, not confirmed</Pill>;
    case 'working':
      return <Pill tone="good">Working</Pill>;
    case 'no_votes_yet':
      return <Pill tone="idle">Nothing but tests yet</Pill>;
  }
}
