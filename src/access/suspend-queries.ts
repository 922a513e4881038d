// Queries that suspend and reinstate people, and change who is staff.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { countStaff } from './queries.ts';
import { lockSetup } from './setup-queries.ts';

export interface LockedPerson {
  readonly name: string;
  readonly email: string;
  readonly role: 'member' | 'staff';
  readonly isSuspended: boolean;
}

/** Locks the person until the end of the transaction. */
export async function lockPersonStatus(db: Connection, id: string): Promise<LockedPerson | null> {
  const { rows } = await sql<LockedPerson>`
    select name, email, role, is_suspended(suspended_at, suspended_until) as "isSuspended"
    from person where id = ${id} for update`.execute(db);
  return rows[0] ?? null;
}

/**
 * Deletes the person's sessions in the same transaction; a session created at this moment is refused when it is used.
 */
export async function updateSuspended(
  db: Connection,
  { personId, reason, days }: { personId: string; reason: string; days: number | null },
): Promise<void> {
  await sql`
    update person set suspended_at = plaudit_now(), suspended_reason = ${reason},
      suspended_until = plaudit_now() + make_interval(days => ${days}::integer)
    where id = ${personId}`.execute(db);
  await db.deleteFrom('session').where('person_id', '=', personId).execute();
}

/** Returns the name; null if the person does not exist or is not suspended. */
export async function updateReinstated(db: Connection, personId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    update person set suspended_at = null, suspended_until = null, suspended_reason = null
    where id = ${personId} and is_suspended(suspended_at, suspended_until)
    returning name`.execute(db);
  return rows[0]?.name ?? null;
}

/** Counts staff; until the transaction ends, nothing else can change that number, not even the setup link. */
export async function lockStaff(db: Connection): Promise<number> {
  await lockSetup(db);
  return countStaff(db);
}

/** Also clears a suspension that has ended. */
export async function updateRole(db: Connection, id: string, role: 'member' | 'staff'): Promise<void> {
  await sql`
    update person set role = ${role}, suspended_at = null, suspended_until = null, suspended_reason = null
    where id = ${id}`.execute(db);
}

/** Null when the person may sign in. */
export async function selectSuspension(
  db: Connection,
  personId: string,
): Promise<{ readonly reason: string; readonly until: Date | null } | null> {
  const { rows } = await sql<{ reason: string; until: Date | null }>`
    select suspended_reason as reason, suspended_until as until from person
    where id = ${personId} and is_suspended(suspended_at, suspended_until)`.execute(db);
  return rows[0] ?? null;
}
