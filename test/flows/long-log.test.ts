// A page of a long log is read from its newest line on: the rows it reads do not grow with what the filter excludes.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import type { Connection } from '../../src/db/database.ts';
import { startBulkRedelivery } from '../../src/deliveries/bulk-redelivery.ts';
import { lockBatch, selectNextEvents } from '../../src/deliveries/bulk-redelivery-queries.ts';
import { type DeliveryListQuery, listDeliveries } from '../../src/deliveries/delivery-log.ts';
import { listUnrewarded } from '../../src/votes/listener-log.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';

const MANY = 6_000;
const PAGE = 50;
/** The page, the line after it that shows there are more, and the lines of another state in between. */
const FEW = 2 * PAGE;

let fixture: DeliveryFixture;
let listingId: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture();
  listingId = await fixture.listing('minecraft');
});
afterEach(() => fixture.close());

/** One in ten of them failed; each names a different player, whom the listener rewarded if it did not fail. */
async function seed(kind: 'webhook' | 'listener', states: { readonly good: string; readonly bad: string }) {
  await sql`
    insert into endpoint (id, listing_id, kind, state) values ('end_long', ${listingId}, ${kind}, 'enabled')`.execute(
    fixture.db,
  );
  await sql`
    with made as (
      select new_event_id(at) as id, number, at, case when number % 10 = 0 then ${states.bad} else ${states.good} end as state
      from (select number, plaudit_now() - number * interval '1 millisecond' as at from generate_series(1, ${MANY}::int) as number)
    ), events as (
      insert into event (id, listing_id, type, body, recorded_at)
      select id, ${listingId}, 'vote.created', '{"data":{"playerName":"Sample"}}', at from made
    ), votes as (
      insert into vote (event_id, listing_id, voter_id, user_id, player_name, weight, voted_at, next_vote_at)
      select id, ${listingId}, 'voter' || number, 'voter' || number, 'Player' || number, 1, at, at + interval '12 hours' from made
    ), rewards as (
      insert into player_reward (endpoint_id, event_id, player, voted_at, state)
      select 'end_long', id, 'player' || number, at, 'past' from made
      where ${kind}::text = 'listener' and state = ${states.good}
    )
    insert into delivery (event_id, endpoint_id, state, attempts, last_code, changed_at)
    select id, 'end_long', state, 1, state, at from made`.execute(fixture.db);
  await sql`analyze`.execute(fixture.db);
}

/** How many rows of the log were read; how events of a small table are joined to them is up to the planner. */
async function rowsRead(read: (db: Connection) => Promise<unknown>): Promise<number> {
  return fixture.db.transaction().execute(async (transaction) => {
    const before = await countRead(transaction);
    await read(transaction);
    return (await countRead(transaction)) - before;
  });
}

async function countRead(db: Connection): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
    where relname ~ '^delivery(_|$)'`.execute(db);
  return rows[0]?.read ?? 0;
}

describe('a page of a webhook’s log, newest first, reads few rows', () => {
  beforeEach(() => seed('webhook', { good: 'delivered', bad: 'failed' }));

  const pages: readonly (readonly [string, Partial<DeliveryListQuery>])[] = [
    ['all', {}],
    ['delivered', { state: 'delivered' }],
    ['failed', { state: 'failed' }],
  ];
  test.each(pages)('%s', async (_, query) => {
    const read = await rowsRead((db) => listDeliveries(db, { listingId, limit: PAGE, ...query }));
    expect(read).toBeLessThan(FEW);
  });
});

test.each([
  ['all', ['delivered', 'failed'] as const],
  ['failed ones', ['failed'] as const],
])('the next events of a bulk redelivery, of %s, read few rows', async (_, states) => {
  await seed('webhook', { good: 'delivered', bad: 'failed' });
  const ordered = await startBulkRedelivery(
    fixture.db,
    { listingId, states, since: new Date(Date.now() - 86_400_000), until: null },
    OPERATOR,
  );
  const { id } = (ordered as { batch: { id: string } }).batch;
  const batch = (await lockBatch(fixture.db, id))!;
  const read = await rowsRead(async (db) => expect(await selectNextEvents(db, batch, 10)).toHaveLength(10));
  expect(read).toBeLessThan(FEW);
});

test('the first page of unrewarded players reads few rows', async () => {
  await seed('listener', { good: 'accepted', bad: 'failed' });
  const read = await rowsRead(async (db) =>
    expect(await listUnrewarded({ db, config: fixture.config }, listingId, PAGE)).toHaveLength(PAGE),
  );
  expect(read).toBeLessThan(FEW);
});
