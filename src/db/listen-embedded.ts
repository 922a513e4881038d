// LISTEN on the embedded database, whose notifications come from this process's own transactions when they commit.
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Calls `onPayload` with each payload; returns a function that stops that. */
export function listenEmbedded(
  { db, pglite }: Pick<Database, 'db' | 'pglite'>,
  channel: string,
  onPayload: (payload: string) => void,
): () => Promise<void> {
  const stop = pglite?.onNotification((from, payload) => {
    if (from === channel) onPayload(payload);
  });
  // Through Kysely, so that it is never part of another transaction. If the database is down, there are no
  // notifications either.
  const listening = sql`listen ${sql.id(channel)}`.execute(db).catch(() => undefined);
  return async () => {
    await listening;
    stop?.();
  };
}
