// How a listing is spoken of.
import type { Game } from '@plaudit/sdk/contract';
import type { Listing, ListingType } from '../web-parts.ts';

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

/** §8: 12 hours for bots, 24 for game servers. */
export function windowHours(type: ListingType): 12 | 24 {
  return type === 'bot' ? 12 : 24;
}

/** Only web addresses become links, whatever is stored. */
export function webLink(link: string | null): string | null {
  if (!link || !URL.canParse(link)) return null;
  const { protocol, href } = new URL(link);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

export function browsePath(type: ListingType): '/bots' | '/servers' {
  return type === 'bot' ? '/bots' : '/servers';
}
