// GET /bots, GET /servers: search, filter, sort, page by page. Everything is a link or a plain form.
import type { Game } from '@plaudit/sdk/contract';
import { EmptyState } from '../../components/empty-state.tsx';
import { formatCount, formatNumber } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingItem } from '../../components/listing-item.tsx';
import { browsePath, GAMES, gameName } from '../../components/listing-labels.ts';
import { Pager } from '../../components/pager.tsx';
import { SearchForm } from '../../components/search-form.tsx';
import type { WebContext } from '../../context.ts';
import { readSearchParams, searchPath, sortOptions } from '../../search-url.ts';
import type { FoundListings, Listing, ListingSearch, ListingType, WebParts } from '../../web-parts.ts';

export function showListings(type: ListingType) {
  return async (context: WebContext) => {
    const { listings, front } = context.var.parts;
    const asked = readSearchParams(context, type);
    const [found, tags] = await Promise.all([listings.searchListings(asked), front.tags(type)]);
    // Past the end the last page is shown, and says that it is.
    const search = { ...asked, page: found.page, openedAt: found.openedAt };
    const reason = found.total > 0 ? null : await whyNothing(listings, search);
    const linkTo = (page: number) => searchPath(search, { page, openedAt: search.openedAt });
    return showPage(context, {
      title: titleOf(search),
      description: `${titleOf(search)} on ${context.var.parts.site.serviceName}, with votes, ranks and numbers.`,
      section: type === 'bot' ? 'bots' : 'servers',
      metadata: {
        path: searchPath(search, { page: search.page }),
        ...(search.page > 1 && { previous: searchPath(search, { page: search.page - 1 }) }),
        ...(search.page < found.pages && { next: searchPath(search, { page: search.page + 1 }) }),
        // What somebody typed is no page of ours for others to come to, nor is a list of nothing.
        hidden: search.query !== '' || found.total === 0,
      },
      content: (
        <div class="stack">
          <Head search={search} found={found} tags={tags} sorts={sortOptions(search, context)} />
          {reason === null ? (
            <Results search={search} listings={found.listings} />
          ) : (
            <NothingFound search={search} near={found.near.length > 0} reason={reason} />
          )}
          <Pager page={search.page} pages={found.pages} linkTo={linkTo} />
          {found.near.length > 0 && <Near search={search} listings={found.near} />}
        </div>
      ),
    });
  };
}

/** Whether there are listings of this kind and game at all. */
async function whyNothing(
  listings: WebParts['listings'],
  search: ListingSearch,
): Promise<NothingFoundProps['reason']> {
  if (!search.query && search.tags.length === 0) return 'nothing_listed';
  const { total } = await listings.searchListings({ ...search, query: '', tags: [], page: 1, perPage: 1 });
  return total === 0 ? 'nothing_listed' : 'no_match';
}

function nounOf({ type, game }: ListingSearch): string {
  if (type === 'bot') return 'Bots';
  return game ? `${gameName(game)} servers` : 'Game servers';
}

/** What this list is, in the words of a tab and of a search engine. */
function titleOf(search: ListingSearch): string {
  const { tags, query, page } = search;
  const tagged = tags.length > 0 ? `${nounOf(search)} tagged ${tags.join(', ')}` : nounOf(search);
  const asked = query ? `${tagged} for “${query}”` : tagged;
  return page > 1 ? `${asked}, page ${page}` : asked;
}

type Sorts = ReturnType<typeof sortOptions>;

interface HeadProps {
  readonly search: ListingSearch;
  readonly found: FoundListings;
  readonly tags: readonly string[];
  readonly sorts: Sorts;
}

