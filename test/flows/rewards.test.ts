// One reward per player, server and 24 hours, whichever account votes (§6.6, L2).
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openVoteReceiver, type VoteReceiver } from '../../src/cli/listener/open-vote-receiver.ts';
import { claimEndpoints } from '../../src/deliveries/claim.ts';
import { deleteExpiredRewards } from '../../src/deliveries/retention-queries.ts';
import { listListenerVotes, listUnrewarded } from '../../src/votes/listener-log.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { LISTENER_KEYS } from '../support/vote-listener.ts';
import { openSimulatedReceiver } from '../support/vote-receivers/open-simulated-receiver.ts';

let fixture: DeliveryFixture;
let listener: VoteReceiver;
let listingId: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  listener = await openVoteReceiver({ keys: LISTENER_KEYS });
  listingId = await fixture.listing('minecraft');
  await fixture.listener(listingId, listener);
});

afterEach(async () => {
  await listener.close();
  await fixture.close();
});

const vote = (voterId: string, playerName = 'Alex') => fixture.vote(listingId, voterId, { playerName });

/** Oldest first. */
async function states() {
  const votes = await listListenerVotes(fixture, listingId, 300);
  return votes.map(({ state }) => state).reverse();
}

async function offline() {
  await listener.close();
}

async function online() {
  listener = await openVoteReceiver({
    keys: LISTENER_KEYS,
    port: listener.port,
    token: listener.token ?? undefined,
  });
}

