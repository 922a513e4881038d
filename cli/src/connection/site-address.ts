// The address of a Plaudit site, in any of the forms that people paste. Pure.
import { UsageError } from '../cli-error.ts';

// Not `*.localhost`: most systems ask the network where that is.
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export function isLoopback({ hostname }: URL): boolean {
  return LOOPBACK.test(hostname);
}

/** `votes.example`, `https://votes.example/` and `https://votes.example/api/v1` become `https://votes.example`. */
export function parseSite(text: string): string {
  const trimmed = text.trim();
  const bare = URL.parse(`http://${trimmed}`);
  const scheme = bare && isLoopback(bare) ? 'http' : 'https';
  const url = URL.parse(/^[a-z]+:\/\//i.test(trimmed) ? trimmed : `${scheme}://${trimmed}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new UsageError('The address of the site is not valid. It looks like https://votes.example.');
  return url.origin + url.pathname.replace(/\/+$/, '').replace(/\/api\/v1$/, '');
}

/** A token is sent in the clear over plain HTTP, so this needs to be allowed. */
export function refusePlainHttp(site: string, isAllowed: boolean): void {
  const url = new URL(site);
  if (url.protocol === 'https:' || isLoopback(url) || isAllowed) return;
  throw new UsageError(
    `${site} is not encrypted, so the token would be readable on the way. Use https://, or add --allow-http if this network is your own.`,
  );
}
