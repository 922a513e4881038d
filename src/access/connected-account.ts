// A person's platform ID follows the Discord account they have connected (decision N2).
import type { Db } from '../db/database.ts';
import { clearPlatformId, releasePlatformId, selectUnshownPlatformId, updatePlatformId } from './queries.ts';

export const DISCORD = 'discord';

interface ConnectedAccount {
  readonly userId: string;
  readonly providerId: string;
  readonly accountId: string;
}

export async function accountConnected(db: Db, account: ConnectedAccount): Promise<void> {
  if (account.providerId !== DISCORD) return;
  await db.transaction().execute(async (transaction) => {
    await releasePlatformId(transaction, account.accountId, account.userId);
    await updatePlatformId(transaction, account.userId, account.accountId);
  });
}

export async function accountDisconnected(db: Db, account: ConnectedAccount): Promise<void> {
  if (account.providerId === DISCORD) await clearPlatformId(db, account.userId, account.accountId);
}

/** At each sign-in: mends what a crash between connecting and recording it has left behind. */
export async function mendPlatformId(db: Db, personId: string): Promise<void> {
  const accountId = await selectUnshownPlatformId(db, personId, DISCORD);
  if (accountId !== undefined)
    await accountConnected(db, { userId: personId, providerId: DISCORD, accountId });
}
