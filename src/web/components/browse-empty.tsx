// An empty list: says why it is empty (decision P141), and offers to remove one filter at a time.
import { pluralOf } from '../browse-headings.ts';
import { type BrowseSearch, hasFilters, type ListScope, searchPath } from '../search-url.ts';
import { NO_LIST_FILTERS } from './browse-nav.tsx';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { browsePath, gameName, listPath } from './listing-labels.ts';

/** `nothing_listed`: there are no listings of this type, game and category at all. */
export type EmptyReason = 'nothing_listed' | 'no_match';

interface NoResultsProps {
  readonly search: BrowseSearch;
  /** Whether listings with similar names are shown below. */
  readonly hasSimilar: boolean;
  readonly reason: EmptyReason;
}

export function NoResults({ search, hasSimilar, reason }: NoResultsProps) {
  const { type, query, tags, game } = search;
  const isListed = reason === 'no_match';
  const isBot = type === 'bot';
  return (
    <EmptyState
      title={isListed ? noMatchTitle(search) : `No ${pluralOf(search)} yet`}
      text={advice(search, hasSimilar, reason)}
    >
      {!isListed && (
        <ButtonLink
          text={isBot ? 'Add your bot' : 'Add your server'}
          href={`/dashboard/new${newListingQuery(search)}`}
          look="go"
        />
      )}
      {tags.length > 0 && (
        <ButtonLink text={tags.length === 1 ? 'Remove tag' : 'Remove tags'} href={searchPath(search, { tags: [] })} />
      )}
      {hasFilters(search) && <ButtonLink text="Remove filters" href={searchPath(search, NO_LIST_FILTERS)} />}
      <WiderLink search={search} />
      {game && !search.category && (
        <ButtonLink
          text={query || tags.length > 0 || hasFilters(search) ? 'Search all games' : 'Show all games'}
          href={searchPath(search, { game: null })}
        />
      )}
      {query && (
        <ButtonLink
          text={isBot ? 'Search servers instead' : 'Search bots instead'}
          href={searchPath(search, { type: isBot ? 'game' : 'bot', tags: [], game: null })}
        />
      )}
      {isListed && <ButtonLink text={isBot ? 'Show all bots' : 'Show all servers'} href={browsePath(type)} />}
    </EmptyState>
  );
}

/** Out of a category, to all of its game or type. */
function WiderLink({ search }: { search: BrowseSearch }) {
  if (!search.category) return null;
  const { type, game } = search;
  const name = game ? `${gameName(game)} servers` : 'bots';
  const isSearch = search.query !== '' || search.tags.length > 0 || hasFilters(search);
  return isSearch ? (
    <ButtonLink text={`Search all ${name}`} href={searchPath(search, { category: null })} />
  ) : (
    <ButtonLink text={`Browse all ${name}`} href={listPath({ type, game })} />
  );
}

function noMatchTitle(search: BrowseSearch): string {
  const { query, tags } = search;
  if (query || hasFilters(search)) return 'No results';
  return `No ${pluralOf(search)} with ${tags.length === 1 ? 'this tag' : 'all of these tags'}`;
}

function newListingQuery({ type, game, category }: ListScope): string {
  if (type === 'game' && !game) return '';
  const fields = new URLSearchParams({ kind: game ?? 'bot', ...(category && { categories: category }) });
  return `?${fields}`;
}

function advice(search: BrowseSearch, hasSimilar: boolean, reason: EmptyReason): string {
  if (hasSimilar) return 'Listings with similar names are shown below.';
  const own = search.type === 'bot' ? 'bot' : 'server';
  if (reason === 'nothing_listed')
    return search.category
      ? 'Does yours belong here? Add it, and it will be the first.'
      : `Be the first: add your ${own}.`;
  if (!search.query)
    return hasFilters(search) ? 'Remove a filter, or choose another one.' : 'Try another tag, or browse all listings.';
  return search.tags.length > 0 || search.game || search.category || hasFilters(search)
    ? 'Try fewer words, or remove a filter.'
    : 'Try fewer words, or only the beginning of a word.';
}
