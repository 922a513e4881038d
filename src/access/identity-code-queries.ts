// Queries for the codes that people type in a game to link it. Only keyed hashes of codes are stored.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

/** Replaces the person's earlier code for the listing. Returns when the new one expires. */
export async function upsertIdentityCode(
  db: Connection,
  code: { readonly personId: string; readonly listingId: string; readonly hash: string; readonly lifeSeconds: number },
): Promise<Date> {
  const { rows } = await sql<{ expiresAt: Date }>`
    insert into identity_code (person_id, listing_id, code_hash, created_at, expires_at)
    values (${code.personId}, ${code.listingId}, ${code.hash}, plaudit_now(),
      plaudit_now() + make_interval(secs => ${code.lifeSeconds}::int))
    on conflict (person_id, listing_id) do update set code_hash = excluded.code_hash, identity = null,
      created_at = excluded.created_at, expires_at = excluded.expires_at
    returning expires_at as "expiresAt"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A code for linking was not stored.');
  return row.expiresAt;
}

export interface IdentityCode {
  readonly personId: string;
  /** The identity that it has linked; null while it has linked none. */
  readonly identity: string | null;
}

/** Null when it is unknown or has expired. */
export async function selectIdentityCode(
  db: Connection,
  listingId: string,
  hash: string,
): Promise<IdentityCode | null> {
  const { rows } = await sql<IdentityCode>`
    select person_id as "personId", identity from identity_code
    where code_hash = ${hash} and listing_id = ${listingId} and expires_at > plaudit_now()`.execute(db);
  return rows[0] ?? null;
}

export async function markIdentityCodeUsed(db: Connection, hash: string, identity: string): Promise<void> {
  await sql`update identity_code set identity = ${identity} where code_hash = ${hash}`.execute(db);
}

/** When the person's unused code for the listing expires; null if there is none. */
export async function selectOpenCodeEnd(db: Connection, personId: string, listingId: string): Promise<Date | null> {
  const { rows } = await sql<{ until: Date }>`
    select expires_at as until from identity_code
    where person_id = ${personId} and listing_id = ${listingId} and identity is null
      and expires_at > plaudit_now()`.execute(db);
  return rows[0]?.until ?? null;
}

/** When and for which listings the person got codes; the codes themselves are stored as hashes only. */
export async function selectIdentityCodes(db: Connection, personId: string) {
  return db
    .selectFrom('identity_code')
    .select(['listing_id as listingId', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('person_id', '=', personId)
    .orderBy('listing_id')
    .execute();
}

/** Deletes the person's codes, so that none that was seen by someone else can link anything. */
export async function deleteIdentityCodes(db: Connection, personId: string): Promise<void> {
  await sql`delete from identity_code where person_id = ${personId}`.execute(db);
}
