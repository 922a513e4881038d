// A linked game account in words, for pages and emails.
import type { Translations } from '../messages/translations.ts';
import type { LinkablePlatform } from './game-identity.ts';
import type { LinkedIdentity } from './linked-identity-queries.ts';

export const PLATFORM_NAMES: Readonly<Record<LinkablePlatform, string>> = {
  roblox: 'Roblox',
  fivem: 'FiveM',
  hytale: 'Hytale',
  minecraft: 'Minecraft',
};

/** `Roblox account Sample (123)`; without a name, `FiveM account license:01234567…4567`. */
export function describeIdentity(
  t: Translations,
  { identity, name }: Pick<LinkedIdentity, 'identity' | 'name'>,
): string {
  const platform = identity.slice(0, identity.indexOf(':')) as LinkablePlatform;
  return t('account.gameAccount', { platform: PLATFORM_NAMES[platform], account: accountName({ identity, name }) });
}

/** `Sample (123)`; without a name, the ID. */
export function accountName({ identity, name }: Pick<LinkedIdentity, 'identity' | 'name'>): string {
  const id = shortened(identity.slice(identity.indexOf(':') + 1));
  return name === null ? id : `${name} (${id})`;
}

/** FiveM's identifiers have 40 letters, of which nobody compares more than a few. */
function shortened(id: string): string {
  return id.length > 40 ? `${id.slice(0, 16)}…${id.slice(-4)}` : id;
}
