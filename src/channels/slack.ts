// The Slack channel (decision P161): a Block Kit message, posted to an incoming webhook.

import type { VotePayload } from '@plaudit/sdk/contract';
import { isSnowflake } from '../core/ids.ts';
import { type Message, message } from '../messages/message.ts';
import { CHAT_DIAGNOSES, type ChatPlatform, createChatChannels } from './chat-channel.ts';
import { messageTitle, nextVoteSeconds, readVoteEvent, TEST_NOTE, toVisibleText } from './chat-text.ts';
import type { ChatListing, WebhookDescriptor } from './descriptor.ts';

export const SLACK_PLATFORM: ChatPlatform = {
  format: 'slack',
  writeBody,
  readWebhook(text) {
    const read = recognizeSlackUrl(text);
    return read.kind === 'slack' ? { id: read.webhookId, origin: read.origin, path: read.path } : null;
  },
  headers: () => ({}),
  codeOf({ status, body }) {
    if (status < 400 || status > 499) return null;
    const stated = ERRORS[body.trim()];
    return stated ?? CODES_BY_STATUS[status] ?? 'slack_message_refused';
  },
};

export const slack = {
  format: 'slack',
  name: 'Slack',
  sends: 'Block Kit messages',
  isSigned: false,
  checkUrl(text) {
    const read = recognizeSlackUrl(text);
    if (read.kind === 'other') return null;
    if (read.kind === 'refused') return { ok: false, code: read.code, sentence: read.sentence };
    return { ok: true, url: `${read.origin}${read.path}`, urlShown: maskSlackUrl(text) };
  },
  create: (sender) => createChatChannels(SLACK_PLATFORM, sender),
  writeBody,
  diagnoses: {
    ...CHAT_DIAGNOSES,
    slack_webhook_removed: {
      happened: message('chatDiagnoses.slackWebhookRemoved'),
      todo: message('chatDiagnoses.slackWebhookRemovedTodo'),
    },
    slack_workspace_unavailable: {
      happened: message('chatDiagnoses.slackWorkspaceUnavailable'),
      todo: message('chatDiagnoses.slackWorkspaceUnavailableTodo'),
    },
    slack_channel_not_found: {
      happened: message('chatDiagnoses.slackChannelNotFound'),
      todo: message('chatDiagnoses.slackChannelNotFoundTodo'),
    },
    slack_channel_archived: {
      happened: message('chatDiagnoses.slackChannelArchived'),
      todo: message('chatDiagnoses.slackChannelArchivedTodo'),
    },
    slack_not_allowed: {
      happened: message('chatDiagnoses.slackNotAllowed'),
      todo: message('chatDiagnoses.slackNotAllowedTodo'),
    },
    slack_message_refused: {
      happened: message('chatDiagnoses.slackMessageRefused'),
      todo: message('chatDiagnoses.slackMessageRefusedTodo'),
    },
  },
} as const satisfies WebhookDescriptor;

type SlackCode = Exclude<keyof typeof slack.diagnoses, keyof typeof CHAT_DIAGNOSES>;

/** Codes by the plain text of Slack's 4xx responses. */
const ERRORS: Readonly<Record<string, SlackCode>> = {
  no_service: 'slack_webhook_removed',
  no_service_id: 'slack_webhook_removed',
  no_active_hooks: 'slack_webhook_removed',
  invalid_token: 'slack_webhook_removed',
  no_team: 'slack_workspace_unavailable',
  team_disabled: 'slack_workspace_unavailable',
  channel_not_found: 'slack_channel_not_found',
  channel_is_archived: 'slack_channel_archived',
  action_prohibited: 'slack_not_allowed',
  posting_to_general_channel_denied: 'slack_not_allowed',
};

/**
 * For other texts. Any other status means that the message was refused, as with `invalid_payload` and `user_not_found`.
 */
const CODES_BY_STATUS: Readonly<Record<number, SlackCode>> = {
  401: 'slack_webhook_removed',
  403: 'slack_not_allowed',
  404: 'slack_webhook_removed',
  410: 'slack_webhook_removed',
};

// ── URLs ────────────────────────────────────────────────────────────────────────────────────────────────────────

type SlackUrl =
  /** `webhookId` is not secret, but the last part of `path` is: anyone who has it can post. */
  | { readonly kind: 'slack'; readonly origin: string; readonly path: string; readonly webhookId: string }
  /** Not a Slack URL. */
  | { readonly kind: 'other' }
  /** A Slack URL, but not an incoming webhook. */
  | {
      readonly kind: 'refused';
      readonly code: 'slack_url_workflow' | 'slack_url_incomplete';
      readonly sentence: Message;
    };

/** The hosts of Slack and GovSlack. */
const HOSTS = /^(?:[a-z0-9-]+\.)*slack(?:-gov)?\.com$/;
const HOOK_HOSTS = /^hooks\.slack(?:-gov)?\.com$/;
const PATH = /^\/services\/(T[A-Z0-9]{5,20}\/B[A-Z0-9]{5,20})\/([A-Za-z0-9]{16,64})\/?$/;
const WORKFLOW_PATH = /^\/(?:triggers|workflows)\//;

