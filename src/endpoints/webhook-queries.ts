// SQL statements for webhook settings and health.
import { sql } from 'kysely';
import { SIGNED_FORMATS } from '../channels/registry.ts';
import { newId } from '../core/ids.ts';
import { SECRET_OVERLAP_HOURS } from '../core/limits.ts';
import type { Connection } from '../db/database.ts';
import type { EndpointKind, EndpointState } from '../db/delivery-tables.ts';
import { prepared } from '../db/prepared.ts';
import { NEW_SETTINGS_VERSION } from '../db/settings-version.ts';
import { endQueuedDeliveries, QUEUE_HAS_ENDED } from './end-queue-queries.ts';

/**
 * The listing's endpoint of a kind, created if absent and locked until the transaction ends; null if the listing was
 * deleted. Locks the listing first, as votes and deletions do: transactions that lock in different orders would
 * deadlock.
 */
export async function insertEndpoint(db: Connection, listingId: string, kind: EndpointKind): Promise<string | null> {
  const listing = await sql`select id from listing where id = ${listingId} for key share`.execute(db);
  if (listing.rows.length === 0) return null;
  const { rows } = await sql<{ id: string }>`
    insert into endpoint (id, listing_id, kind) values (${newId('end')}, ${listingId}, ${kind})
    on conflict (listing_id, kind) do update set settings_version = endpoint.settings_version
    returning id`.execute(db);
  return (rows[0] as { id: string }).id;
}

export interface StoredWebhook {
  readonly endpointId: string;
  readonly format: string;
  /** Masked for a chat channel, whose URL is a secret. */
  readonly urlShown: string;
  readonly state: Exclude<EndpointState, 'removed'>;
  readonly consecutiveFailures: number;
  readonly hasSecret: boolean;
  /** Whether it also gets the events of annulled votes. */
  readonly annulmentEvents: boolean;
}

export async function selectWebhook(db: Connection, listingId: string): Promise<StoredWebhook | null> {
  const { rows } = await sql<StoredWebhook>`
    select id as "endpointId", format, url_shown as "urlShown", state, consecutive_failures as "consecutiveFailures",
      secret_sealed is not null as "hasSecret", annulment_events as "annulmentEvents"
    from endpoint join webhook on endpoint_id = id
    where listing_id = ${listingId} and kind = 'webhook' and state <> 'removed'`.execute(db);
  return rows[0] ?? null;
}

export async function lockWebhook(db: Connection, endpointId: string) {
  return db
    .selectFrom('webhook')
    .select(sql<boolean>`secret_sealed is not null`.as('hasSecret'))
    .where('endpoint_id', '=', endpointId)
    .forUpdate()
    .executeTakeFirst();
}

export async function upsertWebhook(
  db: Connection,
  webhook: { endpointId: string; format: string; urlSealed: Uint8Array; urlShown: string },
): Promise<void> {
  const settings = { format: webhook.format, url_sealed: webhook.urlSealed, url_shown: webhook.urlShown };
  await db
    .insertInto('webhook')
    .values({ endpoint_id: webhook.endpointId, ...settings })
    .onConflict((conflict) =>
      conflict.column('endpoint_id').doUpdateSet({ ...settings, updated_at: sql<Date>`plaudit_now()` }),
    )
    .execute();
}

