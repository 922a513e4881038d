// Proves the domain of a Minecraft or Hytale server by a TXT record below its host (decision P391).

import { isIP } from 'node:net';
import { message } from '../../messages/message.ts';
import { containsCode } from '../ownership-code.ts';
import { checkFailedHere, notProven, type ProofMethod, type ProofResult } from '../proof-method.ts';
import type { OwnershipTarget } from '../target.ts';

export const DNS_TXT: ProofMethod = {
  id: 'dns-txt',
  title: message('ownershipProofs.dnsTxt'),
  by: message('ownershipProofs.byDnsTxt'),
  // Nobody can add records below an IP address.
  fits: (target) => target.kind === 'server' && target.game !== 'fivem' && isIP(target.host) === 0,
  instruct: (target, code) => ({
    text: message('ownershipProofs.doDnsTxt'),
    copy: [
      { label: message('ownershipProofs.copyRecordName'), value: recordName(target) },
      { label: message('ownershipProofs.copyCode'), value: code },
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
      : notProven(message('ownershipProofs.notInRecord', { name, code }));
  },
};

function recordName(target: OwnershipTarget): string {
  return target.kind === 'server' ? `_plaudit.${target.host}` : '';
}

const OURS = checkFailedHere(message('ownershipProofs.noNameServer'));

function explain(code: 'dns_not_found' | 'dns_broken' | 'dns_timeout' | 'dns_failed', name: string): ProofResult {
  switch (code) {
    case 'dns_not_found':
      return notProven(message('ownershipProofs.noRecord', { name }));
    case 'dns_broken':
      return notProven(message('ownershipProofs.recordBroken', { name }));
    case 'dns_timeout':
      return notProven(message('ownershipProofs.recordTimeout', { name }));
    case 'dns_failed':
      return OURS;
  }
}
