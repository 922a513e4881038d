// The listener's settings change while votes are in flight (§1, L1, L12): nothing is left over or sent to the wrong
// place.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { openVoteReceiver, type VoteReceiver } from '../../src/cli/listener/open-vote-receiver.ts';
import { createLog } from '../../src/core/log.ts';
import { claimEndpoints, claimMoreAttempts } from '../../src/deliveries/claim.ts';
import { Engine } from '../../src/deliveries/engine.ts';
import { removeListener, saveListener } from '../../src/endpoints/listener-settings.ts';
import type { LoadTargets } from '../../src/endpoints/targets.ts';
import { listListenerVotes } from '../../src/votes/listener-log.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { LISTENER_KEYS } from '../support/vote-listener.ts';

let fixture: DeliveryFixture;
let listener: VoteReceiver;
let listingId: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  listener = await openVoteReceiver({ keys: LISTENER_KEYS });
  listingId = await fixture.listing('minecraft');
});

afterEach(async () => {
  await listener.close();
  await fixture.close();
});

const vote = (playerName: string) => fixture.vote(listingId, playerName, { playerName });

async function ends() {
  const votes = await listListenerVotes(fixture, listingId, 100);
  return votes.map(({ player, state, code }) => [player, state, code]);
}

async function count(table: 'endpoint' | 'queue' | 'player_reward'): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(fixture.db);
  return rows[0]!.count;
}

/** Like the fixture's context, but with an action between a claim and the loading of its settings. */
function engineOvertakenBy(loadTargets: LoadTargets): Engine {
  const { db, channelFor } = fixture;
  const rules = { delaysSeconds: [], paceMaxMs: 100, chance: () => 0 };
  return new Engine({
    observer: null,
    db,
    presence: () => null,
    loadTargets,
    channelFor,
    rules,
    log: createLog('silent'),
  });
}

describe('§1 rejected settings', () => {
  test.each(['v1', 'v2'] as const)('leave no listener behind: %s without its secret', async (protocol) => {
    const { db, vault, checkListenerHost } = fixture;
    const { host, port } = listener;
    const saved = await saveListener(
      { db, vault, checkListenerHost },
      { listingId, host, port, protocol, secret: null, by: OPERATOR },
    );
    expect(saved).toMatchObject({ ok: false, field: 'secret' });
    expect(await count('endpoint')).toBe(0);
    await vote('Alex');
    expect(await count('queue')).toBe(0);
    expect(await ends()).toEqual([]);
  });
});

describe('L12 removing the listener', () => {
  test('between a claim and the loading of its settings fails the votes that were not sent', async () => {
    await fixture.listener(listingId, listener);
    for (const player of ['Alex', 'Steve']) await vote(player);
    const engine = engineOvertakenBy(async (db, endpoints) => {
      await removeListener(fixture.db, listingId, OPERATOR);
      return fixture.loadTargets(db, endpoints);
    });
    await engine.tick();
    expect(await ends()).toEqual([
      ['Steve', 'failed', 'listener_removed'],
      ['Alex', 'failed', 'listener_removed'],
    ]);
    expect([await count('queue'), await count('player_reward')]).toEqual([0, 0]);
    await fixture.listener(listingId, listener);
    await fixture.tick();
    expect(listener.connections).toHaveLength(0);
  });

  test('while a vote is being sent does not change its result, and its player is rewarded', async () => {
    await fixture.listener(listingId, listener);
    await vote('Alex');
    const engine = engineOvertakenBy(async (db, endpoints) => {
      const targets = await fixture.loadTargets(db, endpoints);
      await removeListener(fixture.db, listingId, OPERATOR);
      return targets;
    });
    await engine.tick();
    expect(await ends()).toEqual([['Alex', 'accepted', 'accepted']]);
    expect(await count('queue')).toBe(0);
  });
});

test('§1 votes cast after the settings are saved again wait for the vote in flight to end', async () => {
  await fixture.listener(listingId, listener);
  await vote('Alex');
  const [claim] = await claimEndpoints(fixture.db, fixture.loadTargets, 1);
  await fixture.listener(listingId, listener);
  await vote('Steve');
  expect(await claimMoreAttempts(fixture.db, [{ claim: claim!, room: 3 }])).toEqual(new Map());
});
