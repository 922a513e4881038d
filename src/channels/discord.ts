// The Discord channel (decision D15): an embed, posted to a channel's webhook URL.

import type { VotePayload } from '@plaudit/sdk/contract';
import { now } from '../core/clock.ts';
import { isSnowflake } from '../core/ids.ts';
import { RETRY_AFTER_CAP_SECONDS } from '../core/limits.ts';
import { type Message, message } from '../messages/message.ts';
import { readRetryAfter } from './channel.ts';
import {
  CHAT_DIAGNOSES,
  type ChatPause,
  type ChatPlatform,
  type ChatResponse,
  createChatChannels,
} from './chat-channel.ts';
import { messageTitle, nextVoteSeconds, readVoteEvent, TEST_NOTE, toVisibleText, truncate } from './chat-text.ts';
import type { ChatListing, WebhookDescriptor } from './descriptor.ts';

const ORIGIN = 'https://discord.com';

export const DISCORD_PLATFORM: ChatPlatform = {
  format: 'discord',
  writeBody,
  readWebhook(url) {
    const read = recognizeDiscordUrl(url);
    return read.kind === 'discord' ? { id: read.target.id, origin: ORIGIN, path: discordPostPath(read.target) } : null;
  },
  // The format Discord requires; requests with any other may be blocked before they reach it.
  headers: (baseUrl) => ({ 'User-Agent': `DiscordBot (${baseUrl}, 1)` }),
  codeOf({ status, body }) {
    if (status === 404) return 'chat_webhook_deleted';
    if (status === 401) return 'chat_token_invalid';
    if (status !== 400) return null;
    const { code } = readJson(body);
    return code === 220001 || code === 220002 ? 'chat_thread_needed' : 'chat_rejected';
  },
  pauseOf,
};

export const discord = {
  format: 'discord',
  name: 'Discord',
  sends: 'embeds',
  isSigned: false,
  checkUrl(url) {
    const read = recognizeDiscordUrl(url);
    if (read.kind === 'other') return null;
    if (read.kind === 'refused') return { ok: false, code: read.code, sentence: read.sentence };
    return { ok: true, url: url.trim(), urlShown: maskDiscordUrl(url) };
  },
  create: (sender) => createChatChannels(DISCORD_PLATFORM, sender),
  writeBody,
  diagnoses: {
    ...CHAT_DIAGNOSES,
    chat_webhook_deleted: {
      happened: message('chatDiagnoses.chatWebhookDeleted'),
      todo: message('chatDiagnoses.chatWebhookDeletedTodo'),
    },
    chat_token_invalid: {
      happened: message('chatDiagnoses.chatTokenInvalid'),
      todo: message('chatDiagnoses.chatTokenInvalidTodo'),
    },
    chat_thread_needed: {
      happened: message('chatDiagnoses.chatThreadNeeded'),
      todo: message('chatDiagnoses.chatThreadNeededTodo'),
    },
    chat_rejected: { happened: message('chatDiagnoses.chatRejected'), todo: message('chatDiagnoses.chatRejectedTodo') },
  },
} as const satisfies WebhookDescriptor;

// ── URLs ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A Discord channel webhook. The token is a secret: anyone who has it can post. */
interface DiscordTarget {
  readonly id: string;
  readonly token: string;
  readonly threadId: string | null;
}

type DiscordUrl =
  | { readonly kind: 'discord'; readonly target: DiscordTarget }
  /** Not a Discord URL. */
  | { readonly kind: 'other' }
  /** A Discord URL, but not a webhook that accepts messages. */
  | {
      readonly kind: 'refused';
      readonly code: 'chat_url_format' | 'chat_url_incomplete';
      readonly sentence: Message;
    };

const HOSTS = /^(?:(?:ptb|canary)\.)?discord(?:app)?\.com$/;
const PATH = /^\/api(?:\/v\d{1,2})?\/webhooks\/(\d{17,20})\/([\w-]{60,100})(\/(?:slack|github))?\/?$/;

/** Checks the parsed URL: a host that merely contains "discord.com" is not Discord. */
export function recognizeDiscordUrl(text: string): DiscordUrl {
  const url = URL.parse(text.trim());
  if (!url || !HOSTS.test(url.hostname.replace(/\.$/, ''))) return { kind: 'other' };
  const [, id, token, suffix] = PATH.exec(url.pathname) ?? [];
  if (url.protocol !== 'https:' || url.port !== '' || !id || !token) {
    return {
      kind: 'refused',
      code: 'chat_url_incomplete',
      sentence: message('targetValidation.discordUrl'),
    };
  }
  if (suffix) {
    return {
      kind: 'refused',
      code: 'chat_url_format',
      sentence: message('targetValidation.discordUrlFormat', { part: suffix }),
    };
  }
  const threadId = url.searchParams.get('thread_id') ?? '';
  return { kind: 'discord', target: { id, token, threadId: /^\d{17,20}$/.test(threadId) ? threadId : null } };
}

