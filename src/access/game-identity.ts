// Identities of voters as games know them, such as `roblox:123`: which exist, and how they are written.

/** The platforms whose accounts can be linked. Discord accounts are connected instead (`connected-account.ts`). */
export const LINKABLE_PLATFORMS = ['roblox', 'fivem', 'hytale', 'minecraft'] as const;
export type LinkablePlatform = (typeof LINKABLE_PLATFORMS)[number];
export type IdentityPlatform = LinkablePlatform | 'discord';

export interface GameIdentity {
  readonly platform: IdentityPlatform;
  /** Without the platform. */
  readonly id: string;
  /** In the form in which it is stored and compared. */
  readonly text: string;
}

/** An identity that can be linked to an account. */
export type LinkableIdentity = GameIdentity & { readonly platform: LinkablePlatform };

export const IDENTITY_MAX_CHARACTERS = 100;

const UUID = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/;
/** FiveM's identifiers. Not `ip`, because addresses of players are personal data, and not `discord`, which is a platform here. */
const FIVEM = /^(license2?|steam|fivem|xbl|live):[0-9a-z]{1,64}$/;

/** Each returns the normalized ID, or null if it is not one. */
const NORMALIZE: Readonly<Record<IdentityPlatform, (id: string) => string | null>> = {
  discord: (id) => (/^\d{17,20}$/.test(id) ? id : null),
  roblox: (id) => (/^[1-9]\d{0,18}$/.test(id) ? id : null),
  fivem: (id) => (FIVEM.test(id.toLowerCase()) ? id.toLowerCase() : null),
  hytale: normalizeUuid,
  minecraft: normalizeUuid,
};

/** Null if the text is not an identity. */
export function parseIdentity(text: string): GameIdentity | null {
  const colon = text.indexOf(':');
  const platform = text.slice(0, colon);
  if (colon < 0 || !isPlatform(platform)) return null;
  const id = NORMALIZE[platform](text.slice(colon + 1));
  return id === null ? null : { platform, id, text: `${platform}:${id}` };
}

export function isLinkable(identity: GameIdentity): identity is LinkableIdentity {
  return identity.platform !== 'discord';
}

function isPlatform(text: string): text is IdentityPlatform {
  return text === 'discord' || LINKABLE_PLATFORMS.some((platform) => platform === text);
}

function normalizeUuid(id: string): string | null {
  return UUID.exec(id.toLowerCase())?.slice(1).join('-') ?? null;
}
