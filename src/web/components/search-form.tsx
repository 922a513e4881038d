// Searching: a plain form, whose fields are the address of the list it leads to.
import type { ListingSearch } from '../web-parts.ts';
import { browsePath } from './listing-labels.ts';

/** Keeps what else the list is narrowed by. */
export function SearchForm({ search }: { search: ListingSearch }) {
  const noun = search.type === 'bot' ? 'bots' : 'servers';
  return (
    <search>
      <form class="search" action={browsePath(search.type)}>
        <label class="unseen" for="q">
          Search {noun}
        </label>
        <input id="q" name="q" type="search" value={search.query} placeholder="Name, tag or word" />
        {search.game && <input type="hidden" name="game" value={search.game} />}
        {search.tags.map((tag) => (
          <input type="hidden" name="tag" value={tag} />
        ))}
        {search.sort !== 'rank' && search.sort !== 'match' && (
          <input type="hidden" name="sort" value={search.sort} />
        )}
        <button class="btn" type="submit">
          Search
        </button>
      </form>
    </search>
  );
}

/** Where both kinds are at home: which of them is meant is said by the button. */
export function SearchAllForm() {
  return (
    <search>
      <form class="search both" action="/bots">
        <label class="unseen" for="q">
          Search bots or servers
        </label>
        <input id="q" name="q" type="search" placeholder="Name, tag or word" />
        <div class="row">
          <button class="btn go" type="submit">
            Search bots
          </button>
          <button class="btn" type="submit" formaction="/servers">
            Search servers
          </button>
        </div>
      </form>
    </search>
  );
}
