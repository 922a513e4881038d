// SQL statements for what staff decides about profiles, and what their people are told.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { ProfileNewsKind } from '../db/voter-tables.ts';

export interface ProfileState {
  readonly handle: string;
  readonly name: string;
  readonly isPublic: boolean;
  /** Why staff has hidden it; null if it is not hidden. */
  readonly hiddenReason: string | null;
}

const STATE = sql`
  handle, person.name, is_public as "isPublic", hidden_reason as "hiddenReason"
  from voter_profile join person on person.id = person_id`;

export async function selectProfileState(db: Connection, personId: string): Promise<ProfileState | null> {
  const { rows } = await sql<ProfileState>`select ${STATE} where person_id = ${personId}`.execute(db);
  return rows[0] ?? null;
}

/** Locks person and profile until the transaction ends. */
export async function lockProfileState(db: Connection, personId: string): Promise<ProfileState | null> {
  const { rows } = await sql<ProfileState>`
    select ${STATE} where person_id = ${personId} for no key update`.execute(db);
  return rows[0] ?? null;
}

/** Null shows it again, if its person wants it to be public. */
export async function updateProfileHidden(db: Connection, personId: string, reason: string | null): Promise<void> {
  await sql`
    update voter_profile set hidden_reason = ${reason}::text,
      hidden_at = case when ${reason}::text is not null then plaudit_now() end
    where person_id = ${personId}`.execute(db);
}

export interface ProfileNews {
  readonly id: number;
  readonly kind: ProfileNewsKind;
  readonly reason: string | null;
  readonly at: Date;
}

export interface ToldPerson {
  readonly email: string;
  readonly isConfirmed: boolean;
}

export async function insertProfileNews(
  db: Connection,
  personId: string,
  { kind, reason }: Pick<ProfileNews, 'kind' | 'reason'>,
): Promise<ToldPerson | null> {
  await db.insertInto('profile_news').values({ person_id: personId, kind, reason }).execute();
  const person = await db
    .selectFrom('person')
    .select(['email', 'email_verified as isConfirmed'])
    .where('id', '=', personId)
    .executeTakeFirst();
  return person ?? null;
}

/** Newest first. */
export async function selectProfileNews(
  db: Connection,
  personId: string,
  limit: number,
): Promise<readonly ProfileNews[]> {
  return db
    .selectFrom('profile_news')
    .select(['id', 'kind', 'reason', 'at'])
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function deleteProfileNews(db: Connection, personId: string, id: number): Promise<void> {
  await db.deleteFrom('profile_news').where('person_id', '=', personId).where('id', '=', id).execute();
}
