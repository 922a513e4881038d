// Proves a Minecraft server by a code in its message of the day (Java Edition).
import { pingMinecraft } from '../../game-servers/query-minecraft.ts';
import { type MessageResult, readLegacyMessage, readMessageOfTheDay } from '../../game-servers/server-list-ping.ts';
import { containsCode } from '../ownership-code.ts';
import type { ProofMethod } from '../proof-method.ts';
import { codeMissing, serverFailure } from './server-failures.ts';

export const MOTD: ProofMethod = {
  id: 'motd',
  title: 'Message of the day',
  by: 'a code in the message of the day',
  fits: (target) => target.kind === 'server' && target.game === 'minecraft',
  instruct: (_, code) => ({
    text: 'Add this code to motd in server.properties, or to the message of the day of your proxy, and restart it. Leave it there: it is checked every month.',
    copy: [{ label: 'the code', value: code }],
  }),
  async check(context, target, code) {
    if (target.kind !== 'server') return serverFailure('internal_error', 'minecraft');
    const readers = { modern: readMessageOfTheDay, legacy: readLegacyMessage };
    const result = await pingMinecraft<MessageResult>(context, target, readers);
    if (!result.ok) return serverFailure(result.code, 'minecraft');
    return containsCode(result.message, code) ? { ok: true } : codeMissing('The message of the day', code);
  },
};
