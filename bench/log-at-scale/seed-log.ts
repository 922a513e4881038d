// A log of any number of attempts, spread evenly over its weeks: one webhook with a tenth of all deliveries, which
// failed in the oldest week only, many small ones of which one delivery in fifty failed, and a vote listener.
import { sql } from 'kysely';
import type { Connection } from '../../src/db/database.ts';
import { SAMPLE_EVENT_ID, sampleBody } from '../drain/backlog.ts';

export interface LogSpan {
  readonly attempts: number;
  readonly endpoints: number;
  /** The log covers the days from this many days ago … */
  readonly fromDaysAgo: number;
  /** … to this many days ago. */
  readonly toDaysAgo: number;
}

export const LOGGED_LISTENER = 'end_listener';
/**
 * Failures of the listener: the first kind hits the same players every time, the second hits players whose other vote
 * of the day arrived.
 */
const MISSED = sql`number % 2000 = 0 or number % 2010 = 0`;
/** Ten of eleven attempts belong to a webhook, one to the listener. */
const EVENTS_OF_ATTEMPTS = 10 / 11;
const EVENTS_A_TIME = 200_000;

/** The listener of `lst_0`; it must exist before the log is seeded. */
export async function insertListener(db: Connection): Promise<void> {
  await sql`
    insert into endpoint (id, listing_id, kind, state) values (${LOGGED_LISTENER}, 'lst_0', 'listener', 'removed')`.execute(
    db,
  );
}

/** Oldest first, as it would have been written. */
export async function seedLog(db: Connection, span: LogSpan): Promise<void> {
  const { attempts, endpoints, fromDaysAgo, toDaysAgo } = span;
  const events = Math.round(attempts * EVENTS_OF_ATTEMPTS);
  const everyMs = ((fromDaysAgo - toDaysAgo) * 86_400_000) / events;
  await sql`select make_event_weeks(plaudit_now() - ${fromDaysAgo}::int * interval '1 day', plaudit_now())`.execute(db);
  const { rows } = await sql<{ since: string }>`
    select (plaudit_now() - ${fromDaysAgo}::int * interval '1 day')::text as since`.execute(db);
  for (let from = 0; from < events; from += EVENTS_A_TIME) {
    const numbers = { from, to: Math.min(events, from + EVENTS_A_TIME) - 1 };
    await sql`create table made as ${made(numbers, endpoints, { since: rows[0]?.since ?? '', everyMs })}`.execute(db);
    await insertMade(db);
    await sql`drop table made`.execute(db);
  }
}

function made(
  { from, to }: { from: number; to: number },
  endpoints: number,
  { since, everyMs }: { since: string; everyMs: number },
) {
  return sql`
    select new_event_id(at) as id, number, 'end_' || place as endpoint_id, 'lst_' || place as listing_id, place, at,
      case
        when place = 0 then case when number < 200000 and number % 1000 = 0 then 'failed' else 'delivered' end
        when number % 100 = 1 then 'failed' when number % 100 = 2 then 'undelivered' else 'delivered' end as state
    from generate_series(${from}::bigint, ${to}::bigint) as number,
      lateral (select case when number % 10 = 0 then 0 else 1 + number % (${endpoints}::int - 1) end as place,
        ${since}::timestamptz + number * ${everyMs}::float8 * interval '1 millisecond' as at) as turn`;
}

const HEADERS = '{"content-type":"application/json","server":"nginx/1.27.2","x-request-id":"4b1f9c2e77aa"}';

async function insertMade(db: Connection): Promise<void> {
  await sql`
    insert into event (id, listing_id, type, body, recorded_at)
    select id, listing_id, 'vote.created',
      replace(${sampleBody()}, ${SAMPLE_EVENT_ID.replaceAll('-', '')}, replace(id::text, '-', '')), at
    from made`.execute(db);
  await sql`
    insert into delivery (event_id, endpoint_id, state, attempts, last_code, last_status, last_duration_ms, changed_at,
      first_attempt_id, first_started_at, first_status, first_duration_ms, first_response_ms, first_address, first_headers,
      first_body)
    select id, endpoint_id, state, 1, 'delivered', 200, 42, at,
      gen_random_uuid(), at, 200, 42, 40, '192.0.2.7', ${HEADERS}::json, '{"ok":true}'
    from made where state = 'delivered'`.execute(db);
  await sql`
    insert into delivery (event_id, endpoint_id, state, attempts, last_code, last_status, last_duration_ms, changed_at)
    select id, endpoint_id, state, 1, case state when 'failed' then 'http_4xx' else 'http_5xx' end,
      case state when 'failed' then 404 else 503 end, 42, at from made where state <> 'delivered'
    union all
    select id, ${LOGGED_LISTENER}, case when ${MISSED} then 'failed' else 'accepted' end, 1,
      case when ${MISSED} then 'connect_refused' else 'accepted' end, null, 12, at from made where place = 0`.execute(
    db,
  );
  await sql`
    insert into attempt (event_id, endpoint_id, number, id, trigger, code, http_status, charged, started_at, duration_ms,
      first_byte_ms, address, response_headers, response_body)
    select id, endpoint_id, 1, gen_random_uuid(), 'vote', 'http_503', 503, true, at, 42, 40, '192.0.2.7',
      ${HEADERS}::json, '{"ok":false}' from made where state <> 'delivered'
    union all
    select id, ${LOGGED_LISTENER}, 1, gen_random_uuid(), 'vote', 'accepted', null, false, at, 12, 10, '192.0.2.7', null, 'ok'
    from made where place = 0`.execute(db);
  await sql`
    insert into player_reward (endpoint_id, event_id, player, voted_at, state)
    select ${LOGGED_LISTENER}, id, 'player_' || number % 50000, at, 'past' from made
    where place = 0 and not (${MISSED})`.execute(db);
  await sql`
    insert into vote (event_id, listing_id, voter_id, user_id, player_name, weight, voted_at, next_vote_at)
    select id, listing_id, 'voter_' || number % 50000, 'voter_' || number % 50000, 'Player_' || number % 50000, 1, at,
      at + interval '24 hours' from made where place = 0`.execute(db);
}

/** Rows of other tables that are past their retention. */
export async function insertStale(db: Connection, rows: number, endpoints: number): Promise<void> {
  await sql`
    insert into spending (key, used, started_at, expires_at)
    select 'stale:' || number, 1, plaudit_now() - interval '2 minutes', plaudit_now() - interval '1 minute'
    from generate_series(1, ${rows}::int) as number`.execute(db);
  await sql`
    insert into voter_month (listing_id, month, user_id, votes, last_voted_at)
    select 'lst_' || number % ${endpoints}::int, (date_trunc('month', plaudit_now()) - interval '1 month')::date,
      'voter_' || number, 1, plaudit_now() - interval '40 days'
    from generate_series(1, ${rows}::int) as number`.execute(db);
  await sql`
    insert into listing_day (listing_id, day, votes, weight)
    select 'lst_' || number, plaudit_now()::date - 31, 1, 1
    from generate_series(0, ${endpoints}::int - 1) as number`.execute(db);
  for (const [table, column] of [
    ['server_count_hour', 'server_count'],
    ['player_count_hour', 'players'],
  ] as const) {
    await sql`
      insert into ${sql.ref(table)} (listing_id, hour, ${sql.ref(column)})
      select 'lst_' || number, date_trunc('hour', plaudit_now()) - 91 * interval '1 day' - hour * interval '1 hour', 1
      from generate_series(0, ${endpoints}::int - 1) as number, generate_series(1, 24) as hour`.execute(db);
  }
}
