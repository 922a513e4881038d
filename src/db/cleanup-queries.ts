// Cleanup tasks: what is over and still has rows. Whoever ends something large leaves a task in the same transaction, and any process
// works it off, a slice of rows in each transaction, so that nobody waits for more than a slice and no crash loses the rest.
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Db } from './database.ts';
import { prepared } from './prepared.ts';

/** `listing`, `endpoint`, `voter`: deleted. `queue`: what waited for this endpoint has ended. */
export type CleanupKind = 'listing' | 'endpoint' | 'queue' | 'voter';

export interface CleanupTask {
  readonly kind: CleanupKind;
  readonly id: string;
}

/** The most rows of votes or deliveries that one transaction removes: 20 to 50 ms on a small machine. */
export const SLICE_ROWS = 500;

/** Removes at most SLICE_ROWS rows, starting at `reached`; returns how far it got, or null when nothing is left. */
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

/** The oldest first. */
export async function selectCleanupTasks(db: Connection): Promise<readonly CleanupTask[]> {
  const { rows } = await prepared<CleanupTask>('select-cleanup-tasks')`
    select kind, id from cleanup_task order by created_at, kind, id limit 100`.execute(db);
  return rows;
}

/** One slice in a transaction of its own; returns whether the task is done. Processes at the same task take turns. */
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

/** Works a task off to its end, or until `mostSlices` were taken; returns whether it is done. */
export async function finishCleanupTask(
  db: Db,
  task: CleanupTask,
  slice: CleanupSlice,
  mostSlices: number,
): Promise<boolean> {
  for (let taken = 0; taken < mostSlices; taken += 1) if (await runCleanupSlice(db, task, slice)) return true;
  return false;
}

/** Housekeeping: deletes the table's rows that are over, a slice in each statement; returns how many rows went. */
export async function deleteInSlices(
  db: Connection,
  table: string,
  isOver: RawBuilder<unknown>,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const place = sql.table(table);
    const { numAffectedRows } = await sql`
      with doomed as materialized (
        select ctid as row from ${place} where ${isOver} limit ${SLICE_ROWS}::int for update
      )
      delete from ${place} using doomed where ${place}.ctid = doomed.row`.execute(db);
    deleted += Number(numAffectedRows);
    if (Number(numAffectedRows) < SLICE_ROWS) return deleted;
  }
}
