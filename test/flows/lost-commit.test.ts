// A vote whose claim is committed, but nobody learns of it, because the connection breaks (decision P374).
import type { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection, Db } from '../../src/db/database.ts';
import { isTogether } from '../../src/db/statement.ts';
import { castVote, createVoting } from '../../src/votes/cast-vote.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;

beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  receiver = await startReceiver();
  fixture.engine.accept({ started: () => undefined, released: () => undefined });
});

afterEach(async () => {
  await receiver.close();
  await fixture.engine.stop(0);
  await fixture.close();
});

/** The database; the response to the first commit that is sent with a statement does not arrive. */
function losingFirstCommit(real: Db): Db {
  let isLost = false;
  const losing = (transaction: Connection) =>
    replacing(transaction, 'executeQuery', async (query: CompiledQuery) => {
      const result = await transaction.executeQuery(query);
      if (isLost || !isTogether(query) || !query.commits) return result;
      isLost = true;
      throw new Error('the connection broke after the commit');
    });
  const execute = (work: (transaction: Connection) => Promise<unknown>) =>
    real.transaction().execute((transaction) => work(losing(transaction)));
  return replacing(real, 'transaction', () => ({ execute }));
}

function replacing<Target extends object>(target: Target, name: string, replacement: unknown): Target {
  return new Proxy(target, {
    get(_, wanted) {
      const own: unknown = wanted === name ? replacement : Reflect.get(target, wanted, target);
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
}

/** The database, which does not end leases: that statement fails outside a transaction. */
function keepingLeases(real: Db): Db {
  const getExecutor = () =>
    replacing(real.getExecutor(), 'executeQuery', async (query: CompiledQuery) => {
      if (query.sql.includes('set lease_until')) throw new Error('the connection broke again');
      return real.getExecutor().executeQuery(query);
    });
  return replacing(real, 'getExecutor', getExecutor);
}

// The embedded database sends no COMMIT with a statement.
test.skipIf(process.env.PLAUDIT_TEST_DATABASE !== 'postgres')(
  'P374 its delivery is found by a search, because it is there',
  async () => {
    const listingId = await fixture.listing();
    await fixture.webhook(listingId, receiver.url);
    const wake = vi.fn();
    const { site } = fixture;
    const deliverer = { ...fixture.deliverer, lessee: fixture.deliverer.lessee, wake };
    const db = losingFirstCommit(fixture.db);
    const voting = createVoting({ db, site, requireConfirmed: false, deliverer });
    const cast = await castVote(voting, {
      listingId,
      voter: { voterId: 'voter', platformId: null, confirmed: true },
    });
    expect(cast).toMatchObject({ ok: true });
    expect(wake).toHaveBeenCalledOnce();
    expect(fixture.engine.leases).toBe(0);
    await fixture.tick();
    expect(receiver.received).toHaveLength(1);
    const log = await fixture.db.selectFrom('attempt_log').select(['number', 'code']).orderBy('number').execute();
    expect(log).toEqual([
      { number: 1, code: 'interrupted' },
      { number: 2, code: 'delivered' },
    ]);
  },
);

test.skipIf(process.env.PLAUDIT_TEST_DATABASE !== 'postgres')(
  'P374 it is counted and answered even if its leases cannot be ended: they expire',
  async () => {
    const listingId = await fixture.listing();
    await fixture.webhook(listingId, receiver.url);
    const { site } = fixture;
    const db = losingFirstCommit(keepingLeases(fixture.db));
    const voting = createVoting({ db, site, requireConfirmed: false, deliverer: fixture.deliverer });
    const voter = { voterId: 'voter', platformId: null, confirmed: true };
    expect(await castVote(voting, { listingId, voter })).toMatchObject({ ok: true });
    expect(fixture.engine.leases).toBe(0);
    const leased = await fixture.db.selectFrom('endpoint').select('lease_until').execute();
    expect(leased).toEqual([{ lease_until: expect.any(Date) }]);
  },
);
