// Sends one attempt through the channel that fits its endpoint.
import { TEST_EVENT_ID } from '@plaudit/sdk/contract';
import type { Attempt, AttemptResult, Channel } from '../channels/channel.ts';
import type { Target } from '../channels/registry.ts';
import type { ListenerStep } from '../channels/votifier/listener-steps.ts';
import { formatEventId } from '../core/ids.ts';

/** Told what an attempt at a vote listener does while it does it. */
export type OnListenerStep = (step: ListenerStep) => void;

/** Makes the channel for a target; built by the composition root from the channels there are. */
export type ChannelFor = (target: Target, watch?: OnListenerStep) => Channel;

export interface StartedAttempt {
  readonly event_id: string;
  readonly id: string;
  readonly number: number;
  readonly is_test: boolean;
  readonly body: string;
}

/** Never rejects: whatever happens is an answer. */
export function sendAttempt(
  channelFor: ChannelFor,
  target: Target,
  begun: StartedAttempt,
  startedAtMs: number,
  signal: AbortSignal,
): Promise<AttemptResult> {
  const messageId = formatEventId(begun.event_id);
  const attempt: Attempt = {
    deliveryId: begun.id,
    number: begun.number,
    startedAt: new Date(startedAtMs),
    event: 'vote.created',
    eventId: begun.is_test ? TEST_EVENT_ID : messageId,
    messageId: begun.is_test ? `test_${messageId}` : messageId,
    body: begun.body,
  };
  return channelFor(target).attempt(attempt, signal);
}
