// SQL statements that delete what is no longer needed of closed cases (decision P436).
import { sql } from 'kysely';
import { AUDIT_KEPT_DAYS } from '../access/audit-queries.ts';
import { REPORT_TEXT_DAYS } from '../core/limits.ts';
import type { Db } from '../db/database.ts';

const MAX_CASES = 500;

/**
 * Deletes the texts, snapshots and networks of cases that were closed long ago, and later the cases. The cases are
 * locked, so that none is reopened meanwhile; a crash leaves them for the next round. Returns how many lost their texts.
 */
export function deleteOldReportTexts(db: Db): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      select id from report_case
      where state = 'closed' and purged_at is null
        and closed_at <= plaudit_now() - make_interval(days => ${REPORT_TEXT_DAYS}::integer)
      order by id limit ${MAX_CASES}::int for update skip locked`.execute(transaction);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const isOld = sql`case_id = any(${ids}::bigint[])`;
    await sql`update report set body = null, network_hash = null, snapshot_id = null where ${isOld}`.execute(
      transaction,
    );
    await sql`delete from report_snapshot where ${isOld}`.execute(transaction);
    await sql`update report_case_event set body = null where ${isOld}`.execute(transaction);
    await sql`update report_case set purged_at = plaudit_now() where id = any(${ids}::bigint[])`.execute(transaction);
    return ids.length;
  });
}

/** The outcomes are stored as long as the audit log. */
export async function deleteOldCases(db: Db): Promise<void> {
  await sql`
    delete from report_case
    where state = 'closed' and closed_at <= plaudit_now() - make_interval(days => ${AUDIT_KEPT_DAYS}::integer)`.execute(
    db,
  );
}
