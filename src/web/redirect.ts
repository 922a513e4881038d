// The only place that sends a Location header. Parts of a path may come from outside; whatever they contain, the header
// is one line of ASCII and leads to a page of this site.
import type { Context } from 'hono';

import { withLanguage } from './language-path.ts';

const HERE = 'http://local.invalid';

/** `path`, percent-encoded where necessary; `/` if it would lead to another site. */
export function safeLocation(path: string): string {
  // The URL parser would drop tabs and line breaks and read `\` as `/`, so they are encoded as part of a name.
  const encoded = path.toWellFormed().replaceAll(/[\p{Cc}\\]/gu, (character) => encodeURIComponent(character));
  if (!encoded.startsWith('/') || !URL.canParse(encoded, HERE)) return '/';
  const { origin, pathname, search, hash } = new URL(encoded, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : '/';
}

/** Redirects to another page of this site: 303, so that reloading repeats nothing. */
export function seeOther(context: Context, path: string, status: 301 | 302 | 303 = 303): Response {
  return context.redirect(withLanguage(safeLocation(path), context.get('pathLanguage') ?? null), status);
}

/** Thrown by a page whose address has changed. */
export class PageMoved extends Error {
  readonly path: string;
  constructor(path: string) {
    super(`The page has moved to ${path}.`);
    this.path = path;
  }
}

/** Redirects to another site, to a URL that visitors cannot influence. */
export function redirectToOtherSite(context: Context, address: string): Response {
  return context.redirect(new URL(address).href, 303);
}
