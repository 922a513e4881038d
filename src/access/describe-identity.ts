// A linked game account in words, for pages and emails.
import type { LinkablePlatform } from './game-identity.ts';

export const PLATFORM_NAMES: Readonly<Record<LinkablePlatform, string>> = {
  roblox: 'Roblox',
  fivem: 'FiveM',
  hytale: 'Hytale',
  minecraft: 'Minecraft',
};

/** `Roblox account Sample (123)`; without a name, `FiveM account license:0123…`. */
export function describeIdentity({ identity, name }: { readonly identity: string; readonly name: string | null }) {
  const colon = identity.indexOf(':');
  const platform = identity.slice(0, colon) as LinkablePlatform;
  const id = shortened(identity.slice(colon + 1));
  return `${PLATFORM_NAMES[platform]} account ${name === null ? id : `${name} (${id})`}`;
}

/** FiveM's identifiers have 40 letters, of which nobody compares more than a few. */
function shortened(id: string): string {
  return id.length > 40 ? `${id.slice(0, 20)}…` : id;
}
