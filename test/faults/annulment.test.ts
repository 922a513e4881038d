// Votes are annulled and restored by processes that die at every step, while people vote (decision P410): in the end
// every count is exact.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FaultPoint } from '../../src/core/fault-point.ts';
import { finishAnnulments } from '../../src/integrity/annul-votes.ts';
import type { DyingOrder } from '../support/annul-and-die.ts';
import { annulmentsOf } from '../support/annulments.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { waitFor } from '../support/wait.ts';

const PROGRAM = join(import.meta.dirname, '../support/annul-and-die.ts');
const MANY = 1_300;

let fixture: DeliveryFixture;
let listingId: string;
beforeEach(async () => {
  fixture = await openDeliveryFixture();
  listingId = await fixture.listing('minecraft');
});
afterEach(() => fixture.close());

async function die(order: DyingOrder): Promise<void> {
  const dying = spawn(process.execPath, [PROGRAM, fixture.database.url ?? '', JSON.stringify(order)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect([order.point, order.passing, (await once(dying, 'exit'))[1]]).toEqual([order.point, order.passing, 'SIGKILL']);
  await waitFor(async () => expect(await isLocked()).toBe(false));
}

/** PostgreSQL ends a transaction only once it notices that the process is gone; until then, others skip its annulment. */
async function isLocked(): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    with free as materialized (select id from annulment for no key update skip locked)
    select (select count(*) from free) < (select count(*) from annulment) as locked`.execute(fixture.db);
  return rows[0]!.locked;
}

async function manyVotes(): Promise<void> {
  await sql`
    insert into vote (event_id, listing_id, voter_id, user_id, weight, voted_at, next_vote_at)
    select new_event_id(plaudit_now()), ${listingId}, 'v' || n, 'v' || n, 1, plaudit_now() - n * interval '1 second',
      plaudit_now() + interval '23 hours' from generate_series(1, ${MANY}::int) as n`.execute(fixture.db);
  await sql`
    insert into listing_day (listing_id, day, votes, weight, scored)
    select listing_id, (voted_at at time zone 'UTC')::date, count(*), sum(weight), true from vote
    where listing_id = ${listingId} group by 1, 2`.execute(fixture.db);
  await sql`update listing set vote_count = ${MANY}, score = ${MANY} where id = ${listingId}`.execute(fixture.db);
}

const STEPS: readonly (readonly [FaultPoint, number])[] = [
  ['annulment.written', 1],
  ['annulment.slice', 1],
  ['annulment.written', 1],
];

test('P410 no kill loses a vote or counts one twice', async () => {
  await manyVotes();
  const { counts, vote, annuller } = annulmentsOf(fixture, listingId);
  const before = await counts();
  const total = async () => (await counts()).listings;
  await die({ point: 'annulment.ordered', passing: 1, annul: listingId });
  expect(await total()).toEqual([{ votes: MANY, score: MANY }]);
  for (const [point, passing] of STEPS) {
    await die({ point, passing });
    await vote(`new${point}${Math.random()}`.replace(/[^a-z0-9]/g, '').slice(0, 30));
  }
  // One slice of 500 was committed.
  expect(await total()).toEqual([{ votes: MANY - 500 + 3, score: MANY - 500 + 3 }]);
  await finishAnnulments(annuller);
  expect(await total()).toEqual([{ votes: 3, score: 3 }]);
  const [annulment] = await fixture.db.selectFrom('annulment').selectAll().execute();
  expect(annulment).toMatchObject({ state: 'annulled', selected: MANY, annulled: MANY });
  await die({ point: 'annulment.slice', passing: 2, restore: annulment!.id });
  expect(await total()).toEqual([{ votes: 1_003, score: 1_003 }]);
  await die({ point: 'annulment.written', passing: 1 });
  await finishAnnulments(annuller);
  const after = await counts();
  expect(after.listings).toEqual([{ votes: MANY + 3, score: MANY + 3 }]);
  expect(after.votes).toEqual(expect.arrayContaining(before.votes));
  expect((after.days as { votes: number }[]).reduce((sum, { votes }) => sum + votes, 0)).toBe(MANY + 3);
  const notices = await fixture.db.selectFrom('notice').select(['kind', 'votes']).orderBy('id').execute();
  expect(notices).toEqual([
    { kind: 'votes.annulled', votes: MANY },
    { kind: 'votes.restored', votes: MANY },
  ]);
});
