// The ways to prove ownership.
import { DISCORD_DESCRIPTION } from './methods/discord-description.ts';
import { DISCORD_SIGN_IN } from './methods/discord-sign-in.ts';
import { DNS_TXT } from './methods/dns-txt.ts';
import { FIVEM_VARIABLE } from './methods/fivem-variable.ts';
import { MOTD } from './methods/motd.ts';
import { ROBLOX_DESCRIPTION } from './methods/roblox-description.ts';
import type { ProofMethod } from './proof-method.ts';
import type { OwnershipTarget } from './target.ts';

const METHODS: readonly ProofMethod[] = [
  DISCORD_SIGN_IN,
  DISCORD_DESCRIPTION,
  MOTD,
  DNS_TXT,
  FIVEM_VARIABLE,
  ROBLOX_DESCRIPTION,
];

/** Those that fit, best first. Signing in needs a Discord client. */
export function methodsFor(
  target: OwnershipTarget,
  { offersDiscord }: { readonly offersDiscord: boolean },
): readonly ProofMethod[] {
  return METHODS.filter(({ id, fits }) => fits(target) && (offersDiscord || id !== 'discord-sign-in'));
}

/** Undefined for a method that this version does not have. */
export function findMethod(id: string): ProofMethod | undefined {
  return METHODS.find((method) => method.id === id);
}
