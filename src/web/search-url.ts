// Reads a search from the URL of a list and writes it back. Each search has exactly one URL, whatever the order of the
// parameters, so that it can be shared and is indexed once.
import { z } from 'zod';
import { GAMES, type ListingType } from '../listings/listing.ts';
import type { ListingSearch } from '../listings/search-listings.ts';
import { browsePath } from './components/listing-labels.ts';
import type { WebContext } from './context.ts';

const PER_PAGE = 20;
const QUERY_MAX_CHARACTERS = 100;
const MAX_TAGS = 8;

/** The search in a URL, with defaults filled in. */
export type BrowseSearch = Required<ListingSearch>;
type ListingSort = BrowseSearch['sort'];

// An invalid value is ignored: the list is shown without it.
const searchSchema = z.object({
  game: z.enum(GAMES).nullable().catch(null),
  sort: z.enum(['match', 'rank', 'votes', 'newest', 'players', 'servers']).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  openedAt: z.coerce.number().int().min(0).max(8.64e15).nullable().catch(null),
});

export function readSearchParams(context: WebContext, type: ListingType): BrowseSearch {
  const read = (name: string) => context.req.query(name) ?? null;
  const given = { game: read('game'), sort: read('sort'), page: read('page') ?? 1, openedAt: read('at') };
  const { game, sort, page, openedAt } = searchSchema.parse(given);
  const query = readQuery(read('q') ?? '');
  return {
    type,
    query,
    tags: readTags(context.req.queries('tag') ?? []),
    game: type === 'game' ? game : null,
    sort: sort && isOffered(sort, { type, query }) && isCounted(sort, context) ? sort : defaultSort(query),
    page,
    perPage: PER_PAGE,
    openedAt: openedAt === null ? null : new Date(openedAt),
  };
}

function readQuery(given: string): string {
  const text = given.toWellFormed().replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim();
  return [...text].slice(0, QUERY_MAX_CHARACTERS).join('').trim();
}

function readTags(given: readonly string[]): readonly string[] {
  const tags = given.map((tag) => tag.trim().toLowerCase()).filter((tag) => /^[a-z0-9-]{1,24}$/.test(tag));
  return [...new Set(tags)].sort().slice(0, MAX_TAGS);
}

function defaultSort(query: string): ListingSort {
  return query === '' ? 'rank' : 'match';
}

function isOffered(sort: ListingSort, { type, query }: Pick<BrowseSearch, 'type' | 'query'>): boolean {
  if (sort === 'match') return query !== '';
  return sort !== (type === 'bot' ? 'players' : 'servers');
}

/** With PLAYER_COUNTS=off, an old link that sorts by players uses the default order. */
function isCounted(sort: ListingSort, context: WebContext): boolean {
  return sort !== 'players' || context.var.app.config.playerCounts;
}

/** The ways to sort this list, the default first. */
export function sortOptions(search: BrowseSearch, context: WebContext): readonly { sort: ListingSort; text: string }[] {
  return [
    { sort: 'match', text: 'Best match' } as const,
    { sort: 'rank', text: 'Rank' } as const,
    { sort: 'votes', text: 'Total votes' } as const,
    { sort: 'newest', text: 'Newest' } as const,
    { sort: 'players', text: 'Players online' } as const,
    { sort: 'servers', text: 'Servers' } as const,
  ].filter(({ sort }) => isOffered(sort, search) && isCounted(sort, context));
}

/** The search with some changes, on its first page; defaults are left out of the URL. */
export function searchPath(search: BrowseSearch, change: Partial<BrowseSearch> = {}): string {
  const changed = { ...search, page: 1, openedAt: null, ...change };
  const { type, query, game, tags, page, openedAt } = changed;
  const sort = isOffered(changed.sort, changed) ? changed.sort : defaultSort(query);
  const fields = new URLSearchParams();
  if (query) fields.set('q', query);
  if (game && type === 'game') fields.set('game', game);
  for (const tag of tags.toSorted()) fields.append('tag', tag);
  if (sort !== defaultSort(query)) fields.set('sort', sort);
  if (page > 1) fields.set('page', String(page));
  if (openedAt) fields.set('at', String(openedAt.getTime()));
  return fields.size > 0 ? `${browsePath(type)}?${fields}` : browsePath(type);
}
