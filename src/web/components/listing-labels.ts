// Names and paths of a listing's type and game.
import type { Game } from '@plaudit/sdk/contract';
import type { Edition } from '../../game-servers/server-poll.ts';
import type { Listing, ListingType } from '../../listings/listing.ts';
import type { Translations } from '../../messages/translations.ts';

const GAME_NAMES: Readonly<Record<Game, string>> = {
  minecraft: 'Minecraft',
  fivem: 'FiveM',
  roblox: 'Roblox',
  hytale: 'Hytale',
};

export function gameName(game: Game): string {
  return GAME_NAMES[game];
}

/** `Minecraft server`, `Bot`. */
export function listingKind(listing: Pick<Listing, 'game'>, t: Translations): string {
  return listing.game ? t('browse.kindServer', { game: gameName(listing.game) }) : t('browse.kindBot');
}

/** Null unless it is a web address: nothing else may become a link. */
export function webLink(link: string | null): string | null {
  if (!link || !URL.canParse(link)) return null;
  const { protocol, href } = new URL(link);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

export const EDITION_NAMES: Readonly<Record<Edition, string>> = { java: 'Java Edition', bedrock: 'Bedrock Edition' };

export function browsePath(type: ListingType): '/bots' | '/servers' {
  return type === 'bot' ? '/bots' : '/servers';
}

/** The path of a list: of a type, a game or a category. */
export function listPath({ type, game, category }: ListScopeParts): string {
  const path = game && type === 'game' ? `/servers/${game}` : browsePath(type);
  return category ? `${path}/category/${category}` : path;
}

interface ListScopeParts {
  readonly type: ListingType;
  readonly game: Game | null;
  readonly category?: string | null;
}
