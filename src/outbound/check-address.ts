// Whether an IP address may be connected to (decision D16): public ones, and what the operator opened. Pure.
import ipaddr from 'ipaddr.js';
import { type IpAddress, type IpRange, parseAddress, parseRange, rangeContains } from '../core/ip-address.ts';
import { memoize } from './memoize.ts';

export type AddressCheckResult =
  /** `opened`: it is in a range that the operator opened, where plain http is allowed, too. */
  | { readonly ok: true; readonly address: string; readonly opened: boolean }
  /** `kind` completes the sentence "this address is …". */
  | { readonly ok: false; readonly kind: string };

export type CheckAddress = (text: string) => AddressCheckResult;

const V4_BLOCKED: readonly [string, string][] = [
  ['0.0.0.0/8', 'an unspecified address ("this network")'],
  ['10.0.0.0/8', 'in a private network'],
  ['100.64.0.0/10', 'in a carrier’s internal network'],
  ['127.0.0.0/8', 'a loopback address (this machine)'],
  ['169.254.0.0/16', 'a link-local address (where clouds keep their metadata)'],
  ['172.16.0.0/12', 'in a private network'],
  // Looks public, but exists within Azure only, and returns secrets of the machine that asks.
  ['168.63.129.16/32', 'a cloud’s metadata address'],
  ['192.0.0.0/24', 'reserved for protocols'],
  ['192.0.2.0/24', 'reserved for examples'],
  ['192.88.99.0/24', 'a retired 6to4 relay address'],
  ['192.168.0.0/16', 'in a private network'],
  ['198.18.0.0/15', 'reserved for benchmarks'],
  ['198.51.100.0/24', 'reserved for examples'],
  ['203.0.113.0/24', 'reserved for examples'],
  ['224.0.0.0/4', 'a multicast address'],
  ['255.255.255.255/32', 'the broadcast address'],
  ['240.0.0.0/4', 'reserved'],
];

const V6_BLOCKED: readonly [string, string][] = [
  ['::/128', 'an unspecified address'],
  ['::1/128', 'a loopback address (this machine)'],
  ['fc00::/7', 'in a private network'],
  ['fe80::/10', 'a link-local address'],
  ['fec0::/10', 'in a private network'],
  ['ff00::/8', 'a multicast address'],
  ['64:ff9b::/32', 'an address translated inside a private network'],
  ['2002::/16', 'a 6to4 address'],
  ['2001::/32', 'a Teredo address'],
  ['2001::/23', 'reserved for protocols'],
  ['2001:db8::/32', 'reserved for examples'],
  ['3fff::/20', 'reserved for examples'],
];

const v4Blocked = V4_BLOCKED.map(([range, kind]) => ({ range: parseRange(range), kind }));
const v6Blocked = V6_BLOCKED.map(([range, kind]) => ({ range: parseRange(range), kind }));
// All public IPv6 space today. Nobody who could run a receiver has an address outside of it.
const V6_PUBLIC = parseRange('2000::/3');
const NAT64 = parseRange('64:ff9b::/96');

/**
 * Refuses whatever is not public, except `allowedRanges` (valid CIDR ranges). Memoized: it is called for every attempt.
 */
export function createAddressChecker(allowedRanges: readonly string[]): CheckAddress {
  const opened = bothLoopbacks(allowedRanges.map(parseRange));
  const check = (text: string): AddressCheckResult => {
    const address = parseAddress(text);
    if (!address) return { ok: false, kind: 'not an IP address' };
    if (opened.some((range) => rangeContains(range, address))) {
      return { ok: true, address: address.toString(), opened: true };
    }
    const kind = whyBlocked(address);
    return kind === null ? { ok: true, address: address.toString(), opened: false } : { ok: false, kind };
  };
  return memoize(check);
}

/** `localhost` means 127.0.0.1 and ::1 alike, so opening one of them opens both. */
function bothLoopbacks(ranges: IpRange[]): IpRange[] {
  const [v4, v6] = [ipaddr.parse('127.0.0.1'), ipaddr.parse('::1')];
  const includesLoopback = ranges.some((range) => rangeContains(range, v4) || rangeContains(range, v6));
  return includesLoopback ? [...ranges, [v4, 32], [v6, 128]] : ranges;
}

function whyBlocked(address: IpAddress): string | null {
  if (address instanceof ipaddr.IPv4) {
    return v4Blocked.find(({ range }) => rangeContains(range, address))?.kind ?? null;
  }
  // NAT64 delivers the packet to the IPv4 address inside.
  if (rangeContains(NAT64, address)) return whyBlocked(new ipaddr.IPv4(address.toByteArray().slice(12)));
  const named = v6Blocked.find(({ range }) => rangeContains(range, address));
  if (named) return named.kind;
  return rangeContains(V6_PUBLIC, address) ? null : 'not assigned to anybody on the internet';
}
