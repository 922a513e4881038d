// Checks, before anything else, that a request is for this host (decision P108). Also ends trial mode at the first sign
// that others can reach the service, before that request is served.
import type { Context, MiddlewareHandler } from 'hono';
import type { AppContext } from '../context.ts';
import type { NodeBindings } from '../core/client-address.ts';
import { isLoopbackHost } from '../core/ip-address.ts';
import { findExposureSign } from '../trial-mode/exposure-signs.ts';
import { misdirectedResponse } from './misdirected-requests.ts';

/** Load balancers and Prometheus request these by the machine's address. */
const PROBES: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);

export function hostCheck({ config, trial }: Pick<AppContext, 'config' | 'trial'>): MiddlewareHandler {
  const own = hostNameOf(config.baseUrl);
  const isOwn = (host: string) => host === own || (trial.isActive() && isLoopbackHost(host));
  return async (context, next) => {
    const { path } = context.req;
    const isProbe = PROBES.has(path);
    const hosts = hostsOf(context);
    if (trial.isActive()) {
      const sign = findExposureSign(originOf(context, hosts));
      const closing = sign === null ? null : trial.end(sign);
      // /livez must work while the database is down.
      if (!isProbe) await closing;
    }
    if (!isProbe && !hosts.every(isOwn)) return misdirectedResponse(path, config.baseUrl);
    return next();
  };
}

/** From the request target, which may be absolute, and from the Host header; both must match. */
function hostsOf({ req }: Context): readonly string[] {
  const header = req.header('host');
  const inTarget = hostNameOf(req.url);
  return header === undefined ? [inTarget] : [inTarget, hostNameOf(`http://${header}`)];
}

/**
 * Without the port, because `proxy_set_header Host $host` omits it and a forwarded port differs. Ignores case and a
 * trailing dot. Empty, which matches no host, if it is malformed.
 */
export function hostNameOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/\.$/, '') ?? '';
}

function originOf({ env, req }: Context, hosts: readonly string[]) {
  const { incoming } = (env ?? {}) as NodeBindings;
  return {
    peer: incoming?.socket.remoteAddress,
    hosts,
    httpVersion: incoming?.httpVersion,
    headers: req.raw.headers,
  };
}