/** `overlap`: the replaced secret keeps signing for a day. Returns false if there is no webhook that signs. */
export async function writeSecret(
  db: Connection,
  endpointId: string,
  sealed: Uint8Array,
  overlap: boolean,
): Promise<boolean> {
  // Locks the endpoint's row first, as everywhere, so that concurrent requests do not deadlock.
  await sql`update endpoint set ${NEW_SETTINGS_VERSION} where id = ${endpointId}`.execute(db);
  const { numAffectedRows } = await sql`
    update webhook set
      previous_secret_sealed = case when ${overlap} then secret_sealed end,
      previous_secret_until = case when ${overlap} and secret_sealed is not null
        then plaudit_now() + ${`${SECRET_OVERLAP_HOURS} hours`}::interval end,
      secret_sealed = ${sealed}, updated_at = plaudit_now()
    where endpoint_id = ${endpointId} and format = any(${SIGNED_FORMATS}::text[])`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Enables the endpoint (unless it is paused) and resets its failures. Undelivered events stay undelivered (decision
 * D8).
 */
export async function reenableEndpoint(db: Connection, endpointId: string): Promise<void> {
  await sql`
    update endpoint set
      state = case when state = 'paused' then 'paused' else 'enabled' end, disabled_at = null,
      consecutive_failures = 0, pace_ms = 0, paced_until = null, ${NEW_SETTINGS_VERSION},
      next_due_at = case when state = 'paused' then next_due_at else least(backlog_from, next_due_at) end
    where id = ${endpointId}`.execute(db);
}

/** Returns whether it changed. */
export async function updateAnnulmentEvents(db: Connection, listingId: string, wanted: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update webhook set annulment_events = ${wanted} from endpoint
    where endpoint.id = endpoint_id and listing_id = ${listingId} and kind = 'webhook' and state <> 'removed'
      and format = any(${SIGNED_FORMATS}::text[]) and annulment_events <> ${wanted}`.execute(db);
  return numAffectedRows === 1n;
}

export async function pauseEndpoint(db: Connection, listingId: string): Promise<boolean> {
  const { rows } = await sql`
    update endpoint set state = 'paused', paused_at = plaudit_now()
    where listing_id = ${listingId} and kind = 'webhook' and state = 'enabled' returning id`.execute(db);
  return rows.length > 0;
}

/**
 * Delays do not run during a pause: retries that were not due when it began are postponed by its length (decision D9).
 * Call it in a transaction, so that no vote is queued in between.
 */
export async function resumeEndpoint(db: Connection, listingId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from endpoint where listing_id = ${listingId} and kind = 'webhook' and state = 'paused'
    for no key update`.execute(db);
  const id = rows[0]?.id;
  if (!id) return false;
  await sql`
    update queue set due_at = due_at + (plaudit_now() - paused_at)
    from endpoint
    where endpoint.id = ${id} and endpoint_id = ${id} and attempts > 0 and due_at > paused_at`.execute(db);
  await sql`
    update endpoint set state = 'enabled', paused_at = null, backlog_from = due.first, next_due_at = greatest(due.first, paced_until)
    from (select min(due_at) as first from queue where endpoint_id = ${id}) as due
    where id = ${id}`.execute(db);
  return true;
}

export async function removeEndpoint(db: Connection, listingId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update endpoint set state = 'removed', paused_at = null, disabled_at = null, consecutive_failures = 0,
      pace_ms = 0, paced_until = null, ${NEW_SETTINGS_VERSION}
    where listing_id = ${listingId} and kind = 'webhook' and state <> 'removed' returning id`.execute(db);
  const id = rows[0]?.id;
  if (!id) return false;
  await endQueuedDeliveries(db, id);
  await sql`
    update redelivery_batch set ended_at = plaudit_now(), stopped = true
    where endpoint_id = ${id} and ended_at is null`.execute(db);
  await db.deleteFrom('webhook').where('endpoint_id', '=', id).execute();
  return true;
}

interface StoredHealth {
  readonly endpointId: string;
  readonly state: Exclude<EndpointState, 'removed'>;
  readonly consecutiveFailures: number;
  readonly lastDeliveredAt: Date | null;
  readonly lastFailedAt: Date | null;
  readonly lastFailureCode: string | null;
  readonly lastFailureStatus: number | null;
}

export async function selectHealth(db: Connection, listingId: string): Promise<StoredHealth | null> {
  const { rows } = await sql<StoredHealth>`
    select id as "endpointId", state, consecutive_failures as "consecutiveFailures",
      last_delivered_at as "lastDeliveredAt", last_failed_at as "lastFailedAt",
      last_failure_code as "lastFailureCode", last_failure_status as "lastFailureStatus"
    from endpoint where listing_id = ${listingId} and kind = 'webhook' and state <> 'removed'`.execute(db);
  return rows[0] ?? null;
}

/** Counts events of the last 24 hours by the state of their delivery, without tests. */
export async function countLastDay(db: Connection, endpointId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ state: string; events: number }>`
    with since as materialized (select first_event_id(plaudit_now() - interval '24 hours') as first_event)
    select state, sum(events)::float8 as events from (
      select state, count(*) as events from delivery, since
      where endpoint_id = ${endpointId} and not is_test and event_id >= first_event and state <> 'waiting'
      group by state
      union all
      select case when ${QUEUE_HAS_ENDED} then 'undelivered' else 'waiting' end, (
        select count(*) from queue, since
        where endpoint_id = endpoint.id and not is_test and event_id >= first_event)
      from endpoint where id = ${endpointId}
    ) as by_state group by state`.execute(db);
  return new Map(rows.map((row) => [row.state, row.events]));
}

/** A webhook's encrypted URL and secrets. */
export interface SealedWebhook {
  readonly endpointId: string;
  readonly format: string;
  readonly urlSealed: Uint8Array;
  readonly secretSealed: Uint8Array | null;
  /** Null once the overlap of 24 hours is over. */
  readonly previousSecretSealed: Uint8Array | null;
  /** How much of the overlap remains. */
  readonly previousSecretLeftMs: number | null;
  readonly listingId: string;
  readonly listingName: string;
}

export async function selectTargets(db: Connection, endpointIds: readonly string[]): Promise<readonly SealedWebhook[]> {
  const { rows } = await prepared<SealedWebhook>('select-targets')`
    select endpoint_id as "endpointId", format, url_sealed as "urlSealed", secret_sealed as "secretSealed",
      listing_id as "listingId", listing.name as "listingName",
      case when previous_secret_until > plaudit_now() then previous_secret_sealed end as "previousSecretSealed",
      case when previous_secret_until > plaudit_now()
        then extract(epoch from previous_secret_until - plaudit_now())::float8 * 1000 end as "previousSecretLeftMs"
    from webhook join endpoint on endpoint.id = endpoint_id join listing on listing.id = listing_id
    where endpoint_id = any(${endpointIds}::text[])`.execute(db);
  return rows;
}

export interface EndpointVersion {
  readonly endpointId: string;
  readonly settingsVersion: number;
}

/** The listing's endpoint of a kind, for the target loader; null without one. */
export async function selectEndpointVersion(
  db: Connection,
  listingId: string,
  kind: EndpointKind,
): Promise<EndpointVersion | null> {
  const { rows } = await sql<EndpointVersion>`
    select id as "endpointId", settings_version as "settingsVersion" from endpoint
    where listing_id = ${listingId} and kind = ${kind} and state <> 'removed'`.execute(db);
  return rows[0] ?? null;
}

interface StoredSecrets {
  readonly endpointId: string;
  readonly secretSealed: Uint8Array | null;
  readonly previousSecretSealed: Uint8Array | null;
  readonly previousSecretUntil: Date | null;
  readonly updatedAt: Date;
}

/** The current secret, the previous one (even after its overlap), and when any setting last changed. */
export async function selectSigning(db: Connection, listingId: string): Promise<StoredSecrets | undefined> {
  const { rows } = await sql<StoredSecrets>`
    select endpoint_id as "endpointId", secret_sealed as "secretSealed", updated_at as "updatedAt",
      previous_secret_sealed as "previousSecretSealed", previous_secret_until as "previousSecretUntil"
    from webhook join endpoint on endpoint.id = endpoint_id
    where listing_id = ${listingId} and kind = 'webhook'`.execute(db);
  return rows[0];
}
