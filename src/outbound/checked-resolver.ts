// Where a connection may go: resolves a host, judges every address of it, and names the ones that may be dialled.
// Whatever leaves this process, HTTP or plain TCP, is admitted here first, on every attempt (decision D16).
import { isIP } from 'node:net';
import type { CheckAddress } from './check-address.ts';
import { blockedSentence } from './check-url.ts';
import type { Deadline } from './deadline.ts';
import type { Resolution, Resolve } from './dns-resolver.ts';
import type { FailureCode } from './failure-codes.ts';

export type CheckedResolution =
  | {
      readonly ok: true;
      /** Judged, IPv4 first; only these are dialled. */
      readonly addresses: readonly string[];
      /** Every one lies in a range the operator opened: plain http is allowed. */
      readonly opened: boolean;
    }
  | { readonly ok: false; readonly code: FailureCode; readonly sentence: string };

export type ResolveChecked = (host: string, clock: Deadline) => Promise<CheckedResolution>;

export function createCheckedResolver(resolve: Resolve, judgeAddress: CheckAddress): ResolveChecked {
  return async (host, clock) => {
    const resolution = await resolveInTime(host, resolve, clock);
    if (!resolution.ok) return refused(host, resolution.code);
    const addresses: string[] = [];
    let opened = true;
    for (const found of resolution.addresses) {
      const ruling = judgeAddress(found);
      // One forbidden address is enough: a name that mixes both is set up wrongly or set up to deceive.
      if (!ruling.ok) {
        return { ok: false, code: 'blocked_address', sentence: blockedSentence(host, found, ruling) };
      }
      addresses.push(ruling.address);
      opened &&= ruling.opened;
    }
    if (addresses.length === 0) return refused(host, 'dns_not_found');
    return { ok: true, addresses: v4First(addresses), opened };
  };
}

type TimedResolution = Resolution | { readonly ok: false; readonly code: 'shutdown' | 'stalled' };
type Unresolved = Extract<TimedResolution, { ok: false }>['code'];

const WHY: Readonly<Record<Unresolved, string>> = {
  dns_not_found: 'does not exist in DNS. Check its spelling, or wait until a new entry has spread.',
  dns_broken: 'cannot be resolved: its name servers answer with an error. Check the domain’s DNS settings.',
  dns_timeout: 'cannot be resolved: its name servers do not answer. Check the domain’s DNS settings.',
  dns_failed: 'could not be resolved because no name server can be reached from here. Try again in a while.',
  shutdown: 'was not checked because this service is restarting. Try again in a while.',
  stalled: 'was not checked because this service was interrupted. Try again in a while.',
};

function refused(host: string, code: Unresolved): CheckedResolution {
  return { ok: false, code, sentence: `The host ${host} ${WHY[code]}` };
}

function resolveInTime(host: string, resolve: Resolve, clock: Deadline): Promise<TimedResolution> {
  if (isIP(host) !== 0) return Promise.resolve({ ok: true, addresses: [host] });
  return new Promise((settle) => {
    const forget = clock.onEnd((why) => settle({ ok: false, code: why === 'time' ? 'dns_timeout' : why }));
    const settled = (resolution: TimedResolution) => {
      forget();
      settle(resolution);
    };
    resolve(host).then(settled, () => settled({ ok: false, code: 'dns_failed' }));
  });
}

/** Machines without IPv6 are commoner than receivers without IPv4. */
function v4First(addresses: readonly string[]): readonly string[] {
  if (addresses.length < 2) return addresses;
  return [...new Set(addresses)].sort((a, b) => isIP(a) - isIP(b));
}
