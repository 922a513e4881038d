// GET /bots, /servers, a game's servers, and their categories: search, filters, sorting and pages, as links and plain
// forms.
import { HTTPException } from 'hono/http-exception';
import { categoryKind, findCategory } from '../../../listings/categories.ts';
import type { Facets } from '../../../listings/facets.ts';
import { GAMES, type ListingType } from '../../../listings/listing.ts';
import { type ShownListing, type ShownSearchResult, searchShownListings } from '../../../listings/shown-listings.ts';
import type { Translations } from '../../../messages/translations.ts';
import { type ReviewAverages, readReviewAverages } from '../../../reviews/review-switch.ts';
import { categoryOf, crumbsOf, describeList, headingOf } from '../../browse-headings.ts';
import { aboutCategory } from '../../category-texts.ts';
import { Breadcrumbs, breadcrumbData } from '../../components/breadcrumbs.tsx';
import { type EmptyReason, NoResults } from '../../components/browse-empty.tsx';
import { BrowseFilters } from '../../components/browse-filters.tsx';
import { BrowseNav, ChosenFilters, NO_LIST_FILTERS } from '../../components/browse-nav.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingItem } from '../../components/listing-item.tsx';
import { listPath } from '../../components/listing-labels.ts';
import { Pager } from '../../components/pager.tsx';
import { RankingNote } from '../../components/ranking-note.tsx';
import { SearchForm } from '../../components/search-form.tsx';
import type { WebContext } from '../../context.ts';
import { readDbFor } from '../../recent-changes.ts';
import {
  type BrowseSearch,
  hasFilters,
  type ListScope,
  readSearchParams,
  searchFields,
  searchPath,
  sortOptions,
} from '../../search-url.ts';
import { useTranslations } from '../../translations.ts';

export function showListings(type: ListingType) {
  return async (context: WebContext) => {
    const { app, t } = context.var;
    const requested = readSearchParams(context, scopeInPath(context, type));
    const { found, facets, tags, averages } = await readList(context, requested);
    // A page number past the end shows the last page.
    const search = { ...requested, page: found.page, openedAt: found.openedAt };
    const emptyReason = found.total > 0 ? null : await whyEmpty(context, search);
    return showPage(context, {
      title: titleOf(t, search),
      description: describeList(t, search, app.site.displayName),
      section: type === 'bot' ? 'bots' : 'servers',
      metadata: metadataOf(context, search, found),
      content: (
        <div class="stack">
          <Head search={search} />
          <div class="browse-columns">
            <div class="browse-side">
              <BrowseNav search={search} facets={facets} />
              <BrowseFilters search={search} facets={facets} tags={tags} hasPlayerCounts={app.config.playerCounts} />
            </div>
            <div class="stack browse-main">
              <ResultsHead search={search} found={found} sorts={sortOptions(search, context)} />
              {emptyReason === null ? (
                <Results search={search} listings={found.listings} averages={averages} />
              ) : (
                <NoResults search={search} hasSimilar={found.similar.length > 0} reason={emptyReason} />
              )}
              <Pager
                page={search.page}
                pages={found.pages}
                linkTo={(page) => searchPath(search, { page, openedAt: search.openedAt })}
              />
              {search.sort === 'rank' && found.total > 0 && <RankingNote weights={app.site.planWeights} />}
              {found.similar.length > 0 && (
                <SimilarNames search={search} listings={found.similar} averages={averages} />
              )}
            </div>
          </div>
        </div>
      ),
    });
  };
}

/** An unknown game or category is not found. */
function scopeInPath(context: WebContext, type: ListingType): ListScope {
  const [name, category = null] = [context.req.param('game'), context.req.param('category')];
  const game = GAMES.find((known) => known === name) ?? null;
  if (name !== undefined && !game) throw new HTTPException(404);
  const kind = categoryKind({ type, game });
  if (category !== null && !(kind && findCategory(kind, category))) throw new HTTPException(404);
  return { type, game, category };
}

async function readList(context: WebContext, search: BrowseSearch) {
  const { app, t } = context.var;
  const db = readDbFor(context);
  const [found, tags] = await Promise.all([
    searchShownListings({ ...app, db, language: t.language }, search),
    app.frontPage.popularTags(search.type),
  ]);
  const [facets, averages]: [Facets, ReviewAverages] = await Promise.all([
    app.facets.ofSearch(db, found.matches.filter, found.hasMore ? null : found.matches.ids),
    readReviewAverages(db, app.site, [...found.listings, ...found.similar]),
  ]);
  return { found, tags, facets, averages };
}

