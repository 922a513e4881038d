// Whoever deletes an account while a vote of it still closes a window cannot come back under the same address or Discord
// account before that window is over (P45). Kept as keyed hashes, at most a day.
import { keyedHash, type Vault } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { deleteDeparted, insertDeparted, selectDeparted } from './account-queries.ts';

export interface Identity {
  readonly email: string;
  readonly platformId: string | null;
}

export interface Departures {
  /** In the transaction that deletes the account. */
  remember(db: Connection, identity: Identity, until: Date): Promise<void>;
  /** Until when this address, or this Discord account, cannot be used; null: now. */
  untilOf(db: Connection, identity: Partial<Identity>): Promise<Date | null>;
}

export function createDepartures(vault: Vault): Departures {
  const key = vault.derive('departed');
  const marksOf = ({ email, platformId }: Partial<Identity>) => [
    ...(email ? [keyedHash(key, `email:${email.trim().toLowerCase()}`)] : []),
    ...(platformId ? [keyedHash(key, `discord:${platformId}`)] : []),
  ];
  return {
    remember: (db, identity, until) => insertDeparted(db, marksOf(identity), until),
    async untilOf(db, identity) {
      const ends = await Promise.all(marksOf(identity).map((mark) => selectDeparted(db, mark)));
      return ends.find((until) => until !== null) ?? null;
    },
  };
}

/** Housekeeping. */
export function forgetDeparted(db: Connection): Promise<number> {
  return deleteDeparted(db);
}
