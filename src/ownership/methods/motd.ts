// Proves a Minecraft server by a code in its message of the day (Java Edition).

import { pingMinecraft } from '../../game-servers/query-minecraft.ts';
import { type MessageResult, readLegacyMessage, readMessageOfTheDay } from '../../game-servers/server-list-ping.ts';
import { message } from '../../messages/message.ts';
import { containsCode } from '../ownership-code.ts';
import { notProven, type ProofMethod } from '../proof-method.ts';
import { serverFailure } from './server-failures.ts';

export const MOTD: ProofMethod = {
  id: 'motd',
  title: message('ownershipProofs.motd'),
  by: message('ownershipProofs.byMotd'),
  fits: (target) => target.kind === 'server' && target.game === 'minecraft',
  instruct: (_, code) => ({
    text: message('ownershipProofs.doMotd'),
    copy: [{ label: message('ownershipProofs.copyCode'), value: code }],
  }),
  async check(context, target, code) {
    if (target.kind !== 'server') return serverFailure('internal_error', 'minecraft');
    const readers = { modern: readMessageOfTheDay, legacy: readLegacyMessage };
    const result = await pingMinecraft<MessageResult>(context, target, readers);
    if (!result.ok) return serverFailure(result.code, 'minecraft');
    return containsCode(result.message, code)
      ? { ok: true }
      : notProven(message('ownershipProofs.notInMotd', { code }));
  },
};
