// Addresses with a language: `/de/bots` is `/bots` in German. Every page has them, so that search engines find each
// language, and links on such a page stay in its language.
import { LANGUAGE_CODES, type Language } from '../messages/languages.ts';

const PREFIX = new RegExp(`^/(${LANGUAGE_CODES.join('|')})(?=/|$)`, 'i');

/** The API, the service's own routes, files, and the redirects of providers. */
const WITHOUT_LANGUAGE =
  /^\/(api|assets|auth|calendar|images|oembed|sdk\/.|livez|readyz|metrics|\.well-known)(\/|$|\?)/;
const FILE = /^[^?#]*\.\w+([?#]|$)/;

export interface LanguagePath {
  /** Null if the address has no language. */
  readonly language: Language | null;
  /** Without the language. */
  readonly path: string;
}

export function splitLanguagePath(path: string): LanguagePath {
  const [prefix, code] = PREFIX.exec(path) ?? [];
  // What a proxy keeps from strangers, such as /metrics, must have one address only.
  if (prefix === undefined || WITHOUT_LANGUAGE.test(path.slice(prefix.length))) return { language: null, path };
  const language = LANGUAGE_CODES.find((known) => known.toLowerCase() === code?.toLowerCase()) ?? null;
  return { language, path: path.slice(prefix.length) || '/' };
}

/** The path and the search of a request, without the language. */
export function requestedPath({ url }: { readonly url: string }): {
  readonly pathname: string;
  readonly search: string;
} {
  const { pathname, search } = new URL(url);
  return { pathname: splitLanguagePath(pathname).path, search };
}

/** A path with its language in front; with a search or a hash they stay. */
export function withLanguage(path: string, language: Language | null): string {
  return language !== null && isPagePath(path) ? `/${language}${path === '/' ? '' : path}` : path;
}

function isPagePath(path: string): boolean {
  return (
    path.startsWith('/') &&
    !path.startsWith('//') &&
    !PREFIX.test(path) &&
    !WITHOUT_LANGUAGE.test(path) &&
    !FILE.test(path)
  );
}

/** Also what the pages' scripts open and load: parts of pages are in the language of their page. */
const LINKS =
  / (href|action|formaction|data-(?:again|challenge|delivery-stream|preview|progress|stream|unreachable))="(\/(?!>)[^"<>]*)"/g;

/** A rendered page whose links, forms and scripts keep the language of its address. */
export function localizeLinks(page: string, language: Language): string {
  return page.replaceAll(
    LINKS,
    (_link, attribute: string, path: string) => ` ${attribute}="${withLanguage(path, language)}"`,
  );
}

/** The address of a page in a language: the default one is the page's plain address. */
export function languageAddress(path: string, language: Language, defaultLanguage: Language): string {
  return language === defaultLanguage ? path : withLanguage(path, language);
}
