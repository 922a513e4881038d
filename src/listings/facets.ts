// How many listings each filter leads to. A number is shown only if it is exact for the list that the filter leads to:
// counts of whole scopes are cached, and searches with few results are counted each time (decision P501).
import { staleWhileRevalidate } from '../core/stale-while-revalidate.ts';
import type { Connection } from '../db/database.ts';
import { type FacetName, type FacetRow, selectFacetCounts } from './facet-queries.ts';
import { isWholeScope, type ListingFilter } from './search-conditions-queries.ts';
import type { Matches } from './search-queries.ts';

export type { FacetName };

/** Values with the number of listings. */
export type ValueCounts = ReadonlyMap<string, number>;
export type FacetCounts = Readonly<Record<FacetName, ValueCounts>> & { readonly total: number };

export interface FacetChoices {
  /** The values to choose from. */
  readonly values: readonly string[];
  /** Null if counting would be too expensive. */
  readonly counts: ValueCounts | null;
}
export type Facets = Readonly<Record<FacetName, FacetChoices>>;

/** All bots, all servers, or a game's. */
type Scope = Pick<ListingFilter, 'type' | 'game'>;

export interface FacetReader {
  /** Of a scope; at most a few minutes old. */
  ofScope(scope: Scope): Promise<FacetCounts>;
  /** What a search can be narrowed to. `ids`: its results; null if they are too many to count. */
  ofSearch(db: Connection, filter: ListingFilter, ids: readonly string[] | null): Promise<Facets>;
}

/** Many listings take longer to count, and one more of them changes less. */
const freshMs = ({ total }: FacetCounts) => (total < 5_000 ? 30_000 : 10 * 60_000);

/** Create it once per process. There are six scopes, so nothing is ever removed from the cache. */
export function createFacetReader(db: Connection): FacetReader {
  const scopes = new Map<string, () => Promise<FacetCounts>>();
  function ofScope({ type, game }: Scope): Promise<FacetCounts> {
    const key = `${type}/${game}`;
    const known = scopes.get(key);
    if (known) return known();
    const read = staleWhileRevalidate(freshMs, () =>
      countFacets(db, { filter: scopeFilter({ type, game }), ids: null }),
    );
    scopes.set(key, read);
    return read();
  }
  return {
    ofScope,
    async ofSearch(given, filter, ids) {
      const found = ids === null || isWholeScope(filter) ? null : await countFacets(given, { filter, ids });
      const entries = Object.entries(WITHOUT).map(async ([name, without]) => {
        const facet = name as FacetName;
        const wider = { ...filter, ...without };
        // A filter that is not set yet narrows the results down to what was counted.
        const isUnset = JSON.stringify(wider) === JSON.stringify(filter);
        if (isUnset && found) return [facet, choicesOf(found[facet], true)];
        return [facet, choicesOf((await ofScope(wider))[facet], isWholeScope(wider))];
      });
      return Object.fromEntries(await Promise.all(entries)) as Facets;
    },
  };
}

/** A filter without each facet: choosing another value replaces the chosen one. Another game has other categories. */
const WITHOUT: Readonly<Record<FacetName, Partial<ListingFilter>>> = {
  category: { category: null },
  game: { game: null, category: null, version: null, edition: null },
  language: { language: null },
  country: { countries: null },
  version: { version: null },
  edition: { edition: null },
  online: { isOnline: false },
};

function choicesOf(counts: ValueCounts, areExact: boolean): FacetChoices {
  return { values: [...counts.keys()], counts: areExact ? counts : null };
}

function scopeFilter(scope: Scope): ListingFilter {
  const nothing = { query: '', queryLanguage: null, tags: [], category: null, language: null, countries: null };
  return { ...nothing, version: null, edition: null, ...scope, isOnline: false };
}

async function countFacets(db: Connection, matches: Matches): Promise<FacetCounts> {
  const rows = await selectFacetCounts(db, matches);
  const of = (facet: FacetRow['facet']): ValueCounts =>
    new Map(rows.filter((row) => row.facet === facet).map(({ value, listings }) => [value, listings]));
  return {
    category: of('category'),
    game: of('game'),
    language: of('language'),
    country: of('country'),
    version: of('version'),
    edition: of('edition'),
    online: of('online'),
    total: of('total').get('total') ?? 0,
  };
}
