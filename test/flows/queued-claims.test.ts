// A vote's deliveries are claimed in the transaction that records it, by the process that will send them (decision
// P354), and recorded in one statement (decision P353). Neither may lose a delivery or send one twice.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { createLog } from '../../src/core/log.ts';
import type { Db } from '../../src/db/database.ts';
import { claimEndpoints } from '../../src/deliveries/claim.ts';
import { recordOutcomes } from '../../src/deliveries/record-outcomes.ts';
import { lockEndpoints } from '../../src/deliveries/record-queries.ts';
import { createDeliveryContext } from '../../src/delivery-context.ts';
import { pauseWebhook } from '../../src/endpoints/webhook-settings.ts';
import { castVote, createVoting } from '../../src/votes/cast-vote.ts';
import { deliveredResult } from '../support/delivered-result.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { untilLocksAwaited } from '../support/locks.ts';
import { holdFirst, type Receiver, startReceiver } from '../support/receiver.ts';
import { waitUntil } from '../support/wait.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;
let listingId: string;
let released: (number | null)[];

beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  receiver = await startReceiver();
  listingId = await fixture.listing();
  await fixture.webhook(listingId, receiver.url);
  released = [];
  fixture.engine.accept({ started: () => undefined, released: (dueInMs) => void released.push(dueInMs) });
});

afterEach(async () => {
  await receiver.close();
  await fixture.engine.stop(0);
  await fixture.close();
});

async function endpoint() {
  const { rows } = await sql<{ id: string; isDue: boolean; isLeased: boolean; queued: number }>`
    select id, next_due_at is not null as "isDue", lease_until is not null as "isLeased",
      (select count(*)::int from queue where endpoint_id = endpoint.id) as queued
    from endpoint where listing_id = ${listingId}`.execute(fixture.db);
  return rows[0]!;
}

const untilReleased = () => waitUntil(async () => !(await endpoint()).isLeased && fixture.engine.leases === 0);

describe('P354 a vote', () => {
  test('is sent without a search, logged once, and leaves nothing due', async () => {
    await fixture.vote(listingId, 'voter');
    await receiver.until(1);
    await untilReleased();
    expect(await endpoint()).toMatchObject({ isDue: false, queued: 0 });
    expect(released).toEqual([null]);
    const log = await fixture.db.selectFrom('attempt_log').select(['number', 'trigger', 'code']).execute();
    expect(log).toEqual([{ number: 1, trigger: 'vote', code: 'delivered' }]);
    await fixture.tick();
    expect(receiver.received).toHaveLength(1);
  });

  test('for an endpoint that is being worked on is found when that work ends', async () => {
    const first = holdFirst(receiver);
    await fixture.vote(listingId, 'first');
    await receiver.until(1);
    await fixture.vote(listingId, 'second');
    expect(fixture.engine.leases).toBe(1);
    first();
    await waitUntil(() => released.length > 0);
    expect(released[0]).toBeLessThanOrEqual(0);
    await fixture.tick();
    expect(receiver.received).toHaveLength(2);
  });

  test('cast while the process has no room, or does not run, waits for a search', async () => {
    await fixture.engine.stop(0);
    const woken = vi.fn();
    const deliverer = { ...fixture.deliverer, lessee: fixture.deliverer.lessee, wake: woken };
    const voting = createVoting({
      db: fixture.db,
      site: fixture.site,
      requireConfirmed: false,
      deliverer,
    });
    await castVote(voting, { listingId, voter: { voterId: 'voter', platformId: null, confirmed: true } });
    expect(await endpoint()).toMatchObject({ isDue: true, isLeased: false });
    expect(woken).toHaveBeenCalledOnce();
  });

  test('claimed by a process that has stopped meanwhile is released for the others', async () => {
    await fixture.engine.stop(0);
    const deliverer = { ...fixture.deliverer, lessee: { room: 10, presence: null } };
    const { site } = fixture;
    const voting = createVoting({ db: fixture.db, site, requireConfirmed: false, deliverer });
    await castVote(voting, { listingId, voter: { voterId: 'voter', platformId: null, confirmed: true } });
    await untilReleased();
    expect(receiver.received).toHaveLength(0);
    expect(await endpoint()).toMatchObject({ isDue: true, queued: 1 });
    expect(await fixture.db.selectFrom('attempt_log').select('number').execute()).toEqual([]);
  });

  test('for a paused webhook is not claimed', async () => {
    await pauseWebhook(fixture.db, listingId, OPERATOR);
    await fixture.vote(listingId, 'voter');
    expect(await endpoint()).toMatchObject({ isLeased: false, queued: 1 });
    expect(fixture.engine.leases).toBe(0);
  });

  test('does not overtake deliveries that are due', async () => {
    await fixture.engine.stop(0);
    await fixture.vote(listingId, 'first');
    fixture.engine.accept({ started: () => undefined, released: () => undefined });
    await fixture.vote(listingId, 'second');
    expect(await endpoint()).toMatchObject({ isLeased: false, queued: 2 });
    await fixture.tick();
    expect(receiver.received).toHaveLength(2);
  });

  test('does not shorten the rest of a failing endpoint', async () => {
    receiver.answer = 503;
    await fixture.vote(listingId, 'first');
    await receiver.until(1);
    await untilReleased();
    await fixture.vote(listingId, 'second');
    expect(await endpoint()).toMatchObject({ isLeased: false, queued: 2 });
    expect(fixture.engine.leases).toBe(0);
  });

  test('claimed by a process that died is sent by another once the lease has expired', async () => {
    const dead = { ...fixture.deliverer, lessee: { room: 10, presence: null }, startQueued: () => undefined };
    const { site } = fixture;
    const voting = createVoting({ db: fixture.db, site, requireConfirmed: false, deliverer: dead });
    await castVote(voting, { listingId, voter: { voterId: 'voter', platformId: null, confirmed: true } });
    await fixture.tick();
    expect(receiver.received).toHaveLength(0);
    await fixture.clock.advance('31s');
    await fixture.tick();
    expect(receiver.received).toHaveLength(1);
    const log = await fixture.db
      .selectFrom('attempt_log')
      .select(['number', 'code', 'charged'])
      .orderBy('number')
      .execute();
    expect(log).toEqual([
      { number: 1, code: 'interrupted', charged: false },
      { number: 2, code: 'delivered', charged: false },
    ]);
  });

  test('whose commit got no response is sent, because it is there', async () => {
    let isLost = false;
    const db: Db = new Proxy(fixture.db, {
      get(real, name) {
        const own: unknown = Reflect.get(real, name, real);
        if (name !== 'transaction' || isLost) return typeof own === 'function' ? own.bind(real) : own;
        isLost = true;
        const losing = async (work: never) => {
          await real.transaction().execute(work);
          throw new Error('the connection broke after the commit');
        };
        return () => ({ execute: losing });
      },
    });
    const { deliverer, site } = fixture;
    const voting = createVoting({ db, site, requireConfirmed: false, deliverer });
    const cast = await castVote(voting, { listingId, voter: { voterId: 'voter', platformId: null, confirmed: true } });
    expect(cast).toMatchObject({ ok: true });
    await receiver.until(1);
    await untilReleased();
    expect(receiver.received).toHaveLength(1);
  });

  test('P220 is not recorded by the process that lost its lease, but sent again by the next', async () => {
    const first = holdFirst(receiver);
    await fixture.vote(listingId, 'voter');
    await receiver.until(1);
    await fixture.clock.advance('31s');
    const { database } = fixture;
    const next = createDeliveryContext({ ...fixture, database, log: createLog('silent') }, { trial: fixture.trial });
    const ticking = next.engine.tick();
    await receiver.until(2);
    first();
    await ticking;
    await waitUntil(() => fixture.engine.leases === 0);
    const log = await fixture.db.selectFrom('attempt_log').select(['number', 'code']).orderBy('number').execute();
    expect(log).toEqual([
      { number: 1, code: 'interrupted' },
      { number: 2, code: 'delivered' },
    ]);
    await next.outbound.close();
    await next.notifier.close();
  });
});

