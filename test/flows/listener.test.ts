// Votes to a vote listener (§1, §2.3, §6.6, L1): each is sent at most once and ends in one of the final states.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { openVoteReceiver, type VoteReceiver } from '../../src/cli/listener/open-vote-receiver.ts';
import { claimEndpoints } from '../../src/deliveries/claim.ts';
import { listDeliveries } from '../../src/deliveries/delivery-log.ts';
import { readListener, removeListener } from '../../src/endpoints/listener-settings.ts';
import { selectSetupChecklist } from '../../src/endpoints/setup-checklist-queries.ts';
import { listListenerVotes } from '../../src/votes/listener-log.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { startReceiver } from '../support/receiver.ts';
import { LISTENER_KEYS } from '../support/vote-listener.ts';
import type { BehaviorName } from '../support/vote-receivers/behaviors.ts';
import { openSimulatedReceiver } from '../support/vote-receivers/open-simulated-receiver.ts';

let fixture: DeliveryFixture;
let listener: VoteReceiver;
let listingId: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8', SERVICE_NAME: 'Sample' });
  listener = await openVoteReceiver({ keys: LISTENER_KEYS });
  listingId = await fixture.listing('minecraft');
  await fixture.listener(listingId, listener);
});

afterEach(async () => {
  await listener.close();
  await fixture.close();
});

const vote = (voterId: string, playerName: string | null = voterId) => fixture.vote(listingId, voterId, { playerName });

async function ends() {
  const votes = await listListenerVotes(fixture, listingId, 100);
  return votes.map(({ player, state, code }) => [player, state, code]);
}

/** From now on, the listing's votes go to a listener with the given behavior. */
async function behaves(behavior: BehaviorName): Promise<VoteReceiver> {
  await listener.close();
  listener = await openSimulatedReceiver({ keys: LISTENER_KEYS, behavior });
  await fixture.listener(listingId, listener);
  return listener;
}

/** A process claims votes and dies before it can record the results. */
async function claimedAndDied() {
  const claims = await claimEndpoints(fixture.db, fixture.loadTargets, 10);
  expect(claims.flatMap((claim) => claim.attempts).length).toBeGreaterThan(0);
  await fixture.clock.advance('31s');
}

describe('§2.3 a vote to a listener', () => {
  test('carries the service name, the player name as typed, no address, and the time in milliseconds', async () => {
    const cast = await vote('voter', '.Steve');
    await fixture.tick();
    expect(listener.votes).toMatchObject([
      {
        serviceName: 'Sample',
        username: '.Steve',
        address: '0.0.0.0',
        timestamp: cast.ok && cast.votedAt.getTime(),
        protocol: 'v2',
      },
    ]);
    expect(await ends()).toEqual([['.Steve', 'accepted', 'accepted']]);
  });

  test('works with protocol v1, too, which has no response', async () => {
    await fixture.listener(listingId, listener, 'v1');
    await vote('Alex');
    await fixture.tick();
    expect(listener.votes).toMatchObject([{ protocol: 'v1', username: 'Alex', address: '0.0.0.0' }]);
    expect(await ends()).toEqual([['Alex', 'sent_unconfirmed', 'sent_unconfirmed']]);
  });

  test('P137 a v1 listener that rejects every vote is not shown as accepting votes', async () => {
    const { publicKey } = listener;
    await listener.close();
    listener = await openVoteReceiver({ keys: LISTENER_KEYS, port: listener.port, protocols: ['v2'] });
    await fixture.listener(listingId, { ...listener, publicKey }, 'v1');
    await vote('Alex');
    await fixture.tick();
    expect(listener.votes).toEqual([]);
    const standing = () => readListener(fixture.db, listingId);
    expect(await standing()).toMatchObject({
      status: 'unconfirmed',
      consecutiveFailures: 0,
      lastAcceptedAt: null,
      lastFailure: null,
      lastUnconfirmedAt: expect.any(Date),
    });
    expect(await selectSetupChecklist(fixture.db, listingId)).toMatchObject({
      tested: false,
      delivered: false,
      unconfirmed: true,
    });
    // L11: nothing fails, so votes are no longer sent one at a time.
    await sql`update endpoint set consecutive_failures = 3 where kind = 'listener'`.execute(fixture.db);
    expect(await standing()).toMatchObject({ status: 'failing' });
    await vote('Blake');
    await fixture.tick();
    expect(await standing()).toMatchObject({ status: 'unconfirmed', consecutiveFailures: 0 });
    // Saving it with a token resets its state, and the first confirmed vote shows that it works.
    await fixture.listener(listingId, listener);
    expect(await standing()).toMatchObject({ status: 'no_votes_yet', lastUnconfirmedAt: null });
    await vote('Casey');
    await fixture.tick();
    expect(await standing()).toMatchObject({ status: 'working', lastAcceptedAt: expect.any(Date) });
  });

  test('is not sent without a player name, but the vote is counted', async () => {
    await vote('voter', null);
    await fixture.tick();
    expect(listener.connections).toHaveLength(0);
    expect(await ends()).toEqual([]);
  });

  test('is independent of the webhook’s delivery, whose log does not show it', async () => {
    const receiver = await startReceiver();
    await fixture.webhook(listingId, receiver.url);
    await vote('Alex');
    await fixture.tick();
    expect(receiver.received).toHaveLength(1);
    expect(listener.votes).toHaveLength(1);
    const { deliveries } = await listDeliveries(fixture.db, { listingId, limit: 10 });
    expect(deliveries.map(({ state }) => state)).toEqual(['delivered']);
    await receiver.close();
  });
});

