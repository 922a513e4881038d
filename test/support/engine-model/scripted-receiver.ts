// Receivers that follow a script and record requests: one behind the real outbound code, and one that replaces it.
import { createJsonWebhookChannel } from '../../../src/channels/json-webhook.ts';
import type { Target } from '../../../src/channels/registry.ts';
import type { ChannelFor } from '../../../src/deliveries/attempt.ts';
import { isCharged } from '../../../src/outbound/failure-codes.ts';
import type { PostRequest, PostResult } from '../../../src/outbound/http-post.ts';
import type { Outbound } from '../../../src/outbound/outbound.ts';
import type { Receiver } from '../receiver.ts';
import type { ScriptedBehavior } from './behaviors.ts';
import type { Sent } from './reference-state.ts';

export interface Request extends Sent {
  readonly deliveryId: string;
  readonly body: string;
}

export interface ScriptedReceiver {
  readonly requests: Request[];
  behaves(script: readonly ScriptedBehavior[]): void;
  readonly channelFor: ChannelFor;
  /** Delays every response until the promise is resolved. */
  holdUntil(answered: Promise<void> | null): void;
}

const UNMEASURED = {
  durationMs: 1,
  timings: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null },
  address: null,
};

/** Replaces only the outbound code: the headers, signatures and interpretation of responses are the real ones. */
export function inMemoryReceiver(gate: Outbound, serviceName: string): ScriptedReceiver {
  const requests: Request[] = [];
  let script: readonly ScriptedBehavior[] = [];
  let asked = 0;
  let held: Promise<void> | null = null;

  function channelFor(target: Target) {
    if (target.format !== 'json') throw new Error('The model supports only JSON webhooks.');
    let behaviour: ScriptedBehavior | undefined;
    const post = async (request: PostRequest): Promise<PostResult> => {
      requests.push(requestOf(request));
      behaviour = script[asked++ % script.length];
      if (held) await held;
      return resultOf(behaviour!);
    };
    const channel = createJsonWebhookChannel({ outbound: { ...gate, post }, serviceName }, target);
    return {
      attempt: async (...attempt: Parameters<typeof channel.attempt>) => {
        const answer = await channel.attempt(...attempt);
        return behaviour?.does === 'throttles'
          ? ({
              ...answer,
              verdict: 'retryable',
              code: 'chat_throttled',
              charged: false,
              retryAfterSeconds: behaviour.forSeconds,
            } as const)
          : answer;
      },
    };
  }

  return {
    requests,
    behaves(next) {
      script = next;
      asked = 0;
    },
    channelFor,
    holdUntil(answered) {
      held = answered;
    },
  };
}

/**
 * Behind the real outbound code. Requests that are sent together arrive in any order, so it responds to all of them in
 * the same way.
 */
export function realReceiver(receiver: Receiver, channelFor: ChannelFor): ScriptedReceiver {
  const requests: Request[] = [];
  let script: readonly ScriptedBehavior[] = [];
  receiver.answer = ({ headers, body }, response) => {
    requests.push(requestOf({ headers: headers as Record<string, string>, body }));
    const [behaviour] = script;
    if (behaviour?.does !== 'answers') throw new Error('A real receiver can only respond.');
    const { status, retryAfterSeconds } = behaviour;
    const asked = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
    response.writeHead(status, asked).end();
  };
  return {
    requests,
    behaves(next) {
      script = next;
    },
    channelFor,
    holdUntil() {
      throw new Error('A real receiver cannot delay responses.');
    },
  };
}

function requestOf({ headers, body }: Pick<PostRequest, 'headers' | 'body'>): Request {
  const named = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    eventId: named.get('webhook-id')?.replace('test_', '') ?? '',
    attempt: Number(named.get('x-plaudit-attempt')),
    deliveryId: named.get('x-plaudit-delivery') ?? '',
    body: String(body),
  };
}

function resultOf(behaviour: ScriptedBehavior): PostResult {
  if (behaviour.does === 'fails' || behaviour.does === 'is_unreachable')
    return { ...UNMEASURED, ok: false, code: behaviour.code, charged: isCharged(behaviour.code) };
  const status = behaviour.does === 'throttles' ? 429 : behaviour.status;
  const asked = behaviour.does === 'answers' ? behaviour.retryAfterSeconds : undefined;
  const headers = asked === undefined ? {} : { 'retry-after': String(asked) };
  return { ...UNMEASURED, ok: true, status, headers, body: '' };
}
