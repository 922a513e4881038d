// GET /bots, GET /servers: search, filters, sorting and pages, as links and a plain form.
import { GAMES, type Game, type ListingType } from '../../../listings/listing.ts';
import { type ShownListing, type ShownSearchResult, searchShownListings } from '../../../listings/shown-listings.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { formatCount, formatNumber } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingItem } from '../../components/listing-item.tsx';
import { browsePath, gameName } from '../../components/listing-labels.ts';
import { Pager } from '../../components/pager.tsx';
import { RankingNote } from '../../components/ranking-note.tsx';
import { FilterChips, SearchForm } from '../../components/search-form.tsx';
import type { WebContext } from '../../context.ts';
import { readDbFor } from '../../recent-changes.ts';
import { type BrowseSearch, readSearchParams, searchPath, sortOptions } from '../../search-url.ts';

export function showListings(type: ListingType) {
  return async (context: WebContext) => {
    const { app } = context.var;
    const requested = readSearchParams(context, type);
    const [found, tags] = await Promise.all([
      searchShownListings({ ...app, db: readDbFor(context) }, requested),
      app.frontPage.popularTags(type),
    ]);
    // A page number past the end shows the last page.
    const search = { ...requested, page: found.page, openedAt: found.openedAt };
    const emptyReason = found.total > 0 ? null : await whyEmpty(context, search);
    return showPage(context, {
      title: titleOf(search),
      description: `${titleOf(search)} on ${app.site.displayName}, with votes and rankings.`,
      section: type === 'bot' ? 'bots' : 'servers',
      metadata: metadataOf(search, found),
      content: (
        <div class="stack">
          <Head search={search} found={found} tags={tags} sorts={sortOptions(search, context)} />
          {emptyReason === null ? (
            <Results search={search} listings={found.listings} />
          ) : (
            <NoResults search={search} hasSimilar={found.similar.length > 0} reason={emptyReason} />
          )}
          <Pager
            page={search.page}
            pages={found.pages}
            linkTo={(page) => searchPath(search, { page, openedAt: search.openedAt })}
          />
          {search.sort === 'rank' && found.total > 0 && <RankingNote weights={app.site.planWeights} />}
          {found.similar.length > 0 && <SimilarNames search={search} listings={found.similar} />}
        </div>
      ),
    });
  };
}

function metadataOf(search: BrowseSearch, { pages, total }: ShownSearchResult) {
  const { page } = search;
  return {
    path: searchPath(search, { page }),
    ...(page > 1 && { previous: searchPath(search, { page: page - 1 }) }),
    ...(page < pages && { next: searchPath(search, { page: page + 1 }) }),
    // Search engines should not index other people's searches or empty lists.
    hidden: search.query !== '' || total === 0,
  };
}

type EmptyReason = 'nothing_listed' | 'no_match';

/** `nothing_listed`: there are no listings of this type and game at all. */
async function whyEmpty(context: WebContext, search: BrowseSearch): Promise<EmptyReason> {
  if (!search.query && search.tags.length === 0) return 'nothing_listed';
  const unfiltered = { ...search, query: '', tags: [], page: 1, perPage: 1 };
  const { total } = await searchShownListings({ ...context.var.app, db: readDbFor(context) }, unfiltered);
  return total === 0 ? 'nothing_listed' : 'no_match';
}

/** `Bots`, `Game servers`, `Hytale servers`. */
function headingOf({ type, game }: BrowseSearch): string {
  if (type === 'bot') return 'Bots';
  return game ? `${gameName(game)} servers` : 'Game servers';
}

/** The same, for use inside a sentence. */
function pluralOf({ type, game }: BrowseSearch): string {
  if (type === 'bot') return 'bots';
  return game ? `${gameName(game)} servers` : 'game servers';
}

/** For the browser's tab and for search engines. */
function titleOf(search: BrowseSearch): string {
  const { tags, query, page } = search;
  const tagged = tags.length > 0 ? `${headingOf(search)} tagged ${tags.join(', ')}` : headingOf(search);
  const searched = query ? `${tagged} for “${query}”` : tagged;
  return page > 1 ? `${searched}, page ${page}` : searched;
}

type SortOptions = ReturnType<typeof sortOptions>;

interface HeadProps {
  readonly search: BrowseSearch;
  readonly found: ShownSearchResult;
  readonly tags: readonly string[];
  readonly sorts: SortOptions;
}

