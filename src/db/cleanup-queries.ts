// Cleanup tasks. Code that deletes or ends something with many rows adds a task in the same transaction. Any process
// then removes the rows in slices, one per transaction, so that others wait for at most one slice and a crash loses
// nothing.
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Db } from './database.ts';
import { prepared } from './prepared.ts';

/** `listing`, `endpoint` and `voter` were deleted. `queue`: the deliveries queued for an endpoint have ended. */
export type CleanupKind = 'listing' | 'endpoint' | 'queue' | 'voter';

export interface CleanupTask {
  readonly kind: CleanupKind;
  readonly id: string;
}

/** The most rows that one transaction removes, which takes 20 to 50 ms on a small machine. */
export const SLICE_ROWS = 500;

/** Removes at most SLICE_ROWS rows, starting at `reached`; returns how far it got, or null if nothing is left. */
export type CleanupSlice = (
  transaction: Connection,
  task: CleanupTask,
  reached: string | null,
) => Promise<string | null>;

export async function addCleanupTask(db: Connection, { kind, id }: CleanupTask): Promise<void> {
  await sql`insert into cleanup_task (kind, id) values (${kind}, ${id}) on conflict do nothing`.execute(db);
}

export async function hasCleanupTask(db: Connection, { kind, id }: CleanupTask): Promise<boolean> {
  const { rows } = await sql`select from cleanup_task where kind = ${kind} and id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Oldest first. */
export async function selectCleanupTasks(db: Connection): Promise<readonly CleanupTask[]> {
  const { rows } = await prepared<CleanupTask>('select-cleanup-tasks')`
    select kind, id from cleanup_task order by created_at, kind, id limit 100`.execute(db);
  return rows;
}

/** Runs one slice in its own transaction; returns whether the task is done. Processes with the same task take turns. */
export function runCleanupSlice(db: Db, task: CleanupTask, slice: CleanupSlice): Promise<boolean> {
  const isTask = sql`kind = ${task.kind} and id = ${task.id}`;
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ reached: string | null }>`
      select reached from cleanup_task where ${isTask} for update`.execute(transaction);
    if (!rows[0]) return true;
    const reached = await slice(transaction, task, rows[0].reached);
    if (reached === null) await sql`delete from cleanup_task where ${isTask}`.execute(transaction);
    else await sql`update cleanup_task set reached = ${reached} where ${isTask}`.execute(transaction);
    return reached === null;
  });
}

/** Runs at most `mostSlices` slices; returns whether the task is done. */
export async function finishCleanupTask(
  db: Db,
  task: CleanupTask,
  slice: CleanupSlice,
  mostSlices: number,
): Promise<boolean> {
  for (let taken = 0; taken < mostSlices; taken += 1) if (await runCleanupSlice(db, task, slice)) return true;
  return false;
}

/** Deletes the table's expired rows, one slice per query; returns how many were deleted. */
export async function deleteInSlices(db: Connection, table: string, isExpired: RawBuilder<unknown>): Promise<number> {
  let deleted = 0;
  for (;;) {
    const rows = sql.table(table);
    const { numAffectedRows } = await sql`
      with expired as materialized (
        select ctid as row from ${rows} where ${isExpired} limit ${SLICE_ROWS}::int for update
      )
      delete from ${rows} using expired where ${rows}.ctid = expired.row`.execute(db);
    deleted += Number(numAffectedRows);
    if (Number(numAffectedRows) < SLICE_ROWS) return deleted;
  }
}
