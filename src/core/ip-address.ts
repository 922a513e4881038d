// IP addresses, CIDR ranges, and which of them are this machine itself. Parses strictly, and every spelling of an
// address has the same result.
import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;
export type IpRange = readonly [base: IpAddress, bits: number];

/** An IPv4-mapped IPv6 address (::ffff:a.b.c.d) is the IPv4 address: packets go to the same host. */
export function parseAddress(text: string): IpAddress | null {
  // A zone (fe80::1%eth0) names a network link of this machine.
  if (text.includes('%')) return null;
  if (!text.includes(':')) return ipaddr.isValid(text) ? ipaddr.process(text) : null;
  // ipaddr.js accepts malformed addresses that other parsers read differently.
  return isIPv6(text) ? ipaddr.process(withoutDots(text)) : null;
}

/**
 * Rewrites `::ffff:10.0.0.1` as `::ffff:a00:1`, because ipaddr.js would parse `::10.0.0.1`, a different address, the
 * same way.
 */
function withoutDots(text: string): string {
  return text.replace(/\d{1,3}(\.\d{1,3}){3}$/, (dotted) => {
    const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
}

/** `text` must be a valid CIDR range. */
export function parseRange(text: string): IpRange {
  const [base = '', length] = text.split('/');
  const [address, bits] = ipaddr.parseCIDR(`${base.includes(':') ? withoutDots(base) : base}/${length}`);
  const inner = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= 96;
  return inner ? [address.toIPv4Address(), bits - 96] : [address, bits];
}

/** Only spellings that every parser reads alike: no octal or hexadecimal numbers, no address of fewer parts. */
export function isRange(text: string): boolean {
  const [base = ''] = text.split('/');
  // A zone names a network link of one machine.
  return !text.includes('%') && (isIPv4(base) || isIPv6(base)) && ipaddr.isValidCIDR(text);
}

/** A single address as a range of one; other texts unchanged. */
export function toRange(text: string): string {
  if (isIPv4(text)) return `${text}/32`;
  return isIPv6(text) ? `${text}/128` : text;
}

export function rangeContains([base, bits]: IpRange, address: IpAddress): boolean {
  return base.kind() === address.kind() && address.match(base, bits);
}

/** Whether every address of `inner` is in `outer`. */
export function rangeCovers(outer: IpRange, [base, bits]: IpRange): boolean {
  return bits >= outer[1] && rangeContains(outer, base);
}

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
