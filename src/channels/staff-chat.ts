// Posts alerts for staff to the webhook in STAFF_WEBHOOK, with the platforms' own rules for URLs, rate limits and
// responses. The texts are ours, so nothing in them is a mention.

import { OperatorError } from '../core/errors.ts';
import { ENGLISH } from '../messages/translations.ts';
import { type ChatPost, createChatPoster } from './chat-channel.ts';
import type { ChannelSender } from './descriptor.ts';
import { DISCORD_PLATFORM, discord, recognizeDiscordUrl } from './discord.ts';
import { escapeSlackText, recognizeSlackUrl, SLACK_PLATFORM, slack } from './slack.ts';

export interface ChatNote {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly links: readonly string[] }[];
}

export interface StaffChat {
  /** Discord or Slack. */
  readonly platform: string;
  /** Never rejects. */
  post(note: ChatNote, signal: AbortSignal): ReturnType<ChatPost>;
}

/** Null without a URL. Throws an OperatorError, which does not contain the URL, if it is not a webhook. */
export function createStaffChat(url: string | null, sender: ChannelSender): StaffChat | null {
  if (url === null) return null;
  const platform = platformOf(url);
  const post = createChatPoster(platform.rules, sender)(url);
  return {
    platform: platform.name,
    post: (note, signal) => post(() => JSON.stringify(platform.write(note, sender.site.displayName)), signal),
  };
}

/** Discord or Slack; null if STAFF_WEBHOOK is not set. */
export function staffChatName(url: string | null): string | null {
  return url === null ? null : platformOf(url).name;
}

function platformOf(url: string) {
  const [onDiscord, onSlack] = [recognizeDiscordUrl(url), recognizeSlackUrl(url)];
  if (onDiscord.kind === 'discord') return { name: discord.name, rules: DISCORD_PLATFORM, write: writeDiscordNote };
  if (onSlack.kind === 'slack') return { name: slack.name, rules: SLACK_PLATFORM, write: writeSlackNote };
  const why = [onDiscord, onSlack].flatMap((read) => (read.kind === 'refused' ? [ENGLISH.text(read.sentence)] : []));
  throw new OperatorError(
    `STAFF_WEBHOOK must be the URL of a Discord webhook or of a Slack incoming webhook. ${why[0] ?? 'It begins with https://discord.com/api/webhooks/ or https://hooks.slack.com/services/.'}`,
  );
}

const COLOR = 0xd97706;
const SLACK_TITLE_MAX = 150;
const SLACK_TEXT_MAX = 2_900;

function writeDiscordNote({ title, lines }: ChatNote, displayName: string) {
  const text = lines.map((line) => [line.text, ...line.links].join('\n'));
  return {
    embeds: [{ title, description: text.join('\n\n'), color: COLOR, footer: { text: displayName } }],
    allowed_mentions: { parse: [] },
  };
}

function writeSlackNote({ title, lines }: ChatNote, displayName: string) {
  const sections = lines.map(({ text, links }) => {
    const linked = links.map((url) => `<${escapeSlackText(url, SLACK_TEXT_MAX)}>`);
    const markup = [escapeSlackText(text, SLACK_TEXT_MAX), ...linked].join('\n').slice(0, SLACK_TEXT_MAX);
    return { type: 'section', text: { type: 'mrkdwn', text: markup, verbatim: true } };
  });
  return {
    text: title,
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: escapeSlackText(title, SLACK_TITLE_MAX), emoji: false } },
      ...sections,
      { type: 'context', elements: [{ type: 'plain_text', text: displayName, emoji: false }] },
    ],
  };
}
