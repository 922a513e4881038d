// Keeps the backlog at one size, so that the engine never runs out of work: inserts as many deliveries as have arrived.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SAMPLE_EVENT_ID, sampleBody } from '../drain/backlog.ts';
import type { DeliverySetup } from '../harness/setup.ts';

export interface RefillSample {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  readonly arrived: number;
  readonly waiting: number;
}

export interface Refill {
  /** Sampled every few milliseconds. */
  readonly samples: readonly RefillSample[];
  /** Rejects when it fails. */
  readonly filling: Promise<void>;
  /** Stops inserting; returns how many deliveries there were in total. */
  stop(): Promise<number>;
}

export interface RefillShape {
  readonly databaseUrl: string;
  readonly endpoints: number;
  readonly waiting: number;
}

/** Endpoints per statement, and votes for each: rows are locked for only a few milliseconds. */
const ENDPOINTS_A_TIME = 100;
const VOTES_EACH = 10;
const LOOK_EVERY_MS = 20;

/**
 * Like a vote: locks the endpoints' rows, in the order that every transaction uses, before it inserts anything, and
 * does not touch a row that is already due.
 */
const PUT_IN = `
  with locked as materialized (
    select id, listing_id, backlog_from, next_due_at from endpoint where id = any($1::text[]) order by id for no key update
  ), fresh as materialized (
    select new_event_id(at) as id, locked.id as endpoint_id, listing_id, at
    from locked, generate_series(1, ${VOTES_EACH}), (select plaudit_now() as at) as moment
  ), recorded as (
    insert into event (id, listing_id, type, body, recorded_at)
    select id, listing_id, 'vote.created', replace($2::text, $3::text, replace(id::text, '-', '')), at from fresh
  ), queued as (
    insert into queue (endpoint_id, event_id, due_at) select endpoint_id, id, at from fresh
  )
  update endpoint set
    backlog_from = least(endpoint.backlog_from, plaudit_now()), next_due_at = least(endpoint.next_due_at, plaudit_now())
  from locked where endpoint.id = locked.id
    and (locked.backlog_from <= plaudit_now() and locked.next_due_at <= plaudit_now()) is not true`;

export async function startRefill(setup: DeliverySetup, shape: RefillShape): Promise<Refill> {
  const client = new pg.Client({ connectionString: shape.databaseUrl });
  await client.connect();
  const samples: RefillSample[] = [];
  let put = 0;
  let isStopped = false;
  const fill = async () => {
    while (!isStopped) {
      const { requests: arrived, nowMs } = await setup.look({});
      samples.push({ atMs: nowMs, arrived, waiting: put - arrived });
      if (put - arrived < shape.waiting) put += await putIn(client, put, shape.endpoints);
      else await sleep(LOOK_EVERY_MS);
    }
  };
  const filling = fill();
  // The failure reaches the caller that awaits or stops it.
  filling.catch(() => undefined);
  return {
    samples,
    filling,
    async stop() {
      isStopped = true;
      await filling;
      await client.end();
      return put;
    },
  };
}

async function putIn(client: pg.Client, put: number, endpoints: number): Promise<number> {
  const first = (put / VOTES_EACH) % endpoints;
  const ids = Array.from(
    { length: Math.min(ENDPOINTS_A_TIME, endpoints) },
    (_, number) => `end_${(first + number) % endpoints}`,
  );
  await client.query({
    name: 'put-in',
    text: PUT_IN,
    values: [ids, sampleBody(), SAMPLE_EVENT_ID.replaceAll('-', '')],
  });
  return ids.length * VOTES_EACH;
}
