// Iterates over lists that the API returns in pages.

interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** Yields the items of all pages, and asks for a page when the one before is used up. */
export async function* eachItem<Item>(
  readPage: (after: { readonly cursor?: string }) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, void> {
  let after: { readonly cursor?: string } | null = {};
  do {
    const { items, nextCursor }: Page<Item> = await readPage(after);
    yield* items;
    after = nextCursor === null ? null : { cursor: nextCursor };
  } while (after);
}
