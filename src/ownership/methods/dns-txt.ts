// Proves the domain of a Minecraft or Hytale server by a TXT record below its host (decision P391).
import { isIP } from 'node:net';
import { containsCode } from '../ownership-code.ts';
import { checkFailedHere, notProven, type ProofMethod, type ProofResult } from '../proof-method.ts';
import type { OwnershipTarget } from '../target.ts';
import { codeMissing } from './server-failures.ts';

export const DNS_TXT: ProofMethod = {
  id: 'dns-txt',
  title: 'DNS record',
  by: 'a DNS record',
  // Nobody can add records below an IP address.
  fits: (target) => target.kind === 'server' && target.game !== 'fivem' && isIP(target.host) === 0,
  instruct: (target, code) => ({
    text: 'Add a TXT record with this name and value where you manage the domain. It may take a while to propagate. Leave it there: it is checked every month.',
    copy: [
      { label: 'the record’s name', value: recordName(target) },
      { label: 'the code', value: code },
    ],
  }),
  async check({ outbound }, target, code) {
    if (target.kind !== 'server') return OURS;
    // The SSRF guard's sentence about a private target. A domain may have no address of its own, only SRV records.
    const checked = await outbound.checkHost(target.host, target.port ?? 1);
    if (!checked.ok && ['blocked_address', 'host_invalid'].includes(checked.code)) return notProven(checked.sentence);
    const name = recordName(target);
    const found = await outbound.resolveTxt(name);
    if (!found.ok) return explain(found.code, name);
    return found.texts.some((text) => containsCode(text, code))
      ? { ok: true }
      : codeMissing(`The record ${name}`, code);
  },
};

function recordName(target: OwnershipTarget): string {
  return target.kind === 'server' ? `_plaudit.${target.host}` : '';
}

const OURS = checkFailedHere('No name server could be reached from here. Try again in a while.');

function explain(code: 'dns_not_found' | 'dns_broken' | 'dns_timeout' | 'dns_failed', name: string): ProofResult {
  switch (code) {
    case 'dns_not_found':
      return notProven(`There is no TXT record ${name} yet. A new record may take a while to propagate.`);
    case 'dns_broken':
      return notProven(`The name servers return an error for ${name}. Check the domain’s DNS settings.`);
    case 'dns_timeout':
      return notProven(`The name servers do not respond for ${name}. Check the domain’s DNS settings.`);
    case 'dns_failed':
      return OURS;
  }
}
