// Linking a Roblox account with better-auth: it proves whose the account is, and is no way to sign in (decision P276).
import { APIError } from 'better-auth/api';
import { sanitizeName } from '../core/text.ts';
import type { Connection } from '../db/database.ts';
import type { AccountContext } from './account-context.ts';
import { deleteConnectionsTo } from './account-queries.ts';
import { isLinkable, parseIdentity } from './game-identity.ts';
import { linkEverywhere } from './link-identity.ts';

export const ROBLOX = 'roblox';

const NAME_MAX_CHARACTERS = 100;
const LINK_ONLY = { error: 'ROBLOX_LINK_ONLY', errorDescription: 'Nobody can sign in with Roblox here.' } as const;
const UNREADABLE = { error: 'ROBLOX_UNREADABLE', errorDescription: 'Roblox did not say which account it is.' } as const;
const TAKEN = {
  error: 'ROBLOX_TAKEN',
  errorDescription: 'This Roblox account is linked to another account here.',
} as const;

/** What better-auth knows about an account of a provider before it uses it. */
interface ProviderUser {
  readonly user: { readonly id?: unknown };
  readonly source: {
    readonly action: string;
    readonly oauth?: { readonly providerId: string; readonly profile?: unknown } | undefined;
  };
}

interface RobloxProfile {
  readonly sub?: unknown;
  readonly preferred_username?: unknown;
}

/**
 * For better-auth's `validateUserInfo`, which alone sees the profile. Links the account, and refuses everything else than
 * linking. The provider comes from the path of the callback, so a sign-in that was started with Discord could end here.
 */
export function linkRobloxOnly(context: AccountContext) {
  return async ({ user, source }: ProviderUser) => {
    if (source.oauth?.providerId !== ROBLOX) return;
    if (source.action !== 'link-account' || typeof user.id !== 'string') return LINK_ONLY;
    const { sub, preferred_username: name } = (source.oauth.profile ?? {}) as RobloxProfile;
    const identity = parseIdentity(`${ROBLOX}:${String(sub)}`);
    if (!identity || !isLinkable(identity)) return UNREADABLE;
    // Left over if the process crashed between storing and deleting it.
    await forgetRobloxSignIn(context.db, identity.id);
    const shownName = typeof name === 'string' ? sanitizeName(name, NAME_MAX_CHARACTERS) || null : null;
    const linked = await linkEverywhere(context, user.id, { identity, name: shownName });
    return linked.ok ? undefined : TAKEN;
  };
}

/** better-auth stores the account as a way to sign in, which it is not: what counts is the linked identity. */
export function forgetRobloxSignIn(db: Connection, accountId: string): Promise<void> {
  return deleteConnectionsTo(db, ROBLOX, accountId);
}

/** The part of better-auth's context that names the callback. */
export interface EndpointCalled {
  readonly params?: unknown;
}

/** A second barrier: no session ever comes from Roblox. */
export function refuseRobloxSession(endpoint: EndpointCalled | null): void {
  const { id } = (endpoint?.params ?? {}) as { readonly id?: unknown };
  if (id !== ROBLOX) return;
  throw new APIError('FORBIDDEN', { code: LINK_ONLY.error, message: LINK_ONLY.errorDescription });
}
