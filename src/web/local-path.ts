// Validates `next`, the page to continue at: a path of this site, and nothing else.
import { splitLanguagePath } from './language-path.ts';

const ANYWHERE = 'http://local.invalid';

/**
 * Returns `next` if it is a path of this site, otherwise `fallback`. `//host`, `/\host`, schemes and control characters
 * are refused.
 */
export function localPath(next: string | null | undefined, fallback: string): string {
  if (!next || next.length > 1000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return fallback;
  const { origin, pathname = '', search = '' } = URL.parse(next, ANYWHERE) ?? {};
  // The resolved path is checked, because `/.//host` looks like a path of this site until its dots are resolved.
  return origin === ANYWHERE && !pathname.startsWith('//') ? pathname + search : fallback;
}

/** The page that a form was sent from, without its language; `/` if the browser does not say it. */
export function pathOfReferer(referer: string | undefined): string {
  if (!referer || !URL.canParse(referer)) return '/';
  const { pathname, search, searchParams } = new URL(referer);
  const { path } = splitLanguagePath(pathname);
  const next = searchParams.get('next');
  // A page to continue at that leads elsewhere is not passed on.
  const isLocal = next === null || localPath(next, '') !== '';
  return localPath(path + (isLocal ? search : ''), '/');
}

/** A link with the page to continue at afterwards. */
export function withNext(path: string, next: string): string {
  const target = localPath(next, '/');
  return target === '/' ? path : `${path}?next=${encodeURIComponent(target)}`;
}

/** A path with those query fields that are set. */
export function withQuery(path: string, fields: Readonly<Record<string, string | number | null | undefined>>): string {
  const given = Object.entries(fields).filter(([, value]) => value);
  return given.length > 0
    ? `${path}?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))}`
    : path;
}
