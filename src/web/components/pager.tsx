// Links between the pages of a list, which keep the filters.
import { ButtonLink } from './button.tsx';

export function Pager(props: { page: number; pages: number; linkTo: (page: number) => string }) {
  const { page, pages, linkTo } = props;
  if (pages <= 1) return null;
  return (
    <nav class="pager" aria-label="Pages">
      {page > 1 ? (
        <a class="btn small" rel="prev" href={linkTo(page - 1)}>
          Previous
        </a>
      ) : (
        <span />
      )}
      <span class="dim">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <a class="btn small" rel="next" href={linkTo(page + 1)}>
          Next
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** Falsy if there is no such page. */
type Link = string | 0 | null | undefined;

/** Links through a list whose pages have no numbers. */
export function NextPages({ first, next }: { first: Link; next: Link }) {
  if (!first && !next) return null;
  return (
    <nav class="pager" aria-label="Pages">
      {first ? <ButtonLink text="First page" href={first} look="small" /> : <span />}
      {next && (
        <a class="btn small" rel="next" href={next}>
          Next
        </a>
      )}
    </nav>
  );
}

/** Links through a list that is sorted from newest to oldest. */
export function OlderPages({ newest, older }: { newest: Link; older: Link }) {
  if (!newest && !older) return null;
  return (
    <nav class="pager" aria-label="Pages">
      {newest ? <ButtonLink text="Newest" href={newest} look="small" /> : <span />}
      {older && (
        <a class="btn small" rel="next" href={older}>
          Older
        </a>
      )}
    </nav>
  );
}
