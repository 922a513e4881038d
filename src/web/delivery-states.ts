// The states of deliveries as people read them: six, for webhooks and vote listeners alike. The API and the database
// distinguish more, as the contract does; what they add is a detail beside the state. The guide `delivery-states`
// explains them.
import type { DeliveryLogState } from '../deliveries/delivery-log-queries.ts';
import type { MessageKey } from '../messages/message.ts';
import type { Translations } from '../messages/translations.ts';
import type { ListenerLogState } from '../votes/listener-log-queries.ts';
import type { Tone } from './components/pill.tsx';

/** In the order of a delivery's life. */
export const SHOWN_STATES = ['waiting', 'sending', 'delivered', 'retrying', 'failed', 'held'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

interface StateLabel {
  readonly tone: Tone;
  readonly word: MessageKey;
  /** What it means, in one sentence. */
  readonly means: MessageKey;
  /** The heading in the guide. */
  readonly anchor: string;
}

export const SHOWN_STATE_LABELS = {
  waiting: {
    tone: 'idle',
    word: 'deliveryStates.waiting',
    means: 'deliveryStates.waitingMeans',
    anchor: 'waiting',
  },
  sending: {
    tone: 'idle',
    word: 'deliveryStates.sending',
    means: 'deliveryStates.sendingMeans',
    anchor: 'sending',
  },
  delivered: {
    tone: 'good',
    word: 'deliveryStates.delivered',
    means: 'deliveryStates.deliveredMeans',
    anchor: 'delivered',
  },
  retrying: {
    tone: 'warn',
    word: 'deliveryStates.retrying',
    means: 'deliveryStates.retryingMeans',
    anchor: 'retrying',
  },
  failed: { tone: 'bad', word: 'deliveryStates.failed', means: 'deliveryStates.failedMeans', anchor: 'failed' },
  held: { tone: 'idle', word: 'deliveryStates.held', means: 'deliveryStates.heldMeans', anchor: 'on-hold' },
} as const satisfies Readonly<Record<ShownState, StateLabel>>;

type Detail =
  | 'deliveryStates.rejectedByEndpoint'
  | 'deliveryStates.notSent'
  | 'deliveryStates.retriesUsedUp'
  | 'deliveryStates.forEarlierVote'
  | 'deliveryStates.notConfirmed'
  | 'deliveryStates.withAnotherVote'
  | 'deliveryStates.rejectedByListener'
  | 'deliveryStates.mayHaveArrived';

/** A state with what distinguishes it from others of the same name. */
export interface ShownDelivery {
  readonly state: ShownState;
  /** To be read after the state; null if there is nothing to add. */
  readonly detail: Detail | null;
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
export function stateWords(t: Translations, states: readonly string[]): readonly string[] {
  const words = states.map((state) =>
    isLogState(state) ? t('deliveryStates.inSentence', { state: toShownState(state) }) : state,
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

function detailOf(state: DeliveryLogState, attempts: number): Detail | null {
  if (state === 'failed') return 'deliveryStates.rejectedByEndpoint';
  if (state !== 'undelivered') return null;
  return attempts === 0 ? 'deliveryStates.notSent' : 'deliveryStates.retriesUsedUp';
}

const LISTENER_STATES: Readonly<Record<ListenerLogState, ShownDelivery>> = {
  waiting: { state: 'waiting', detail: null },
  queued: { state: 'waiting', detail: 'deliveryStates.forEarlierVote' },
  sending: { state: 'sending', detail: null },
  accepted: { state: 'delivered', detail: null },
  sent_unconfirmed: { state: 'delivered', detail: 'deliveryStates.notConfirmed', tone: 'warn' },
  already_rewarded: { state: 'delivered', detail: 'deliveryStates.withAnotherVote', tone: 'idle' },
  rejected: { state: 'failed', detail: 'deliveryStates.rejectedByListener' },
  failed: { state: 'failed', detail: 'deliveryStates.notSent' },
  unknown: { state: 'failed', detail: 'deliveryStates.mayHaveArrived', tone: 'warn' },
};

export function labelListenerVote(state: ListenerLogState): ShownDelivery {
  return LISTENER_STATES[state];
}

export function toneOf({ state, tone }: ShownDelivery): Tone {
  return tone ?? SHOWN_STATE_LABELS[state].tone;
}

/** The part of the guide that explains a state. */
export function statePath(state: ShownState): string {
  return `/docs/delivery-states#${SHOWN_STATE_LABELS[state].anchor}`;
}
