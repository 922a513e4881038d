// What proxies write about the addresses that spoke to them: X-Forwarded-For and Forwarded (RFC 7239). Pure; everything in
// these headers may have been written by a client, so what is malformed ends the chain.
import { isIPv4, isIPv6 } from 'node:net';
import { type IpAddress, parseAddress } from './ip-address.ts';

/**
 * The addresses from the right, where the nearest proxy wrote, to the left; null where an entry names none. With both headers
 * X-Forwarded-For counts: nearly every proxy appends to it, and few know the other.
 */
export function* forwardedHops(headers: Headers): Generator<IpAddress | null> {
  // Several lines of one header arrive joined by commas, in their order.
  const forwardedFor = headers.get('x-forwarded-for');
  if (forwardedFor !== null) {
    for (const entry of fromTheRight(forwardedFor)) yield parseForwardedNode(entry);
    return;
  }
  for (const element of fromTheRight(headers.get('forwarded') ?? '')) yield nodeOfElement(element);
}

/** Parts between commas outside of quotes. Read from the right, a quote that a client left open takes no proxy's part along. */
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

/** The `for` of `for=192.0.2.1;proto=https;by=203.0.113.43`; null without one, or with two. */
function nodeOfElement(element: string): IpAddress | null {
  const nodes = element
    .split(';')
    .map((pair) => /^\s*for\s*=(.*)$/is.exec(pair)?.[1])
    .filter((node) => node !== undefined);
  return nodes.length === 1 ? parseForwardedNode(nodes[0] ?? '') : null;
}

/** `ip`, `ip:port`, `[v6]` and `[v6]:port`, in quotes or not; null for `unknown`, `_hidden` and whatever else. */
export function parseForwardedNode(text: string): IpAddress | null {
  const node = text.trim().replace(/^"(.*)"$/s, '$1');
  const bracketed = /^\[([^\]]*)\](?::\w*)?$/.exec(node)?.[1];
  if (bracketed !== undefined) return parseV6(bracketed);
  const [, v4 = node] = /^([\d.]+):\w*$/.exec(node) ?? [];
  return isIPv4(v4) ? parseAddress(v4) : parseV6(node);
}

/** A zone names a link of the proxy's own and says nothing here. */
function parseV6(text: string): IpAddress | null {
  const address = text.replace(/%[\w.-]+$/, '');
  return isIPv6(address) ? parseAddress(address) : null;
}
