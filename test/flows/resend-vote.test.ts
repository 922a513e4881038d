// P485: a vote of which nothing was sent to the listener can be sent once more by hand, and it stays at most once (§6.6).
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { openVoteReceiver, type VoteReceiver } from '../../src/cli/listener/open-vote-receiver.ts';
import { claimEndpoints } from '../../src/deliveries/claim.ts';
import { deleteExpiredRewards } from '../../src/deliveries/retention-queries.ts';
import { removeListener } from '../../src/endpoints/listener-settings.ts';
import { listListenerVotes } from '../../src/votes/listener-log.ts';
import { resendVote } from '../../src/votes/resend-vote.ts';
import { annulmentsOf } from '../support/annulments.ts';
import { newAuditEvents } from '../support/audit-events.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { LISTENER_KEYS } from '../support/vote-listener.ts';

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

const vote = (voterId: string, playerName = voterId) => fixture.vote(listingId, voterId, { playerName });
const votes = () => listListenerVotes(fixture, listingId, 100);
const states = async () => (await votes()).map(({ player, state, mayResend }) => [player, state, mayResend]);
const eventOf = async (player: string) => (await votes()).find((one) => one.player === player)?.eventId ?? '';

const resend = async (player: string, eventId?: string) =>
  resendVote(fixture, { listingId, eventId: eventId ?? (await eventOf(player)), by: OPERATOR });

async function attempts() {
  const { rows } = await sql<{ number: number; trigger: string; code: string }>`
    select number, trigger, code from attempt_log order by event_id, number`.execute(fixture.db);
  return rows;
}

async function online(): Promise<void> {
  listener = await openVoteReceiver({ keys: LISTENER_KEYS, port: listener.port, token: listener.token ?? undefined });
}

/** A vote that failed because nothing listened. */
async function failedVote(player: string): Promise<void> {
  await listener.close();
  await vote(player);
  await fixture.tick();
  await online();
}

