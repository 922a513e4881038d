// Proves a FiveM server by a code in one of its public variables, which /info.json lists.

import { fetchDocument, hostInUrl } from '../../game-servers/fetch-document.ts';
import { FIVEM_PORT, MAX_FIVEM_INFO_BYTES } from '../../game-servers/query-fivem.ts';
import { fieldOf } from '../../game-servers/untrusted-values.ts';
import { message } from '../../messages/message.ts';
import { containsCode } from '../ownership-code.ts';
import { notProven, type ProofMethod } from '../proof-method.ts';
import { serverFailure } from './server-failures.ts';

export const FIVEM_VARIABLE: ProofMethod = {
  id: 'fivem-variable',
  title: message('ownershipProofs.fivemVariable'),
  by: message('ownershipProofs.byFivemVariable'),
  fits: (target) => target.kind === 'server' && target.game === 'fivem',
  instruct: (_, code) => ({
    text: message('ownershipProofs.doFivemVariable'),
    copy: [{ label: message('ownershipProofs.copyLine'), value: `sets plaudit "${code}"` }],
  }),
  async check(context, target, code) {
    if (target.kind !== 'server') return serverFailure('internal_error', 'fivem');
    const url = `http://${hostInUrl(target, FIVEM_PORT)}/info.json`;
    const document = await fetchDocument(context, { url, unsecured: true, mostBytes: MAX_FIVEM_INFO_BYTES });
    if (!document.ok) return serverFailure(document.code, 'fivem');
    if (document.status === 403) return serverFailure('refused_here', 'fivem');
    if (document.status !== 200) return serverFailure('wrong_status', 'fivem');
    const variables = fieldOf(document.value, 'vars');
    if (typeof variables !== 'object' || variables === null) return serverFailure('not_understood', 'fivem');
    const texts = Object.values(variables).filter((value) => typeof value === 'string');
    return texts.some((text) => containsCode(text, code)) ? { ok: true } : notFound(code);
  },
};

function notFound(code: string) {
  return notProven(message('ownershipProofs.notInVariables', { code }));
}
