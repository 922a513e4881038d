// Proves a bot by signing in with the Discord account that owns its application. Tokens are not stored, so the monthly
// check looks for the code in the description, and otherwise asks the owner to sign in again (decision P392).
import { message } from '../../messages/message.ts';
import { notProven, type ProofMethod } from '../proof-method.ts';
import { DISCORD_DESCRIPTION } from './discord-description.ts';

export const DISCORD_SIGN_IN: ProofMethod = {
  id: 'discord-sign-in',
  title: message('ownershipProofs.discordSignIn'),
  by: message('ownershipProofs.byDiscordSignIn'),
  fits: DISCORD_DESCRIPTION.fits,
  instruct: () => ({
    text: message('ownershipProofs.doDiscordSignIn'),
    copy: [],
  }),
  async check(context, target, code) {
    const found = await DISCORD_DESCRIPTION.check(context, target, code);
    return found.ok || found.isOurFault ? found : notProven(message('ownershipProofs.signInAgain'));
  },
};
