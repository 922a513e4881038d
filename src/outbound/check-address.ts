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
import { type Message, type MessageKey, message } from '../messages/message.ts';
import type { Deadline } from './deadline.ts';
import type { Resolution, Resolve } from './dns-resolver.ts';
import type { FailureCode } from './failure-codes.ts';
import type { TrialMode } from './trial-mode.ts';

export type AddressCheckResult =
  /** `opened`: the address is in a range that the operator opened, where plain http is also allowed. */
  | { readonly ok: true; readonly address: string; readonly opened: boolean }
  | { readonly ok: false; readonly kind: Kind };

export type CheckAddress = (text: string) => AddressCheckResult;

/** What an address is, as the end of the sentence “this address is …”. */
type Kind = Extract<MessageKey, `targetValidation.kind${string}`>;

const V4_BLOCKED: readonly [string, Kind][] = [
  ['0.0.0.0/8', 'targetValidation.kindThisNetwork'],
  ['10.0.0.0/8', 'targetValidation.kindPrivate'],
  ['100.64.0.0/10', 'targetValidation.kindCarrier'],
  ['127.0.0.0/8', 'targetValidation.kindLoopback'],
  ['169.254.0.0/16', 'targetValidation.kindMetadataLink'],
  ['172.16.0.0/12', 'targetValidation.kindPrivate'],
  // Looks public, but exists only within Azure, and serves secrets of the calling machine.
  ['168.63.129.16/32', 'targetValidation.kindMetadata'],
  ['192.0.0.0/24', 'targetValidation.kindProtocols'],
  ['192.0.2.0/24', 'targetValidation.kindExamples'],
  ['192.88.99.0/24', 'targetValidation.kindRetiredRelay'],
  ['192.168.0.0/16', 'targetValidation.kindPrivate'],
  ['198.18.0.0/15', 'targetValidation.kindBenchmarks'],
  ['198.51.100.0/24', 'targetValidation.kindExamples'],
  ['203.0.113.0/24', 'targetValidation.kindExamples'],
  ['224.0.0.0/4', 'targetValidation.kindMulticast'],
  ['255.255.255.255/32', 'targetValidation.kindBroadcast'],
  ['240.0.0.0/4', 'targetValidation.kindReserved'],
];

const V6_BLOCKED: readonly [string, Kind][] = [
  ['::/128', 'targetValidation.kindUnspecified'],
  ['::1/128', 'targetValidation.kindLoopback'],
  ['fc00::/7', 'targetValidation.kindPrivate'],
  ['fe80::/10', 'targetValidation.kindLink'],
  ['fec0::/10', 'targetValidation.kindPrivate'],
  ['ff00::/8', 'targetValidation.kindMulticast'],
  ['64:ff9b::/32', 'targetValidation.kindTranslated'],
  ['2002::/16', 'targetValidation.kindRelay'],
  ['2001::/32', 'targetValidation.kindTeredo'],
  ['2001::/23', 'targetValidation.kindProtocols'],
  ['2001:db8::/32', 'targetValidation.kindExamples'],
  ['3fff::/20', 'targetValidation.kindExamples'],
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
    if (!address) return { ok: false, kind: 'targetValidation.kindNotAddress' };
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

function whyBlocked(address: IpAddress): Kind | null {
  if (address instanceof ipaddr.IPv4) {
    return v4Blocked.find(({ range }) => rangeContains(range, address))?.kind ?? null;
  }
  // NAT64 delivers the packet to the embedded IPv4 address.
  if (rangeContains(NAT64, address)) return whyBlocked(new ipaddr.IPv4(address.toByteArray().slice(12)));
  const named = v6Blocked.find(({ range }) => rangeContains(range, address));
  if (named) return named.kind;
  return rangeContains(V6_PUBLIC, address) ? null : 'targetValidation.kindUnassigned';
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
): Message {
  const kind = message(checked.kind);
  return host === address
    ? message('targetValidation.addressBlocked', { address: shorten(address), kind })
    : message('targetValidation.hostBlocked', { host: shorten(host), address, kind });
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
  | { readonly ok: false; readonly code: FailureCode; readonly sentence: Message };

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
const REASONS = {
  dns_not_found: 'targetValidation.hostUnknown',
  dns_broken: 'targetValidation.hostBroken',
  dns_timeout: 'targetValidation.hostSilent',
  dns_failed: 'targetValidation.hostUnresolved',
  shutdown: 'targetValidation.hostRestarting',
  stalled: 'targetValidation.hostInterrupted',
} as const satisfies Readonly<Record<ResolveFailure, MessageKey>>;

function refused(host: string, code: ResolveFailure): CheckedResolution {
  return { ok: false, code, sentence: message(REASONS[code], { host }) };
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
