// Statements about a person's own account: how they sign in, their address, their sessions, and its end.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export const PASSWORD = 'credential';

export interface SignInMethod {
  readonly id: string;
  /** `credential` is a password. */
  readonly provider: string;
  readonly accountId: string;
  readonly since: Date;
}

export async function selectSignInMethods(db: Connection, personId: string): Promise<readonly SignInMethod[]> {
  return db
    .selectFrom('credential')
    .select(['id', 'provider_id as provider', 'account_id as accountId', 'created_at as since'])
    .where('person_id', '=', personId)
    .where((where) => where.or([where('provider_id', '!=', PASSWORD), where('password', 'is not', null)]))
    .orderBy('created_at')
    .execute();
}

export async function selectPasswordHash(db: Connection, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('credential')
    .select('password')
    .where('provider_id', '=', PASSWORD)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.password ?? null;
}

/** Who signs in with this address and a password. */
export async function selectPasswordByEmail(
  db: Connection,
  email: string,
): Promise<{ readonly personId: string; readonly hash: string } | null> {
  const row = await db
    .selectFrom('person')
    .innerJoin('credential', 'credential.person_id', 'person.id')
    .select(['person.id as personId', 'credential.password as hash'])
    .where('person.email', '=', email.trim().toLowerCase())
    .where('credential.provider_id', '=', PASSWORD)
    .executeTakeFirst();
  return row?.hash ? { personId: row.personId, hash: row.hash } : null;
}

/** The way to sign in that better-auth knows as a password: its account ID is the person's own. */
export async function upsertPassword(
  db: Connection,
  { id, personId, hash }: { readonly id: string; readonly personId: string; readonly hash: string },
): Promise<void> {
  await sql`
    insert into credential (id, person_id, provider_id, account_id, password)
    values (${id}, ${personId}, ${PASSWORD}, ${personId}, ${hash})
    on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = plaudit_now()`.execute(
    db,
  );
}

/** Every way in but the password, and the platform ID that came with one. */
export async function deleteConnectedAccounts(db: Connection, personId: string): Promise<void> {
  await db.deleteFrom('credential').where('person_id', '=', personId).where('provider_id', '!=', PASSWORD).execute();
  await db.updateTable('person').set({ platform_id: null }).where('id', '=', personId).execute();
}

export async function deleteConnectedAccount(db: Connection, personId: string, provider: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('credential')
    .where('person_id', '=', personId)
    .where('provider_id', '=', provider)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function updateEmail(db: Connection, personId: string, email: string, verified: boolean): Promise<void> {
  await db
    .updateTable('person')
    .set({ email, email_verified: verified, updated_at: sql<Date>`plaudit_now()` })
    .where('id', '=', personId)
    .execute();
}

export interface SessionRow {
  readonly id: string;
  readonly userAgent: string | null;
  readonly since: Date;
  readonly seenAt: Date;
}

/** The one seen last first. */
export async function selectSessions(db: Connection, personId: string): Promise<readonly SessionRow[]> {
  return db
    .selectFrom('session')
    .select(['id', 'user_agent as userAgent', 'created_at as since', 'updated_at as seenAt'])
    .where('person_id', '=', personId)
    .where('expires_at', '>', sql<Date>`plaudit_now()`)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
}

/** Whether this person lets their name be shown among top voters. */
export async function selectShowsName(db: Connection, personId: string): Promise<boolean> {
  const row = await db.selectFrom('person').select('shows_name').where('id', '=', personId).executeTakeFirst();
  return row?.shows_name ?? false;
}

/**
 * By `data.userId`, an account's ID or a Discord ID: the names of those who let theirs be shown and are not suspended.
 */
export async function selectShownNames(
  db: Connection,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ user_id: string; name: string }>`
    select asked.user_id, person.name from unnest(${userIds}::text[]) as asked (user_id)
    join person on person.id = asked.user_id or person.platform_id = asked.user_id
    where shows_name and not is_suspended(suspended_at, suspended_until)`.execute(db);
  return new Map(rows.map((row) => [row.user_id, row.name]));
}

/** False when there is no such person. */
export async function updateName(
  db: Connection,
  personId: string,
  { name, showsName }: { readonly name: string; readonly showsName: boolean | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('person')
    .set({ name, ...(showsName !== undefined && { shows_name: showsName }) })
    .where('id', '=', personId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when there is no such session of this person. */
export async function deleteSession(db: Connection, personId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** `keptId` null: all. Returns how many it ended. */
export async function deleteOtherSessions(db: Connection, personId: string, keptId: string | null): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('person_id', '=', personId)
    .$if(keptId !== null, (query) => query.where('id', '!=', keptId as string))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * What was begun at Discord in the person's name, and is not through: better-auth asks for no session when it comes
 * back.
 */
export async function deletePendingConnections(db: Connection, personId: string): Promise<void> {
  await sql`delete from verification where strpos(value, ${personId}) > 0`.execute(db);
}

/** Also what names the person without a foreign key: better-auth's records, and invitations to the address. */
export async function deletePerson(db: Connection, personId: string, email: string): Promise<void> {
  await deletePendingConnections(db, personId);
  await db.deleteFrom('invitation').where('email', '=', email).execute();
  await db.deleteFrom('sign_up').where('email', '=', email).execute();
  await db.deleteFrom('person').where('id', '=', personId).execute();
}

/** Sessions that are over, and what better-auth keeps while somebody is at Discord. */
export async function deleteExpiredSignIns(db: Connection): Promise<void> {
  await sql`delete from session where expires_at <= plaudit_now()`.execute(db);
  await sql`delete from verification where expires_at <= plaudit_now()`.execute(db);
}

export async function insertDeletedAccount(db: Connection, marks: readonly string[], until: Date): Promise<void> {
  await db
    .insertInto('departed')
    .values(marks.map((mark) => ({ mark, until })))
    .onConflict((conflict) =>
      conflict.column('mark').doUpdateSet({ until: sql<Date>`greatest(departed.until, excluded.until)` }),
    )
    .execute();
}

/** Until when the last of these marks holds; null when none does. */
export async function selectBlockedUntil(db: Connection, marks: readonly string[]): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select max(until) as until from departed
    where mark = any(${marks}::text[]) and until > plaudit_now()`.execute(db);
  return rows[0]?.until ?? null;
}

export async function deleteExpiredDeletedAccounts(db: Connection): Promise<number> {
  const { numAffectedRows } = await sql`delete from departed where until <= plaudit_now()`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
