// SQL statements for vote-listener settings and health.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { NEW_SETTINGS_VERSION } from '../db/settings-version.ts';
import { endQueuedVotes } from './end-queue-queries.ts';

/** The settings of a listing's listener, unless it was removed. */
export async function selectListener(db: Connection, listingId: string) {
  return db
    .selectFrom('endpoint')
    .innerJoin('listener', 'listener.endpoint_id', 'endpoint.id')
    .select(['endpoint.id as endpointId', 'settings_version as settingsVersion', 'host', 'port', 'protocol'])
    .select(['public_key as publicKey', 'consecutive_failures as consecutiveFailures'])
    .select(['last_delivered_at as lastDeliveredAt', 'last_unconfirmed_at as lastUnconfirmedAt'])
    .select(['last_failed_at as lastFailedAt', 'last_failure_code as lastFailureCode'])
    .where('listing_id', '=', listingId)
    .where('kind', '=', 'listener')
    .where('state', '<>', 'removed')
    .executeTakeFirst();
}

/** The listing's game; undefined if the listing was deleted. Locks its row against deletion. */
export async function selectListingGame(db: Connection, listingId: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('listing')
    .select('game')
    .where('id', '=', listingId)
    .forKeyShare()
    .executeTakeFirst();
  return row?.game;
}

export interface ListenerSettings {
  readonly endpointId: string;
  readonly host: string;
  readonly port: number;
  readonly protocol: 'v1' | 'v2';
  readonly tokenSealed: Uint8Array | null;
  readonly publicKey: string | null;
}

export async function upsertListener(db: Connection, settings: ListenerSettings): Promise<void> {
  const { endpointId, tokenSealed, publicKey, ...address } = settings;
  const columns = { ...address, token_sealed: tokenSealed, public_key: publicKey };
  await db
    .insertInto('listener')
    .values({ endpoint_id: endpointId, ...columns })
    .onConflict((conflict) =>
      conflict.column('endpoint_id').doUpdateSet({ ...columns, updated_at: sql<Date>`plaudit_now()` }),
    )
    .execute();
}

/**
 * The stored token or key of a listing's listener, for when only the address changes; undefined without a listener. The
 * first statement locks the endpoint, so that the second sees what a concurrent request saved.
 */
export async function lockListenerSecret(
  db: Connection,
  listingId: string,
): Promise<Pick<SealedListener, 'tokenSealed' | 'publicKey'> | undefined> {
  const endpoint = await db
    .selectFrom('endpoint')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('kind', '=', 'listener')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!endpoint) return undefined;
  return db
    .selectFrom('listener')
    .select(['token_sealed as tokenSealed', 'public_key as publicKey'])
    .where('endpoint_id', '=', endpoint.id)
    .executeTakeFirst();
}

/** Earlier failures and unconfirmed votes say nothing about the new settings, so they are cleared. */
export async function enableListener(db: Connection, endpointId: string): Promise<void> {
  await sql`
    update endpoint set state = 'enabled', consecutive_failures = 0, ${NEW_SETTINGS_VERSION},
      last_failed_at = null, last_failure_code = null, last_unconfirmed_at = null, next_due_at = least(backlog_from, next_due_at)
    where id = ${endpointId}`.execute(db);
}

/** Deletes the settings. Votes in flight are still recorded with their actual outcome. */
export async function removeListenerEndpoint(db: Connection, listingId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update endpoint set state = 'removed', consecutive_failures = 0, ${NEW_SETTINGS_VERSION}
    where listing_id = ${listingId} and kind = 'listener' and state <> 'removed' returning id`.execute(db);
  const id = rows[0]?.id;
  if (!id) return false;
  await endQueuedVotes(db, [id]);
  await db.deleteFrom('listener').where('endpoint_id', '=', id).execute();
  return true;
}

/** A listener's address, with its token encrypted. */
export type SealedListener = Omit<ListenerSettings, 'protocol'>;

export async function selectListenerTargets(
  db: Connection,
  endpointIds: readonly string[],
): Promise<readonly SealedListener[]> {
  const { rows } = await prepared<SealedListener>('select-listener-targets')`
    select endpoint_id as "endpointId", host, port, token_sealed as "tokenSealed", public_key as "publicKey"
    from listener where endpoint_id = any(${endpointIds}::text[])`.execute(db);
  return rows;
}
