// Someone who deletes an account cannot sign up again with the same address or provider's account until the voting windows
// of its votes have ended (decision P45). Stored as keyed hashes, for at most a day.
import { keyedHash, type Vault } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { insertDeletedAccount, selectBlockedUntil } from './account-queries.ts';
import { canonicalAddress } from './voter-identities.ts';

export interface DeletedIdentity {
  readonly email: string;
  /** The mailbox, if the address is known to be theirs, so that other spellings of the address are refused too. */
  readonly mailbox: string | null;
  readonly platformId: string | null;
  /** Accounts of other providers, such as `google:123`. */
  readonly providerAccounts?: readonly string[];
}

export interface DeletedAccounts {
  /** Call it in the transaction that deletes the account. */
  block(db: Connection, identity: DeletedIdentity, until: Date): Promise<void>;
  /** When this address or provider's account can be used again; null: now. */
  blockedUntil(db: Connection, identity: Partial<Omit<DeletedIdentity, 'mailbox'>>): Promise<Date | null>;
}

export function createDeletedAccounts(vault: Vault): DeletedAccounts {
  const key = vault.derive('departed');
  const marksOf = ({ email, mailbox, platformId, providerAccounts = [] }: Partial<DeletedIdentity>) => {
    const addresses = [...(email ? [email.trim().toLowerCase()] : []), ...(mailbox ? [mailbox] : [])];
    return [
      ...new Set(addresses.map((address) => keyedHash(key, `email:${address}`))),
      ...(platformId ? [keyedHash(key, `discord:${platformId}`)] : []),
      ...providerAccounts.map((account) => keyedHash(key, account)),
    ];
  };
  return {
    block: (db, identity, until) => insertDeletedAccount(db, marksOf(identity), until),
    blockedUntil(db, { email, ...identity }) {
      const address = email ? { email, mailbox: canonicalAddress(email) } : {};
      return selectBlockedUntil(db, marksOf({ ...address, ...identity }));
    },
  };
}
