// What everything about accounts works with: the database, the configuration, the outbox, and what is derived from the
// secret key.
import type { Config } from '../config.ts';
import type { Log } from '../core/log.ts';
import type { Vault } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import type { Outbox } from '../mail/outbox.ts';
import { createDeletedAccounts, type DeletedAccounts } from './deleted-accounts.ts';
import { createKnownDevices, type KnownDevices } from './known-devices.ts';
import { createSignInLimits, type SignInLimits } from './sign-in-limits.ts';
import { createVoterIdentities, type VoterIdentities } from './voter-identities.ts';

interface Foundation {
  readonly db: Db;
  readonly config: Pick<Config, 'serviceName' | 'baseUrl' | 'discord'>;
  readonly log: Log;
  /** Null without a mail server. */
  readonly outbox: Outbox | null;
}

export interface AccountContext extends Foundation {
  /** Who is behind an account, for one vote per person. */
  readonly voterIdentities: VoterIdentities;
  readonly deletedAccounts: DeletedAccounts;
  readonly knownDevices: KnownDevices;
  readonly signInLimits: SignInLimits;
}

/** `votingNeedsConfirmed`: whether a vote needs a confirmed address or a connected Discord account now. */
export function createAccountContext(
  foundation: Foundation,
  vault: Vault,
  votingNeedsConfirmed: () => boolean,
): AccountContext {
  const { db, config } = foundation;
  return {
    ...foundation,
    voterIdentities: createVoterIdentities(vault, votingNeedsConfirmed),
    deletedAccounts: createDeletedAccounts(vault),
    knownDevices: createKnownDevices({ db, vault, baseUrl: config.baseUrl }),
    signInLimits: createSignInLimits({ db, vault }),
  };
}

/** `mail_full`: so much mail waits for the mail server that no more is accepted. */
export type MailUnavailable = 'no_mail' | 'mail_full';
