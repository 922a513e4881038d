// Loopback: the addresses and host names of this machine itself.
import { parseAddress, parseRange, rangeContains } from '../core/ip-address.ts';

export const LOOPBACK_RANGES: readonly string[] = ['127.0.0.0/8', '::1/128'];

const ranges = LOOPBACK_RANGES.map(parseRange);

/** `127.0.0.1`, `::1`, `::ffff:127.0.0.1`; false for names and malformed addresses. */
export function isLoopbackAddress(text: string): boolean {
  const address = parseAddress(text);
  return address !== null && ranges.some((range) => rangeContains(range, address));
}

/** `localhost` or a loopback address, as `URL.hostname` spells it (IPv6 in brackets). */
export function isLoopbackHost(host: string): boolean {
  return isLocalhost(host) || isLoopbackAddress(host.replace(/^\[(.*)\]$/, '$1'));
}

/** `localhost` and its subdomains are this machine, whatever DNS says (RFC 6761 §6.3). */
export function isLocalhost(host: string): boolean {
  return /^(.+\.)?localhost$/i.test(host);
}
