// Everybody locks endpoints in one order, by their IDs: a listing has two, and who would not would wait for each other, and a
// person's vote, a recording or a deletion would fail.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renewLeases } from '../../src/deliveries/claim-queries.ts';
import { lockEndpoints } from '../../src/deliveries/record-queries.ts';
import { deleteRow } from '../../src/listings/queries.ts';
import { openStage, type Stage } from '../support/stage.ts';

let stage: Stage;
let listingId: string;

beforeEach(async () => {
  stage = await openStage({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
});

afterEach(async () => {
  await stage.close();
});

/** The endpoints of a fresh listing, the lower ID first. */
async function bothEndpoints() {
  listingId = await stage.listing('minecraft');
  await stage.webhook(listingId, 'http://127.0.0.1:9/votes');
  await stage.listener(listingId, { host: '127.0.0.1', port: 8192, token: 'sample', publicKey: null });
  await sql`update endpoint set lease_until = plaudit_now()`.execute(stage.db);
  const { rows } = await sql<{ endpointId: string; epoch: number }>`
    select id as "endpointId", epoch from endpoint where listing_id = ${listingId} order by id`.execute(
    stage.db,
  );
  const [lower, higher] = rows;
  return { lower: lower!, higher: higher! };
}

/** What it answers, when another locks both endpoints in order and it comes in between. */
async function between<Answer>(
  { lower, higher }: Awaited<ReturnType<typeof bothEndpoints>>,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const { acting } = await stage.db.transaction().execute(async (transaction) => {
    await lockEndpoints(transaction, [lower.endpointId]);
    const acting = act();
    await vi.waitUntil(async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(stage.db);
      return rows.length > 0;
    });
    await lockEndpoints(transaction, [higher.endpointId]);
    return { acting };
  });
  return acting;
}

describe.skipIf(process.env.PLAUDIT_TEST_DATABASE !== 'postgres')('in one order', () => {
  test('leases are renewed', async () => {
    const both = await bothEndpoints();
    const renewed = await between(both, () =>
      renewLeases(stage.database.engineDb, [both.higher, both.lower]),
    );
    expect(renewed.size).toBe(2);
  });

  // Which of the two a cascade takes first depends on where they lie and on IDs made by chance.
  test('a listing is deleted', async () => {
    for (let times = 0; times < 8; times += 1) {
      const both = await bothEndpoints();
      expect(await between(both, () => deleteRow(stage.db, listingId))).toBe('Sample listing');
    }
  });
});
