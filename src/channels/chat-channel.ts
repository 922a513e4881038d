// Sends votes as messages to chat platforms (§6.7, decision D15): a formatted message instead of the JSON payload,
// without signature or X-* headers. Each platform's specifics are in its own file.

import { assert } from '../core/assert.ts';
import { now } from '../core/clock.ts';
import { message } from '../messages/message.ts';
import type { PostResult } from '../outbound/http-post.ts';
import { type AttemptResult, type Channel, NOTHING_SENT, readResponse, readRetryAfter } from './channel.ts';
import { createChatThrottle } from './chat-throttle.ts';
import type { ChannelSender, WebhookDescriptor, WebhookTarget } from './descriptor.ts';
import type { Diagnosis } from './evidence.ts';

export type ChatResponse = Extract<PostResult, { ok: true }>;

export interface ChatPlatform extends Pick<WebhookDescriptor, 'format' | 'writeBody'> {
  /** Parses a saved URL; null when it is not a webhook of this platform. */
  readWebhook(url: string): ChatWebhook | null;
  headers(baseUrl: string): Readonly<Record<string, string>>;
  /** A more precise code than the response's status; null: the status says it all. */
  codeOf(response: ChatResponse): string | null;
  /** How long to pause, if the platform requests it in another way than Retry-After. */
  pauseOf?(response: ChatResponse): ChatPause | null;
}

interface ChatWebhook {
  /** Identifies the webhook for the platform's per-webhook rate limit. */
  readonly id: string;
  readonly origin: string;
  /** The path that messages are posted to. */
  readonly path: string;
}

export interface ChatPause {
  readonly seconds: number;
  /** Whether the pause applies to all webhooks of the platform. */
  readonly isGlobal: boolean;
}

/** The codes that an attempt at any chat platform can end with. */
export const CHAT_DIAGNOSES = {
  chat_throttled: {
    happened: message('chatDiagnoses.chatThrottled'),
    todo: message('chatDiagnoses.chatThrottledTodo'),
  },
  chat_event_unreadable: {
    happened: message('chatDiagnoses.chatEventUnreadable'),
    todo: message('chatDiagnoses.chatEventUnreadableTodo'),
  },
} as const satisfies Readonly<Record<string, Diagnosis>>;

/** Creates the channels of one platform, which share its rate limits. */
export function createChatChannels(platform: ChatPlatform, sender: ChannelSender): (target: WebhookTarget) => Channel {
  const { site, baseUrl } = sender;
  const postTo = createChatPoster(platform, sender);
  return ({ url, listing }) => {
    const post = postTo(url);
    const page = { name: listing.name, url: `${baseUrl}/listings/${listing.id}` };
    return { attempt: ({ body }, signal) => post(() => platform.writeBody(body, page, site.displayName), signal) };
  };
}

/** Posts what `write` returns; null: it cannot be written. */
export type ChatPost = (write: () => string | null, signal: AbortSignal) => Promise<AttemptResult>;

/** Posts messages to the webhooks of one platform, within its rate limits. */
export function createChatPoster(
  platform: Omit<ChatPlatform, 'writeBody'>,
  { outbound, baseUrl, origins }: ChannelSender,
): (url: string) => ChatPost {
  const throttle = createChatThrottle();
  return (url) => {
    const webhook = platform.readWebhook(url);
    assert(webhook !== null, 'a stored chat URL is not a webhook of its platform');
    return async (write, signal) => {
      const heldSeconds = throttle.secondsLeft(webhook.id);
      if (heldSeconds > 0) return unsent('chat_throttled', Math.ceil(heldSeconds));
      const message = write();
      if (!message) return unsent('chat_event_unreadable', null);
      const response = await outbound.post({
        url: new URL(webhook.path, origins?.[platform.format] ?? webhook.origin).href,
        headers: { 'Content-Type': 'application/json', ...platform.headers(baseUrl) },
        body: message,
        signal,
      });
      const result = readResponse(response, now());
      if (!response.ok) return result;
      const pause = pauseAfter(platform, response);
      if (pause) throttle.hold(pause.isGlobal ? 'all' : webhook.id, pause.seconds);
      if (response.status === 429) return throttled(result, pause?.seconds ?? 1);
      return { ...result, code: platform.codeOf(response) ?? result.code };
    };
  };
}

function pauseAfter(platform: Pick<ChatPlatform, 'pauseOf'>, response: ChatResponse): ChatPause | null {
  const stated = platform.pauseOf?.(response) ?? null;
  if (stated || response.status !== 429) return stated;
  return { seconds: readRetryAfter(response.headers['retry-after'], now()) || 1, isGlobal: false };
}

/** A rate limit is the only 4xx that is retried, and is not the endpoint's fault (decision D3). */
function throttled(result: AttemptResult, seconds: number): AttemptResult {
  return {
    ...result,
    verdict: 'retryable',
    code: 'chat_throttled',
    retryAfterSeconds: Math.ceil(seconds),
    charged: false,
  };
}

/** An attempt that ended before anything was sent. */
function unsent(code: keyof typeof CHAT_DIAGNOSES, retryAfterSeconds: number | null): AttemptResult {
  const verdict = code === 'chat_throttled' ? 'retryable' : 'failed';
  return { ...NOTHING_SENT, verdict, code, retryAfterSeconds };
}
