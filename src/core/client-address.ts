// Which address a client has, for rate limits alone (decisions V8, P109): that of the connection, or what the proxies in
// TRUSTED_PROXIES say of it.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { now } from './clock.ts';
import { forwardedHops, parseForwardedNode } from './forwarding-headers.ts';
import { type IpAddress, parseRange, rangeContains } from './ip-address.ts';
import type { Log } from './log.ts';
import { keyedHash } from './secrets.ts';

/** What @hono/node-server hands on of Node's request; absent in tests that need no socket. */
export interface NodeBindings {
  readonly incoming?: IncomingMessage;
}

export type IsTrustedProxy = (address: IpAddress) => boolean;

/** Of a chain that is longer only so much is read. */
const MAX_HOPS = 32;

/** `ranges`: CIDRs that the configuration has checked. */
export function createProxyTrust(ranges: readonly string[]): IsTrustedProxy {
  const parsed = ranges.map(parseRange);
  return (address) => parsed.some((range) => rangeContains(range, address));
}

/**
 * The rightmost address of the chain that is no trusted proxy's. Each proxy appends the address that spoke to it, so what
 * is further left may be the client's own invention. A proxy that does not say who spoke to it counts as the client.
 */
export function clientAddress(peer: IpAddress, headers: Headers, isTrusted: IsTrustedProxy): IpAddress {
  let address = peer;
  let hops = 0;
  if (!isTrusted(address)) return address;
  for (const hop of forwardedHops(headers)) {
    if (hop === null || ++hops > MAX_HOPS) return address;
    address = hop;
    if (!isTrusted(address)) return address;
  }
  return address;
}

export function clientAddressOf(context: Context, isTrusted: IsTrustedProxy): IpAddress {
  return clientAddress(peerOf(context), context.req.raw.headers, isTrusted);
}

/** A network with IPv6 has 2^64 addresses: they count as one. Hash it before it is stored. */
export function networkOf(address: IpAddress): string {
  return address.kind() === 'ipv6' ? address.toByteArray().slice(0, 8).join('.') : address.toString();
}

/** What stands for a client in limits: a keyed hash that changes every day. */
export function clientKey(key: Uint8Array, address: IpAddress): string {
  const day = now().toISOString().slice(0, 10);
  return keyedHash(key, `${day} ${networkOf(address)}`);
}

/** Who sent a request, for rate limits. */
export interface ClientIdentifier {
  /** Stands for the client's network in a rate limit: a keyed hash, never the address itself (decision V5). */
  keyOf(context: Context): string;
  /** An IPv4 address or an IPv6 /64. Hash it before it is stored. */
  networkOf(context: Context): string;
}

export function createClientIdentifier(key: Uint8Array, trustedProxies: readonly string[]): ClientIdentifier {
  const isTrusted = createProxyTrust(trustedProxies);
  return {
    keyOf: (context) => clientKey(key, clientAddressOf(context, isTrusted)),
    networkOf: (context) => networkOf(clientAddressOf(context, isTrusted)),
  };
}

/** Warns once when an address that is no trusted proxy's sends what only a proxy would: then all its visitors share one limit. */
export function warnOfUntrustedProxy(isTrusted: IsTrustedProxy, log: Log): MiddlewareHandler {
  let hasWarned = false;
  return (context, next) => {
    if (!hasWarned && isForwarded(context.req.raw.headers)) {
      const peer = peerOf(context);
      if (!isTrusted(peer)) {
        hasWarned = true;
        log.warn({ peer: peer.toString() }, warning(peer.toString()));
      }
    }
    return next();
  };
}

function isForwarded(headers: Headers): boolean {
  return headers.has('x-forwarded-for') || headers.has('forwarded');
}

function warning(peer: string): string {
  return `${peer} sent X-Forwarded-For or Forwarded and is not in TRUSTED_PROXIES, so the header was ignored. If ${peer} is your proxy, all its visitors share one rate limit: add its address to TRUSTED_PROXIES, for example TRUSTED_PROXIES=127.0.0.0/8,::1/128,${peer}. This is logged once.`;
}

const HERE = parseForwardedNode('127.0.0.1') as IpAddress;
/** Nobody's address, and no proxy's. */
const UNSPECIFIED = parseForwardedNode('::') as IpAddress;

/** A request without a socket, as in tests, is from here. Where the socket cannot say who it was, that is nobody to believe. */
function peerOf({ env }: Context): IpAddress {
  const { incoming } = (env ?? {}) as NodeBindings;
  return incoming ? (parseForwardedNode(incoming.socket.remoteAddress ?? '') ?? UNSPECIFIED) : HERE;
}

/**
 * Node forgets the address of a connection that has ended unless somebody asked for it before, and a client may reset the connection
 * while its request waits for the database. Without an address it has ended already, and there is nobody to respond to.
 */
export function requirePeerAddress(socket: Socket): void {
  if (socket.remoteAddress === undefined) socket.destroy();
}
