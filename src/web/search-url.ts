// A list's address: what is read from it, and how a search is written as one. A search has one address, whatever the order
// and the number of what somebody typed, so that it can be passed on and is indexed once.
import { z } from 'zod';
import { browsePath } from './components/listing-labels.ts';
import type { WebContext } from './context.ts';
import type { ListingSearch, ListingType } from './web-parts.ts';

const PER_PAGE = 20;
const QUERY_MOST = 100;
const TAGS_MOST = 8;

// A wrong value is no error here: the list is shown without it.
const searchSchema = z.object({
  game: z.enum(['minecraft', 'fivem', 'roblox', 'hytale']).nullable().catch(null),
  sort: z.enum(['match', 'rank', 'votes', 'newest', 'players', 'servers']).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  openedAt: z.coerce.number().int().min(0).max(8.64e15).nullable().catch(null),
});

export function readSearchParams(context: WebContext, type: ListingType): ListingSearch {
  const read = (name: string) => context.req.query(name) ?? null;
  const given = { game: read('game'), sort: read('sort'), page: read('page') ?? 1, openedAt: read('at') };
  const { game, sort, page, openedAt } = searchSchema.parse(given);
  const query = readQuery(read('q') ?? '');
  return {
    type,
    query,
    tags: readTags(context.req.queries('tag') ?? []),
    game: type === 'game' ? game : null,
    sort: sort && isOffered(sort, type, query) && isKnown(sort, context) ? sort : usualSort(query),
    page,
    perPage: PER_PAGE,
    openedAt: openedAt === null ? null : new Date(openedAt),
  };
}

function readQuery(given: string): string {
  const text = given.toWellFormed().replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim();
  return [...text].slice(0, QUERY_MOST).join('').trim();
}

/** What cannot be a tag is none. */
function readTags(given: readonly string[]): readonly string[] {
  const tags = given.map((tag) => tag.trim().toLowerCase()).filter((tag) => /^[a-z0-9-]{1,24}$/.test(tag));
  return [...new Set(tags)].sort().slice(0, TAGS_MOST);
}

type Sort = ListingSearch['sort'];

function usualSort(query: string): Sort {
  return query === '' ? 'rank' : 'match';
}

function isOffered(sort: Sort, type: ListingType, query: string): boolean {
  if (sort === 'match') return query !== '';
  return sort !== (type === 'bot' ? 'players' : 'servers');
}

/** Nothing is sorted by what is not counted: a link from before that was switched off shows the list all the same. */
function isKnown(sort: Sort, context: WebContext): boolean {
  return sort !== 'players' || context.var.parts.site.countsPlayers;
}

/** The ways to sort this list, the usual one first. */
export function sortOptions(
  { type, query }: ListingSearch,
  context: WebContext,
): readonly { sort: Sort; text: string }[] {
  return [
    { sort: 'match', text: 'Best match' } as const,
    { sort: 'rank', text: 'Rank' } as const,
    { sort: 'votes', text: 'Votes in all' } as const,
    { sort: 'newest', text: 'Newest' } as const,
    { sort: 'players', text: 'Players online' } as const,
    { sort: 'servers', text: 'Servers' } as const,
  ].filter(({ sort }) => isOffered(sort, type, query) && isKnown(sort, context));
}

/** The same search with some of it changed, from its first page; what is usual is left out. */
export function searchPath(search: ListingSearch, change: Partial<ListingSearch> = {}): string {
  const changed = { ...search, page: 1, openedAt: null, ...change };
  const { type, query, game, tags, page, openedAt } = changed;
  const sort = isOffered(changed.sort, type, query) ? changed.sort : usualSort(query);
  const fields = new URLSearchParams();
  if (query) fields.set('q', query);
  if (game && type === 'game') fields.set('game', game);
  for (const tag of tags.toSorted()) fields.append('tag', tag);
  if (sort !== usualSort(query)) fields.set('sort', sort);
  if (page > 1) fields.set('page', String(page));
  if (openedAt) fields.set('at', String(openedAt.getTime()));
  return fields.size > 0 ? `${browsePath(type)}?${fields}` : browsePath(type);
}
