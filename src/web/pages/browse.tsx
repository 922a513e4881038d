// GET /bots, GET /servers: search, filter, sort, page by page. Everything is a link or a plain form.
import type { Game } from '@plaudit/sdk/contract';
import { z } from 'zod';
import type { WebContext } from '../context.ts';
import { Empty } from '../parts/empty.tsx';
import { counted } from '../parts/figures.tsx';
import { showPage } from '../parts/layout.tsx';
import { ListingItem } from '../parts/listing-item.tsx';
import { browsePath, GAMES } from '../parts/listing-words.ts';
import { Pager } from '../parts/pager.tsx';
import type { Listing, ListingSearch, ListingType } from '../web-parts.ts';

const PER_PAGE = 20;

// A wrong value is no error here: the list is shown without it.
const searchSchema = z.object({
  q: z.string().trim().max(100).catch(''),
  tag: z.string().trim().min(1).max(40).nullable().catch(null),
  game: z.enum(['minecraft', 'fivem', 'roblox', 'hytale']).nullable().catch(null),
  sort: z.enum(['rank', 'votes', 'newest']).catch('rank'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

const SORTS = [
  { sort: 'rank', text: 'Rank' },
  { sort: 'votes', text: 'Votes in all' },
  { sort: 'newest', text: 'Newest' },
] as const;

export function browse(type: ListingType) {
  return async (context: WebContext) => {
    const asked = readSearch(context, type);
    const found = await context.var.parts.listings.searchListings(asked);
    // Past the end the last page is shown, and says that it is.
    const search = { ...asked, page: Math.min(asked.page, found.pages) };
    return showPage(context, {
      title: type === 'bot' ? 'Bots' : 'Game servers',
      section: type === 'bot' ? 'bots' : 'servers',
      content: (
        <div class="stack">
          <Head search={search} total={found.total} />
          <Results search={search} listings={found.listings} />
          <Pager page={search.page} pages={found.pages} linkTo={(page) => linkTo(search, { page })} />
        </div>
      ),
    });
  };
}

function readSearch(context: WebContext, type: ListingType): ListingSearch {
  const read = (name: string) => context.req.query(name)?.replaceAll('\0', '') ?? null;
  const { q, tag, game, sort, page } = searchSchema.parse({
    q: read('q') ?? '',
    tag: read('tag'),
    game: read('game'),
    sort: read('sort') ?? 'rank',
    page: read('page') ?? 1,
  });
  return { type, query: q, tag, game: type === 'game' ? game : null, sort, page, perPage: PER_PAGE };
}

function Head({ search, total }: { search: ListingSearch; total: number }) {
  const { type } = search;
  const what = type === 'bot' ? counted(total, 'bot') : counted(total, 'server');
  return (
    <div class="browse-head">
      <h1>{type === 'bot' ? 'Bots' : 'Game servers'}</h1>
      <SearchForm search={search} />
      {type === 'game' && <GameFilter search={search} />}
      <div class="row between">
        <span class="dim">
          {what}
          {search.query && (
            <>
              {' '}
              for “<bdi>{search.query}</bdi>”
            </>
          )}
          {search.tag && (
            <>
              {' '}
              tagged <bdi>{search.tag}</bdi> · <a href={linkTo(search, { tag: null, page: 1 })}>all tags</a>
            </>
          )}
        </span>
        <Sorting search={search} />
      </div>
    </div>
  );
}

function SearchForm({ search }: { search: ListingSearch }) {
  const noun = search.type === 'bot' ? 'bots' : 'servers';
  return (
    <search>
      <form class="search" action={browsePath(search.type)}>
        <label class="unseen" for="q">
          Search {noun}
        </label>
        <input id="q" name="q" type="search" value={search.query} placeholder="Name or tag" />
        {search.game && <input type="hidden" name="game" value={search.game} />}
        {search.tag && <input type="hidden" name="tag" value={search.tag} />}
        {search.sort !== 'rank' && <input type="hidden" name="sort" value={search.sort} />}
        <button class="btn" type="submit">
          Search
        </button>
      </form>
    </search>
  );
}

function GameFilter({ search }: { search: ListingSearch }) {
  const choice = (game: Game | null, text: string) => (
    <a
      class="chip"
      href={linkTo(search, { game, page: 1 })}
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

function Sorting({ search }: { search: ListingSearch }) {
  return (
    <nav class="sorting" aria-label="Sort by">
      {SORTS.map(({ sort, text }) => (
        <a href={linkTo(search, { sort, page: 1 })} aria-current={search.sort === sort ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}

function Results({ search, listings }: { search: ListingSearch; listings: readonly Listing[] }) {
  if (listings.length === 0) return <NothingFound search={search} />;
  const before = (search.page - 1) * PER_PAGE;
  return (
    <ol class="list" start={before + 1}>
      {listings.map((listing, index) => (
        <ListingItem
          listing={listing}
          place={search.sort === 'newest' ? undefined : before + index + 1}
          under="h1"
        />
      ))}
    </ol>
  );
}

function NothingFound({ search }: { search: ListingSearch }) {
  const narrowed = search.query || search.tag || search.game || search.page > 1;
  return narrowed ? (
    <Empty title="Nothing fits" text="No listing has all of this. Try fewer words, or look at everything.">
      <a class="btn" href={browsePath(search.type)}>
        Show everything
      </a>
    </Empty>
  ) : (
    <Empty title="Nothing is listed yet" text="If you run one, you can be the first.">
      <a class="btn go" href="/dashboard/new">
        Add a listing
      </a>
    </Empty>
  );
}

/** The same search with some of it changed; what is usual is left out of the address. */
function linkTo(search: ListingSearch, change: Partial<ListingSearch>): string {
  const { type, query, game, tag, sort, page } = { ...search, ...change };
  const fields = new URLSearchParams();
  if (query) fields.set('q', query);
  if (game) fields.set('game', game);
  if (tag) fields.set('tag', tag);
  if (sort !== 'rank') fields.set('sort', sort);
  if (page > 1) fields.set('page', String(page));
  return fields.size > 0 ? `${browsePath(type)}?${fields}` : browsePath(type);
}