describe('a vote that failed', () => {
  test('is sent once more, as attempt 2, and rewards its player; it is in the audit log', async () => {
    await failedVote('Alex');
    expect(await states()).toEqual([['Alex', 'failed', true]]);
    const events = await newAuditEvents(fixture.db);
    expect(await resend('Alex')).toEqual({ ok: true, player: 'Alex' });
    expect(await states()).toEqual([['Alex', 'waiting', false]]);
    await fixture.tick();
    expect(listener.votes.map(({ username }) => username)).toEqual(['Alex']);
    expect(await states()).toEqual([['Alex', 'accepted', false]]);
    expect(await attempts()).toEqual([
      { number: 1, trigger: 'vote', code: 'connect_refused' },
      { number: 2, trigger: 'redelivery', code: 'accepted' },
    ]);
    expect(await events()).toEqual([`listener.vote_resent ${listingId}`]);
    // The player is rewarded now, so a later vote within a day is not sent.
    await vote('second', 'ALEX');
    await fixture.tick();
    expect(listener.votes).toHaveLength(1);
  });

  test('can be sent once more only once, however that ends', async () => {
    await failedVote('Alex');
    await listener.close();
    expect((await resend('Alex')).ok).toBe(true);
    await fixture.tick();
    await online();
    expect(await states()).toEqual([['Alex', 'failed', false]]);
    expect(await resend('Alex')).toEqual({ ok: false, reason: 'not_failed' });
    await fixture.tick();
    expect(listener.votes).toEqual([]);
  });

  test('from many tabs and processes at once is sent once', async () => {
    await failedVote('Alex');
    const eventId = await eventOf('Alex');
    const results = await Promise.all(Array.from({ length: 20 }, () => resend('Alex', eventId)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    await Promise.all([fixture.tick(), fixture.tick()]);
    expect(listener.connections).toHaveLength(1);
    expect(listener.votes).toHaveLength(1);
    const { rows } = await sql`select from listener_resend`.execute(fixture.db);
    expect(rows).toHaveLength(1);
  });

  test.each(['rejected', 'unknown', 'accepted', 'sent_unconfirmed', 'already_rewarded', 'waiting'] as const)(
    'differs from one that ended as %s, which is never sent again',
    async (state) => {
      await failedVote('Alex');
      await sql`update delivery set state = ${state}`.execute(fixture.db);
      expect(await resend('Alex')).toEqual({ ok: false, reason: 'not_failed' });
      await fixture.tick();
      expect(listener.votes).toEqual([]);
    },
  );

  test('by a code that does not say that nothing was sent is not believed', async () => {
    await failedVote('Alex');
    for (const code of ['no_answer', 'interrupted', 'accepted', 'from_another_version', null]) {
      await sql`update delivery set last_code = ${code}`.execute(fixture.db);
      expect(await resend('Alex')).toEqual({ ok: false, reason: 'not_failed' });
    }
  });

  test('of another listing, of a test, of no one and past retention is refused', async () => {
    await failedVote('Alex');
    const other = await fixture.listing('minecraft');
    const eventId = await eventOf('Alex');
    expect(await resendVote(fixture, { listingId: other, eventId, by: OPERATOR })).toEqual({
      ok: false,
      reason: 'no_listener',
    });
    expect(await resend('Alex', '0'.repeat(32))).toMatchObject({ ok: false });
    expect(await resend('Alex', 'x')).toEqual({ ok: false, reason: 'not_found' });
    await sql`update delivery set is_test = true`.execute(fixture.db);
    expect(await resend('Alex')).toEqual({ ok: false, reason: 'not_failed' });
    await sql`update delivery set is_test = false`.execute(fixture.db);
    await fixture.clock.advance('91d');
    expect(await resend('Alex', eventId)).toEqual({ ok: false, reason: 'too_old' });
  });

  test('whose listener was removed meanwhile is not sent', async () => {
    await failedVote('Alex');
    const eventId = await eventOf('Alex');
    await removeListener(fixture.db, listingId, OPERATOR);
    expect(await resend('Alex', eventId)).toEqual({ ok: false, reason: 'no_listener' });
  });
});

describe('L2 the reward of the player', () => {
  test('by another vote within 24 hours, before or after, makes it impossible', async () => {
    await failedVote('Alex');
    const eventId = await eventOf('Alex');
    await vote('second', 'aLEX');
    await fixture.tick();
    expect(listener.votes).toHaveLength(1);
    expect(await resend('Alex', eventId)).toEqual({ ok: false, reason: 'already_rewarded' });
    await fixture.clock.advance('3d');
    expect(await resend('Alex', eventId)).toEqual({ ok: false, reason: 'already_rewarded' });
  });

  test('on another day does not, and still counts for votes within its own day', async () => {
    await failedVote('Alex');
    await fixture.clock.advance('25h');
    const second = await vote('second', 'Alex');
    await fixture.tick();
    expect(listener.votes).toHaveLength(1);
    const failed = (await votes()).at(-1)?.eventId;
    expect((await resend('Alex', failed)).ok).toBe(true);
    await fixture.tick();
    expect(listener.votes).toHaveLength(2);
    // An hour after the second vote, the player has been rewarded.
    await fixture.clock.advance('1h');
    expect(second.ok).toBe(true);
    await vote('third', 'Alex');
    await fixture.tick();
    expect(listener.votes).toHaveLength(2);
    expect((await votes())[0]?.state).toBe('already_rewarded');
  });

  test('by a vote that is waiting has to be awaited; votes that come meanwhile wait behind this one', async () => {
    await failedVote('Alex');
    const eventId = await eventOf('Alex');
    await vote('second', 'Alex');
    expect(await resend('Alex', eventId)).toEqual({ ok: false, reason: 'busy' });
    await listener.close();
    await fixture.tick();
    await online();
    expect((await resend('Alex', eventId)).ok).toBe(true);
    await vote('third', 'Alex');
    expect((await votes())[0]?.state).toBe('queued');
    await fixture.tick();
    expect(listener.votes).toHaveLength(1);
    expect((await votes())[0]?.state).toBe('already_rewarded');
  });

  test('passes to the next vote if it fails again', async () => {
    await failedVote('Alex');
    await listener.close();
    await resend('Alex');
    await vote('second', 'Alex');
    await fixture.tick();
    await online();
    await fixture.clock.advance('1m');
    await fixture.tick();
    expect((await votes()).every(({ state }) => state === 'failed' || state === 'accepted')).toBe(true);
    expect(listener.votes.length).toBeLessThanOrEqual(1);
  });
});

describe('a process that dies', () => {
  test('with the vote in flight leaves it unknown: it may have been sent', async () => {
    await failedVote('Alex');
    await resend('Alex');
    const [claim] = await claimEndpoints(fixture.db, fixture.loadTargets, 10);
    expect(claim?.attempts).toMatchObject([{ number: 2, failures: null }]);
    await fixture.clock.advance('31s');
    await fixture.tick();
    expect(listener.votes).toEqual([]);
    expect(await states()).toEqual([['Alex', 'unknown', false]]);
    expect(await resend('Alex')).toEqual({ ok: false, reason: 'not_failed' });
    // As any vote that may have rewarded the player.
    await vote('second', 'Alex');
    await fixture.tick();
    expect(listener.votes).toEqual([]);
  });

  test('with another vote in flight does not end the one that only waits', async () => {
    await failedVote('Alex');
    await vote('Steve');
    const [claim] = await claimEndpoints(fixture.db, fixture.loadTargets, 10);
    expect(claim?.attempts).toHaveLength(1);
    expect((await resend('Alex')).ok).toBe(true);
    await fixture.clock.advance('31s');
    await fixture.tick();
    expect(listener.votes.map(({ username }) => username)).toEqual(['Alex']);
    expect(Object.fromEntries((await states()).map(([player, state]) => [player, state]))).toEqual({
      Alex: 'accepted',
      Steve: 'unknown',
    });
  });
});

test('a vote that is annulled while it waits is not sent, also not after it is restored', async () => {
  await failedVote('Alex');
  await resend('Alex');
  const { annul, restore } = annulmentsOf(fixture, listingId);
  const annulment = await annul();
  await fixture.tick();
  expect(listener.votes).toEqual([]);
  await restore(annulment);
  await fixture.tick();
  expect(listener.votes).toEqual([]);
  expect(await states()).toEqual([['Alex', 'failed', false]]);
  expect(await resend('Alex')).toEqual({ ok: false, reason: 'not_failed' });
});

test('what was sent once more is forgotten with the log', async () => {
  await failedVote('Alex');
  await resend('Alex');
  await fixture.tick();
  await fixture.clock.advance('92d');
  await deleteExpiredRewards(fixture.db);
  expect((await sql`select from listener_resend`.execute(fixture.db)).rows).toEqual([]);
});
