// The address of the API, from the address of the site in any of the forms that people paste.

/** `https://votes.example`, with or without a slash or `/api/v1`, becomes `https://votes.example/api/v1`. */
export function apiAddress(baseUrl: string): string {
  const url = parseUrl(baseUrl);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new TypeError('`baseUrl` must be the address of the site, such as https://votes.example.');
  const path = url.pathname.replace(/\/+$/, '').replace(/\/api\/v1$/, '');
  return `${url.origin}${path}/api/v1`;
}

/** `URL.parse`, which Node 20 does not have. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Rejects what cannot be an API token, without repeating it. */
export function checkToken(token: string): string {
  const trimmed = typeof token === 'string' ? token.trim() : '';
  if (!/^[\x21-\x7e]+$/.test(trimmed))
    throw new TypeError('`token` must be an API token from the dashboard (Tokens). Is the variable set?');
  return trimmed;
}