describe('L2 one reward per player, server and 24 hours', () => {
  test('another account with the same player name in any case gets no reward', async () => {
    await vote('first', 'Alex');
    await fixture.tick();
    await vote('second', 'aLEX');
    await vote('third', 'Alex_');
    await fixture.tick();
    expect(listener.votes.map(({ username }) => username)).toEqual(['Alex', 'Alex_']);
    expect(await states()).toEqual(['accepted', 'already_rewarded', 'accepted']);
  });

  test('200 parallel votes for one player from 200 accounts send one vote to the listener', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, voter) => vote(`voter${voter}`)));
    expect((await states()).filter((state) => state === 'queued')).toHaveLength(199);
    await fixture.tick();
    expect(listener.votes).toHaveLength(1);
    expect(listener.connections).toHaveLength(1);
    const all = await states();
    expect(all.filter((state) => state === 'accepted')).toHaveLength(1);
    expect(all.filter((state) => state === 'already_rewarded')).toHaveLength(199);
  });

  test.each([
    ['one millisecond early', -1, 'already_rewarded'],
    ['exactly', 0, 'accepted'],
    ['one millisecond late', 1, 'accepted'],
  ])('the next vote 24 hours later, %s: %s ms → %s', async (_, offsetMs, state) => {
    // With `--at`, which sets the times to the millisecond.
    const at = new Date(Date.now() - 2 * 86_400_000);
    const later = new Date(at.getTime() + 86_400_000 + offsetMs);
    await fixture.vote(listingId, 'first', { playerName: 'Alex', at });
    await fixture.tick();
    await fixture.vote(listingId, 'second', { playerName: 'Alex', at: later });
    await fixture.tick();
    expect(await states()).toEqual(['accepted', state]);
    expect(listener.votes).toHaveLength(state === 'accepted' ? 2 : 1);
  });

  test('the next reward is possible after 24 hours, by the clock', async () => {
    await vote('first');
    await fixture.tick();
    await fixture.clock.advance('23h');
    await vote('second');
    await fixture.tick();
    await fixture.clock.advance('1h');
    await vote('third');
    await fixture.tick();
    expect(await states()).toEqual(['accepted', 'already_rewarded', 'accepted']);
    expect(listener.votes).toHaveLength(2);
  });

  test('a failed vote does not count as a reward', async () => {
    await offline();
    await vote('first');
    await fixture.tick();
    await online();
    await vote('second');
    await fixture.tick();
    expect(await states()).toEqual(['failed', 'accepted']);
    expect(listener.votes).toHaveLength(1);
  });

  test.each(['plugin-fails', 'closes-after-vote'] as const)(
    '§6.6 a vote to a listener that %s may have been handled, and counts as a reward',
    async (behavior) => {
      const token = listener.token ?? undefined;
      await offline();
      listener = await openSimulatedReceiver({ keys: LISTENER_KEYS, port: listener.port, token, behavior });
      await vote('first');
      await fixture.tick();
      expect(listener.votes).toHaveLength(1);
      await vote('second');
      await fixture.tick();
      expect(await states()).toEqual(['unknown', 'already_rewarded']);
      expect(listener.connections).toHaveLength(1);
      expect((await listUnrewarded(fixture, listingId)).map(({ state }) => state)).toEqual(['unknown']);
    },
  );

  test('a rejected vote does not count as a reward', async () => {
    const token = listener.token;
    await offline();
    listener = await openVoteReceiver({ keys: LISTENER_KEYS, port: listener.port, token: 'another' });
    await vote('first');
    await fixture.tick();
    await offline();
    listener = await openVoteReceiver({
      keys: LISTENER_KEYS,
      port: listener.port,
      token: token ?? undefined,
    });
    await vote('second');
    await fixture.tick();
    expect(await states()).toEqual(['rejected', 'accepted']);
  });

  test('votes behind a failed vote are tried in turn', async () => {
    await offline();
    for (const voter of ['first', 'second', 'third']) await vote(voter);
    expect(await states()).toEqual(['waiting', 'queued', 'queued']);
    await fixture.tick();
    expect(await states()).toEqual(['failed', 'failed', 'failed']);
    await vote('fourth');
    await online();
    await fixture.tick();
    expect(await states()).toEqual(['failed', 'failed', 'failed', 'accepted']);
  });

  test('a vote that may have been sent counts as a reward', async () => {
    await vote('first');
    await vote('second');
    await claimEndpoints(fixture.db, fixture.loadTargets, 10);
    await fixture.clock.advance('31s');
    await fixture.tick();
    await vote('third');
    await fixture.tick();
    expect(await states()).toEqual(['unknown', 'already_rewarded', 'already_rewarded']);
    expect(listener.connections).toHaveLength(0);
  });

  test('a vote cast more than a day after the previous one is sent, although that one was late', async () => {
    const before = new Date(Date.now() - 30 * 3_600_000);
    await fixture.vote(listingId, 'first', { playerName: 'Alex', at: before });
    await vote('second');
    expect(await states()).toEqual(['waiting', 'queued']);
    await fixture.tick();
    expect(await states()).toEqual(['accepted', 'accepted']);
    expect(listener.votes).toHaveLength(2);
  });

  test('votes with past times are compared with every rewarding vote, not only the newest', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const cast = async (voter: string, at: Date) => {
      await fixture.vote(listingId, voter, { playerName: 'Alex', at });
      await fixture.tick();
    };
    await cast('first', hoursAgo(60));
    await offline();
    await cast('second', hoursAgo(10));
    await online();
    await cast('third', hoursAgo(40));
    await cast('fourth', hoursAgo(30));
    expect(await states()).toEqual(['accepted', 'failed', 'already_rewarded', 'accepted']);
    // A new listener was set up in between: the first vote went to the previous one.
    expect(listener.votes).toHaveLength(1);
  });

  test('each server rewards independently', async () => {
    const other = await fixture.listing('minecraft');
    await fixture.listener(other, listener);
    await vote('first');
    await fixture.vote(other, 'first', { playerName: 'Alex' });
    await fixture.tick();
    expect(listener.votes).toHaveLength(2);
  });

  test('a database constraint rejects two rewards of one player', async () => {
    await vote('first');
    await vote('second');
    await expect(sql`update player_reward set state = 'pending'`.execute(fixture.db)).rejects.toThrow(
      /player_rewarded/,
    );
  });
});

describe('unrewarded players', () => {
  test('lists failed and rejected votes, unless another vote rewarded the player', async () => {
    await offline();
    await vote('first', 'Alex');
    await vote('second', 'Steve');
    await fixture.tick();
    await online();
    await vote('third', 'Alex');
    await fixture.tick();
    const missed = await listUnrewarded(fixture, listingId);
    expect(missed.map(({ player, state, code }) => [player, state, code])).toEqual([
      ['Steve', 'failed', 'connect_refused'],
    ]);
  });

  test('excludes a vote with a past time while another vote has rewarded the player', async () => {
    const at = new Date(Date.now() - 89 * 86_400_000);
    await offline();
    await fixture.vote(listingId, 'first', { playerName: 'Alex', at });
    await fixture.tick();
    await online();
    await fixture.vote(listingId, 'second', { playerName: 'Alex', at: new Date(at.getTime() + 3_600_000) });
    await fixture.tick();
    expect(listener.votes).toHaveLength(1);
    await fixture.clock.advance('3d');
    await deleteExpiredRewards(fixture.db);
    expect(await listUnrewarded(fixture, listingId)).toEqual([]);
  });
});
