// Queries for one-time links. Using a link deletes its row, so of several uses at once only one succeeds.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export type LinkPurpose = 'confirm' | 'change' | 'reset';

export interface LinkRow {
  readonly personId: string;
  readonly purpose: LinkPurpose;
  readonly email: string | null;
}

export async function insertLink(
  db: Connection,
  link: LinkRow & { readonly hash: Uint8Array; readonly lifeSeconds: number },
): Promise<void> {
  await sql`
    insert into account_link (token_hash, person_id, purpose, email, expires_at)
    values (${link.hash}, ${link.personId}, ${link.purpose}, ${link.email},
      plaudit_now() + make_interval(secs => ${link.lifeSeconds}::integer))`.execute(db);
}

export async function selectLink(
  db: Connection,
  hash: Uint8Array,
  purposes: readonly LinkPurpose[],
): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    select person_id as "personId", purpose, email from account_link
    where token_hash = ${hash} and purpose = any(${purposes}::text[]) and expires_at > plaudit_now()`.execute(db);
  return rows[0];
}

export async function deleteLink(
  db: Connection,
  hash: Uint8Array,
  purposes: readonly LinkPurpose[],
): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    delete from account_link
    where token_hash = ${hash} and purpose = any(${purposes}::text[]) and expires_at > plaudit_now()
    returning person_id as "personId", purpose, email`.execute(db);
  return rows[0];
}

/** These links give access to the account, so they are deleted when the password or the role changes (decision P89). */
export const TAKEOVER_PURPOSES: readonly LinkPurpose[] = ['reset', 'change'];

export async function deleteLinksOf(db: Connection, personId: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await db.deleteFrom('account_link').where('person_id', '=', personId).where('purpose', 'in', purposes).execute();
}

/** Returns how many were deleted. */
export async function deleteExpiredLinks(db: Connection): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from account_link where expires_at <= plaudit_now()`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
