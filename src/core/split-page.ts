// Splits what was read with one row more than a page, which shows whether there is a next page. Pure.

interface SplitPage<Row> {
  readonly rows: readonly Row[];
  /** The last row, after which the next page starts; null on the last page. */
  readonly last: Row | null;
}

export function splitPage<Row>(found: readonly Row[], perPage: number): SplitPage<Row> {
  const rows = found.slice(0, perPage);
  return { rows, last: found.length > perPage ? (rows.at(-1) ?? null) : null };
}
