// The dependencies of the account code: the database, the configuration, the outbox, and what is derived from the
// secret key.
import type { SiteValues } from '../config/settings.ts';
import type { Config } from '../config.ts';
import type { Log } from '../core/log.ts';
import type { Vault } from '../core/secrets.ts';
import { createSecurityLog, type SecurityLog } from '../core/security-log.ts';
import type { Db } from '../db/database.ts';
import type { Outbox } from '../mail/outbox.ts';
import { createDeletedAccounts, type DeletedAccounts } from './deleted-accounts.ts';
import { createIdentityCodes, type IdentityCodes } from './identity-codes.ts';
import { createKnownDevices, type KnownDevices } from './known-devices.ts';
import type { ProviderConfig } from './providers.ts';
import { createSignInLimits, type SignInLimits } from './sign-in-limits.ts';
import { createVoterIdentities, type VoterIdentities } from './voter-identities.ts';

interface Foundation {
  readonly db: Db;
  readonly config: Pick<Config, 'serviceName' | 'baseUrl' | 'roblox' | 'staffTwoStep'> & ProviderConfig;
  readonly site: Pick<
    SiteValues,
    'displayName' | 'baseUrl' | 'defaultLanguage' | 'accountsPerNetwork' | 'refusesDisposableEmail'
  >;
  readonly log: Log;
  /** Null without a mail server. */
  readonly outbox: Outbox | null;
}

export interface AccountContext extends Foundation {
  readonly vault: Vault;
  /** Identifies the person behind an account, so that each person gets one vote. */
  readonly voterIdentities: VoterIdentities;
  readonly identityCodes: IdentityCodes;
  readonly deletedAccounts: DeletedAccounts;
  readonly knownDevices: KnownDevices;
  readonly signInLimits: SignInLimits;
  readonly securityLog: SecurityLog;
}

/** `votingNeedsConfirmed`: whether voting currently requires a confirmed address or a connected Discord account. */
export function createAccountContext(
  foundation: Foundation,
  vault: Vault,
  votingNeedsConfirmed: () => boolean,
): AccountContext {
  const { db, config } = foundation;
  return {
    ...foundation,
    vault,
    voterIdentities: createVoterIdentities(vault, votingNeedsConfirmed),
    identityCodes: createIdentityCodes(vault),
    deletedAccounts: createDeletedAccounts(vault),
    knownDevices: createKnownDevices({ db, vault, baseUrl: config.baseUrl }),
    signInLimits: createSignInLimits({ db, vault }),
    securityLog: createSecurityLog(foundation.log),
  };
}

/** `mail_full`: the outbox is full and accepts no more mail. */
export type MailUnavailable = 'no_mail' | 'mail_full';
