// A backlog in Plaudit's own tables, as if every vote had been cast while no engine ran, and how to verify the result.
import { sql } from 'kysely';
import { createVault } from '../../src/core/secrets.ts';
import { type Db, openDatabase } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { webhookSealLabel } from '../../src/endpoints/targets.ts';
import { type Backlog, endpointSecret, endpointUrl, SAMPLE_EVENT_ID, sampleBody } from './backlog.ts';

export const BENCH_SECRET_KEY = 'a key for benchmarks, thirty-two letters long at least';

export async function seed(databaseUrl: string, backlog: Backlog): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  await migrate(db);
  await insertEndpoints(db, backlog);
  await insertWaitingDeliveries(db, { ...backlog, first: 0 });
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
  await close();
}

/** `end_0`, `end_1` … of `lst_0`, `lst_1` … */
export async function insertEndpoints(
  db: Db,
  { endpoints, origin }: Pick<Backlog, 'endpoints' | 'origin'>,
): Promise<void> {
  await sql`insert into person (id, email, name) values ('usr_bench', 'bench@example.test', 'Bench')`.execute(db);
  await sql`
    insert into listing (id, type, game, name, owner_id)
    select 'lst_' || number, 'game', 'minecraft', 'Sample listing', 'usr_bench'
    from generate_series(0, ${endpoints}::int - 1) as number`.execute(db);
  await sql`
    insert into endpoint (id, listing_id, kind) select 'end_' || number, 'lst_' || number, 'webhook'
    from generate_series(0, ${endpoints}::int - 1) as number`.execute(db);
  const vault = createVault(BENCH_SECRET_KEY);
  const seal = (number: number, what: 'url' | 'secret', plain: string) =>
    vault.encrypt(plain, webhookSealLabel(`end_${number}`, what)).toString('hex');
  const numbers = Array.from({ length: endpoints }, (_, number) => number);
  await sql`
    insert into webhook (endpoint_id, format, url_sealed, url_shown, secret_sealed)
    select 'end_' || number, 'json', decode(url, 'hex'), ${origin}, decode(secret, 'hex')
    from unnest(${numbers}::int[], ${numbers.map((number) => seal(number, 'url', endpointUrl(origin, number)))}::text[],
      ${numbers.map((number) => seal(number, 'secret', endpointSecret(number)))}::text[]) as one (number, url, secret)`.execute(
    db,
  );
}

export interface WaitingDeliveries {
  readonly deliveries: number;
  /** The number of the first endpoint. */
  readonly endpoints: number;
  readonly first: number;
}

/** One vote per millisecond up to now, for each endpoint in turn. */
export async function insertWaitingDeliveries(
  db: Db,
  { deliveries, endpoints, first }: WaitingDeliveries,
): Promise<void> {
  await sql`
    create table vote_to_come as
    select new_event_id(at) as id, 'end_' || place as endpoint_id, 'lst_' || place as listing_id, at
    from generate_series(1, ${deliveries}::int) as number,
      lateral (select ${first}::int + number % ${endpoints}::int as place) as turn,
      lateral (select plaudit_now() - (${deliveries}::int - number) * interval '1 millisecond' as at) as moment`.execute(
    db,
  );
  await sql`
    insert into event (id, listing_id, type, body, recorded_at)
    select id, listing_id, 'vote.created',
      replace(${sampleBody()}, ${SAMPLE_EVENT_ID.replaceAll('-', '')}, replace(id::text, '-', '')), at
    from vote_to_come`.execute(db);
  await sql`
    insert into queue (endpoint_id, event_id, due_at) select endpoint_id, id, at from vote_to_come`.execute(db);
  await sql`
    update endpoint set next_due_at = first, backlog_from = first
    from (select endpoint_id, min(at) as first from vote_to_come group by 1) as due where endpoint_id = id`.execute(db);
  await sql`drop table vote_to_come`.execute(db);
}

/** What is wrong after the drain, or null: every delivery is in the log with one attempt, and nothing is queued. */
export async function findFault(
  databaseUrl: string,
  { deliveries }: Pick<Backlog, 'deliveries'>,
  status = 204,
): Promise<string | null> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from delivery where state = 'delivered' and attempts = 1) as delivered,
      (select count(*) from attempt_log where code = 'delivered' and http_status = ${status}::int) as logged,
      (select count(*) from attempt_log) as attempts,
      (select count(*) from queue) as waiting, (select count(*) from claim join endpoint on endpoint.id = endpoint_id
        where lease_until is not null) as claims,
      (select count(*) from endpoint where lease_until is not null or next_due_at is not null) as unreleased,
      (select count(*) from endpoint where last_delivered_at is null) as without_health`.execute(db);
  await close();
  const wanted = {
    delivered: deliveries,
    logged: deliveries,
    attempts: deliveries,
    waiting: 0,
    claims: 0,
    unreleased: 0,
    without_health: 0,
  };
  return JSON.stringify(rows[0]) === JSON.stringify(wanted) ? null : JSON.stringify(rows[0]);
}
