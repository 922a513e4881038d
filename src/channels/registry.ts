// All ways of delivering votes. A new chat platform needs a file in this folder and an entry in CHAT_CHANNELS.
import type { Outbound } from '../outbound/outbound.ts';
import type { Channel } from './channel.ts';
import type { ChannelSender, CheckedChannelUrl, WebhookDescriptor, WebhookTarget } from './descriptor.ts';
import { discord } from './discord.ts';
import { jsonWebhook } from './json-webhook.ts';
import { slack } from './slack.ts';
import { createUnreadableChannel, type UnreadableTarget } from './unreadable-settings.ts';
import type { ListenerStep } from './votifier/listener-steps.ts';
import { type VotifierTarget, voteListener } from './votifier/votifier.ts';

const CHAT_CHANNELS = [discord, slack] as const;
export const WEBHOOK_CHANNELS = [jsonWebhook, ...CHAT_CHANNELS] as const;

export type WebhookFormat = (typeof WEBHOOK_CHANNELS)[number]['format'];
export type ChannelFormat = WebhookFormat | (typeof voteListener)['format'];

export const WEBHOOK_FORMATS: readonly WebhookFormat[] = WEBHOOK_CHANNELS.map(({ format }) => format);
export const SIGNED_FORMATS = WEBHOOK_CHANNELS.filter(({ isSigned }) => isSigned).map(({ format }) => format);
export const CHANNEL_FORMATS: readonly ChannelFormat[] = [...WEBHOOK_FORMATS, voteListener.format];

export const CHAT_CHANNEL_NAMES = CHAT_CHANNELS.map(({ name }) => name);
/** `Discord`, or `Discord or Slack`: for English sentences that offer them. */
export const CHAT_NAMES = CHAT_CHANNEL_NAMES.join(' or ');

/** The destination of an attempt. */
export type Target =
  | (WebhookTarget & { readonly format: WebhookFormat })
  | (VotifierTarget & { readonly format: 'listener' })
  | (UnreadableTarget & { readonly format: 'unreadable' });

const BY_FORMAT: ReadonlyMap<string, WebhookDescriptor & { readonly format: WebhookFormat }> = new Map(
  WEBHOOK_CHANNELS.map((channel) => [channel.format, channel]),
);

export function isWebhookFormat(text: string): text is WebhookFormat {
  return BY_FORMAT.has(text);
}

/** The descriptor of a stored format. A format unknown to this version is treated as the signed JSON webhook. */
export function describeFormat(format: string): WebhookDescriptor & { readonly format: WebhookFormat } {
  return BY_FORMAT.get(format) ?? jsonWebhook;
}

/** Whether deliveries in this format carry signatures. */
export function isSignedFormat(format: string): boolean {
  return describeFormat(format).isSigned;
}

export type CheckedUrl =
  | (Extract<CheckedChannelUrl, { ok: true }> & { readonly format: WebhookFormat })
  | Extract<CheckedChannelUrl, { ok: false }>;

/**
 * Determines the format of a URL that an owner entered. Chat platforms recognize their own URLs; any other URL is a
 * JSON webhook.
 */
export async function checkWebhookUrl(outbound: Outbound, url: string): Promise<CheckedUrl> {
  for (const channel of [...CHAT_CHANNELS, jsonWebhook]) {
    const checked = await channel.checkUrl(url, outbound);
    if (checked) return checked.ok ? { ...checked, format: channel.format } : checked;
  }
  throw new Error('No channel accepts arbitrary URLs.');
}

/** Returns a function that creates the channel for a target. Called once per process. */
export function createChannels(
  sender: ChannelSender,
): (target: Target, watch?: (step: ListenerStep) => void) => Channel {
  const webhooks = new Map<WebhookFormat, (target: WebhookTarget) => Channel>(
    WEBHOOK_CHANNELS.map((channel) => [channel.format, channel.create(sender)]),
  );
  return (target, watch) => {
    if (target.format === 'unreadable') return createUnreadableChannel(target.kind);
    if (target.format === 'listener') return voteListener.create(sender, target, watch);
    const create = webhooks.get(target.format);
    return create ? create(target) : createUnreadableChannel('webhook');
  };
}
