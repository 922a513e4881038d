// Queries for passkeys.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export interface StoredPasskey {
  readonly id: string;
  readonly personId: string;
  /** In base64url. */
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly signCount: number;
  readonly transports: readonly string[];
}

const COLUMNS = sql`
  id, person_id as "personId", credential_id as "credentialId", public_key as "publicKey",
  sign_count::float8 as "signCount", transports`;

export async function selectPasskeys(db: Connection, personId: string): Promise<readonly StoredPasskey[]> {
  const { rows } = await sql<StoredPasskey>`
    select ${COLUMNS} from passkey where person_id = ${personId} order by added_at, id`.execute(db);
  return rows;
}

export async function selectPasskey(db: Connection, credentialId: string): Promise<StoredPasskey | null> {
  const { rows } = await sql<StoredPasskey>`
    select ${COLUMNS} from passkey where credential_id = ${credentialId}`.execute(db);
  return rows[0] ?? null;
}

export interface NewPasskeyRow extends StoredPasskey {
  readonly name: string;
  readonly isSynced: boolean;
}

/** False if the passkey is stored already. */
export async function insertPasskey(db: Connection, passkey: NewPasskeyRow): Promise<boolean> {
  const { id, personId, credentialId, publicKey, signCount, transports, name, isSynced } = passkey;
  const { numAffectedRows } = await sql`
    insert into passkey (id, person_id, credential_id, public_key, sign_count, transports, name, is_synced)
    values (${id}, ${personId}, ${credentialId}, ${publicKey}, ${signCount}::bigint, ${transports}::text[], ${name},
      ${isSynced})
    on conflict (credential_id) do nothing`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/**
 * False if the passkey was removed, or if its counter was raised in the meantime: of several uses at once with the same
 * counter, one succeeds.
 */
export async function updatePasskeyUsed(db: Connection, id: string, signCount: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update passkey set sign_count = ${signCount}::bigint, used_at = plaudit_now()
    where id = ${id} and (sign_count < ${signCount}::bigint or (sign_count = 0 and ${signCount}::bigint = 0))`.execute(
    db,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/** Returns its name; null if the person has no such passkey. */
export async function deletePasskey(db: Connection, personId: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    delete from passkey where id = ${id} and person_id = ${personId} returning name`.execute(db);
  return rows[0]?.name ?? null;
}

/** Returns how many were deleted. */
export async function deletePasskeys(db: Connection, personId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('passkey').where('person_id', '=', personId).executeTakeFirst();
  return Number(numDeletedRows);
}
