// What every other test relies on: a tick ends when nothing is due any more, and not before.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import type { Db } from '../../src/db/database.ts';
import { createDeliveryContext, type DeliveryContext } from '../../src/delivery-context.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;
let late: DeliveryContext;

beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  receiver = await startReceiver();
});

afterEach(async () => {
  await late.notifier.close();
  await late.outbound.close();
  await receiver.close();
  await fixture.close();
});

/** A database that reports an empty claim late: only after `arrival` has resolved. */
function tellsLate(db: Db, arrival: () => Promise<void>): Db {
  const execute: ReturnType<Db['transaction']>['execute'] = async (work) => {
    const done = await db.transaction().execute(work);
    if (foundNothing(done)) await arrival();
    return done;
  };
  return new Proxy(db, {
    get(target, key) {
      if (key === 'transaction') return () => ({ execute });
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function foundNothing(done: unknown): boolean {
  return typeof done === 'object' && done !== null && 'leases' in done && Array.isArray(done.leases)
    ? done.leases.length === 0
    : false;
}

test('a late empty claim does not end the tick while an endpoint is leased', async () => {
  const listingId = await fixture.listing();
  await fixture.webhook(listingId, receiver.url);
  for (let voter = 0; voter < 60; voter += 1) await fixture.vote(listingId, `voter${voter}`);
  const held: (() => void)[] = [];
  receiver.answer = (_, response) => held.push(() => response.writeHead(204).end());
  const answerAll = () => {
    receiver.answer = 204;
    for (const answer of held.splice(0)) answer();
  };
  const engineDb = tellsLate(fixture.database.engineDb, async () => {
    answerAll();
    if (late.engine.leases > 0) await late.engine.nextRelease();
  });
  const database = { ...fixture.database, engineDb };
  late = createDeliveryContext({ ...fixture, database, log: createLog('silent') }, { trial: fixture.trial });
  await late.engine.tick();
  expect(receiver.received).toHaveLength(60);
});
