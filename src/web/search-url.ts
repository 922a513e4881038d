// Reads a search from the URL of a list and writes it back. Each search has exactly one URL, whatever the order of the
// parameters, so that it can be shared and is indexed once.
import { z } from 'zod';
import { EDITIONS } from '../game-servers/server-poll.ts';
import { categoryKind, findCategory } from '../listings/categories.ts';
import { isPlace } from '../listings/countries.ts';
import { GAMES, type Game, type ListingType } from '../listings/listing.ts';
import { isListingLanguage } from '../listings/listing-fields.ts';
import type { ListingSearch } from '../listings/search-listings.ts';
import type { MessageKey } from '../messages/message.ts';
import { listPath } from './components/listing-labels.ts';
import type { WebContext } from './context.ts';

const PER_PAGE = 20;
const QUERY_MAX_CHARACTERS = 100;
const MAX_TAGS = 8;

/** The search in a URL, with defaults filled in. */
export type BrowseSearch = Required<Omit<ListingSearch, 'queryLanguage'>>;
type ListingSort = BrowseSearch['sort'];

// An invalid value is ignored: the list is shown without it.
const searchSchema = z.object({
  game: z.enum(GAMES).nullable().catch(null),
  sort: z.enum(['match', 'rank', 'votes', 'newest', 'players', 'servers']).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  openedAt: z.coerce.number().int().min(0).max(8.64e15).nullable().catch(null),
});

/** What the path of a list says. */
export interface ListScope {
  readonly type: ListingType;
  readonly game: Game | null;
  readonly category: string | null;
}

/** The game of servers may also be a parameter, as in links to earlier versions. */
export function readSearchParams(context: WebContext, scope: ListScope): BrowseSearch {
  const { type } = scope;
  const read = (name: string) => context.req.query(name) ?? null;
  const given = { game: read('game'), sort: read('sort'), page: read('page') ?? 1, openedAt: read('at') };
  const { game: requested, sort, page, openedAt } = searchSchema.parse(given);
  const query = readQuery(read('q') ?? '');
  const game = type === 'game' ? (scope.game ?? requested) : null;
  return {
    type,
    query,
    game,
    category: scope.category ?? readCategory({ type, game }, read('category')),
    tags: readTags(context.req.queries('tag') ?? []),
    ...readFilters(context, { type, game }),
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

function readCategory(of: Pick<ListScope, 'type' | 'game'>, slug: string | null): string | null {
  const kind = categoryKind(of);
  return kind && slug && findCategory(kind, slug) ? slug : null;
}

type Filters = Pick<BrowseSearch, 'language' | 'place' | 'version' | 'edition' | 'online'>;

/**
 * Only servers are in a country and online, only those of one game have versions to compare, and Minecraft editions.
 */
function readFilters(context: WebContext, { type, game }: Pick<ListScope, 'type' | 'game'>): Filters {
  const read = (name: string) => context.req.query(name)?.trim() ?? '';
  const { playerCounts } = context.var.app.config;
  const isServers = type === 'game';
  const [language, place, version] = [read('language').toLowerCase(), read('country'), read('version')];
  const country = place.length === 2 ? place.toUpperCase() : place.toLowerCase();
  return {
    language: isListingLanguage(language) ? language : null,
    place: isServers && isPlace(country) ? country : null,
    version: game && isGameVersion(version) ? version : null,
    edition: game === 'minecraft' ? (EDITIONS.find((edition) => edition === read('edition')) ?? null) : null,
    online: isServers && playerCounts && read('online') === '1',
  };
}

/** As they are stored: `1.21`, `b3095`. */
function isGameVersion(text: string): boolean {
  return /^[\w.+-]{1,20}$/.test(text);
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

const SORTS = [
  { sort: 'match', text: 'browse.sortMatch' },
  { sort: 'rank', text: 'browse.sortRank' },
  { sort: 'votes', text: 'browse.sortVotes' },
  { sort: 'newest', text: 'browse.sortNewest' },
  { sort: 'players', text: 'browse.sortPlayers' },
  { sort: 'servers', text: 'browse.sortServers' },
] as const satisfies readonly { sort: ListingSort; text: MessageKey }[];

/** The ways to sort this list, the default first. */
export function sortOptions(search: BrowseSearch, context: WebContext): readonly { sort: ListingSort; text: string }[] {
  const { t } = context.var;
  return SORTS.filter(({ sort }) => isOffered(sort, search) && isCounted(sort, context)).map(({ sort, text }) => ({
    sort,
    text: t(text),
  }));
}

/** The search with some changes, on its first page; defaults are left out of the URL. */
export function searchPath(search: BrowseSearch, change: Partial<BrowseSearch> = {}): string {
  const changed = { ...search, page: 1, openedAt: null, ...withoutForeign(change) };
  const fields = new URLSearchParams(searchFields(changed));
  return fields.size > 0 ? `${listPath(changed)}?${fields}` : listPath(changed);
}

/** Another type or game has other categories, versions and editions, and bots have no country. */
function withoutForeign(change: Partial<BrowseSearch>): Partial<BrowseSearch> {
  if (change.type === undefined && change.game === undefined) return change;
  const none = { category: null, version: null, edition: null };
  return change.type === 'bot' ? { ...none, place: null, online: false, ...change } : { ...none, ...change };
}

/** The parameters of a search in their only order; the path holds the rest. */
export function searchFields(search: BrowseSearch): [name: string, value: string][] {
  const { query, tags, language, place, version, edition, online, page, openedAt } = search;
  const sort = isOffered(search.sort, search) ? search.sort : defaultSort(query);
  const optional: readonly (readonly [string, string | null | false])[] = [
    ['q', query],
    ...tags.toSorted().map((tag) => ['tag', tag] as const),
    ['language', language],
    ['country', place],
    ['version', version],
    ['edition', edition],
    ['online', online && '1'],
    ['sort', sort !== defaultSort(query) && sort],
    ['page', page > 1 && String(page)],
    ['at', openedAt && String(openedAt.getTime())],
  ];
  return optional.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** Without these, a list is a page for search engines: everything, a game or a category, and a tag. */
export function hasFilters({ language, place, version, edition, online }: BrowseSearch): boolean {
  return language !== null || place !== null || version !== null || edition !== null || online;
}
