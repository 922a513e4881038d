// The SSRF guard: resolves a host and checks each of its addresses. Every connection, whatever its protocol, passes it
// on every attempt (decision D16).
import { isIP } from 'node:net';
import type { CheckAddress } from './check-address.ts';
import { blockedSentence } from './check-url.ts';
import type { Deadline } from './deadline.ts';
import type { Resolution, Resolve } from './dns-resolver.ts';
import type { FailureCode } from './failure-codes.ts';

export type CheckedResolution =
  | {
      readonly ok: true;
      /** Checked, IPv4 first. Only these may be connected to. */
      readonly addresses: readonly string[];
      /** All of them are in ranges that the operator opened, so plain http is allowed. */
      readonly opened: boolean;
    }
  | { readonly ok: false; readonly code: FailureCode; readonly sentence: string };

export type ResolveChecked = (host: string, deadline: Deadline) => Promise<CheckedResolution>;

export function createCheckedResolver(resolve: Resolve, checkAddress: CheckAddress): ResolveChecked {
  return async (host, deadline) => {
    const resolution = await resolveInTime(host, resolve, deadline);
    if (!resolution.ok) return refused(host, resolution.code);
    const addresses: string[] = [];
    let opened = true;
    for (const found of resolution.addresses) {
      const checked = checkAddress(found);
      // One blocked address is enough: a name with both kinds is a mistake or an attack.
      if (!checked.ok) {
        return { ok: false, code: 'blocked_address', sentence: blockedSentence(host, found, checked) };
      }
      addresses.push(checked.address);
      opened &&= checked.opened;
    }
    if (addresses.length === 0) return refused(host, 'dns_not_found');
    return { ok: true, addresses: v4First(addresses), opened };
  };
}

type TimedResolution = Resolution | { readonly ok: false; readonly code: 'shutdown' | 'stalled' };
type ResolveFailure = Extract<TimedResolution, { ok: false }>['code'];

// The API returns these sentences, too, so they are part of the contract.
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
  if (isIP(host) !== 0) return Promise.resolve({ ok: true, addresses: [host] });
  return new Promise((settle) => {
    const cancel = deadline.onEnd((why) => settle({ ok: false, code: why === 'time' ? 'dns_timeout' : why }));
    const settled = (resolution: TimedResolution) => {
      cancel();
      settle(resolution);
    };
    resolve(host).then(settled, () => settled({ ok: false, code: 'dns_failed' }));
  });
}

/** Hosts without IPv6 connectivity are more common than receivers without IPv4. */
function v4First(addresses: readonly string[]): readonly string[] {
  if (addresses.length < 2) return addresses;
  return [...new Set(addresses)].sort((a, b) => isIP(a) - isIP(b));
}
