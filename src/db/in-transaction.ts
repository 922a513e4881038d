// Runs work in the current transaction, or in a new one if there is none.
import type { Connection } from './database.ts';

export function inTransaction<Result>(
  db: Connection,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
