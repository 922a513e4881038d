// Queries for emails to staff members: their addresses, and who gets an email about listings waiting for approval.
import { sql } from 'kysely';
import type { TimeSettings } from '../access/person.ts';
import type { Connection } from '../db/database.ts';

export interface ApprovalMail extends TimeSettings {
  readonly id: string;
  readonly email: string;
  /** How many listings have waited for at least a minute; `since` is when the first was submitted. */
  readonly waiting: number;
  readonly since: Date;
}

/**
 * Selects and marks the staff members who get an email now. Call it in the transaction that queues the emails, so that
 * each is sent once. Only listings that have waited for a minute count, because one submitted before an email but
 * committed after it would otherwise be missed by all emails.
 */
export async function claimApprovalMails(db: Connection): Promise<readonly ApprovalMail[]> {
  const { rows } = await sql<ApprovalMail>`
    with moment as materialized (select plaudit_now() - interval '1 minute' as told_until),
    due as (
      select person.id, moment.told_until from moment, person left join queue_mail on person_id = person.id
      where role = 'staff' and email_verified and not coalesce(silent, false)
        and coalesce(queue_mail.told_until <= moment.told_until - interval '1 hour', true)
        and exists (
          select from listing where state = 'pending' and state_at <= moment.told_until
            and state_at > coalesce(queue_mail.told_until, '-infinity'))
    ),
    -- If two processes run this at once, the second waits here for the first and finds the person already notified.
    notified as (
      insert into queue_mail as known (person_id, told_until) select id, told_until from due order by id
      on conflict (person_id) do update set told_until = excluded.told_until
        where not known.silent and coalesce(known.told_until <= excluded.told_until - interval '1 hour', true)
      returning person_id
    )
    select person.id, email, time_zone as "timeZone", hour_cycle as "hourCycle", queue.* from notified join person on person.id = person_id,
      (select count(*) as waiting, min(state_at) as since from listing, moment
        where state = 'pending' and state_at <= moment.told_until) as queue
    order by person_id`.execute(db);
  return rows;
}

export async function wantsApprovalMails(db: Connection, personId: string): Promise<boolean> {
  const row = await db.selectFrom('queue_mail').select('silent').where('person_id', '=', personId).executeTakeFirst();
  return !row?.silent;
}

export async function setApprovalMails(db: Connection, personId: string, mails: boolean): Promise<void> {
  await sql`
    insert into queue_mail (person_id, silent) values (${personId}, ${!mails})
    on conflict (person_id) do update set silent = excluded.silent`.execute(db);
}

/** The confirmed addresses of all staff members. */
export async function selectStaffAddresses(
  db: Connection,
): Promise<readonly { readonly id: string; readonly email: string }[]> {
  return db
    .selectFrom('person')
    .select(['id', 'email'])
    .where('role', '=', 'staff')
    .where('email_verified', '=', true)
    .orderBy('id')
    .execute();
}
