// How many listings each game and category has, for the home page and the sitemap.
import { type CategoryKind, categoriesOf } from '../listings/categories.ts';
import type { FacetReader, ValueCounts } from '../listings/facets.ts';
import { GAMES } from '../listings/listing.ts';

export interface KindCounts {
  readonly kind: CategoryKind;
  readonly listings: number;
  /** By slug. */
  readonly categories: ValueCounts;
}

/** Bots, then each game. At most a few minutes old. */
export async function readSiteCounts(facets: FacetReader): Promise<readonly KindCounts[]> {
  const [whole, bots, ...games] = await Promise.all([
    facets.ofScope({ type: 'game', game: null }),
    facets.ofScope({ type: 'bot', game: null }),
    ...GAMES.map((game) => facets.ofScope({ type: 'game', game })),
  ]);
  return [
    { kind: 'bot', listings: bots.total, categories: bots.category },
    ...GAMES.map((game, place) => ({
      kind: game,
      listings: whole.game.get(game) ?? 0,
      categories: games[place]?.category ?? new Map(),
    })),
  ];
}

/** Categories with listings: all but the empty ones, whose pages only invite people to add one. */
export function filledCategories({ kind, categories }: KindCounts) {
  return categoriesOf(kind).filter(({ slug }) => (categories.get(slug) ?? 0) > 0);
}
