// Which host a request may be for (decision P108), checked before anything else is done with it. It is also where a trial
// ends: at the first sign that others can reach the service, and before that very request is served.
import type { Context, MiddlewareHandler } from 'hono';
import type { AppContext } from '../context.ts';
import type { NodeBindings } from '../core/client-address.ts';
import { isLoopbackHost } from '../outbound/loopback.ts';
import { findExposureSign } from '../trial-mode/exposure-signs.ts';
import { misdirectedResponse } from './misdirected-requests.ts';

/** Load balancers and Prometheus ask for these under the address of the machine. */
const PROBES: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);

export function hostCheck({ config, trial }: Pick<AppContext, 'config' | 'trial'>): MiddlewareHandler {
  const own = hostNameOf(config.baseUrl);
  const isOwn = (host: string) => host === own || (trial.isActive() && isLoopbackHost(host));
  return async (context, next) => {
    const { path } = context.req;
    const isProbe = PROBES.has(path);
    const hosts = hostsOf(context);
    if (trial.isActive()) {
      const sign = findExposureSign(arrivalOf(context, hosts));
      const closing = sign === null ? null : trial.end(sign);
      // Whether the process lives must be known although the database is away.
      if (!isProbe) await closing;
    }
    if (!isProbe && !hosts.every(isOwn)) return misdirectedResponse(path, config.baseUrl);
    return next();
  };
}

/** Of the request target, which may be absolute, and of the Host header: both have to be right. */
function hostsOf({ req }: Context): readonly string[] {
  const header = req.header('host');
  const inTarget = hostNameOf(req.url);
  return header === undefined ? [inTarget] : [inTarget, hostNameOf(`http://${header}`)];
}

/**
 * Without the port: `proxy_set_header Host $host` leaves it out, and behind a forwarded port it is another one. A name
 * is the same in capitals and with a dot at its end. What is no host is empty, which is nobody's name.
 */
function hostNameOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/\.$/, '') ?? '';
}

function arrivalOf({ env, req }: Context, hosts: readonly string[]) {
  const { incoming } = (env ?? {}) as NodeBindings;
  return {
    peer: incoming?.socket.remoteAddress,
    hosts,
    httpVersion: incoming?.httpVersion,
    headers: req.raw.headers,
  };
}
