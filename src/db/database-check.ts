// Checks that the database responds, and that its connections still have what the statements of the delivery engine
// need: their settings and their prepared statements (decision P206).
import { sql } from 'kysely';
import type { Connection, Database } from './database.ts';
import { prepared } from './prepared.ts';

export type DatabaseProblem = 'database' | 'sessions';

/** Null if all is well. */
export async function findDatabaseProblem(
  database: Pick<Database, 'db' | 'engineDb' | 'sessionHealth'>,
): Promise<DatabaseProblem | null> {
  const { db, engineDb, sessionHealth } = database;
  const responds = await Promise.all([succeeds(sql`select 1`.execute(db)), sessionHealth && hasSettings(engineDb)]);
  if (responds[1] === false) sessionHealth?.lost();
  if (sessionHealth?.isLost) return 'sessions';
  return responds.every((response) => response !== 'failed') ? null : 'database';
}

async function hasSettings(engineDb: Connection): Promise<boolean | 'failed'> {
  try {
    const statement = prepared<{ scans: string }>('engine_settings')`select current_setting('enable_seqscan') as scans`;
    const { rows } = await statement.execute(engineDb);
    return rows[0]?.scans === 'off';
  } catch {
    return 'failed';
  }
}

async function succeeds(work: Promise<unknown>): Promise<true | 'failed'> {
  return work.then(
    () => true,
    () => 'failed',
  );
}
