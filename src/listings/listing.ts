// The type of a listing.
import type { Game } from '@plaudit/sdk/contract';
import type { Plan } from '../config/values.ts';
import type { Language } from '../messages/languages.ts';
import type { ListingDetails } from './listing-fields.ts';

export type { Game, ListingDetails, Plan };
export type ListingType = 'bot' | 'game';
export const GAMES = ['minecraft', 'fivem', 'roblox', 'hytale'] as const satisfies readonly Game[];

export interface Listing extends ListingDetails {
  readonly id: string;
  /** The readable part of its address; null if none could be found. */
  readonly slug: string | null;
  readonly type: ListingType;
  /** Null for bots. */
  readonly game: Game | null;
  /** Of the name, the summary and the description; null: not specified. */
  readonly textLanguage: Language | null;
  readonly plan: Plan;
  readonly changelogPro: boolean;
  readonly ownerId: string;
  /** Grows by exactly 1 with each vote (§2.1). */
  readonly voteCount: number;
  /** The sum of the weights of the last 30 days' votes (decision V3). */
  readonly score: number;
  /** The bot's latest report; null until there is one, and for game servers. */
  readonly servers: ServerCountReport | null;
  readonly visibility: Visibility;
  /** The hash in the icon's URL; null when there is no icon. */
  readonly icon: string | null;
  /** The hash in the banner's URLs; null when there is no banner. */
  readonly banner: string | null;
  /** Set while the listing is paused: it accepts no votes and appears in no list (decision P65). */
  readonly pausedAt: Date | null;
  /** Since when the owner has proven that it is theirs; null: not proven, or not for the current address. */
  readonly ownerProvenAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Who can see a listing: everyone, or only its owner, its managers and staff (decision P72). */
export type Visibility =
  | { readonly state: 'public' | 'pending'; readonly since: Date }
  | { readonly state: 'refused' | 'hidden'; readonly since: Date; readonly reason: string };

export interface ServerCountReport {
  readonly serverCount: number;
  /** Null when the report did not include it. */
  readonly shardCount: number | null;
  readonly reportedAt: Date;
}
