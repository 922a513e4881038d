// Whoever deletes an account while a vote of it still closes a window cannot come back under the same address or Discord
// account before that window is over (P45). Kept as keyed hashes, at most a day.
import { keyedHash, type Vault } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { deleteDeparted, insertDeparted, selectDeparted } from './account-queries.ts';
import { canonicalAddress } from './canonical-address.ts';

export interface Identity {
  readonly email: string;
  /** The mailbox, where the address is known to be theirs: other spellings of the address are refused too. */
  readonly mailbox: string | null;
  readonly platformId: string | null;
}

export interface Departures {
  /** In the transaction that deletes the account. */
  remember(db: Connection, identity: Identity, until: Date): Promise<void>;
  /** Until when this address, or this Discord account, cannot be used; null: now. */
  untilOf(db: Connection, identity: Partial<Omit<Identity, 'mailbox'>>): Promise<Date | null>;
}

export function createDepartures(vault: Vault): Departures {
  const key = vault.derive('departed');
  const marksOf = ({ email, mailbox, platformId }: Partial<Identity>) => {
    const addresses = [...(email ? [email.trim().toLowerCase()] : []), ...(mailbox ? [mailbox] : [])];
    return [
      ...new Set(addresses.map((address) => keyedHash(key, `email:${address}`))),
      ...(platformId ? [keyedHash(key, `discord:${platformId}`)] : []),
    ];
  };
  return {
    remember: (db, identity, until) => insertDeparted(db, marksOf(identity), until),
    untilOf(db, { email, ...identity }) {
      const address = email ? { email, mailbox: canonicalAddress(email) } : {};
      return selectDeparted(db, marksOf({ ...address, ...identity }));
    },
  };
}

/** Housekeeping. */
export function forgetDeparted(db: Connection): Promise<number> {
  return deleteDeparted(db);
}
