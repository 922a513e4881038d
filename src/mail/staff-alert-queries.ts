// SQL statements for alerts to staff: raising one, sending them to the chat channel, and who gets an email.
import { sql } from 'kysely';
import type { HourCycle } from '../core/format-time.ts';
import type { Connection } from '../db/database.ts';

/** `approval` has emails of its own, which are not counted from alerts (`notices/staff-mail-queries.ts`). */
export const STAFF_ALERT_KINDS = ['approval', 'look_alike', 'flag', 'claim', 'report'] as const;
export type StaffAlertKind = (typeof STAFF_ALERT_KINDS)[number];

/**
 * Alerts staff to something that needs a decision: in the chat channel of STAFF_WEBHOOK, and by email. Call it in the
 * transaction of what happened, so that an alert is neither lost nor false. `path`: the page of staff about it.
 */
export async function raiseStaffAlert(
  db: Connection,
  { kind, path }: { readonly kind: StaffAlertKind | 'test'; readonly path: `/staff/${string}` },
): Promise<void> {
  await sql`insert into staff_alert (kind, path) values (${kind}, ${path})`.execute(db);
}

// ── Chat ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** An alert that could not be sent within a day is out of date; staff pages show what is open. */
const SENT_WITHIN = sql`interval '1 day'`;
const UNSENT = sql`sent_at is null and raised_at > plaudit_now() - ${SENT_WITHIN}`;

/** Takes the lease for sending; null if nothing is due, or another process is sending. */
export async function leaseStaffChat(db: Connection, leaseSeconds: number): Promise<string | null> {
  const until = sql`plaudit_now() + make_interval(secs => ${leaseSeconds}::integer)`;
  const { rows } = await sql<{ token: string }>`
    insert into staff_chat as chat (lease_until, lease_token, next_at)
    select ${until}, gen_random_uuid(), plaudit_now() where exists (select from staff_alert where ${UNSENT})
    on conflict (is_only) do update set lease_until = excluded.lease_until, lease_token = excluded.lease_token
      where chat.next_at <= plaudit_now() and coalesce(chat.lease_until <= plaudit_now(), true)
    returning lease_token as token`.execute(db);
  return rows[0]?.token ?? null;
}

export interface UnsentAlert {
  readonly id: string;
  readonly kind: string;
  readonly path: string;
}

/** Oldest first. */
export async function selectUnsentAlerts(db: Connection, most: number): Promise<readonly UnsentAlert[]> {
  const { rows } = await sql<UnsentAlert>`
    select id, kind, path from staff_alert where ${UNSENT} order by raised_at, id limit ${most}::int`.execute(db);
  return rows;
}

/** The chat platform has accepted them. */
export async function markAlertsSent(
  db: Connection,
  token: string,
  { ids, pauseSeconds }: { readonly ids: readonly string[]; readonly pauseSeconds: number },
): Promise<void> {
  await sql`
    with sent as (update staff_alert set sent_at = plaudit_now() where id = any(${[...ids]}::uuid[]))
    update staff_chat set lease_until = null, failures = 0, last_error = null, sent_at = plaudit_now(),
      next_at = plaudit_now() + make_interval(secs => ${pauseSeconds}::integer)
    where lease_token = ${token}::uuid`.execute(db);
}

export async function postponeAlerts(
  db: Connection,
  token: string,
  { code, delaySeconds }: { readonly code: string; readonly delaySeconds: number },
): Promise<void> {
  await sql`
    update staff_chat set lease_until = null, failures = failures + 1, last_error = ${code}, failed_at = plaudit_now(),
      next_at = plaudit_now() + make_interval(secs => ${delaySeconds}::integer)
    where lease_token = ${token}::uuid`.execute(db);
}

/** Nothing was sent, because this process stops. */
export async function releaseStaffChat(db: Connection, token: string): Promise<void> {
  await sql`update staff_chat set lease_until = null where lease_token = ${token}::uuid`.execute(db);
}

