// IP addresses and CIDR ranges, parsed strictly: every spelling of one address is the same address.
import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;
export type IpRange = readonly [base: IpAddress, bits: number];

/** An IPv4 address inside an IPv6 one (::ffff:a.b.c.d) is the same host on the wire, hence the same address here. */
export function parseAddress(text: string): IpAddress | null {
  // A zone (fe80::1%eth0) names one of this machine's own links.
  if (text.includes('%')) return null;
  if (!text.includes(':')) return ipaddr.isValid(text) ? ipaddr.process(text) : null;
  // What one parser makes of a malformed address another need not.
  return isIPv6(text) ? ipaddr.process(withoutDots(text)) : null;
}

/** `::ffff:10.0.0.1` as `::ffff:a00:1`. The parser would read `::10.0.0.1`, which is another address, the same way. */
function withoutDots(text: string): string {
  return text.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_dotted, a, b, c, d) => {
    const group = (high: string, low: string) => (Number(high) * 256 + Number(low)).toString(16);
    return `${group(a, b)}:${group(c, d)}`;
  });
}

/** `text` is a CIDR range that the configuration has checked. */
export function parseRange(text: string): IpRange {
  const [address, bits] = ipaddr.parseCIDR(text);
  const inner = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= 96;
  return inner ? [address.toIPv4Address(), bits - 96] : [address, bits];
}

export function rangeContains([base, bits]: IpRange, address: IpAddress): boolean {
  return base.kind() === address.kind() && address.match(base, bits);
}
