// Parses X-Forwarded-For and Forwarded (RFC 7239), in which proxies list the addresses of their clients. Clients can
// forge any part of them, so a malformed entry ends the chain.
import { isIPv4, isIPv6 } from 'node:net';
import { type IpAddress, parseAddress } from './ip-address.ts';

/**
 * The addresses from right to left, the nearest proxy's first; null for an entry without one. If both headers are
 * present, X-Forwarded-For counts: nearly every proxy appends to it, and few support the other.
 */
export function* forwardedHops(headers: Headers): Generator<IpAddress | null> {
  // Repeated headers arrive joined by commas, in order.
  const forwardedFor = headers.get('x-forwarded-for');
  if (forwardedFor !== null) {
    for (const entry of fromTheRight(forwardedFor)) yield parseForwardedNode(entry);
    return;
  }
  for (const element of fromTheRight(headers.get('forwarded') ?? '')) yield nodeOfElement(element);
}

/**
 * Splits at commas outside quotes, starting from the right, so that a client's unclosed quote cannot hide a proxy's
 * entry.
 */
function* fromTheRight(list: string): Generator<string> {
  let end = list.length;
  let isQuoted = false;
  for (let place = list.length - 1; place >= 0; place -= 1) {
    if (list[place] === '"') isQuoted = !isQuoted;
    if (list[place] !== ',' || isQuoted) continue;
    yield list.slice(place + 1, end);
    end = place;
  }
  if (list !== '') yield list.slice(0, end);
}

/** The `for` of `for=192.0.2.1;proto=https;by=203.0.113.43`; null if there is none, or two. */
function nodeOfElement(element: string): IpAddress | null {
  const nodes = element
    .split(';')
    .map((pair) => /^\s*for\s*=(.*)$/is.exec(pair)?.[1])
    .filter((node) => node !== undefined);
  return nodes.length === 1 ? parseForwardedNode(nodes[0] ?? '') : null;
}

/** `ip`, `ip:port`, `[v6]` or `[v6]:port`, quoted or not; null for `unknown`, `_hidden` and anything else. */
export function parseForwardedNode(text: string): IpAddress | null {
  const node = text.trim().replace(/^"(.*)"$/s, '$1');
  const bracketed = /^\[([^\]]*)\](?::\w*)?$/.exec(node)?.[1];
  if (bracketed !== undefined) return parseV6(bracketed);
  const [, v4 = node] = /^([\d.]+):\w*$/.exec(node) ?? [];
  return isIPv4(v4) ? parseAddress(v4) : parseV6(node);
}

/** Ignores the zone, which names a network link of the proxy. */
function parseV6(text: string): IpAddress | null {
  const address = text.replace(/%[\w.-]+$/, '');
  return isIPv6(address) ? parseAddress(address) : null;
}
