// Where `next` may lead: a path of this site, and nowhere else.

const ANYWHERE = 'http://local.invalid';

/** `next` as a path of this site, or `fallback`. `//host`, `/\host`, schemes and control characters are refused. */
export function localPath(next: string | null | undefined, fallback: string): string {
  if (!next || next.length > 1000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return fallback;
  if (!URL.canParse(next, ANYWHERE)) return fallback;
  const { origin, pathname, search } = new URL(next, ANYWHERE);
  // Judged as it will be sent: `/.//host` is a path of ours until its dots are resolved, and then another site.
  return origin === ANYWHERE && !pathname.startsWith('//') ? pathname + search : fallback;
}

/** A link that remembers where to go afterwards. */
export function withNext(path: string, next: string): string {
  const target = localPath(next, '/');
  return target === '/' ? path : `${path}?next=${encodeURIComponent(target)}`;
}

/** A path with those fields that are set. */
export function withQuery(path: string, fields: Readonly<Record<string, string | number | null | undefined>>): string {
  const given = Object.entries(fields).filter(([, value]) => value);
  return given.length > 0
    ? `${path}?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))}`
    : path;
}
