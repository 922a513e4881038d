// The chat channel (§1, §6.7, decision D15): a ready-made embed in place of the JSON payload, unsigned, without X-* headers.
import { now } from '../core/clock.ts';
import { RETRY_AFTER_CAP_SECONDS } from '../core/limits.ts';
import type { Outbound, PostResult } from '../outbound/outbound.ts';
import type { AttemptResult, Channel } from './channel.ts';
import { type ChatThrottle, createChatThrottle } from './chat-throttle.ts';
import { type ChatListing, writeDiscordMessage } from './discord-message.ts';
import { type DiscordTarget, discordPostUrl } from './discord-url.ts';
import { readResponse, readRetryAfter } from './read-response.ts';

/** What only a chat platform's answers can mean. */
export const CHAT_CODES = [
  'chat_throttled',
  'chat_webhook_deleted',
  'chat_token_invalid',
  'chat_thread_needed',
  'chat_rejected',
  'chat_event_unreadable',
] as const;
export type ChatCode = (typeof CHAT_CODES)[number];

interface ChatSender {
  readonly outbound: Outbound;
  readonly serviceName: string;
  /** The service's own address: Discord wants to know who is writing. */
  readonly baseUrl: string;
  /** Another place than Discord's, for tests. */
  readonly origin?: string;
}

export type DiscordChannels = (target: DiscordTarget, listing: ChatListing) => Channel;

const DISCORD = 'https://discord.com';

/** Makes chat channels that keep Discord's pace together; one maker for the process. */
export function createDiscordChannels(sender: ChatSender): DiscordChannels {
  const throttle = createChatThrottle();
  return (target, listing) => ({
    async attempt({ body }, signal) {
      const heldSeconds = throttle.secondsLeft(target.id);
      if (heldSeconds > 0) return unsent('chat_throttled', Math.ceil(heldSeconds));
      const message = writeDiscordMessage(body, listing, sender.serviceName);
      if (!message) return unsent('chat_event_unreadable', null);
      const result = await sender.outbound.post({
        url: discordPostUrl(target, sender.origin ?? DISCORD),
        headers: {
          'Content-Type': 'application/json',
          // The form Discord asks for; others may be blocked before they reach it.
          'User-Agent': `DiscordBot (${sender.baseUrl}, 1)`,
        },
        body: JSON.stringify(message),
        signal,
      });
      return readChatAnswer(result, target, throttle);
    },
  });
}

function readChatAnswer(result: PostResult, target: DiscordTarget, throttle: ChatThrottle): AttemptResult {
  const answer = readResponse(result, now());
  if (!result.ok) return answer;
  const { status, headers } = result;
  const body = readJson(result.body);
  if (status === 429) {
    const seconds = throttleSeconds(body.retry_after, headers['retry-after']);
    throttle.hold(body.global === true || 'x-ratelimit-global' in headers ? 'all' : target.id, seconds);
    // D3: the one 4xx that is tried again, and no fault of the endpoint.
    return {
      ...answer,
      verdict: 'retryable',
      code: 'chat_throttled',
      retryAfterSeconds: Math.ceil(seconds),
      charged: false,
    };
  }
  const resetSeconds = Number(headers['x-ratelimit-reset-after']);
  if (headers['x-ratelimit-remaining'] === '0' && resetSeconds > 0) {
    throttle.hold(target.id, Math.min(resetSeconds, RETRY_AFTER_CAP_SECONDS));
  }
  return { ...answer, code: chatCode(status, body.code) ?? answer.code };
}

/** Discord's `retry_after` has fractions of a second; its header is the fallback, for answers that are not Discord's own. */
function throttleSeconds(retryAfter: unknown, header: string | undefined): number {
  const wanted = typeof retryAfter === 'number' ? retryAfter : Number(header);
  const usable = Number.isFinite(wanted) && wanted > 0 ? wanted : (readRetryAfter(header, now()) ?? 1);
  return Math.min(usable, RETRY_AFTER_CAP_SECONDS);
}

function chatCode(status: number, code: unknown): ChatCode | null {
  if (status === 404) return 'chat_webhook_deleted';
  if (status === 401) return 'chat_token_invalid';
  if (status === 400) return code === 220001 || code === 220002 ? 'chat_thread_needed' : 'chat_rejected';
  return null;
}

/** An attempt that ended before anything was sent. */
function unsent(code: ChatCode, retryAfterSeconds: number | null): AttemptResult {
  return {
    verdict: code === 'chat_throttled' ? 'retryable' : 'failed',
    code,
    httpStatus: null,
    retryAfterSeconds,
    charged: false,
    durationMs: 0,
    timings: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null },
    address: null,
    responseHeaders: null,
    responseBody: null,
  };
}

function readJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
