// How a request shows that somebody beyond this machine can reach the service (decision D16). Pure.
import { isLoopbackAddress, isLoopbackHost } from '../outbound/loopback.ts';

/** What is known of a request before it is served. */
export interface RequestOrigin {
  /** The address at the other end of the connection; undefined where there is no socket, as in tests. */
  readonly peer: string | undefined;
  /** Every host name that the request says it is for. */
  readonly hosts: readonly string[];
  readonly httpVersion: string | undefined;
  readonly headers: Headers;
}

/** In words that complete "there was …", or null. */
export function findExposureSign(arrival: RequestOrigin): string | null {
  const { peer, hosts, httpVersion, headers } = arrival;
  if (peer !== undefined && !isLoopbackAddress(peer)) return `a connection from ${peer}`;
  const foreign = hosts.find((host) => !isLoopbackHost(host));
  if (foreign !== undefined) return `a request for the host ${foreign.slice(0, SHOWN_CHARACTERS)}`;
  const forwarding = [...headers.keys()].find(isForwarding);
  if (forwarding !== undefined)
    return `a request with the header ${forwarding.slice(0, SHOWN_CHARACTERS)}, which proxies add`;
  // nginx with a bare `proxy_pass` hides the host and adds no header, but speaks HTTP/1.0, as no browser does.
  if (httpVersion === '1.0') return 'an HTTP/1.0 request, as proxies send';
  return isOnForeignPage(headers) ? 'a browser that reached the service under another address' : null;
}

const SHOWN_CHARACTERS = 100;

const FORWARDING = new Set([
  'cdn-loop',
  'cf-connecting-ip',
  'cf-ray',
  'client-ip',
  'fastly-client-ip',
  'fly-client-ip',
  'forwarded',
  'true-client-ip',
  'via',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-envoy-external-address',
  'x-original-forwarded-for',
  'x-original-host',
  'x-real-ip',
]);

function isForwarding(name: string): boolean {
  return FORWARDING.has(name) || name.startsWith('x-forwarded');
}

/** A browser that calls this request same-origin names the origin it knows the service by. A page cannot forge that. */
function isOnForeignPage(headers: Headers): boolean {
  if (headers.get('sec-fetch-site') !== 'same-origin') return false;
  return [headers.get('origin'), headers.get('referer')].some(
    (url) => url !== null && URL.canParse(url) && !isLoopbackHost(new URL(url).hostname),
  );
}
