// The path of a listing's public page.
/** Characters that a slug or an ID may have. */
export const PATH_NAME_PATTERN = /^[A-Za-z0-9_-]{1,60}$/;

interface Named {
  readonly id: string;
  /** Without it, the page redirects to the path that has it. */
  readonly slug?: string | null;
}

/** `rest` is a page below it, such as `/vote`. */
export function listingPath({ id, slug }: Named, rest = ''): string {
  return `/listings/${slug ?? id}${rest}`;
}
