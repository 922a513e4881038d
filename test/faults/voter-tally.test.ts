// Votes are counted for their voters by processes that die at every step (decision P520): each is counted once.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FaultPoint } from '../../src/core/fault-point.ts';
import { tallyVotes } from '../../src/voters/tally.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { waitFor } from '../support/wait.ts';

const PROGRAM = join(import.meta.dirname, '../support/tally-and-die.ts');
/** More than two slices. */
const MANY = 12_000;

let fixture: DeliveryFixture;
beforeEach(async () => {
  fixture = await openDeliveryFixture();
});
afterEach(() => fixture.close());

async function die(point: FaultPoint, passing: number): Promise<void> {
  const dying = spawn(process.execPath, [PROGRAM, fixture.database.url ?? '', point, String(passing)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect([point, (await once(dying, 'exit'))[1]]).toEqual([point, 'SIGKILL']);
  // PostgreSQL ends the transaction only once it notices that the process is gone; until then, others skip the tally.
  await waitFor(async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(fixture.db);
    expect(rows).toEqual([]);
  });
}

async function counted(): Promise<number> {
  const { rows } = await sql<{ votes: number }>`
    select coalesce(sum(votes), 0)::int as votes from voter_stat`.execute(fixture.db);
  return rows[0]?.votes ?? 0;
}

test('P520 no kill loses a vote or counts one twice', async () => {
  expect(await tallyVotes(fixture.database)).toBe(0);
  const listingId = await fixture.listing();
  await sql`
    insert into person (id, email, name) select 'usr_' || n, n || '@mail.example', 'Sample ' || n
    from generate_series(1, 500) as n`.execute(fixture.db);
  await sql`
    insert into vote (event_id, listing_id, voter_id, user_id, weight, voted_at, next_vote_at)
    select new_event_id(plaudit_now() - interval '1 minute'), ${listingId}, voter, voter, 1,
      plaudit_now() - n * interval '1 minute', plaudit_now() + interval '1 hour'
    from (select n, 'usr_' || (n % 500 + 1) as voter from generate_series(1, ${MANY}::int) as n) as votes`.execute(
    fixture.db,
  );
  await die('tally.written', 1);
  expect(await counted()).toBe(0);
  await die('tally.slice', 1);
  expect(await counted()).toBe(5_000);
  await die('tally.written', 1);
  expect(await counted()).toBe(5_000);
  await tallyVotes(fixture.database);
  expect(await counted()).toBe(MANY);
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::int as wrong from voter_stat where votes <> (
      select count(*) from vote where voter_id = person_id)`.execute(fixture.db);
  expect(rows[0]?.wrong).toBe(0);
});
