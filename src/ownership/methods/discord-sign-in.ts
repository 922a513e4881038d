// Proves a bot by signing in with the Discord account that owns its application. Tokens are not stored, so the monthly
// check looks for the code in the description, and otherwise asks the owner to sign in again (decision P392).
import { notProven, type ProofMethod } from '../proof-method.ts';
import { DISCORD_DESCRIPTION } from './discord-description.ts';

export const DISCORD_SIGN_IN: ProofMethod = {
  id: 'discord-sign-in',
  title: 'Sign in with Discord',
  by: 'signing in with the Discord account that owns the application',
  fits: DISCORD_DESCRIPTION.fits,
  instruct: () => ({
    text: 'Sign in with the Discord account that owns the application. Discord asks whether this site may see the entitlements of your applications: that they can be read proves that the application is yours. The access ends right away, and you will be asked to sign in again every month.',
    copy: [],
  }),
  async check(context, target, code) {
    const found = await DISCORD_DESCRIPTION.check(context, target, code);
    return found.ok || found.isOurFault ? found : notProven(SIGN_IN_AGAIN);
  },
};

const SIGN_IN_AGAIN =
  'A sign-in with Discord proves ownership for a month. Sign in again, or add the code to the application’s description, which is checked automatically.';
