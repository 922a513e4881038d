// A very long queue of a webhook or listener that no longer accepts votes: it looks finished at once, and its rows are
// processed slice by slice (decision P134).

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { cleanUpSlices } from '../../src/cleanup.ts';
import { formatEventId } from '../../src/core/ids.ts';
import { SLICE_ROWS, selectCleanupTasks } from '../../src/db/cleanup-queries.ts';
import { listDeliveries } from '../../src/deliveries/delivery-log.ts';
import { redeliver } from '../../src/deliveries/redeliver.ts';
import { readHealth } from '../../src/endpoints/health-summary.ts';
import { removeListener } from '../../src/endpoints/listener-settings.ts';
import { readWebhook, removeWebhook } from '../../src/endpoints/webhook-settings.ts';
import { listListenerVotes } from '../../src/votes/listener-log.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { countRows, enqueueMany } from '../support/many-rows.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

const MANY = SLICE_ROWS * 4 + 7;

let fixture: DeliveryFixture;
let receiver: Receiver;

beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  receiver = await startReceiver();
});

afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

/** Processes the whole queue, and records after each slice by how much a table has shrunk. */
async function shrinkage(table: string): Promise<readonly number[]> {
  const steps: number[] = [];
  let before = await countRows(fixture.db, table);
  for (;;) {
    const unfinished = await cleanUpSlices(fixture.db);
    const left = await countRows(fixture.db, table);
    steps.push(before - left);
    before = left;
    if (unfinished === 0) return steps;
  }
}

describe('P134 a very long queue', () => {
  let listingId: string;
  const shown = async (state: 'undelivered' | 'waiting') =>
    (await listDeliveries(fixture.db, { listingId, state, limit: 10 })).deliveries.length;
  const lastDay = async () => (await readHealth(fixture.db, listingId))?.last24Hours;

  beforeEach(async () => {
    listingId = await fixture.listing();
    await fixture.webhook(listingId, receiver.url);
  });

  async function disable(): Promise<void> {
    receiver.answer = 400;
    await enqueueMany(fixture.db, listingId, 'webhook', MANY);
    while ((await readWebhook(fixture.db, listingId))?.state !== 'disabled') await fixture.tick();
  }

  test('of a disabled webhook is undelivered at once, is sent to nobody, and is logged slice by slice', async () => {
    await disable();
    const sent = receiver.received.length;
    expect(await countRows(fixture.db, 'queue')).toBeGreaterThan(SLICE_ROWS);
    expect(await shown('undelivered')).toBe(10);
    expect(await shown('waiting')).toBe(0);
    expect(await lastDay()).toEqual({ delivered: 0, failed: sent, retrying: 0, undelivered: MANY - sent });
    await fixture.clock.advance('1h');
    await fixture.tick();
    const other = await fixture.listing();
    const between = async () => {
      expect(await fixture.vote(listingId, 'meanwhile')).toMatchObject({ ok: true });
      expect(await fixture.vote(other, 'meanwhile')).toMatchObject({ ok: true });
    };
    expect(await cleanUpSlices(fixture.db)).toBe(1);
    await between();
    const steps = await shrinkage('queue');
    expect(steps.length).toBeGreaterThan(1);
    for (const step of steps) expect(step).toBeLessThanOrEqual(SLICE_ROWS);
    expect(await countRows(fixture.db, 'queue')).toBe(0);
    expect(await lastDay()).toEqual({
      delivered: 0,
      failed: sent,
      retrying: 0,
      undelivered: MANY - sent + 1,
    });
    expect(receiver.received).toHaveLength(sent);
  });

  test('D8 is not sent when the webhook is saved again before all of it is logged', async () => {
    await disable();
    const sent = receiver.received.length;
    await fixture.webhook(listingId, receiver.url);
    expect(await countRows(fixture.db, 'queue')).toBe(0);
    expect(await selectCleanupTasks(fixture.db)).toEqual([]);
    receiver.answer = 204;
    await fixture.vote(listingId, 'after');
    await fixture.tick();
    expect(receiver.received).toHaveLength(sent + 1);
    expect(await lastDay()).toEqual({ delivered: 1, failed: sent, retrying: 0, undelivered: MANY - sent });
    const [newest] = (await listDeliveries(fixture.db, { listingId, state: 'undelivered', limit: 1 })).deliveries;
    const { eventId } = newest!;
    const [stored] = (
      await sql<{ id: string }>`select id from event where replace(id::text, '-', '') = ${eventId}`.execute(fixture.db)
    ).rows;
    expect(await redeliver(fixture, { listingId, eventId: formatEventId(stored!.id) })).toMatchObject({
      ok: true,
    });
  });

  test('D25 of a removed webhook ends the same way', async () => {
    await enqueueMany(fixture.db, listingId, 'webhook', MANY);
    await removeWebhook(fixture.db, listingId, OPERATOR);
    expect(await countRows(fixture.db, 'queue')).toBe(MANY - SLICE_ROWS);
    await fixture.tick();
    await fixture.webhook(listingId, receiver.url);
    await fixture.tick();
    expect(receiver.received).toHaveLength(0);
    expect(await lastDay()).toEqual({ delivered: 0, failed: 0, retrying: 0, undelivered: MANY });
  });

  test('L12 of a removed listener has failed at once, and none of it is sent to the next listener', async () => {
    listingId = await fixture.listing('minecraft');
    const listener = { host: '127.0.0.1', port: 9, token: 'sample', publicKey: null };
    await fixture.listener(listingId, listener);
    await enqueueMany(fixture.db, listingId, 'listener', MANY);
    await removeListener(fixture.db, listingId, OPERATOR);
    expect(await countRows(fixture.db, 'player_reward')).toBe(MANY - SLICE_ROWS);
    const states = async () => {
      const votes = await listListenerVotes(fixture, listingId, 50);
      return new Set(votes.map(({ state }) => state));
    };
    expect(await states()).toEqual(new Set(['failed']));
    await fixture.listener(listingId, listener);
    expect(await countRows(fixture.db, 'player_reward')).toBe(0);
    expect(await countRows(fixture.db, 'delivery', sql`state = 'failed' and last_code = 'listener_removed'`)).toBe(
      MANY,
    );
    expect(await states()).toEqual(new Set(['failed']));
  });
});
