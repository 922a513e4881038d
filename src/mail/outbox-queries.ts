// Queries for the outbox: emails are inserted in the transaction they belong to and claimed by one sender at a time.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { leaseRows } from '../db/lease-rows.ts';

export interface NewOutboxRow {
  readonly kind: string;
  readonly recipient: string;
  readonly sealed: Uint8Array;
  readonly lifeSeconds: number;
}

/** False if `most` emails are already waiting: a long outage of the mail server must not fill the disk. */
export async function insertEmail(db: Connection, email: NewOutboxRow, most: number): Promise<boolean> {
  const { kind, recipient, sealed, lifeSeconds } = email;
  const { numAffectedRows } = await sql`
    insert into letter (kind, recipient, sealed, expires_at)
    select ${kind}, ${recipient}, ${sealed}, plaudit_now() + make_interval(secs => ${lifeSeconds}::integer)
    where (select count(*) from letter where given_up_at is null) < ${most}::integer`.execute(db);
  return numAffectedRows === 1n;
}

export interface ClaimedEmail {
  readonly id: number;
  /** To the microsecond. */
  readonly createdAt: string;
  readonly kind: string;
  readonly recipient: string;
  readonly sealed: Uint8Array;
  readonly tries: number;
  readonly expired: boolean;
}

/**
 * A failover that loses transactions may give the ID of a lost email to another one, so the time is compared too
 * (decision P222).
 */
export type EmailKey = Pick<ClaimedEmail, 'id' | 'createdAt'>;

const isEmail = ({ id, createdAt }: EmailKey) => sql`id = ${id} and created_at = ${createdAt}::timestamptz`;

/** Claims the email that has waited longest. If the process dies, another one claims it once the lease expires. */
export async function claimEmail(db: Connection, leaseSeconds: number): Promise<ClaimedEmail | undefined> {
  const lease = leaseRows({
    table: 'letter',
    key: 'id',
    until: 'next_try_at',
    seconds: leaseSeconds,
    due: sql`given_up_at is null`,
    orderBy: sql`next_try_at`,
    limit: 1,
    set: sql`tries = tries + 1`,
  });
  const { rows } = await sql<ClaimedEmail>`${lease}
    select id, created_at::text as "createdAt", kind, recipient, sealed, tries, expires_at <= plaudit_now() as expired from leased`.execute(
    db,
  );
  return rows[0];
}

/** A key in the `installation` table. */
export const LAST_EMAIL_ACCEPTED = 'mail-accepted';

/** Also stores when the mail server last accepted an email, to the hour, so that staff can see that mail works. */
export async function deleteAcceptedEmail(db: Connection, email: EmailKey): Promise<void> {
  await sql`
    with accepted as (delete from letter where ${isEmail(email)})
    insert into installation (key, value) values (${LAST_EMAIL_ACCEPTED}, plaudit_now()::text)
    on conflict (key) do update set value = excluded.value
    where installation.value::timestamptz < plaudit_now() - interval '1 hour'`.execute(db);
}

export async function postponeEmail(
  db: Connection,
  email: EmailKey,
  code: string,
  delaySeconds: number,
): Promise<void> {
  await sql`
    update letter set last_error = ${code},
      next_try_at = plaudit_now() + make_interval(secs => ${delaySeconds}::integer)
    where ${isEmail(email)}`.execute(db);
}

/** Deletes the content at once. */
export async function giveUpEmail(db: Connection, email: EmailKey, code: string): Promise<void> {
  await sql`
    update letter set last_error = ${code}, sealed = null, given_up_at = plaudit_now()
    where ${isEmail(email)} and given_up_at is null`.execute(db);
}

const GIVEN_UP_KEPT_DAYS = 30;

/** Returns how many were deleted. */
export async function deleteOldEmails(db: Connection): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from letter where given_up_at <= plaudit_now() - make_interval(days => ${GIVEN_UP_KEPT_DAYS}::integer)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

export async function deleteEmailsTo(db: Connection, recipient: string): Promise<void> {
  await db.deleteFrom('letter').where('recipient', '=', recipient).execute();
}

export interface OutboxBacklog {
  readonly waiting: number;
  readonly oldestAt: Date | null;
  readonly lastError: string | null;
}

export async function selectOutboxBacklog(db: Connection): Promise<OutboxBacklog> {
  const { rows } = await sql<OutboxBacklog>`
    select count(*)::integer as waiting, min(created_at) as "oldestAt",
      (array_agg(last_error order by created_at) filter (where last_error is not null))[1] as "lastError"
    from letter where given_up_at is null`.execute(db);
  return rows[0] ?? { waiting: 0, oldestAt: null, lastError: null };
}

export interface GivenUpEmail {
  readonly kind: string;
  readonly recipient: string;
  readonly at: Date;
  readonly code: string | null;
}

export async function selectGivenUpEmails(db: Connection, most: number): Promise<readonly GivenUpEmail[]> {
  return db
    .selectFrom('letter')
    .select(['kind', 'recipient', sql<Date>`given_up_at`.as('at'), 'last_error as code'])
    .where('given_up_at', 'is not', null)
    .orderBy('given_up_at', 'desc')
    .limit(most)
    .execute();
}