function Head({ search, found, tags, sorts }: HeadProps) {
  const { type, query } = search;
  const noun = type === 'bot' ? 'bot' : 'server';
  return (
    <div class="browse-head">
      <h1>{headingOf(search)}</h1>
      <SearchForm
        action={browsePath(type)}
        what={`${noun}s`}
        placeholder="Name, tag or keyword"
        query={query}
        kept={[
          ['game', search.game],
          ...search.tags.map((tag) => ['tag', tag] as const),
          ['sort', search.sort === 'rank' || search.sort === 'match' ? null : search.sort],
        ]}
      />
      {type === 'game' && <GameFilter search={search} />}
      <TagFilter search={search} popular={tags} />
      <div class="row between">
        <span class="dim">
          {found.hasMore ? `More than ${formatNumber(found.total)} ${noun}s` : formatCount(found.total, noun)}
          {query && (
            <>
              {' '}
              for “<bdi>{query}</bdi>”
            </>
          )}
        </span>
        <Sorting search={search} sorts={sorts} />
      </div>
    </div>
  );
}

function GameFilter({ search }: { search: BrowseSearch }) {
  return (
    <FilterChips<Game | null>
      label="Game"
      chosen={search.game}
      choices={[{ value: null, text: 'All games' }, ...GAMES.map((game) => ({ value: game, text: gameName(game) }))]}
      linkTo={(game) => searchPath(search, { game })}
    />
  );
}

/** Chosen tags first, each as a link that removes it; then popular tags. */
function TagFilter({ search, popular }: { search: BrowseSearch; popular: readonly string[] }) {
  const { tags } = search;
  const others = popular.filter((tag) => !tags.includes(tag));
  if (tags.length + others.length === 0) return null;
  return (
    <nav class="chips tags" aria-label="Tags">
      {tags.map((tag) => (
        <a class="chip" href={searchPath(search, { tags: tags.filter((one) => one !== tag) })} aria-current="true">
          <span class="unseen">Remove tag </span>
          {tag}
          <span class="chip-remove" aria-hidden="true">
            ×
          </span>
        </a>
      ))}
      {others.map((tag) => (
        <a class="chip" href={searchPath(search, { tags: [...tags, tag] })} rel="nofollow">
          {tag}
        </a>
      ))}
    </nav>
  );
}

function Sorting({ search, sorts }: { search: BrowseSearch; sorts: SortOptions }) {
  return (
    <nav class="sorting" aria-label="Sort by">
      {sorts.map(({ sort, text }) => (
        <a href={searchPath(search, { sort })} aria-current={search.sort === sort ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}

interface ResultsProps {
  readonly search: BrowseSearch;
  readonly listings: readonly ShownListing[];
}

function Results({ search, listings }: ResultsProps) {
  const before = (search.page - 1) * search.perPage;
  const isRanked = search.sort === 'rank' || search.sort === 'votes';
  return (
    <ol class="list" start={before + 1}>
      {listings.map((listing, index) => (
        <ListingItem listing={listing} position={isRanked ? before + index + 1 : undefined} under="h1" />
      ))}
    </ol>
  );
}

function SimilarNames({ search, listings }: ResultsProps) {
  return (
    <section class="stack close">
      <h2>
        Similar to “<bdi>{search.query}</bdi>”
      </h2>
      <ul class="list">
        {listings.map((listing) => (
          <ListingItem listing={listing} under="h2" />
        ))}
      </ul>
    </section>
  );
}

interface NoResultsProps {
  readonly search: BrowseSearch;
  /** Whether listings with similar names are shown below. */
  readonly hasSimilar: boolean;
  readonly reason: EmptyReason;
}

/** Says why the list is empty (decision P141) and offers to remove one filter at a time. */
function NoResults({ search, hasSimilar, reason }: NoResultsProps) {
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
      {game && (
        <ButtonLink
          text={query || tags.length > 0 ? 'Search all games' : 'Show all games'}
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

function noMatchTitle(search: BrowseSearch): string {
  const { query, tags } = search;
  if (query) return 'No results';
  return `No ${pluralOf(search)} with ${tags.length === 1 ? 'this tag' : 'all of these tags'}`;
}

function newListingQuery({ type, game }: BrowseSearch): string {
  if (type === 'bot') return '?kind=bot';
  return game ? `?kind=${game}` : '';
}

function advice(search: BrowseSearch, hasSimilar: boolean, reason: EmptyReason): string {
  if (hasSimilar) return 'Listings with similar names are shown below.';
  if (reason === 'nothing_listed') return `Be the first: add your ${search.type === 'bot' ? 'bot' : 'server'}.`;
  if (!search.query) return 'Try another tag, or browse all listings.';
  return search.tags.length > 0 || search.game
    ? 'Try fewer words, or remove a filter.'
    : 'Try fewer words, or only the beginning of a word.';
}
