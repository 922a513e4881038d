// The accounts of providers that a person has connected: the platform ID follows that of Discord (decision N2), and each
// one identifies a voter.
import type { Db } from '../db/database.ts';
import type { AccountContext } from './account-context.ts';
import { deleteConnectedAccount, PASSWORD, selectProviderAccounts, selectSignInMethods } from './account-queries.ts';
import {
  DISCORD,
  isProvider,
  isVerifyingProvider,
  offeredProviders,
  type Provider,
  type ProviderConfig,
} from './providers.ts';
import {
  clearPlatformId,
  lockPerson,
  releasePlatformId,
  selectUnshownPlatformId,
  updatePlatformId,
} from './queries.ts';
import { extendOpenWindows } from './voter-identities.ts';

type Connecting = Pick<AccountContext, 'db' | 'voterIdentities'>;

interface ConnectedAccount {
  readonly userId: string;
  readonly providerId: string;
  readonly accountId: string;
}

/** From now on the person's open voting windows also apply to the connected account. */
export async function onAccountConnected(
  { db, voterIdentities }: Connecting,
  account: ConnectedAccount,
): Promise<void> {
  const isDiscord = account.providerId === DISCORD;
  if (!isDiscord && !isVerifyingProvider(account.providerId)) return;
  await db.transaction().execute(async (transaction) => {
    if (isDiscord) {
      await releasePlatformId(transaction, account.accountId, account.userId);
      await updatePlatformId(transaction, account.userId, account.accountId);
    } else await lockPerson(transaction, account.userId);
    await extendOpenWindows(transaction, voterIdentities, account.userId);
  });
}

export async function onAccountDisconnected(db: Db, account: ConnectedAccount): Promise<void> {
  if (account.providerId === DISCORD) await clearPlatformId(db, account.userId, account.accountId);
}

/**
 * Runs at each sign-in: completes what a crash between connecting an account and its consequences left out, which are the
 * platform ID and the voting windows.
 */
export async function repairConnections(connecting: Connecting, personId: string): Promise<void> {
  const accountId = await selectUnshownPlatformId(connecting.db, personId, DISCORD);
  if (accountId !== undefined)
    await onAccountConnected(connecting, { userId: personId, providerId: DISCORD, accountId });
  const [account] = await selectProviderAccounts(connecting.db, personId);
  // One for all: it extends the windows to every identity.
  if (account) await onAccountConnected(connecting, { userId: personId, ...account });
}

export interface Disconnecting {
  readonly db: Db;
  readonly config: ProviderConfig;
}

/** False when it is not connected, or when no other way to sign in would be left. */
export async function disconnectProvider(
  { db, config }: Disconnecting,
  personId: string,
  provider: Provider,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const person = await lockPerson(transaction, personId);
    const methods = person ? await selectSignInMethods(transaction, personId) : [];
    const connected = methods.find((method) => method.provider === provider);
    if (!connected || !isReplaceable(config, methods, provider)) return false;
    await deleteConnectedAccount(transaction, personId, provider);
    if (provider === DISCORD) await clearPlatformId(transaction, personId, connected.accountId);
    return true;
  });
}

/** Whether the person could sign in without this provider: a provider that is no longer set up does not count. */
function isReplaceable(
  config: ProviderConfig,
  methods: readonly { readonly provider: string }[],
  provider: Provider,
): boolean {
  const usable = new Set<string>([PASSWORD, ...offeredProviders(config).map(({ id }) => id)]);
  return methods.some((method) => method.provider !== provider && usable.has(method.provider));
}

export interface SignInMethods {
  readonly password: boolean;
  readonly connected: readonly Provider[];
  /** The connected ones that another way to sign in could replace. */
  readonly replaceable: readonly Provider[];
}

/** How the person can sign in. */
export async function readSignInMethods({ db, config }: Disconnecting, personId: string): Promise<SignInMethods> {
  const methods = await selectSignInMethods(db, personId);
  const connected = [...new Set(methods.map(({ provider }) => provider))].filter(isProvider);
  return {
    password: methods.some(({ provider }) => provider === PASSWORD),
    connected,
    replaceable: connected.filter((provider) => isReplaceable(config, methods, provider)),
  };
}
