// LISTEN on the embedded database: its notifications come from this process's own statements, when their transaction commits.
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Calls `hear` with each payload; returns how to stop that. */
export function listenEmbedded(
  { db, pglite }: Pick<Database, 'db' | 'pglite'>,
  channel: string,
  hear: (payload: string) => void,
): () => Promise<void> {
  const stop = pglite?.onNotification((from, payload) => {
    if (from === channel) hear(payload);
  });
  // Through Kysely, and so never inside somebody's transaction. While the database is lost there is nothing to hear either.
  const listening = sql`listen ${sql.id(channel)}`.execute(db).catch(() => undefined);
  return async () => {
    await listening;
    stop?.();
  };
}
