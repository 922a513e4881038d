// CSRF protection: forms are taken from our own pages only, whatever their content type. A browser tells where a
// request comes from, and what does not tell is refused (decisions P71, P110).
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isLoopbackHost } from '../core/ip-address.ts';
import type { TrialMode } from '../outbound/trial-mode.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** `baseUrl` is an origin: without a path or a slash at its end. */
export function csrfProtection(baseUrl: string, trial: TrialMode): MiddlewareHandler {
  return async (context, next) => {
    if (SAFE_METHODS.has(context.req.method) || isFromOurPage(context, baseUrl, trial)) return next();
    throw new HTTPException(403, { res: new Response('Forbidden', { status: 403 }) });
  };
}

function isFromOurPage({ req }: Context, baseUrl: string, trial: TrialMode): boolean {
  const site = req.header('sec-fetch-site');
  // First, because a browser says this of itself and no page can change it. A sibling subdomain (same-site) is not us.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = req.header('origin');
  if (origin === undefined) return site === 'same-origin';
  return origin === baseUrl || (trial.isActive() && isOwnLoopback(origin, req.url));
}

/** In a trial the service may be opened as localhost, 127.0.0.1 or [::1], whichever of them BASE_URL says. */
function isOwnLoopback(origin: string, url: string): boolean {
  const own = new URL(url);
  return origin === own.origin && isLoopbackHost(own.hostname);
}
