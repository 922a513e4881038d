// The SSRF guard: allows connections only to public addresses and to ranges that the operator opened (decision D16).
// For every connection, whatever its protocol, the host is resolved and each address checked here, on every attempt.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import {
  type IpAddress,
  type IpRange,
  LOOPBACK_RANGES,
  parseAddress,
  parseRange,
  rangeContains,
} from '../core/ip-address.ts';
import { memoize } from '../core/memoize.ts';
import type { Deadline } from './deadline.ts';
import type { Resolution, Resolve } from './dns-resolver.ts';
import type { FailureCode } from './failure-codes.ts';
import type { TrialMode } from './trial-mode.ts';

export type AddressCheckResult =
  /** `opened`: the address is in a range that the operator opened, where plain http is also allowed. */
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
  // Looks public, but exists only within Azure, and serves secrets of the calling machine.
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
// All public IPv6 space today: no receiver can have an address outside of it.
const V6_PUBLIC = parseRange('2000::/3');
const NAT64 = parseRange('64:ff9b::/96');

/**
 * Refuses all addresses that are not public, except those in `allowedRanges` (valid CIDR ranges). Memoized, because it
 * is called for every attempt.
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

/** `localhost` means both 127.0.0.1 and ::1, so opening one of them opens both. */
function bothLoopbacks(ranges: IpRange[]): IpRange[] {
  const [v4, v6] = [ipaddr.parse('127.0.0.1'), ipaddr.parse('::1')];
  const includesLoopback = ranges.some((range) => rangeContains(range, v4) || rangeContains(range, v6));
  return includesLoopback ? [...ranges, [v4, 32], [v6, 128]] : ranges;
}

function whyBlocked(address: IpAddress): string | null {
  if (address instanceof ipaddr.IPv4) {
    return v4Blocked.find(({ range }) => rangeContains(range, address))?.kind ?? null;
  }
  // NAT64 delivers the packet to the embedded IPv4 address.
  if (rangeContains(NAT64, address)) return whyBlocked(new ipaddr.IPv4(address.toByteArray().slice(12)));
  const named = v6Blocked.find(({ range }) => rangeContains(range, address));
  if (named) return named.kind;
  return rangeContains(V6_PUBLIC, address) ? null : 'not assigned to anybody on the internet';
}

/** Which addresses may be reached. Each of the two checkers memoizes its own results. */
export interface AddressPolicy {
  readonly usual: CheckAddress;
  /** Also allows loopback addresses. */
  readonly duringTrial: CheckAddress;
  /** Called for every address, so that the end of a trial takes effect at once. */
  readonly isTrial: () => boolean;
}

export function createAddressPolicy(allowedRanges: readonly string[], trial: TrialMode): AddressPolicy {
  return {
    usual: createAddressChecker(allowedRanges),
    duringTrial: createAddressChecker([...allowedRanges, ...LOOPBACK_RANGES]),
    isTrial: () => trial.isActive(),
  };
}

/** Checks each address by the policy at that moment. */
export function currentChecker({ usual, duringTrial, isTrial }: AddressPolicy): CheckAddress {
  return (address) => (isTrial() ? duringTrial(address) : usual(address));
}

/** The sentence that explains why a host's address is refused. */
export function blockedSentence(
  host: string,
  address: string,
  checked: Extract<AddressCheckResult, { ok: false }>,
): string {
  const where = host === address ? `${shorten(host)} is` : `${shorten(host)} leads to ${address}, which is`;
  return `${where} ${checked.kind}, so it cannot be called from here. Use a public address, or ask the operator to open the range with ALLOW_PRIVATE_TARGETS.`;
}

export function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

export type CheckedResolution =
  | {
      readonly ok: true;
      /** The checked addresses, IPv4 first. Only these may be connected to. */
      readonly addresses: readonly string[];
      /** All of them are in ranges that the operator opened, so plain http is allowed. */
      readonly opened: boolean;
    }
  | { readonly ok: false; readonly code: FailureCode; readonly sentence: string };

/** No promise for an address, which needs no resolving. */
export type ResolveChecked = (host: string, deadline: Deadline) => CheckedResolution | Promise<CheckedResolution>;

export function createCheckedResolver(resolve: Resolve, checkAddress: CheckAddress): ResolveChecked {
  return (host, deadline) => {
    if (isIP(host) !== 0) return checkAddresses(host, [host], checkAddress);
    return resolveInTime(host, resolve, deadline).then((resolution) =>
      resolution.ok ? checkAddresses(host, resolution.addresses, checkAddress) : refused(host, resolution.code),
    );
  };
}

function checkAddresses(host: string, resolved: readonly string[], checkAddress: CheckAddress): CheckedResolution {
  const addresses: string[] = [];
  let opened = true;
  for (const found of resolved) {
    const checked = checkAddress(found);
    // One blocked address is enough: a name with public and blocked ones is a mistake or an attack.
    if (!checked.ok) return { ok: false, code: 'blocked_address', sentence: blockedSentence(host, found, checked) };
    addresses.push(checked.address);
    opened &&= checked.opened;
  }
  if (addresses.length === 0) return refused(host, 'dns_not_found');
  return { ok: true, addresses: v4First(addresses), opened };
}

type TimedResolution = Resolution | { readonly ok: false; readonly code: 'shutdown' | 'stalled' };
type ResolveFailure = Extract<TimedResolution, { ok: false }>['code'];

// The API also returns these sentences, so they are part of the contract.
const REASONS: Readonly<Record<ResolveFailure, string>> = {
  dns_not_found: 'does not exist in DNS. Check its spelling, or wait until a new entry has spread.',
  dns_broken: 'cannot be resolved: its name servers answer with an error. Check the domain’s DNS settings.',
  dns_timeout: 'cannot be resolved: its name servers do not answer. Check the domain’s DNS settings.',
  dns_failed: 'could not be resolved because no name server can be reached from here. Try again in a while.',
  shutdown: 'was not checked because this service is restarting. Try again in a while.',
  stalled: 'was not checked because this service was interrupted. Try again in a while.',
};

function refused(host: string, code: ResolveFailure): CheckedResolution {
  return { ok: false, code, sentence: `The host ${host} ${REASONS[code]}` };
}

function resolveInTime(host: string, resolve: Resolve, deadline: Deadline): Promise<TimedResolution> {
  return new Promise((settle) => {
    const cancel = deadline.onEnd((why) => settle({ ok: false, code: why === 'time' ? 'dns_timeout' : why }));
    const settled = (resolution: TimedResolution) => {
      cancel();
      settle(resolution);
    };
    resolve(host).then(settled, () => settled({ ok: false, code: 'dns_failed' }));
  });
}

/** IPv4 first: machines without IPv6 connectivity are more common than receivers without IPv4. */
function v4First(addresses: readonly string[]): readonly string[] {
  if (addresses.length < 2) return addresses;
  return [...new Set(addresses)].sort((a, b) => isIP(a) - isIP(b));
}