const POLICY = { delaysSeconds: [60], paceMaxMs: 1_000, chance: () => 0 };

async function claimOnly() {
  const [claim] = await claimEndpoints(fixture.db, fixture.loadTargets, 1);
  const results = claim!.attempts.map((attempt) => deliveredResult(attempt, claim!));
  return { claim: claim!, results, ended: true };
}

describe('P353 results', () => {
  test('are recorded in one statement, without a transaction', async () => {
    await fixture.engine.stop(0);
    await fixture.vote(listingId, 'voter');
    const report = await claimOnly();
    const db = new Proxy(fixture.db, {
      get(real, name) {
        if (name === 'transaction') throw new Error('a transaction was begun');
        const own: unknown = Reflect.get(real, name, real);
        return typeof own === 'function' ? own.bind(real) : own;
      },
    });
    expect((await recordOutcomes(db, [report], POLICY)).held.size).toBe(1);
    expect(await endpoint()).toMatchObject({ isDue: false, isLeased: false, queued: 0 });
  });

  test('are decided again for an endpoint that was paused meanwhile', async () => {
    await fixture.engine.stop(0);
    await fixture.vote(listingId, 'voter');
    const report = await claimOnly();
    await pauseWebhook(fixture.db, listingId, OPERATOR);
    const { held } = await recordOutcomes(fixture.db, [report], POLICY);
    expect(held.size).toBe(0);
    expect(await endpoint()).toMatchObject({ isDue: false, isLeased: false, queued: 0 });
    const states = await fixture.db.selectFrom('endpoint').select('state').execute();
    expect(states).toEqual([{ state: 'paused' }]);
  });

  test.runIf(process.env.PLAUDIT_TEST_DATABASE === 'postgres')(
    'do not hide a vote that was queued after the statement began',
    async () => {
      await fixture.engine.stop(0);
      await fixture.vote(listingId, 'first');
      const report = await claimOnly();
      const { id } = await endpoint();
      const recording = await fixture.db.transaction().execute(async (transaction) => {
        await lockEndpoints(transaction, [id]);
        const waiting = recordOutcomes(fixture.db, [report], POLICY);
        await untilLocksAwaited(fixture.db);
        await sql`
          insert into event (id, listing_id, type, body, recorded_at)
          values (new_event_id(plaudit_now()), ${listingId}, 'vote.created', '{}', plaudit_now())`.execute(transaction);
        await sql`
          insert into queue (endpoint_id, event_id, due_at) select ${id}, max(id::text)::uuid, plaudit_now() from event`.execute(
          transaction,
        );
        return { waiting };
      });
      // By the time at which the statement began to wait.
      expect((await recording.waiting).dueInMs).toBeTypeOf('number');
      expect(await endpoint()).toMatchObject({ isDue: true, isLeased: false, queued: 1 });
    },
  );
});