function Head({ search, found, tags, sorts }: HeadProps) {
  const { type, query } = search;
  const noun = type === 'bot' ? 'bot' : 'server';
  return (
    <div class="browse-head">
      <h1>{nounOf(search)}</h1>
      <SearchForm search={search} />
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

function GameFilter({ search }: { search: ListingSearch }) {
  const choice = (game: Game | null, text: string) => (
    <a
      class="chip"
      href={searchPath(search, { game })}
      aria-current={search.game === game ? 'true' : undefined}
    >
      {text}
    </a>
  );
  return (
    <nav class="chips" aria-label="Game">
      {choice(null, 'All games')}
      {GAMES.map(({ game, name }) => choice(game, name))}
    </nav>
  );
}

/** Chosen ones first, each a way to be rid of it; then those that many listings carry. */
function TagFilter({ search, popular }: { search: ListingSearch; popular: readonly string[] }) {
  const { tags } = search;
  const others = popular.filter((tag) => !tags.includes(tag));
  if (tags.length + others.length === 0) return null;
  return (
    <nav class="chips tags" aria-label="Tags">
      {tags.map((tag) => (
        <a
          class="chip"
          href={searchPath(search, { tags: tags.filter((one) => one !== tag) })}
          aria-current="true"
        >
          <span class="unseen">Without the tag </span>
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

function Sorting({ search, sorts }: { search: ListingSearch; sorts: Sorts }) {
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

function Results({ search, listings }: { search: ListingSearch; listings: readonly Listing[] }) {
  const before = (search.page - 1) * search.perPage;
  const numbered = search.sort === 'rank' || search.sort === 'votes';
  return (
    <ol class="list" start={before + 1}>
      {listings.map((listing, index) => (
        <ListingItem listing={listing} place={numbered ? before + index + 1 : undefined} under="h1" />
      ))}
    </ol>
  );
}

function Near({ search, listings }: { search: ListingSearch; listings: readonly Listing[] }) {
  return (
    <section class="stack close">
      <h2>
        These come near “<bdi>{search.query}</bdi>”
      </h2>
      <ul class="list">
        {listings.map((listing) => (
          <ListingItem listing={listing} under="h2" />
        ))}
      </ul>
    </section>
  );
}

interface NothingFoundProps {
  readonly search: ListingSearch;
  /** Listings whose names come near are shown below. */
  readonly near: boolean;
  readonly reason: 'nothing_listed' | 'no_match';
}

/** Says why there is nothing (decision P141), and leads out of it one step at a time. */
function NothingFound({ search, near, reason }: NothingFoundProps) {
  const { type, query, tags, game } = search;
  const isListed = reason === 'no_match';
  return (
    <EmptyState
      title={isListed ? noMatchTitle(search) : `No ${nounInSentence(search)} yet`}
      text={adviceOf(search, near, reason)}
    >
      {!isListed && (
        <a class="btn go" href={`/dashboard/new${newKind(search)}`}>
          {type === 'bot' ? 'Add your bot' : 'Add your server'}
        </a>
      )}
      {tags.length > 0 && (
        <a class="btn" href={searchPath(search, { tags: [] })}>
          {tags.length === 1 ? 'Remove the tag' : 'Remove the tags'}
        </a>
      )}
      {game && (
        <a class="btn" href={searchPath(search, { game: null })}>
          {query || tags.length > 0 ? 'Search all games' : 'Show all games'}
        </a>
      )}
      {query && (
        <a
          class="btn"
          href={searchPath(search, { type: type === 'bot' ? 'game' : 'bot', tags: [], game: null })}
        >
          {type === 'bot' ? 'Search servers instead' : 'Search bots instead'}
        </a>
      )}
      {isListed && (
        <a class="btn" href={browsePath(type)}>
          {type === 'bot' ? 'Show all bots' : 'Show all servers'}
        </a>
      )}
    </EmptyState>
  );
}

/** `bots`, `game servers`, `Hytale servers`. */
function nounInSentence({ type, game }: ListingSearch): string {
  if (type === 'bot') return 'bots';
  return game ? `${gameName(game)} servers` : 'game servers';
}

function noMatchTitle(search: ListingSearch): string {
  const { query, tags } = search;
  if (query) return 'No results';
  return `No ${nounInSentence(search)} with ${tags.length === 1 ? 'this tag' : 'all of these tags'}`;
}

function newKind({ type, game }: ListingSearch): string {
  if (type === 'bot') return '?kind=bot';
  return game ? `?kind=${game}` : '';
}

function adviceOf(search: ListingSearch, near: boolean, reason: NothingFoundProps['reason']): string {
  if (near) return 'Listings with a similar name are below.';
  if (reason === 'nothing_listed') return 'If you run one, add it: it will be the first.';
  if (!search.query) return 'Choose another tag, or look at all listings.';
  return search.tags.length > 0 || search.game
    ? 'Try fewer words, or remove a filter.'
    : 'Try fewer words, or only the beginning of one.';
}