/**
 * The path that messages are posted to, whichever form was pasted. Without `wait`, a lost message would look delivered.
 */
export function discordPostPath({ id, token, threadId }: DiscordTarget): string {
  return `/api/v10/webhooks/${id}/${token}?wait=true${threadId ? `&thread_id=${threadId}` : ''}`;
}

/** The URL to show and log: a Discord webhook's without its token, any other unchanged. */
export function maskDiscordUrl(text: string): string {
  const read = recognizeDiscordUrl(text);
  if (read.kind === 'other') return text;
  if (read.kind === 'refused') return 'https://discord.com/…';
  const { id, token, threadId } = read.target;
  const thread = threadId ? `?thread_id=${threadId}` : '';
  return `https://discord.com/api/webhooks/${id}/${token.slice(0, 4)}…${thread}`;
}

// ── Messages ────────────────────────────────────────────────────────────────────────────────────────────────────

interface EmbedField {
  readonly name: string;
  readonly value: string;
  readonly inline: boolean;
}

// Discord's limits on an embed (documentation, "Embed Limits"); the total of 6,000 cannot be reached with five short
// fields.
const TITLE_MAX = 256;
const VALUE_MAX = 1024;
const NAME_MAX = 100;
const VOTE_COLOR = 0x5b5bd6;
const TEST_COLOR = 0x8b8d98;

function writeBody(event: string, listing: ChatListing, displayName: string): string | null {
  const message = writeDiscordMessage(event, listing, displayName);
  return message && JSON.stringify(message);
}

/** The message for a stored event; null when the event is not a vote event. */
export function writeDiscordMessage(event: string, listing: ChatListing, displayName: string) {
  const payload = readVoteEvent(event);
  if (!payload) return null;
  const { test, data } = payload;
  const title = messageTitle(payload, escapeDiscordText(listing.name, NAME_MAX));
  return {
    embeds: [
      {
        title: truncate(title, TITLE_MAX),
        ...(listing.url === null ? {} : { url: listing.url }),
        ...(test ? { description: TEST_NOTE } : {}),
        color: test ? TEST_COLOR : VOTE_COLOR,
        timestamp: data.votedAt,
        fields: fieldsOf(payload),
        footer: { text: displayName },
      },
    ],
    // Pings no one, whatever the text contains: by default Discord would ping the people it mentions.
    allowed_mentions: { parse: [] },
  };
}

function fieldsOf(payload: VotePayload): EmbedField[] {
  const { data } = payload;
  const fields = [field('Voter', voter(data.userId))];
  if (data.listingType === 'game' && data.playerName !== null)
    fields.push(field('Player', escapeDiscordText(data.playerName, NAME_MAX)));
  if (data.weight !== 1) fields.push(field('Weight', String(data.weight)));
  const next = nextVoteSeconds(payload);
  // Discord shows this in the reader's own time zone.
  if (next !== null) fields.push(field('Can vote again', `<t:${next}:R>`));
  return fields;
}

function field(name: string, value: string): EmbedField {
  return { name, value: truncate(value, VALUE_MAX), inline: true };
}

/** A mention inside an embed shows the person's name and pings no one. */
function voter(userId: string): string {
  return isSnowflake(userId) ? `<@${userId}>` : escapeDiscordText(userId, NAME_MAX);
}

/** Escapes user-entered text so that it appears as typed, without Markdown or mentions. */
export function escapeDiscordText(text: string, max: number): string {
  // Truncate first, so that no escape sequence is cut in half.
  return truncate(toVisibleText(text), max).replace(/[\\*_~`|>#[\]()<@:-]/g, '\\$&');
}

// ── Rate limits ─────────────────────────────────────────────────────────────────────────────────────────────────

function pauseOf({ status, headers, body: text }: ChatResponse): ChatPause | null {
  if (status === 429) {
    const body = readJson(text);
    const isGlobal = body.global === true || 'x-ratelimit-global' in headers;
    return { seconds: throttleSeconds(body.retry_after, headers['retry-after']), isGlobal };
  }
  const resetSeconds = Number(headers['x-ratelimit-reset-after']);
  if (headers['x-ratelimit-remaining'] !== '0' || !(resetSeconds > 0)) return null;
  return { seconds: Math.min(resetSeconds, RETRY_AFTER_CAP_SECONDS), isGlobal: false };
}

/** `retry_after` has fractions of a second; the header is the fallback, for responses from proxies. */
function throttleSeconds(retryAfter: unknown, header: string | undefined): number {
  const wanted = typeof retryAfter === 'number' ? retryAfter : Number(header);
  const usable = Number.isFinite(wanted) && wanted > 0 ? wanted : (readRetryAfter(header, now()) ?? 1);
  return Math.min(usable, RETRY_AFTER_CAP_SECONDS);
}

function readJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
