// On the vote page of a bot: a bot can thank only voters whose Discord account it knows. Never in the way of the vote.
import type { WebContext } from '../context.ts';
import { useTranslations } from '../translations.ts';

interface ConnectDiscordProps {
  readonly context: WebContext;
  readonly person: { readonly platformId: string | null } | null;
}

/** Nothing if Discord is connected, or cannot be connected here. */
export function ConnectDiscordNote({ context, person }: ConnectDiscordProps) {
  const t = useTranslations();
  if (!person || person.platformId !== null || context.var.app.config.discord === null) return null;
  return <p class="note reward">{t.rich('forms.connectDiscord', { link: (text) => <a href="/account">{text}</a> })}</p>;
}
