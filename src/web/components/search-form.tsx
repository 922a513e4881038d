// Search forms: plain GET forms whose fields become the URL of the list.
import type { BrowseSearch } from '../search-url.ts';
import { Button } from './button.tsx';
import { browsePath } from './listing-labels.ts';

/** Keeps the other filters. */
export function SearchForm({ search }: { search: BrowseSearch }) {
  const noun = search.type === 'bot' ? 'bots' : 'servers';
  return (
    <search>
      <form class="search" action={browsePath(search.type)}>
        <label class="unseen" for="q">
          Search {noun}
        </label>
        <input id="q" name="q" type="search" value={search.query} placeholder="Name, tag or keyword" />
        {search.game && <input type="hidden" name="game" value={search.game} />}
        {search.tags.map((tag) => (
          <input type="hidden" name="tag" value={tag} />
        ))}
        {search.sort !== 'rank' && search.sort !== 'match' && <input type="hidden" name="sort" value={search.sort} />}
        <Button text="Search" />
      </form>
    </search>
  );
}

/** For pages about both types: the button chooses the type. */
export function SearchAllForm() {
  return (
    <search>
      <form class="search both" action="/bots">
        <label class="unseen" for="q">
          Search bots or servers
        </label>
        <input id="q" name="q" type="search" placeholder="Name, tag or keyword" />
        <div class="row">
          <Button text="Search bots" look="go" />
          <button class="btn" type="submit" formaction="/servers">
            Search servers
          </button>
        </div>
      </form>
    </search>
  );
}
