// The statements of the delivery log.
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Trigger } from '../db/schema.ts';
import { IS_CLAIMED } from './claim-queries.ts';
import { IS_TEST_UNDER_WAY } from './deliver-now-queries.ts';

/** `held`: waiting while the webhook is paused; `sending`: an attempt is under way. */
export const SHOWN_STATES = [
  'waiting',
  'sending',
  'retrying',
  'held',
  'delivered',
  'failed',
  'undelivered',
] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

export interface LogRow {
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly is_test: boolean;
  readonly shown_state: ShownState;
  readonly attempts: number;
  readonly last_code: string | null;
  readonly last_status: number | null;
  readonly last_duration_ms: number | null;
  readonly recorded_at: Date;
  readonly changed_at: Date;
  readonly due_at: Date | null;
  readonly body: string;
  readonly format: 'json' | 'discord' | null;
}

/** What a person calls the state: waiting is told apart by what it waits for. */
const SHOWN_STATE = sql<ShownState>`case
  when delivery.state <> 'waiting' then delivery.state
  when ${IS_CLAIMED} or ${IS_TEST_UNDER_WAY} then 'sending'
  when endpoint.state = 'paused' then 'held'
  when delivery.attempts > 0 then 'retrying'
  else 'waiting' end`;

const COLUMNS = sql`
  delivery.*, ${SHOWN_STATE} as shown_state, event.body, event.recorded_at,
  case when endpoint.state = 'enabled' and queue.due_at is not null then greatest(queue.due_at, paced_until) end as due_at, webhook.format`;

/** What stands beside each delivery, looked up for those alone that are shown. */
const BESIDE = sql`
  join endpoint on endpoint.id = delivery.endpoint_id
  join event on event.id = delivery.event_id
  left join webhook on webhook.endpoint_id = delivery.endpoint_id
  left join queue on queue.endpoint_id = delivery.endpoint_id and queue.event_id = delivery.event_id`;

/** Read before all else, so that the deliveries of one endpoint come from the index in their order, however many there are. */
const endpointOf = (listingId: string) =>
  sql`(select id from endpoint where listing_id = ${listingId} and kind = 'webhook')`;

export interface LogFilter {
  readonly listingId: string;
  readonly state?: ShownState | undefined;
  readonly eventId: string | null;
  readonly before: string | null;
  readonly limit: number;
}

export async function selectLog(db: Connection, filter: LogFilter): Promise<readonly LogRow[]> {
  const conditions: RawBuilder<unknown>[] = [
    sql`listed.endpoint_id = ${endpointOf(filter.listingId)}`,
    sql`listed.event_id >= first_event_id(plaudit_now() - interval '90 days')`,
  ];
  if (filter.eventId) conditions.push(sql`listed.event_id = ${filter.eventId}::uuid`);
  if (filter.before) conditions.push(sql`listed.event_id < ${filter.before}::uuid`);
  const { found, where } = search(filter);
  const { rows } = await sql<LogRow>`
    with page as materialized (
      select ${found} where ${sql.join([...conditions, ...where], sql` and `)}
      order by listed.event_id desc limit ${filter.limit}
    )
    select ${COLUMNS} from page as delivery ${BESIDE} order by delivery.event_id desc`.execute(db);
  return rows;
}

interface Search {
  /** The deliveries, and what they are `listed` by. */
  readonly found: RawBuilder<unknown>;
  readonly where: readonly RawBuilder<unknown>[];
}

/** Where deliveries in a state are found without reading all others: a rare state may be one delivery in millions. */
function search({ state, listingId }: LogFilter): Search {
  switch (state) {
    case undefined:
      return { found: LOGGED, where: [] };
    case 'delivered':
      return { found: LOGGED, where: [sql`listed.state = ${state}`] };
    case 'failed':
    case 'undelivered':
      return { found: LOGGED, where: [sql`listed.ended_badly`, sql`listed.state = ${state}`] };
    case 'sending':
      return { found: oneByOne(underWay(listingId)), where: [sql`delivery.is_shown_as = ${state}`] };
    case 'waiting':
    case 'retrying':
    case 'held':
      return { found: oneByOne(sql`queue`), where: [sql`delivery.is_shown_as = ${state}`] };
  }
}

const LOGGED = sql`listed.* from delivery as listed`;

/** Each looked up by its key, in the order of the list: `offset 0` keeps the planner from reading all deliveries instead. */
function oneByOne(list: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`delivery.* from ${list} as listed cross join lateral (
    select delivery.*, ${SHOWN_STATE} as is_shown_as
    from delivery join endpoint on endpoint.id = delivery.endpoint_id
    where delivery.event_id = listed.event_id and delivery.endpoint_id = listed.endpoint_id offset 0
  ) as delivery`;
}

/** What may be on the wire. */
const underWay = (listingId: string) => sql`(
  select endpoint_id, unnest(event_ids) as event_id from claim where endpoint_id = ${endpointOf(listingId)}
  union select endpoint_id, event_id from test_attempt where endpoint_id = ${endpointOf(listingId)}
)`;

export async function selectDelivery(
  db: Connection,
  listingId: string,
  eventId: string,
): Promise<LogRow | null> {
  const { rows } = await sql<LogRow>`
    select ${COLUMNS} from delivery ${BESIDE}
    where delivery.endpoint_id = ${endpointOf(listingId)} and delivery.event_id = ${eventId}::uuid`.execute(
    db,
  );
  return rows[0] ?? null;
}

export interface AttemptRow {
  readonly number: number;
  readonly id: string;
  readonly trigger: Trigger;
  readonly code: string;
  readonly http_status: number | null;
  readonly charged: boolean;
  readonly started_at: Date;
  readonly duration_ms: number | null;
  readonly dns_ms: number | null;
  readonly connect_ms: number | null;
  readonly tls_ms: number | null;
  readonly first_byte_ms: number | null;
  readonly address: string | null;
  readonly response_headers: Record<string, string> | null;
  readonly response_body: string | null;
}

/** The attempts that have ended, oldest first. */
export async function selectAttempts(
  db: Connection,
  endpointId: string,
  eventId: string,
): Promise<readonly AttemptRow[]> {
  return db
    .selectFrom('attempt')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('endpoint_id', '=', endpointId)
    .orderBy('number')
    .execute();
}
