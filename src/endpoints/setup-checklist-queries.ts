// SQL statements for the overview: the status of endpoints, and which steps of the setup checklist are done.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { EndpointKind, EndpointState } from '../db/delivery-tables.ts';

export interface EndpointStatus {
  readonly listingId: string;
  readonly kind: EndpointKind;
  readonly state: Exclude<EndpointState, 'removed'>;
  readonly consecutiveFailures: number;
  readonly lastDeliveredAt: Date | null;
  readonly lastUnconfirmedAt: Date | null;
  readonly lastFailedAt: Date | null;
}

/** The endpoints of several listings at once. */
export async function selectEndpointStatuses(
  db: Connection,
  listingIds: readonly string[],
): Promise<readonly EndpointStatus[]> {
  if (listingIds.length === 0) return [];
  const { rows } = await sql<EndpointStatus>`
    select listing_id as "listingId", kind, state, consecutive_failures as "consecutiveFailures",
      last_delivered_at as "lastDeliveredAt", last_unconfirmed_at as "lastUnconfirmedAt",
      last_failed_at as "lastFailedAt"
    from endpoint
    where listing_id = any(${listingIds}::text[]) and state <> 'removed'
    order by listing_id, kind desc`.execute(db);
  return rows;
}

export interface SetupChecklist {
  /** The listing has a webhook or a vote listener. */
  readonly saved: boolean;
  /** A test arrived, or a vote did, which proves the same. */
  readonly tested: boolean;
  readonly delivered: boolean;
  /** A vote or a test was sent to the vote listener and not confirmed. */
  readonly unconfirmed: boolean;
  readonly hasToken: boolean;
  readonly tokenUsed: boolean;
  readonly hasManager: boolean;
  readonly putAway: boolean;
  /** How many images its page has. */
  readonly pictures: number;
}

/** Searches for tests only until a vote has arrived, and only among each endpoint's newest 500 deliveries. */
export async function selectSetupChecklist(db: Connection, listingId: string): Promise<SetupChecklist> {
  const { rows } = await sql<SetupChecklist>`
    with mine as materialized (
      select id, kind, last_delivered_at from endpoint where listing_id = ${listingId} and state <> 'removed'
    ), arrived as materialized (
      select exists (select from mine where last_delivered_at is not null) as votes
    )
    select exists (select from mine) as saved, arrived.votes as delivered,
      case when arrived.votes then true else exists (
        select from mine cross join lateral (
          select is_test, state from delivery where endpoint_id = mine.id order by event_id desc limit 500
        ) as line
        where line.is_test and line.state in ('delivered', 'accepted')
      ) end as tested,
      exists (
        select from mine cross join lateral (
          select state from delivery where endpoint_id = mine.id order by event_id desc limit 500
        ) as line
        where kind = 'listener' and not arrived.votes and line.state = 'sent_unconfirmed'
      ) as unconfirmed,
      exists (select from api_token where listing_id = ${listingId} and revoked_at is null) as "hasToken",
      exists (select from api_token where listing_id = ${listingId} and last_used_at is not null) as "tokenUsed",
      exists (select from listing_manager where listing_id = ${listingId}) as "hasManager",
      exists (select from checklist_put_away where listing_id = ${listingId}) as "putAway",
      (select count(*)::int from listing_picture where listing_id = ${listingId}) as pictures
    from arrived`.execute(db);
  return rows[0] as SetupChecklist;
}

export async function setChecklistHidden(db: Connection, listingId: string, putAway: boolean): Promise<void> {
  if (putAway)
    await sql`
      insert into checklist_put_away (listing_id) select id from listing where id = ${listingId}
      on conflict do nothing`.execute(db);
  else await sql`delete from checklist_put_away where listing_id = ${listingId}`.execute(db);
}
