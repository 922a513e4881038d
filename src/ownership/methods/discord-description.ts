// Proves a bot by a code in the description of its Discord application, which Discord publishes.

import { fetchDocument } from '../../game-servers/fetch-document.ts';
import { fieldOf } from '../../game-servers/untrusted-values.ts';
import { message } from '../../messages/message.ts';
import { containsCode } from '../ownership-code.ts';
import { notProven, type ProofMethod } from '../proof-method.ts';
import { DISCORD_ORIGIN } from './discord-origin.ts';
import { serviceFailure } from './server-failures.ts';

const UNAVAILABLE = serviceFailure('Discord');

export const DISCORD_DESCRIPTION: ProofMethod = {
  id: 'discord-description',
  title: message('ownershipProofs.discordDescription'),
  by: message('ownershipProofs.byDiscordDescription'),
  fits: (target) => target.kind === 'application',
  instruct: (_, code) => ({
    text: message('ownershipProofs.doDiscordDescription'),
    copy: [{ label: message('ownershipProofs.copyCode'), value: code }],
  }),
  async check(context, target, code) {
    if (target.kind !== 'application') return UNAVAILABLE;
    const url = `${context.discordOrigin ?? DISCORD_ORIGIN}/api/v10/applications/${target.applicationId}/rpc`;
    const document = await fetchDocument(context, { url });
    if (!document.ok) return UNAVAILABLE;
    if (document.status === 404)
      return notProven(message('ownershipProofs.noApplication', { id: target.applicationId }));
    const description = document.status === 200 ? fieldOf(document.value, 'description') : undefined;
    if (typeof description !== 'string') return UNAVAILABLE;
    return containsCode(description, code)
      ? { ok: true }
      : notProven(message('ownershipProofs.notInApplication', { code }));
  },
};
