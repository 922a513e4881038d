// Who is knocking, for limits alone: a keyed hash of the visitor's address that changes every day (decision V5).
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { now } from './core/clock.ts';
import { keyedHash } from './core/secrets.ts';

/** What @hono/node-server hands on of Node's request; absent in tests that need no socket. */
export interface NodeBindings {
  readonly incoming?: IncomingMessage;
}

/**
 * A proxy that stands before us speaks from this machine or a private network: then the address it appended to
 * X-Forwarded-For is the visitor's. From a public address that header is the visitor's own invention.
 */
export function visitorAddress(peer: string | undefined, forwardedFor: string | null): string {
  const direct = peer ?? '127.0.0.1';
  if (isPublic(direct)) return direct;
  const last = forwardedFor?.split(',').at(-1)?.trim() ?? '';
  return ipaddr.isValid(last) ? last : direct;
}

/** A visitor with IPv6 has 2^64 addresses of the same network: they count as one. */
export function networkOf(address: string): string {
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, 8).join('.') : parsed.toString();
}

export function visitorKey(key: Uint8Array, address: string): string {
  const day = now().toISOString().slice(0, 10);
  return keyedHash(key, `${day} ${networkOf(address)}`);
}

function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