describe('L1 at most once', () => {
  test('a vote to an offline listener fails without being sent, and is never retried', async () => {
    await listener.close();
    await vote('Alex');
    await fixture.tick();
    expect(await ends()).toEqual([['Alex', 'failed', 'connect_refused']]);
    await fixture.clock.advance('12h');
    listener = await openVoteReceiver({
      keys: LISTENER_KEYS,
      port: listener.port,
      token: listener.token ?? undefined,
    });
    await fixture.tick();
    expect(listener.connections).toHaveLength(0);
    expect(await readListener(fixture.db, listingId)).toMatchObject({
      consecutiveFailures: 1,
      lastFailure: { code: 'connect_refused' },
    });
  });

  test('the next vote is tried, whatever happened before', async () => {
    await listener.close();
    for (let voter = 0; voter < 25; voter += 1) await vote(`voter${voter}`);
    await fixture.tick();
    expect((await readListener(fixture.db, listingId))?.consecutiveFailures).toBe(25);
    await behaves('nuvotifier');
    await vote('Alex');
    await fixture.tick();
    expect(listener.votes).toMatchObject([{ username: 'Alex' }]);
    expect((await readListener(fixture.db, listingId))?.consecutiveFailures).toBe(0);
  });

  test('votes claimed by a crashed process may have been sent: they become unknown and are never sent again', async () => {
    await vote('Alex');
    await claimedAndDied();
    await fixture.tick();
    expect(await ends()).toEqual([['Alex', 'unknown', 'interrupted']]);
    expect(listener.connections).toHaveLength(0);
  });

  test('a process that dies has claimed no more votes than it could send at once', async () => {
    for (let voter = 0; voter < 10; voter += 1) await vote(`voter${voter}`);
    await claimedAndDied();
    await fixture.tick();
    const states = (await ends()).map(([, state]) => state);
    expect(states.filter((state) => state === 'unknown')).toHaveLength(4);
    expect(states.filter((state) => state === 'accepted')).toHaveLength(6);
    expect(listener.votes).toHaveLength(6);
  });

  test('removing the listener fails the waiting votes; a new listener gets none of them', async () => {
    await vote('Alex');
    await removeListener(fixture.db, listingId, OPERATOR);
    await fixture.tick();
    expect(await ends()).toEqual([['Alex', 'failed', 'listener_removed']]);
    await fixture.listener(listingId, listener);
    await vote('other', 'Alex');
    await fixture.tick();
    expect(listener.votes).toMatchObject([{ username: 'Alex' }]);
    const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from queue`.execute(fixture.db);
    expect(rows).toEqual([{ waiting: 0 }]);
  });

  test('settings that cannot be decrypted fail the vote, as our own error', async () => {
    await vote('Alex');
    await sql`update listener set token_sealed = '\\x00'`.execute(fixture.db);
    await fixture.tick();
    expect(await ends()).toEqual([['Alex', 'failed', 'settings_unreadable']]);
    expect((await readListener(fixture.db, listingId))?.consecutiveFailures).toBe(0);
  });
});
