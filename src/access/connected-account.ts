// A person's platform ID follows the Discord account they have connected (decision N2).
import type { Db } from '../db/database.ts';
import type { AccountContext } from './account-context.ts';
import { deleteConnectedAccount, PASSWORD, selectSignInMethods } from './account-queries.ts';
import {
  clearPlatformId,
  lockPerson,
  releasePlatformId,
  selectUnshownPlatformId,
  updatePlatformId,
} from './queries.ts';
import { extendOpenWindows } from './voter-identities.ts';

export const DISCORD = 'discord';

type Connecting = Pick<AccountContext, 'db' | 'voterIdentities'>;

interface ConnectedAccount {
  readonly userId: string;
  readonly providerId: string;
  readonly accountId: string;
}

/** From now on the person's open voting windows also apply to the Discord account. */
export async function onAccountConnected(
  { db, voterIdentities }: Connecting,
  account: ConnectedAccount,
): Promise<void> {
  if (account.providerId !== DISCORD) return;
  await db.transaction().execute(async (transaction) => {
    await releasePlatformId(transaction, account.accountId, account.userId);
    await updatePlatformId(transaction, account.userId, account.accountId);
    await extendOpenWindows(transaction, voterIdentities, account.userId);
  });
}

export async function onAccountDisconnected(db: Db, account: ConnectedAccount): Promise<void> {
  if (account.providerId === DISCORD) await clearPlatformId(db, account.userId, account.accountId);
}

/**
 * Runs at each sign-in: repairs the account if the process crashed between connecting Discord and storing the platform
 * ID.
 */
export async function repairPlatformId(connecting: Connecting, personId: string): Promise<void> {
  const accountId = await selectUnshownPlatformId(connecting.db, personId, DISCORD);
  if (accountId !== undefined)
    await onAccountConnected(connecting, { userId: personId, providerId: DISCORD, accountId });
}

/** False when it is not connected, or when no password would be left to sign in with. */
export async function disconnectDiscord(db: Db, personId: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const person = await lockPerson(transaction, personId);
    const methods = person ? await selectSignInMethods(transaction, personId) : [];
    const connected = methods.find(({ provider }) => provider === DISCORD);
    if (!connected || !methods.some(({ provider }) => provider === PASSWORD)) return false;
    await deleteConnectedAccount(transaction, personId, DISCORD);
    await clearPlatformId(transaction, personId, connected.accountId);
    return true;
  });
}

/** How the person can sign in. */
export async function readSignInMethods(
  db: Db,
  personId: string,
): Promise<{ readonly password: boolean; readonly discord: boolean }> {
  const methods = await selectSignInMethods(db, personId);
  const has = (provider: string) => methods.some((method) => method.provider === provider);
  return { password: has(PASSWORD), discord: has(DISCORD) };
}
