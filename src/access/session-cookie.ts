// The cookie that carries a session, as better-auth names it; with https its name begins with `__Host-`.

export const COOKIE_PREFIX = 'plaudit';

const SESSION = new RegExp(`^(__Host-)?${COOKIE_PREFIX}\\.session_token=(.*)$`, 's');

/**
 * The session cookie's value in a request, or null. If there are two, the one without `__Host-` was set by a sibling
 * subdomain.
 */
export function readSessionCookie(cookies: string | null | undefined): string | null {
  const found = (cookies ?? '')
    .split(';')
    .map((cookie) => SESSION.exec(cookie.trim()))
    .filter((match) => match?.[2]);
  return (found.find((match) => match?.[1]) ?? found[0])?.[2] ?? null;
}

/** The session cookie's value after a response: null if the response deletes it, undefined if it does not set it. */
export function sessionCookieAfter(setCookies: readonly string[]): string | null | undefined {
  const value = setCookies
    .map((cookie) => SESSION.exec(cookie.split(';')[0] ?? '')?.[2])
    .findLast((found) => found !== undefined);
  return value === '' ? null : value;
}