export interface StaffChatState {
  readonly sentAt: Date | null;
  readonly failedAt: Date | null;
  /** The code of the last failure; null once a message was accepted. */
  readonly lastError: string | null;
  readonly failures: number;
  readonly waiting: number;
}

export async function selectStaffChat(db: Connection): Promise<StaffChatState> {
  const { rows } = await sql<StaffChatState>`
    select chat.sent_at as "sentAt", chat.failed_at as "failedAt", chat.last_error as "lastError",
      coalesce(chat.failures, 0) as failures,
      (select count(*)::int from staff_alert where ${UNSENT}) as waiting
    from (select) as one left join staff_chat as chat on true`.execute(db);
  return rows[0] ?? { sentAt: null, failedAt: null, lastError: null, failures: 0, waiting: 0 };
}

export async function deleteOldAlerts(db: Connection): Promise<void> {
  await sql`delete from staff_alert where raised_at <= plaudit_now() - interval '3 days'`.execute(db);
}

// ── Emails ──────────────────────────────────────────────────────────────────────────────────────────────────────

export interface AlertMail {
  readonly id: string;
  readonly email: string;
  /** As the person chose; null: automatic. */
  readonly timeZone: string | null;
  readonly hourCycle: HourCycle | null;
  readonly kind: string;
  /** How many were raised since the last email; `since`: when the first of them was. */
  readonly alerts: number;
  readonly since: Date;
}

/**
 * Selects and marks who gets an email now, one of each kind an hour. Call it in the transaction that queues the emails.
 * Only alerts that are a minute old count, because one that is committed later would otherwise be missed.
 */
export async function claimAlertMails(db: Connection): Promise<readonly AlertMail[]> {
  const { rows } = await sql<AlertMail>`
    with moment as materialized (select plaudit_now() - interval '1 minute' as told_until),
    fresh as materialized (
      select kind, raised_at from staff_alert, moment
      where kind not in ('approval', 'test') and raised_at <= told_until and raised_at > told_until - interval '1 day'
    ), due as materialized (
      select person.id, known.kind, moment.told_until, email, time_zone, hour_cycle, mail.told_until as told_before
      from moment, person cross join (select distinct kind from fresh) as known
        left join staff_alert_mail as mail on mail.person_id = person.id and mail.kind = known.kind
      where role = 'staff' and email_verified and not coalesce(silent, false)
        and coalesce(mail.told_until <= moment.told_until - interval '1 hour', true)
        and exists (select from fresh
          where fresh.kind = known.kind and raised_at > coalesce(mail.told_until, '-infinity'))
    ),
    -- If two processes run this at once, the second waits here for the first and finds the person already notified.
    notified as (
      insert into staff_alert_mail as known (person_id, kind, told_until)
      select id, kind, told_until from due order by id, kind
      on conflict (person_id, kind) do update set told_until = excluded.told_until
        where not known.silent and coalesce(known.told_until <= excluded.told_until - interval '1 hour', true)
      returning person_id, kind
    )
    select due.id, due.email, due.time_zone as "timeZone", due.hour_cycle as "hourCycle", due.kind,
      count(*)::int as alerts, min(raised_at) as since
    from notified join due on due.id = notified.person_id and due.kind = notified.kind
      join fresh on fresh.kind = due.kind and raised_at > coalesce(due.told_before, '-infinity')
    group by due.id, due.email, due.time_zone, due.hour_cycle, due.kind order by due.id, due.kind`.execute(db);
  return rows;
}

/** The kinds that a person gets no emails of. */
export async function selectSilentKinds(db: Connection, personId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ kind: string }>`
    select kind from staff_alert_mail where person_id = ${personId} and silent`.execute(db);
  return new Set(rows.map(({ kind }) => kind));
}

export async function setAlertMails(
  db: Connection,
  personId: string,
  { kind, mails }: { readonly kind: StaffAlertKind; readonly mails: boolean },
): Promise<void> {
  await sql`
    insert into staff_alert_mail (person_id, kind, silent) values (${personId}, ${kind}, ${!mails})
    on conflict (person_id, kind) do update set silent = excluded.silent`.execute(db);
}
