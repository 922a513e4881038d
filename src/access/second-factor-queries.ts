// Queries for second factors, and for when a session was last confirmed.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

/** Which second factors a person has. */
export interface SecondFactors {
  /** Null: no authenticator app. */
  readonly app: { readonly addedAt: Date; readonly usedAt: Date | null } | null;
  readonly passkeys: readonly ListedPasskey[];
  readonly recoveryCodes: number;
}

export interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  /** Available on the person's other devices too. */
  readonly isSynced: boolean;
  readonly addedAt: Date;
  readonly usedAt: Date | null;
}

export async function selectSecondFactors(db: Connection, personId: string): Promise<SecondFactors> {
  const app = await db
    .selectFrom('authenticator_app')
    .select(['added_at as addedAt', 'used_at as usedAt'])
    .where('person_id', '=', personId)
    .where('secret_sealed', 'is not', null)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'is_synced as isSynced', 'added_at as addedAt', 'used_at as usedAt'])
    .where('person_id', '=', personId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  const codes = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return {
    app: app?.addedAt ? { addedAt: app.addedAt, usedAt: app.usedAt } : null,
    passkeys,
    recoveryCodes: Number(codes.count),
  };
}

/** Whether the person has an authenticator app or a passkey. */
export async function hasSecondFactor(db: Connection, personId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from authenticator_app where person_id = ${personId} and secret_sealed is not null)
      or exists (select from passkey where person_id = ${personId}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

export interface AppRow {
  readonly secretSealed: Uint8Array | null;
  /** Null once it has expired. */
  readonly pendingSealed: Uint8Array | null;
  /** The database's time, in seconds since 1970. */
  readonly seconds: number;
}

export async function selectApp(db: Connection, personId: string): Promise<AppRow | null> {
  const { rows } = await sql<AppRow>`
    select secret_sealed as "secretSealed", extract(epoch from plaudit_now())::float8 as seconds,
      case when pending_until > plaudit_now() then pending_sealed end as "pendingSealed"
    from authenticator_app where person_id = ${personId}`.execute(db);
  return rows[0] ?? null;
}

export async function upsertPendingApp(
  db: Connection,
  { personId, sealed, lifeSeconds }: { personId: string; sealed: Uint8Array; lifeSeconds: number },
): Promise<void> {
  await sql`
    insert into authenticator_app (person_id, pending_sealed, pending_until)
    values (${personId}, ${sealed}, plaudit_now() + make_interval(secs => ${lifeSeconds}::integer))
    on conflict (person_id) do update
      set pending_sealed = excluded.pending_sealed, pending_until = excluded.pending_until`.execute(db);
}

/**
 * The app that was being set up replaces the previous one. `step`: of the code that proved it. False if another setup
 * was started or completed in the meantime.
 */
export async function updateAppConfirmed(
  db: Connection,
  personId: string,
  { sealed, step }: { readonly sealed: Uint8Array; readonly step: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update authenticator_app set secret_sealed = pending_sealed, added_at = plaudit_now(), used_at = plaudit_now(),
      last_step = ${step}::bigint, pending_sealed = null, pending_until = null
    where person_id = ${personId} and pending_sealed = ${sealed}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** False if a code of this step or a later one was accepted before: of several uses at once, one succeeds. */
export async function updateAppUsed(db: Connection, personId: string, step: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update authenticator_app set last_step = ${step}::bigint, used_at = plaudit_now()
    where person_id = ${personId} and last_step < ${step}::bigint`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function deleteApp(db: Connection, personId: string): Promise<boolean> {
  const { rows } = await sql<{ was_active: boolean }>`
    delete from authenticator_app where person_id = ${personId}
    returning secret_sealed is not null as was_active`.execute(db);
  return rows[0]?.was_active ?? false;
}

/** Deletes secrets of apps whose setup was not completed. */
export async function deleteExpiredApps(db: Connection): Promise<void> {
  await sql`delete from authenticator_app where pending_until <= plaudit_now() and secret_sealed is null`.execute(db);
  await sql`
    update authenticator_app set pending_sealed = null, pending_until = null
    where pending_until <= plaudit_now()`.execute(db);
}

export async function replaceRecoveryCodes(
  db: Connection,
  personId: string,
  hashes: readonly Uint8Array[],
): Promise<void> {
  await deleteRecoveryCodes(db, personId);
  const rows = hashes.map((hash) => ({ person_id: personId, code_hash: hash }));
  await db.insertInto('recovery_code').values(rows).execute();
}

/** False if there is no such code: of several uses at once, one succeeds. */
export async function deleteRecoveryCode(db: Connection, personId: string, hash: Uint8Array): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('person_id', '=', personId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteRecoveryCodes(db: Connection, personId: string): Promise<void> {
  await db.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
}

/** Whether the person proved who they are in this session, within these minutes. */
export async function selectIsConfirmed(db: Connection, sessionId: string, minutes: number): Promise<boolean> {
  const { rows } = await sql<{ confirmed: boolean }>`
    select confirmed_at > plaudit_now() - make_interval(mins => ${minutes}::integer) as confirmed
    from session where id = ${sessionId} and confirmed_at is not null`.execute(db);
  return rows[0]?.confirmed ?? false;
}

export async function updateSessionConfirmed(db: Connection, sessionId: string): Promise<void> {
  await sql`update session set confirmed_at = plaudit_now() where id = ${sessionId}`.execute(db);
}
