// The embed a chat channel gets instead of the JSON payload (§6.7, decision D15). Pure.
import type { VotePayload } from '@plaudit/sdk/contract';
import { isSnowflake } from '../core/ids.ts';

export interface ChatListing {
  readonly name: string;
  /** The listing's page; null: no link. */
  readonly url: string | null;
}

interface Field {
  readonly name: string;
  readonly value: string;
  readonly inline: boolean;
}

export interface DiscordMessage {
  readonly embeds: readonly {
    readonly title: string;
    readonly url?: string;
    readonly description?: string;
    readonly color: number;
    readonly timestamp: string;
    readonly fields: readonly Field[];
    readonly footer: { readonly text: string };
  }[];
  /** Nobody is pinged, whatever the text says: Discord's default would ping people named in it. */
  readonly allowed_mentions: { readonly parse: readonly [] };
}

// Discord's limits on an embed (documentation, "Embed Limits"); 6,000 in all cannot be reached with five short fields.
const TITLE_MAX = 256;
const VALUE_MAX = 1024;
const NAME_MAX = 100;
const VOTE_COLOR = 0x5b5bd6;
const TEST_COLOR = 0x8b8d98;

/** The message for a stored event body; null when that is no vote event. */
export function writeDiscordMessage(
  body: string,
  listing: ChatListing,
  serviceName: string,
): DiscordMessage | null {
  const payload = readPayload(body);
  if (!payload) return null;
  const { test, data } = payload;
  const name = escapeDiscordText(listing.name, NAME_MAX);
  return {
    embeds: [
      {
        title: cut(test ? `Test: a vote for ${name}` : `New vote for ${name}`, TITLE_MAX),
        ...(listing.url === null ? {} : { url: listing.url }),
        ...(test ? { description: 'This is a test. Nobody voted; grant no reward.' } : {}),
        color: test ? TEST_COLOR : VOTE_COLOR,
        timestamp: data.votedAt,
        fields: fieldsOf(data),
        footer: { text: serviceName },
      },
    ],
    allowed_mentions: { parse: [] },
  };
}

function fieldsOf(data: VotePayload['data']): Field[] {
  const fields = [field('Voter', voter(data.userId))];
  if (data.listingType === 'game' && data.playerName !== null) {
    fields.push(field('Player', escapeDiscordText(data.playerName, NAME_MAX)));
  }
  if (data.weight !== 1) fields.push(field('Weight', String(data.weight)));
  const next = Math.floor(Date.parse(data.nextVoteAt) / 1000);
  // Discord shows this in the reader's own time zone.
  if (Number.isFinite(next)) fields.push(field('Can vote again', `<t:${next}:R>`));
  return fields;
}

function field(name: string, value: string): Field {
  return { name, value: cut(value, VALUE_MAX), inline: true };
}

/** A mention inside an embed shows the person's name and pings nobody. */
function voter(userId: string): string {
  return isSnowflake(userId) ? `<@${userId}>` : escapeDiscordText(userId, NAME_MAX);
}

/** User-made text that shows as it was typed: no Markdown, no mentions, no line breaks, nothing invisible. */
export function escapeDiscordText(text: string, max: number): string {
  const visible = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  // Cut first, so that no escape loses its second half.
  return cut(visible.toWellFormed(), max).replace(/[\\*_~`|>#[\]()<@:-]/g, '\\$&');
}

/** At most `max` UTF-16 units, never half a character. */
function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function readPayload(body: string): VotePayload | null {
  try {
    const payload: VotePayload | null = JSON.parse(body);
    const data = payload?.data;
    const complete = typeof data?.userId === 'string' && typeof data.votedAt === 'string';
    return payload?.event === 'vote.created' && complete ? payload : null;
  } catch {
    return null;
  }
}
