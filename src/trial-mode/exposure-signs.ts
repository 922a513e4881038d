// Detects signs in a request that other machines can reach the service (decision D16).
import { isLoopbackAddress, isLoopbackHost } from '../core/ip-address.ts';

/** What is known about a request before it is served. */
export interface RequestOrigin {
  /** The client's address; undefined without a socket, as in tests. */
  readonly peer: string | undefined;
  /** All host names given in the request. */
  readonly hosts: readonly string[];
  readonly httpVersion: string | undefined;
  readonly headers: Headers;
}

/** Returns a phrase that completes "Detected: …", or null. */
export function findExposureSign(origin: RequestOrigin): string | null {
  const { peer, hosts, httpVersion, headers } = origin;
  if (peer !== undefined && !isLoopbackAddress(peer)) return `a connection from ${peer}`;
  const foreign = hosts.find((host) => !isLoopbackHost(host));
  if (foreign !== undefined) return `a request for the host ${foreign.slice(0, MAX_SHOWN_CHARACTERS)}`;
  const forwarding = [...headers.keys()].find(isForwarding);
  if (forwarding !== undefined)
    return `a request with the header ${forwarding.slice(0, MAX_SHOWN_CHARACTERS)}, which proxies add`;
  // nginx with a bare `proxy_pass` replaces the host and adds no header, but it uses HTTP/1.0, unlike any browser.
  if (httpVersion === '1.0') return 'an HTTP/1.0 request, as proxies send';
  return isFromOtherOrigin(headers) ? 'a browser that reached the service under another address' : null;
}

const MAX_SHOWN_CHARACTERS = 100;

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

/** A browser's same-origin request contains the origin that the browser uses, which a page cannot forge. */
function isFromOtherOrigin(headers: Headers): boolean {
  if (headers.get('sec-fetch-site') !== 'same-origin') return false;
  return [headers.get('origin'), headers.get('referer')].some(
    (url) => url !== null && URL.canParse(url) && !isLoopbackHost(new URL(url).hostname),
  );
}
