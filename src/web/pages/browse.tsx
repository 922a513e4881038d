// GET /bots, GET /servers: search, filter, sort, page by page. Everything is a link or a plain form.
import type { Game } from '@plaudit/sdk/contract';
import { pathOf, readSearch, sortsOf } from '../browse-search.ts';
import type { WebContext } from '../context.ts';
import { Empty } from '../parts/empty.tsx';
import { counted, grouped } from '../parts/figures.tsx';
import { showPage } from '../parts/layout.tsx';
import { ListingItem } from '../parts/listing-item.tsx';
import { browsePath, GAMES, gameName } from '../parts/listing-words.ts';
import { Pager } from '../parts/pager.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import type { FoundListings, Listing, ListingSearch, ListingType } from '../web-parts.ts';

export function browse(type: ListingType) {
  return async (context: WebContext) => {
    const { listings, front } = context.var.parts;
    const asked = readSearch(context, type);
    const [found, tags] = await Promise.all([listings.searchListings(asked), front.tags(type)]);
    // Past the end the last page is shown, and says that it is.
    const search = { ...asked, page: found.page, openedAt: found.openedAt };
    const linkTo = (page: number) => pathOf(search, { page, openedAt: search.openedAt });
    return showPage(context, {
      title: titleOf(search),
      description: `${titleOf(search)} on ${context.var.parts.site.serviceName}, with votes, ranks and numbers.`,
      section: type === 'bot' ? 'bots' : 'servers',
      machines: {
        path: pathOf(search, { page: search.page }),
        ...(search.page > 1 && { previous: pathOf(search, { page: search.page - 1 }) }),
        ...(search.page < found.pages && { next: pathOf(search, { page: search.page + 1 }) }),
        // What somebody typed is no page of ours for others to come to, nor is a list of nothing.
        hidden: search.query !== '' || found.total === 0,
      },
      content: (
        <div class="stack">
          <Head search={search} found={found} tags={tags} sorts={sortsOf(search, context)} />
          {found.total > 0 ? (
            <Results search={search} listings={found.listings} />
          ) : (
            <NothingFound search={search} near={found.near.length > 0} />
          )}
          <Pager page={search.page} pages={found.pages} linkTo={linkTo} />
          {found.near.length > 0 && <Near search={search} listings={found.near} />}
        </div>
      ),
    });
  };
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

type Sorts = ReturnType<typeof sortsOf>;

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
          {found.isMore ? `More than ${grouped(found.total)} ${noun}s` : counted(found.total, noun)}
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
    <a class="chip" href={pathOf(search, { game })} aria-current={search.game === game ? 'true' : undefined}>
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
          href={pathOf(search, { tags: tags.filter((one) => one !== tag) })}
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
        <a class="chip" href={pathOf(search, { tags: [...tags, tag] })} rel="nofollow">
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
        <a href={pathOf(search, { sort })} aria-current={search.sort === sort ? 'true' : undefined}>
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

/** Says what is in the way, and leads out of it one step at a time. */
function NothingFound({ search, near }: { search: ListingSearch; near: boolean }) {
  const { type, query, tags, game } = search;
  if (!query && tags.length === 0 && !game)
    return (
      <Empty title="Nothing is listed yet" text="If you run one, you can be the first.">
        <a class="btn go" href="/dashboard/new">
          Add a listing
        </a>
      </Empty>
    );
  const other = type === 'bot' ? 'game' : 'bot';
  return (
    <Empty title="Nothing fits" text={near ? CLOSE_ONES : TRY_LESS}>
      {tags.length > 0 && (
        <a class="btn" href={pathOf(search, { tags: [] })}>
          Without tags
        </a>
      )}
      {game && (
        <a class="btn" href={pathOf(search, { game: null })}>
          In all games
        </a>
      )}
      {query && (
        <a class="btn" href={pathOf(search, { type: other, tags: [], game: null })}>
          {type === 'bot' ? 'Among servers' : 'Among bots'}
        </a>
      )}
      <a class="btn" href={browsePath(type)}>
        Show everything
      </a>
    </Empty>
  );
}

const TRY_LESS =
  'No listing has all of this. Try fewer words or the beginning of one, or take something away.';
const CLOSE_ONES = 'No listing has all of this. Below are some whose names come near.';
