// The states of deliveries as people read them: six, for webhooks and vote listeners alike. The API and the database
// distinguish more, as the contract does; what they add is a detail beside the state. The guide `delivery-states`
// explains them.
import type { DeliveryLogState } from '../deliveries/delivery-log-queries.ts';
import type { ListenerLogState } from '../votes/listener-log-queries.ts';
import type { Tone } from './components/pill.tsx';

/** In the order of a delivery's life. */
export const SHOWN_STATES = ['waiting', 'sending', 'delivered', 'retrying', 'failed', 'held'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

interface StateLabel {
  readonly tone: Tone;
  readonly word: string;
  /** What it means, in one sentence. */
  readonly means: string;
}

export const SHOWN_STATE_LABELS: Readonly<Record<ShownState, StateLabel>> = {
  waiting: { tone: 'idle', word: 'Waiting', means: 'It is queued and will be sent shortly.' },
  sending: { tone: 'idle', word: 'Sending', means: 'An attempt is in progress.' },
  delivered: { tone: 'good', word: 'Delivered', means: 'It arrived.' },
  retrying: { tone: 'warn', word: 'Retrying', means: 'An attempt failed, and another one will follow.' },
  failed: { tone: 'bad', word: 'Failed', means: 'It did not arrive, and no further attempt will follow by itself.' },
  held: { tone: 'idle', word: 'On hold', means: 'The webhook is paused. It is sent when you resume the webhook.' },
};

/** A state with what distinguishes it from others of the same name. */
export interface ShownDelivery {
  readonly state: ShownState;
  /** In lowercase, to be read after the state; null if there is nothing to add. */
  readonly detail: string | null;
  /** Where it differs from the state's own. */
  readonly tone?: Tone;
}

const WEBHOOK_STATES: Readonly<Record<DeliveryLogState, ShownState>> = {
  waiting: 'waiting',
  sending: 'sending',
  retrying: 'retrying',
  held: 'held',
  delivered: 'delivered',
  failed: 'failed',
  undelivered: 'failed',
};

export function toShownState(state: DeliveryLogState): ShownState {
  return WEBHOOK_STATES[state];
}

/** The words of the contract's states, each once; a state of another version is shown by its code. */
export function stateWords(states: readonly string[]): readonly string[] {
  const words = states.map((state) =>
    isLogState(state) ? SHOWN_STATE_LABELS[toShownState(state)].word.toLowerCase() : state,
  );
  return [...new Set(words)];
}

function isLogState(state: string): state is DeliveryLogState {
  return Object.hasOwn(WEBHOOK_STATES, state);
}

export function labelDelivery({
  state,
  attempts,
  isTest,
}: {
  readonly state: DeliveryLogState;
  readonly attempts: number;
  readonly isTest: boolean;
}): ShownDelivery {
  return { state: toShownState(state), detail: isTest ? null : detailOf(state, attempts) };
}

function detailOf(state: DeliveryLogState, attempts: number): string | null {
  if (state === 'failed') return 'rejected by your endpoint';
  if (state !== 'undelivered') return null;
  return attempts === 0 ? 'not sent' : 'retries used up';
}

const LISTENER_STATES: Readonly<Record<ListenerLogState, ShownDelivery>> = {
  waiting: { state: 'waiting', detail: null },
  queued: { state: 'waiting', detail: 'for an earlier vote' },
  sending: { state: 'sending', detail: null },
  accepted: { state: 'delivered', detail: null },
  sent_unconfirmed: { state: 'delivered', detail: 'not confirmed', tone: 'warn' },
  already_rewarded: { state: 'delivered', detail: 'with another vote', tone: 'idle' },
  rejected: { state: 'failed', detail: 'rejected by your listener' },
  failed: { state: 'failed', detail: 'not sent' },
  unknown: { state: 'failed', detail: 'may have arrived', tone: 'warn' },
};

export function labelListenerVote(state: ListenerLogState): ShownDelivery {
  return LISTENER_STATES[state];
}

export function toneOf({ state, tone }: ShownDelivery): Tone {
  return tone ?? SHOWN_STATE_LABELS[state].tone;
}

/** The part of the guide that explains a state. */
export function statePath(state: ShownState): string {
  return `/docs/delivery-states#${SHOWN_STATE_LABELS[state].word.toLowerCase().replace(' ', '-')}`;
}
