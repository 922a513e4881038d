// Names and paths of a listing's type and game.
import type { Game } from '@plaudit/sdk/contract';
import type { Listing, ListingType } from '../../listings/listing.ts';

export const GAMES: readonly { readonly game: Game; readonly name: string }[] = [
  { game: 'minecraft', name: 'Minecraft' },
  { game: 'fivem', name: 'FiveM' },
  { game: 'roblox', name: 'Roblox' },
  { game: 'hytale', name: 'Hytale' },
];

export function gameName(game: Game): string {
  return GAMES.find((one) => one.game === game)?.name ?? game;
}

/** `Minecraft server`, `Bot`. */
export function listingKind(listing: Pick<Listing, 'game'>): string {
  return listing.game ? `${gameName(listing.game)} server` : 'Bot';
}

/** Null unless it is a web address: nothing else may become a link. */
export function webLink(link: string | null): string | null {
  if (!link || !URL.canParse(link)) return null;
  const { protocol, href } = new URL(link);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

export function browsePath(type: ListingType): '/bots' | '/servers' {
  return type === 'bot' ? '/bots' : '/servers';
}
