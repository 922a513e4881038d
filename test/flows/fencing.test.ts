// A failover that loses transactions turns the database back while processes go on: the epoch counts from an older
// value again, and so do versions and IDs. What a process did under a lost lease must not count (decisions P220–P222).
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openVoteReceiver, type VoteReceiver } from '../../src/cli/listener/open-vote-receiver.ts';
import { claimEndpoints, claimMoreAttempts, type EndpointClaim } from '../../src/deliveries/claim.ts';
import { recordOutcomes } from '../../src/deliveries/record-outcomes.ts';
import { renewLeases } from '../../src/deliveries/renew-leases.ts';
import { deliveredResult } from '../support/delivered-result.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { LISTENER_KEYS } from '../support/vote-listener.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;
let listener: VoteReceiver;

beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  receiver = await startReceiver();
  listener = await openVoteReceiver({ keys: LISTENER_KEYS });
});

afterEach(async () => {
  await listener.close();
  await receiver.close();
  await fixture.close();
});

async function claim(): Promise<EndpointClaim> {
  const [claimed] = await claimEndpoints(fixture.db, fixture.loadTargets, 1);
  return claimed!;
}

const POLICY = { delaysSeconds: [60], paceMaxMs: 1_000, chance: () => 0 };

/** Records that all of the claim's attempts were delivered, and releases the lease. */
async function recordDelivered(held: EndpointClaim) {
  const results = held.attempts.map((attempt) => deliveredResult(attempt, held));
  return (await recordOutcomes(fixture.db, [{ claim: held, results, ended: true }], POLICY)).held;
}

test('results of a lost lease are not written, even if the same process has the next lease', async () => {
  const listingId = await fixture.listing();
  await fixture.webhook(listingId, receiver.url);
  await fixture.vote(listingId, 'voter');
  const lost = await claim();
  await fixture.clock.advance('31s');
  const held = await claim();
  const reports = [lost, held].map((one) => ({
    claim: one,
    results: one.attempts.map((attempt) => deliveredResult(attempt, one)),
    ended: true,
  }));
  expect((await recordOutcomes(fixture.db, reports, POLICY)).held.size).toBe(1);
  const log = await fixture.db.selectFrom('attempt_log').select(['number', 'code']).orderBy('number').execute();
  expect(log).toEqual([
    { number: 1, code: 'interrupted' },
    { number: 2, code: 'delivered' },
  ]);
});

/** Undoes what `lost` changes of endpoints and claims, as a failover does that loses its transactions. */
async function losing<Result>(lost: () => Promise<Result>): Promise<Result> {
  const { rows } = await sql<{ endpoints: unknown; claims: unknown }>`
    select (select json_agg(endpoint) from endpoint) as endpoints, (select json_agg(claim) from claim) as claims`.execute(
    fixture.db,
  );
  const result = await lost();
  const [kept] = rows;
  await sql`delete from claim`.execute(fixture.db);
  await sql`
    insert into claim select * from json_populate_recordset(null::claim, ${JSON.stringify(kept!.claims ?? [])}::json)`.execute(
    fixture.db,
  );
  await sql`
    update endpoint set epoch = kept.epoch, lease_until = kept.lease_until, lease_token = kept.lease_token,
      settings_version = kept.settings_version
    from json_populate_recordset(null::endpoint, ${JSON.stringify(kept!.endpoints)}::json) as kept
    where endpoint.id = kept.id`.execute(fixture.db);
  return result;
}

const attempts = async () => (await sql`select from attempt_log`.execute(fixture.db)).rows.length;

describe('P220 two processes hold leases with the same epoch', () => {
  test('the one whose lease was lost claims, renews, records and releases nothing', async () => {
    const listingId = await fixture.listing();
    await fixture.webhook(listingId, receiver.url);
    await fixture.vote(listingId, 'voter');
    const lost = await losing(claim);
    const held = await claim();
    expect(held.epoch).toBe(lost.epoch);
    await fixture.vote(listingId, 'other');
    expect(await claimMoreAttempts(fixture.db, [{ claim: lost, room: 5 }])).toEqual(new Map());
    expect((await renewLeases(fixture.db, [lost])).renewed).toEqual(new Set());
    expect((await renewLeases(fixture.db, [held])).renewed).toEqual(new Set([held.endpointId]));
    expect(await recordDelivered(lost)).toEqual(new Set());
    expect(await attempts()).toBe(0);
    expect(await recordDelivered(held)).toEqual(new Set([held.endpointId]));
    expect(await attempts()).toBe(1);
  });

  test('a vote in flight to a listener is not sent a second time because the other process releases the lease', async () => {
    const listingId = await fixture.listing('minecraft');
    await fixture.listener(listingId, listener);
    await fixture.vote(listingId, 'voter', { playerName: 'Alex' });
    // Settings without a vote: the lost lease has nothing in flight, and its run ends.
    const lost = { ...(await losing(claim)), attempts: [] };
    const held = await claim();
    expect(held.attempts).toHaveLength(1);
    await recordDelivered(lost);
    await fixture.tick();
    expect(listener.votes).toEqual([]);
    await recordDelivered(held);
    await fixture.tick();
    expect(listener.votes).toEqual([]);
  });

  test('a version that sets no token takes an endpoint over, and is fenced off by the epoch', async () => {
    const listingId = await fixture.listing();
    await fixture.webhook(listingId, receiver.url);
    await fixture.vote(listingId, 'voter');
    const held = await claim();
    await fixture.clock.advance('31s');
    await sql`update endpoint set epoch = epoch + 1, lease_until = plaudit_now() + interval '30 s'`.execute(fixture.db);
    expect(await recordDelivered(held)).toEqual(new Set());
    expect((await renewLeases(fixture.db, [held])).renewed).toEqual(new Set());
    await fixture.clock.advance('31s');
    await fixture.tick();
    expect(receiver.received).toHaveLength(1);
  });
});

test('P221 settings that replace lost ones are not taken for those that a process has cached', async () => {
  const other = await startReceiver();
  const listingId = await fixture.listing();
  await fixture.webhook(listingId, receiver.url);
  await fixture.vote(listingId, 'voter');
  await losing(async () => {
    await fixture.webhook(listingId, other.url);
    await fixture.tick();
  });
  expect(other.received).toHaveLength(1);
  await fixture.webhook(listingId, receiver.url);
  await fixture.vote(listingId, 'other');
  await fixture.tick();
  expect([other.received.length, receiver.received.length]).toEqual([1, 1]);
  await other.close();
});
