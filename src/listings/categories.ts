// The categories of bots and of each game's servers: a fixed list, so that each has its own page, which people and
// search engines can find. Their texts are in the message catalogs.
import type { Game } from '@plaudit/sdk/contract';

/** What a listing is, as far as categories are concerned. */
export type CategoryKind = Game | 'bot';

export const MAX_CATEGORIES = 3;

const SLUGS = {
  bot: [
    'ai',
    'anime',
    'economy',
    'education',
    'games',
    'giveaways',
    'leveling',
    'logging',
    'moderation',
    'music',
    'notifications',
    'productivity',
    'roleplay',
    'security',
    'social',
    'statistics',
    'tickets',
    'utility',
  ],
  minecraft: [
    'anarchy',
    'creative',
    'economy',
    'factions',
    'hardcore',
    'lifesteal',
    'minigames',
    'modded',
    'prison',
    'pvp',
    'roleplay',
    'skyblock',
    'smp',
    'survival',
    'towns',
    'vanilla',
  ],
  fivem: ['drift', 'economy', 'freeroam', 'gangs', 'police', 'pvp', 'racing', 'roleplay'],
  roblox: [
    'building',
    'fighting',
    'horror',
    'obby',
    'racing',
    'roleplay',
    'shooter',
    'simulator',
    'social',
    'tower-defense',
    'tycoon',
  ],
  hytale: ['adventure', 'creative', 'economy', 'minigames', 'modded', 'pvp', 'roleplay', 'survival'],
} as const satisfies Readonly<Record<CategoryKind, readonly string[]>>;

export type CategorySlug<Kind extends CategoryKind = CategoryKind> = (typeof SLUGS)[Kind][number];

export interface Category {
  readonly kind: CategoryKind;
  /** In URLs, in forms and in the database. */
  readonly slug: string;
}

const CATEGORIES: Readonly<Record<CategoryKind, readonly Category[]>> = {
  bot: categories('bot'),
  minecraft: categories('minecraft'),
  fivem: categories('fivem'),
  roblox: categories('roblox'),
  hytale: categories('hytale'),
};

function categories(kind: CategoryKind): readonly Category[] {
  return SLUGS[kind].map((slug) => ({ kind, slug }));
}

/** Null for all servers together: they have categories only by game. */
export function categoryKind({ type, game }: { type: 'bot' | 'game'; game: Game | null }): CategoryKind | null {
  return type === 'bot' ? 'bot' : game;
}

/** In the order of their slugs. */
export function categoriesOf(kind: CategoryKind): readonly Category[] {
  return CATEGORIES[kind];
}

export function findCategory(kind: CategoryKind, slug: string): Category | null {
  return CATEGORIES[kind].find((category) => category.slug === slug) ?? null;
}
