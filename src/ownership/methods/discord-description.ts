// Proves a bot by a code in the description of its Discord application, which Discord publishes.
import { fetchDocument } from '../../game-servers/fetch-document.ts';
import { fieldOf } from '../../game-servers/untrusted-values.ts';
import { containsCode } from '../ownership-code.ts';
import { notProven, type ProofMethod } from '../proof-method.ts';
import { DISCORD_ORIGIN } from './discord-origin.ts';
import { codeMissing, serviceFailure } from './server-failures.ts';

const UNAVAILABLE = serviceFailure('Discord');

export const DISCORD_DESCRIPTION: ProofMethod = {
  id: 'discord-description',
  title: 'Description on Discord',
  by: 'a code in the application’s description',
  fits: (target) => target.kind === 'application',
  instruct: (_, code) => ({
    text: 'Open your application in Discord’s developer portal, add this code to its description and save. Leave it there: it is checked every month.',
    copy: [{ label: 'the code', value: code }],
  }),
  async check(context, target, code) {
    if (target.kind !== 'application') return UNAVAILABLE;
    const url = `${context.discordOrigin ?? DISCORD_ORIGIN}/api/v10/applications/${target.applicationId}/rpc`;
    const document = await fetchDocument(context, { url });
    if (!document.ok) return UNAVAILABLE;
    if (document.status === 404)
      return notProven(`Discord has no application ${target.applicationId}. Check the listing’s application ID.`);
    const description = document.status === 200 ? fieldOf(document.value, 'description') : undefined;
    if (typeof description !== 'string') return UNAVAILABLE;
    return containsCode(description, code) ? { ok: true } : codeMissing('The application’s description', code);
  },
};
