// The address of a client, used only for rate limits (decisions V8, P109): the address of its connection, or the one
// forwarded by a proxy in TRUSTED_PROXIES.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { now } from './clock.ts';
import { forwardedHops, parseForwardedNode } from './forwarding-headers.ts';
import { type IpAddress, parseRange, rangeContains } from './ip-address.ts';
import type { Log } from './log.ts';
import { keyedHash } from './secrets.ts';
import type { SecurityClient } from './security-log.ts';

/** The bindings that @hono/node-server adds to a request; absent in tests without a socket. */
export interface NodeBindings {
  readonly incoming?: IncomingMessage;
}

export type IsTrustedProxy = (address: IpAddress) => boolean;

/** The most hops read from a chain. */
const MAX_HOPS = 32;

/** `ranges` must be valid CIDR ranges. */
export function createProxyTrust(ranges: readonly string[]): IsTrustedProxy {
  const parsed = ranges.map(parseRange);
  return (address) => parsed.some((range) => rangeContains(range, address));
}

/**
 * The rightmost address of the chain that is not a trusted proxy. Each proxy appends the address it was called from, so
 * everything further left may be forged by the client. A proxy that forwards no address counts as the client.
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

/** Of an IPv6 address: the 2^64 addresses of a /64 count as one. */
const IPV6_NETWORK_BITS = 64;

/**
 * The address, or for IPv6 its network: the first `ipv6Bits`, at most 64, as eight bytes. Hash it before storing it.
 */
export function networkOf(address: IpAddress, ipv6Bits = IPV6_NETWORK_BITS): string {
  if (address.kind() !== 'ipv6') return address.toString();
  const bytes = address.toByteArray().slice(0, 8);
  return bytes.map((byte, place) => byte & (0xff00 >> Math.min(8, Math.max(0, ipv6Bits - 8 * place))) & 0xff).join('.');
}

/** Identifies a client in rate limits: a keyed hash of its network that changes every day. */
export function clientKey(key: Uint8Array, address: IpAddress, ipv6Bits = IPV6_NETWORK_BITS): string {
  const day = now().toISOString().slice(0, 10);
  return keyedHash(key, `${day} ${networkOf(address, ipv6Bits)}`);
}

/** Identifies the client of a request, for rate limits. */
export interface ClientIdentifier {
  /** Identifies the client's network in a rate limit: a keyed hash, never the address itself (decision V5). */
  keyOf(context: Context): string;
  /** An IPv4 address or an IPv6 network. Hash it before storing it. */
  networkOf(context: Context): string;
  addressOf(context: Context): IpAddress;
  /** For the security log. */
  describe(context: Context): SecurityClient;
}

export interface ClientIdentifierOptions {
  readonly trustedProxies: readonly string[];
  /** Whether the security log contains addresses. */
  readonly logsAddresses: boolean;
  /** How many bits of an IPv6 address are its network; 64 by default. */
  readonly ipv6NetworkBits?: number;
}

export function createClientIdentifier(
  key: Uint8Array,
  { trustedProxies, logsAddresses, ipv6NetworkBits }: ClientIdentifierOptions,
): ClientIdentifier {
  const isTrusted = createProxyTrust(trustedProxies);
  return {
    keyOf: (context) => clientKey(key, clientAddressOf(context, isTrusted), ipv6NetworkBits),
    networkOf: (context) => networkOf(clientAddressOf(context, isTrusted), ipv6NetworkBits),
    addressOf: (context) => clientAddressOf(context, isTrusted),
    describe(context) {
      const address = clientAddressOf(context, isTrusted);
      return {
        network: clientKey(key, address, ipv6NetworkBits),
        ...(logsAddresses && { address: address.toString() }),
      };
    },
  };
}

/**
 * Warns once about forwarding headers from an address that is not a trusted proxy: if it actually is the operator's
 * proxy, all its visitors share one rate limit.
 */
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
  return `${peer} sent X-Forwarded-For or Forwarded but is not in TRUSTED_PROXIES, so the header was ignored. If ${peer} is your proxy, all of its visitors share one rate limit. Add its address to TRUSTED_PROXIES, for example TRUSTED_PROXIES=127.0.0.0/8,::1/128,${peer}. This is logged once.`;
}

const LOOPBACK = parseForwardedNode('127.0.0.1') as IpAddress;
/** Belongs to no client and no proxy. */
const UNSPECIFIED = parseForwardedNode('::') as IpAddress;

/** Returns loopback for requests without a socket, as in tests. A socket without an address is not trusted. */
export function peerOf({ env }: Context): IpAddress {
  const { incoming } = (env ?? {}) as NodeBindings;
  return incoming ? (parseForwardedNode(incoming.socket.remoteAddress ?? '') ?? UNSPECIFIED) : LOOPBACK;
}

/**
 * Reads the client's address early, which makes Node cache it: it would be lost if the client closed the connection
 * while its request waits for the database. A connection without an address has already ended.
 */
export function requirePeerAddress(socket: Socket): void {
  if (socket.remoteAddress === undefined) socket.destroy();
}