/** Checks the parsed URL: a host that merely contains "slack.com" is not Slack. */
export function recognizeSlackUrl(text: string): SlackUrl {
  // URLs contain no spaces: they appear when one is copied from a document or across two lines.
  const url = URL.parse(text.replaceAll(/\s/g, ''));
  const host = url?.hostname.replace(/\.$/, '') ?? '';
  if (!url || !HOSTS.test(host)) return { kind: 'other' };
  const isHook = HOOK_HOSTS.test(host) && url.protocol === 'https:' && url.port === '';
  const [, webhookId, token] = PATH.exec(url.pathname) ?? [];
  if (isHook && webhookId && token)
    return { kind: 'slack', origin: `https://${host}`, path: `/services/${webhookId}/${token}`, webhookId };
  if (isHook && WORKFLOW_PATH.test(url.pathname))
    return {
      kind: 'refused',
      code: 'slack_url_workflow',
      sentence: message('targetValidation.slackUrlWorkflow'),
    };
  return {
    kind: 'refused',
    code: 'slack_url_incomplete',
    sentence: message('targetValidation.slackUrl'),
  };
}

/** The URL to show and log: an incoming webhook's without its token, any other unchanged. */
export function maskSlackUrl(text: string): string {
  const read = recognizeSlackUrl(text);
  if (read.kind === 'other') return text;
  if (read.kind === 'refused') return 'https://hooks.slack.com/…';
  const token = read.path.slice(read.path.lastIndexOf('/') + 1);
  return `${read.origin}/services/${read.webhookId}/${token.slice(0, 4)}…`;
}

// ── Messages ────────────────────────────────────────────────────────────────────────────────────────────────────

// Slack's limits on blocks: 150 characters in a header, 2,000 in a field. Our messages have at most five of the ten
// allowed fields, and four of the fifty allowed blocks.
const HEADER_MAX = 150;
const NAME_MAX = 100;
const TEXT_MAX = 1_000;

interface TextObject {
  readonly type: 'plain_text' | 'mrkdwn';
  readonly text: string;
  /** Whether `:wave:` becomes an emoji; only for plain text. */
  readonly emoji?: false;
  /** Turns nothing into links or mentions; only for mrkdwn. */
  readonly verbatim?: true;
}

function writeBody(event: string, listing: ChatListing, displayName: string): string | null {
  const message = writeSlackMessage(event, listing, displayName);
  return message && JSON.stringify(message);
}

/**
 * The message for a stored event; null when the event is not a vote event. Names are in plain text, which has no
 * formatting.
 */
export function writeSlackMessage(event: string, listing: ChatListing, displayName: string) {
  const payload = readVoteEvent(event);
  if (!payload) return null;
  const { test, data } = payload;
  const title = messageTitle(payload, toVisibleText(listing.name));
  const details = [
    ...(listing.url === null ? [] : [markup(`<${escapeSlackText(listing.url, TEXT_MAX)}|Open the listing>`)]),
    markup(slackDate(Math.floor(Date.parse(data.votedAt) / 1000), data.votedAt)),
    plain(displayName, NAME_MAX),
  ];
  return {
    // Shown by notifications instead of the blocks.
    text: escapeSlackText(title, HEADER_MAX),
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
    blocks: [
      { type: 'header', text: plain(title, HEADER_MAX) },
      ...(test ? [{ type: 'section', text: plain(TEST_NOTE, TEXT_MAX) }] : []),
      { type: 'section', fields: fieldsOf(payload) },
      { type: 'context', elements: details },
    ],
  };
}

function fieldsOf(payload: VotePayload): TextObject[] {
  const { data } = payload;
  const fields = [field('Voter', isSnowflake(data.userId) ? `Discord ID ${data.userId}` : data.userId)];
  if (data.listingType === 'game' && data.playerName !== null) fields.push(field('Player', data.playerName));
  if (data.weight !== 1) fields.push(field('Weight', String(data.weight)));
  const next = nextVoteSeconds(payload);
  if (next !== null) fields.push(markup(`Can vote again\n${slackDate(next, data.nextVoteAt)}`));
  return fields;
}

function field(name: string, value: string): TextObject {
  return { type: 'plain_text', text: `${name}\n${escapeSlackText(value, NAME_MAX)}`, emoji: false };
}

function plain(text: string, max: number): TextObject {
  return { type: 'plain_text', text: escapeSlackText(text, max), emoji: false };
}

/** Only for our own text. */
function markup(text: string): TextObject {
  return { type: 'mrkdwn', text, verbatim: true };
}

/** Slack shows this in the reader's time zone, or falls back to the text after the bar. */
function slackDate(seconds: number, otherwise: string): string {
  const text = escapeSlackText(otherwise, NAME_MAX);
  return Number.isSafeInteger(seconds) ? `<!date^${seconds}^{date_short_pretty} {time}|${text}>` : text;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Escapes user-entered text by Slack's rules: without these three characters there are no links and no mentions. The
 * result has at most `max` UTF-16 units.
 */
export function escapeSlackText(text: string, max: number): string {
  let escaped = '';
  for (const character of toVisibleText(text)) {
    const next = ESCAPES[character] ?? character;
    if (escaped.length + next.length > max - 1) return `${escaped}…`;
    escaped += next;
  }
  return escaped;
}
