// Which URLs are a chat platform's channel webhooks (§1, decision D15), and how such a URL may be shown. Pure.

/** A Discord channel webhook. The token is a secret: whoever has it can post. */
export interface DiscordTarget {
  readonly id: string;
  readonly token: string;
  readonly threadId: string | null;
}

export type ChatUrl =
  | { readonly kind: 'discord'; readonly target: DiscordTarget }
  /** Not a chat platform's: an ordinary endpoint. */
  | { readonly kind: 'other' }
  /** Discord's, but no webhook that can be posted to. */
  | {
      readonly kind: 'refused';
      readonly code: 'chat_url_format' | 'chat_url_incomplete';
      readonly sentence: string;
    };

const HOSTS = /^(?:(?:ptb|canary)\.)?discord(?:app)?\.com$/;
const PATH = /^\/api(?:\/v\d{1,2})?\/webhooks\/(\d{17,20})\/([\w-]{60,100})(\/(?:slack|github))?\/?$/;

/** Decides by the parsed URL: a host that merely contains "discord.com" is somebody else's. */
export function recognizeDiscordUrl(text: string): ChatUrl {
  const url = URL.parse(text.trim());
  if (!url || !HOSTS.test(url.hostname.replace(/\.$/, ''))) return { kind: 'other' };
  const [, id, token, suffix] = PATH.exec(url.pathname) ?? [];
  if (url.protocol !== 'https:' || url.port !== '' || !id || !token) {
    return {
      kind: 'refused',
      code: 'chat_url_incomplete',
      sentence:
        'This is a Discord address but not a channel’s webhook URL. In Discord open the channel’s settings, Integrations, Webhooks, and use Copy Webhook URL.',
    };
  }
  if (suffix) {
    return {
      kind: 'refused',
      code: 'chat_url_format',
      sentence: `Take ${suffix} off the end of the URL: that address expects messages in another format.`,
    };
  }
  const threadId = url.searchParams.get('thread_id') ?? '';
  return { kind: 'discord', target: { id, token, threadId: /^\d{17,20}$/.test(threadId) ? threadId : null } };
}

/** The one URL that is posted to, whatever form was pasted. `wait`: without it a lost message would look delivered. */
export function discordPostUrl({ id, token, threadId }: DiscordTarget, origin: string): string {
  const url = new URL(`/api/v10/webhooks/${id}/${token}?wait=true`, origin);
  if (threadId) url.searchParams.set('thread_id', threadId);
  return url.href;
}

/** The URL for people and logs: a chat webhook's without its token, any other as it is. */
export function maskDiscordUrl(text: string): string {
  const chat = recognizeDiscordUrl(text);
  if (chat.kind === 'other') return text;
  if (chat.kind === 'refused') return 'https://discord.com/…';
  const { id, token, threadId } = chat.target;
  const thread = threadId ? `?thread_id=${threadId}` : '';
  return `https://discord.com/api/webhooks/${id}/${token.slice(0, 4)}…${thread}`;
}
