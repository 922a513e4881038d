// CSRF protection: only forms from our own pages are accepted, whatever their content type. A request whose headers do
// not say where it comes from is refused (decisions P71, P110).
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isLoopbackHost } from '../core/ip-address.ts';
import type { TrialMode } from '../outbound/trial-mode.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface CsrfOptions {
  /** An origin, without a path or a trailing slash. */
  readonly baseUrl: string;
  readonly trial: TrialMode;
  readonly onRefusal: (context: Context) => void;
}

export function csrfProtection({ baseUrl, trial, onRefusal }: CsrfOptions): MiddlewareHandler {
  return async (context, next) => {
    if (SAFE_METHODS.has(context.req.method) || isFromOurPage(context, baseUrl, trial)) return next();
    onRefusal(context);
    throw new HTTPException(403, { res: new Response('Forbidden', { status: 403 }) });
  };
}

function isFromOurPage({ req }: Context, baseUrl: string, trial: TrialMode): boolean {
  const site = req.header('sec-fetch-site');
  // Checked first, because browsers set this header and no page can change it. A sibling subdomain (same-site) is not
  // us.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = req.header('origin');
  if (origin === undefined) return site === 'same-origin';
  return origin === baseUrl || (trial.isActive() && isOwnLoopback(origin, req.url));
}

/** In trial mode the service may be opened as localhost, 127.0.0.1 or [::1], whichever of them is in BASE_URL. */
function isOwnLoopback(origin: string, url: string): boolean {
  const own = new URL(url);
  return origin === own.origin && isLoopbackHost(own.hostname);
}
