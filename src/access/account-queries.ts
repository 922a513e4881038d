// Queries for a person's own account: sign-in methods, address, sessions and deletion.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Language } from '../messages/languages.ts';
import type { TimeSettings } from './person.ts';
import { VERIFYING_PROVIDERS } from './providers.ts';
import { deleteExpiredApps } from './second-factor-queries.ts';

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

/** The connected accounts whose provider has verified an address (decision P445). */
export async function selectProviderAccounts(
  db: Connection,
  personId: string,
): Promise<readonly { readonly providerId: string; readonly accountId: string }[]> {
  return db
    .selectFrom('credential')
    .select(['provider_id as providerId', 'account_id as accountId'])
    .where('person_id', '=', personId)
    .where('provider_id', 'in', VERIFYING_PROVIDERS)
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

/** The person with this address and their password hash; null if there is no account or no password. */
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

/** Writes the row that better-auth reads as a password: its account ID is the person's own ID. */
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

/** Replaces a hash of the same password; nothing happens if the password was changed in the meantime. */
export async function replacePasswordHash(
  db: Connection,
  { personId, from, to }: { readonly personId: string; readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .updateTable('credential')
    .set({ password: to })
    .where('provider_id', '=', PASSWORD)
    .where('person_id', '=', personId)
    .where('password', '=', from)
    .execute();
}

/** Deletes every sign-in method except the password, and the platform ID that came with one. */
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

/** Deletes a provider's account, whoever has connected it. */
export async function deleteConnectionsTo(db: Connection, provider: string, accountId: string): Promise<void> {
  await db.deleteFrom('credential').where('provider_id', '=', provider).where('account_id', '=', accountId).execute();
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

/** Most recently seen first. */
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

/** Whether top-voter lists may show this person's name. */
export async function selectShowsName(db: Connection, personId: string): Promise<boolean> {
  const row = await db.selectFrom('person').select('shows_name').where('id', '=', personId).executeTakeFirst();
  return row?.shows_name ?? false;
}

/** Names by `data.userId` (an account ID or a Discord ID), only of people who show their name and are not suspended. */
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

export async function updateLanguage(db: Connection, personId: string, language: Language): Promise<void> {
  await db.updateTable('person').set({ language }).where('id', '=', personId).execute();
}

/** False when there is no such person. */
export async function updateTimeSettings(
  db: Connection,
  personId: string,
  { timeZone, hourCycle }: TimeSettings,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('person')
    .set({ time_zone: timeZone, hour_cycle: hourCycle })
    .where('id', '=', personId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Automatic for an unknown address. */
export async function selectTimeSettings(db: Connection, email: string): Promise<TimeSettings> {
  const row = await db
    .selectFrom('person')
    .select(['time_zone as timeZone', 'hour_cycle as hourCycle'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row ?? { timeZone: null, hourCycle: null };
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

/** Deletes all sessions if `keptId` is null. Returns how many were deleted. */
export async function deleteOtherSessions(db: Connection, personId: string, keptId: string | null): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('person_id', '=', personId)
    .$if(keptId !== null, (query) => query.where('id', '!=', keptId as string))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Deletes connections to providers that were started but not completed for this person: better-auth requires no session
 * when a provider redirects back.
 */
export async function deletePendingConnections(db: Connection, personId: string): Promise<void> {
  await sql`delete from verification where strpos(value, ${personId}) > 0`.execute(db);
}

/**
 * Also deletes rows that refer to the person without a foreign key: better-auth's records, and invitations and sign-ups
 * of the address.
 */
export async function deletePerson(db: Connection, personId: string, email: string): Promise<void> {
  await deletePendingConnections(db, personId);
  await db.deleteFrom('invitation').where('email', '=', email).execute();
  await db.deleteFrom('sign_up').where('email', '=', email).execute();
  await deleteTextsOfDecidedReports(db, personId);
  await db.deleteFrom('person').where('id', '=', personId).execute();
}

/** Staff still needs the texts of open cases, without a name; those are deleted some time after the decision. */
async function deleteTextsOfDecidedReports(db: Connection, personId: string): Promise<void> {
  await sql`
    update report set body = null from report_case
    where reporter_id = ${personId} and report_case.id = case_id and state = 'closed'`.execute(db);
}

/**
 * Deletes expired sessions, and better-auth's expired records of providers' sign-ins in progress; ends expired setups
 * of apps.
 */
export async function deleteExpiredSignIns(db: Connection): Promise<void> {
  await sql`delete from session where expires_at <= plaudit_now()`.execute(db);
  await sql`delete from verification where expires_at <= plaudit_now()`.execute(db);
  await deleteExpiredApps(db);
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

/** When the last of these marks expires; null if none is in force. */
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