function metadataOf(context: WebContext, search: BrowseSearch, { pages, total }: ShownSearchResult) {
  const { page } = search;
  const crumbs = crumbsOf(context.var.t, search);
  return {
    path: searchPath(search, { page }),
    ...(page > 1 && { previous: searchPath(search, { page: page - 1 }) }),
    ...(page < pages && { next: searchPath(search, { page: page + 1 }) }),
    ...(crumbs.length > 1 && { data: breadcrumbData(crumbs, context.var.app.config) }),
    // Search engines should not index other people's searches, or empty lists.
    hidden: search.query !== '' || hasFilters(search) || total === 0,
  };
}

async function whyEmpty(context: WebContext, search: BrowseSearch): Promise<EmptyReason> {
  if (!search.query && search.tags.length === 0 && !hasFilters(search)) return 'nothing_listed';
  const unfiltered = { ...search, ...NO_LIST_FILTERS, query: '', tags: [], page: 1, perPage: 1 };
  const { app, t } = context.var;
  const { total } = await searchShownListings({ ...app, db: readDbFor(context), language: t.language }, unfiltered);
  return total === 0 ? 'nothing_listed' : 'no_match';
}

/** For the browser's tab and for search engines. */
function titleOf(t: Translations, search: BrowseSearch): string {
  const { tags, query, page } = search;
  const title = headingOf(t, search);
  const tagged = tags.length > 0 ? t('browse.taggedTitle', { title, tags: tags.join(', ') }) : title;
  const searched = query ? t('browse.searchedTitle', { title: tagged, query }) : tagged;
  return page > 1 ? t('browse.titleOfPage', { title: searched, page }) : searched;
}

function Head({ search }: { search: BrowseSearch }) {
  const t = useTranslations();
  const crumbs = crumbsOf(t, search);
  const category = categoryOf(search);
  return (
    <div class="browse-head">
      {crumbs.length > 1 && <Breadcrumbs crumbs={crumbs} />}
      <h1 class="with-glyph">
        <Glyph name={category?.slug ?? search.game ?? (search.type === 'bot' ? 'bot' : 'server')} />
        {headingOf(t, search)}
      </h1>
      {category && <p class="lead">{aboutCategory(t, category)}</p>}
      <SearchForm
        action={listPath(search)}
        what={t(search.type === 'bot' ? 'browse.searchedBots' : 'browse.searchedServers')}
        placeholder={t('browse.searchHint')}
        query={search.query}
        kept={searchFields({ ...search, query: '', page: 1, openedAt: null })}
      />
    </div>
  );
}

type SortOptions = ReturnType<typeof sortOptions>;

interface ResultsHeadProps {
  readonly search: BrowseSearch;
  readonly found: ShownSearchResult;
  readonly sorts: SortOptions;
}

function ResultsHead({ search, found, sorts }: ResultsHeadProps) {
  return (
    <div class="stack close">
      <ChosenFilters search={search} />
      <div class="row between">
        <span class="dim">
          <ResultCount search={search} found={found} />
        </span>
        <Sorting search={search} sorts={sorts} />
      </div>
    </div>
  );
}

function ResultCount({ search: { type, query }, found }: Pick<ResultsHeadProps, 'search' | 'found'>) {
  const t = useTranslations();
  const { total: count, hasMore } = found;
  if (!query) return <>{t(hasMore ? 'browse.moreResults' : 'browse.results', { type, count })}</>;
  const key = hasMore ? 'browse.moreResultsFor' : 'browse.resultsFor';
  return <>{t.rich(key, { type, count, query: <bdi>{query}</bdi> })}</>;
}

function Sorting({ search, sorts }: { search: BrowseSearch; sorts: SortOptions }) {
  const t = useTranslations();
  return (
    <nav class="sorting" aria-label={t('browse.sortBy')}>
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
  readonly averages: ReviewAverages;
}

function Results({ search, listings, averages }: ResultsProps) {
  const before = (search.page - 1) * search.perPage;
  const isRanked = search.sort === 'rank' || search.sort === 'votes';
  return (
    <ol class="list" start={before + 1}>
      {listings.map((listing, index) => (
        <ListingItem
          listing={listing}
          averages={averages}
          position={isRanked ? before + index + 1 : undefined}
          under="h1"
        />
      ))}
    </ol>
  );
}

function SimilarNames({ search, listings, averages }: ResultsProps) {
  const t = useTranslations();
  return (
    <section class="stack close">
      <h2>{t.rich('browse.similarTo', { query: <bdi>{search.query}</bdi> })}</h2>
      <ul class="list">
        {listings.map((listing) => (
          <ListingItem listing={listing} averages={averages} under="h2" />
        ))}
      </ul>
    </section>
  );
}
