// From page to page, as links that keep the search.

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
