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
    let behavior: ScriptedBehavior | undefined;
    const post = async (request: PostRequest): Promise<PostResult> => {
      requests.push(requestOf(request));
      behavior = script[asked++ % script.length];
      if (held) await held;
      return resultOf(behavior!);
    };
    const channel = createJsonWebhookChannel({ outbound: { ...gate, post }, serviceName }, target);
    return {
      attempt: async (...attempt: Parameters<typeof channel.attempt>) => {
        const answer = await channel.attempt(...attempt);
        return behavior?.does === 'throttles'
          ? ({
              ...answer,
              verdict: 'retryable',
              code: 'chat_throttled',
              charged: false,
              retryAfterSeconds: behavior.forSeconds,
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
    const [behavior] = script;
    if (behavior?.does !== 'answers') throw new Error('A real receiver can only respond.');
    const { status, retryAfterSeconds } = behavior;
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

function resultOf(behavior: ScriptedBehavior): PostResult {
  if (behavior.does === 'fails' || behavior.does === 'is_unreachable')
    return { ...UNMEASURED, ok: false, code: behavior.code, charged: isCharged(behavior.code) };
  const status = behavior.does === 'throttles' ? 429 : behavior.status;
  const asked = behavior.does === 'answers' ? behavior.retryAfterSeconds : undefined;
  const headers = asked === undefined ? {} : { 'retry-after': String(asked) };
  return { ...UNMEASURED, ok: true, status, headers, body: '' };
}
