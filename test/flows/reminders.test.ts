// P34, P35 what voters see, on both databases: the reward for their vote, and a calendar of next votes.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openVoteReceiver, type VoteReceiver } from '../../src/cli/listener/open-vote-receiver.ts';
import { createCalendarFeed, findCalendarFeed, readFeed } from '../../src/reminders/calendar-feed.ts';
import { deleteCalendarFeed } from '../../src/reminders/calendar-queries.ts';
import { voterReward } from '../../src/votes/voter-reward.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { aPerson } from '../support/people-and-listings.ts';

let fixture: DeliveryFixture;
let listener: VoteReceiver;
let listingId: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
  listener = await openVoteReceiver();
  listingId = await fixture.listing('minecraft');
});
afterEach(async () => {
  await listener.close();
  await fixture.close();
});

const vote = (voterId: string, playerName: string | null) => fixture.vote(listingId, voterId, { playerName });
const rewardOf = (voterId: string) => voterReward(fixture.db, listingId, voterId);

describe('the reward status of a vote', () => {
  test('is absent without a vote or a player, and none without a listener', async () => {
    expect(await rewardOf('voter')).toBe(null);
    await vote('voter', null);
    expect(await rewardOf('voter')).toBe(null);
    await vote('other', 'Alex');
    expect(await rewardOf('other')).toEqual({ playerName: 'Alex', state: 'none', rewardedAt: null });
  });

  test('L1 is pending, then rewarded; L2 another vote for the player is not rewarded again', async () => {
    await fixture.listener(listingId, listener);
    await vote('voter', 'Alex');
    expect(await rewardOf('voter')).toMatchObject({ playerName: 'Alex', state: 'on_its_way' });
    await fixture.tick();
    const first = await rewardOf('voter');
    expect(first).toMatchObject({ state: 'given', rewardedAt: expect.any(Date) });
    await vote('second', 'ALEX');
    expect(await rewardOf('second')).toEqual({
      playerName: 'ALEX',
      state: 'already',
      rewardedAt: first?.rewardedAt,
    });
    await fixture.clock.advance('24h');
    expect(await rewardOf('voter')).toMatchObject({ state: 'given', rewardedAt: null });
  });

  test('L1 leaves the player’s day free when the server cannot be reached', async () => {
    await fixture.listener(listingId, listener);
    await listener.close();
    await vote('voter', 'Alex');
    await fixture.tick();
    expect(await rewardOf('voter')).toEqual({ playerName: 'Alex', state: 'missed', rewardedAt: null });
  });
});

describe('P35 the calendar', () => {
  test('lists the next vote for each of the person’s listings until a day after', async () => {
    const { db, vault, clock } = fixture;
    const { id } = await aPerson(db);
    await createCalendarFeed(db, vault, id);
    const secret = (await findCalendarFeed(db, vault, id)) ?? '';
    expect(secret).toMatch(/^[0-9a-z]{32}$/);
    expect(await readFeed(db, secret)).toEqual({ votes: [], favoritesAt: null });
    const bot = await fixture.listing();
    await fixture.vote(listingId, id);
    await fixture.vote(bot, id);
    await fixture.vote(bot, 'somebody');
    const listed = async () => (await readFeed(db, secret))?.votes.map((next) => next.listingId);
    expect(await listed()).toEqual([bot, listingId]);
    await clock.advance('13h');
    await fixture.vote(bot, id);
    expect(await listed()).toEqual([listingId, bot]);
    await clock.advance('2130m');
    expect(await listed()).toEqual([bot]);
  });

  test('a new secret replaces the previous one; while disabled, no link works', async () => {
    const { db, vault } = fixture;
    const { id } = await aPerson(db);
    expect(await findCalendarFeed(db, vault, id)).toBe(null);
    await createCalendarFeed(db, vault, id);
    const first = (await findCalendarFeed(db, vault, id)) ?? '';
    await createCalendarFeed(db, vault, id);
    const second = (await findCalendarFeed(db, vault, id)) ?? '';
    expect(second).not.toBe(first);
    expect([await readFeed(db, first), (await readFeed(db, second))?.votes]).toEqual([null, []]);
    await deleteCalendarFeed(db, id);
    expect([await findCalendarFeed(db, vault, id), await readFeed(db, second)]).toEqual([null, null]);
  });
});
