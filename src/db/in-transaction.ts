// A piece of work in a transaction: in the one there is, or in one of its own.
import type { Connection } from './database.ts';

export function inTransaction<Done>(
  db: Connection,
  work: (transaction: Connection) => Promise<Done>,
): Promise<Done> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
