// What a listing is, and what its owner may write in it. Errors name the field, for pages and for the API.
import type { Game } from '@plaudit/sdk/contract';
import type { Plan } from '../config/values.ts';
import { countCharacters, isStorable, validateName } from '../core/text.ts';
import { explainServerAddress, parseServerAddress } from '../game-servers/server-address.ts';

export type { Game, Plan };
export type ListingType = 'bot' | 'game';
export const GAMES = ['minecraft', 'fivem', 'roblox', 'hytale'] as const satisfies readonly Game[];

export interface Listing {
  readonly id: string;
  readonly type: ListingType;
  /** Null for bots. */
  readonly game: Game | null;
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly link: string | null;
  readonly address: string | null;
  readonly tags: readonly string[];
  readonly plan: Plan;
  readonly changelogPro: boolean;
  readonly ownerId: string;
  /** Moves by exactly 1 with each vote (§2.1). */
  readonly voteCount: number;
  /** The weights of 30 days' votes (decision V3). */
  readonly score: number;
  /** What a bot last reported of itself; null while it has not, and on game servers. */
  readonly servers: ServerCountReport | null;
  readonly visibility: Visibility;
  /** The name of its icon; null while it has none. */
  readonly icon: string | null;
  /** While it is paused: it takes no votes and stands in no list (decision P65). */
  readonly pausedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Who finds it: everybody, or its own people and staff alone (decision P72). */
export type Visibility =
  | { readonly state: 'public' | 'pending'; readonly since: Date }
  | { readonly state: 'refused' | 'hidden'; readonly since: Date; readonly reason: string };

export interface ServerCountReport {
  readonly serverCount: number;
  /** Null when the report named none. */
  readonly shardCount: number | null;
  readonly reportedAt: Date;
}

/** What its owner writes. */
export interface ListingDetails {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** Where to go: a bot's invitation, a server's site. */
  readonly link: string | null;
  /** Where players go: see server-address.ts. */
  readonly address: string | null;
  readonly tags: readonly string[];
}

export interface FieldError {
  readonly field: string;
  /** A sentence for whoever filled the field in. */
  readonly message: string;
}

const NAME_MOST = 80;
const SUMMARY_MOST = 200;
const DESCRIPTION_MOST = 10_000;
const LINK_MOST = 500;
const ADDRESS_MOST = 255;
const TAGS_MOST = 8;

/** As it will be stored: no white space around, no empty link or address, tags in lower case and each once. */
export function normalizeListing(text: ListingDetails): ListingDetails {
  return {
    name: text.name.trim(),
    summary: text.summary.trim(),
    description: text.description.trim(),
    link: withScheme(text.link?.trim() || null),
    address: text.address?.trim() || null,
    tags: [...new Set(text.tags.map((tag) => tag.trim().toLowerCase()).filter(Boolean))],
  };
}

/** People write `discord.gg/…`, as their browser shows it. What names another scheme stays, and is refused. */
function withScheme(link: string | null): string | null {
  return link !== null && /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]|$)/u.test(link)
    ? `https://${link}`
    : link;
}

/** Everything that is wrong with a tidied text; empty when nothing is. Lengths count code points (decision A11). */
export function validateListing(text: ListingDetails, game: Game | null = null): readonly FieldError[] {
  return [
    ...checkName(text.name),
    ...checkWords('summary', text.summary, SUMMARY_MOST),
    ...checkWords('description', text.description, DESCRIPTION_MOST),
    ...(text.link === null ? [] : checkLink(text.link)),
    ...(text.address === null ? [] : checkAddress(text.address, game)),
    ...checkTags(text.tags),
  ];
}

function checkName(name: string): readonly FieldError[] {
  const message = validateName(name, NAME_MOST);
  return message === null ? [] : [{ field: 'name', message }];
}

function checkWords(field: string, words: string, most: number): readonly FieldError[] {
  if (!isStorable(words)) return [{ field, message: 'Contains a character that cannot be stored.' }];
  const length = countCharacters(words);
  return length > most ? [{ field, message: `At most ${most} characters; these are ${length}.` }] : [];
}

function checkLink(link: string): readonly FieldError[] {
  const field = 'link';
  const url = isStorable(link) && URL.canParse(link) ? new URL(link) : null;
  if (url?.protocol !== 'https:' || /\s/.test(link))
    return [{ field, message: 'Must be an address that begins with https://.' }];
  if (url.username || url.password)
    return [{ field, message: 'Must not contain a user name or a password.' }];
  return countCharacters(link) > LINK_MOST ? [{ field, message: `At most ${LINK_MOST} characters.` }] : [];
}

function checkAddress(address: string, game: Game | null): readonly FieldError[] {
  const usable = address.length <= ADDRESS_MOST && parseServerAddress(address, game) !== null;
  return usable ? [] : [{ field: 'address', message: explainServerAddress(game) }];
}

function checkTags(tags: readonly string[]): readonly FieldError[] {
  const field = 'tags';
  if (tags.length > TAGS_MOST)
    return [{ field, message: `At most ${TAGS_MOST} tags; these are ${tags.length}.` }];
  const wrong = tags.find((tag) => !/^[a-z0-9-]{1,24}$/.test(tag));
  if (wrong === undefined) return [];
  return [{ field, message: 'A tag is 1 to 24 letters (a to z), digits or hyphens.' }];
}
