// Queries that show people to staff.
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly role: 'member' | 'staff';
  readonly platformId: string | null;
  readonly createdAt: Date;
  /** Null unless it is in force. */
  readonly suspension: { readonly at: Date; readonly until: Date | null; readonly reason: string } | null;
  /** The number of listings the person owns. */
  readonly listings: number;
  readonly sessions: number;
}

export interface PeopleFilter {
  /** Every word must occur in the name, the address, the ID or the platform ID. */
  readonly words: readonly string[];
  readonly which: 'all' | 'staff' | 'suspended';
}

type Row = Omit<FoundPerson, 'suspension'> & { at: Date | null; until: Date | null; reason: string | null };

const IS_SUSPENDED = sql`is_suspended(suspended_at, suspended_until)`;

const COLUMNS = sql`
  id, name, email, email_verified as "emailVerified", role, platform_id as "platformId", created_at as "createdAt",
  case when ${IS_SUSPENDED} then suspended_at end as at, suspended_until as until, suspended_reason as reason,
  (select count(*) from listing where owner_id = person.id) as listings,
  (select count(*) from session where person_id = person.id and expires_at > plaudit_now()) as sessions`;

/** Newest first. */
export async function selectPeople(
  db: Connection,
  filter: PeopleFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly FoundPerson[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from person where ${conditions(filter)}
    order by created_at desc, id limit ${limit}::int offset ${offset}::int`.execute(db);
  return rows.map(asFound);
}

export async function countPeople(db: Connection, filter: PeopleFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from person where ${conditions(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function selectFoundPerson(db: Connection, id: string): Promise<FoundPerson | null> {
  const { rows } = await sql<Row>`select ${COLUMNS} from person where id = ${id}`.execute(db);
  return rows[0] ? asFound(rows[0]) : null;
}

function conditions({ words, which }: PeopleFilter): RawBuilder<unknown> {
  return sql.join(
    [
      sql`true`,
      ...(which === 'staff' ? [sql`role = 'staff'`] : []),
      ...(which === 'suspended' ? [IS_SUSPENDED] : []),
      ...words.map(occurs),
    ],
    sql` and `,
  );
}

function occurs(word: string): RawBuilder<unknown> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(name ilike ${pattern} or email ilike ${pattern} or id ilike ${pattern} or platform_id = ${word})`;
}

function asFound({ at, until, reason, ...person }: Row): FoundPerson {
  return { ...person, suspension: at && { at, until, reason: reason ?? '' } };
}
