// P485: a process that sends a vote to a listener once more dies at every step. However often, the listener gets the vote
// at most once, and it ends as what is certainly known of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { openVoteReceiver, type VoteReceiver } from '../../src/cli/listener/open-vote-receiver.ts';
import type { FaultPoint } from '../../src/core/fault-point.ts';
import { listListenerVotes } from '../../src/votes/listener-log.ts';
import { resendVote } from '../../src/votes/resend-vote.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import type { DyingResend } from '../support/resend-and-die.ts';
import { LISTENER_KEYS } from '../support/vote-listener.ts';
import { waitFor } from '../support/wait.ts';

const PROGRAM = join(import.meta.dirname, '../support/resend-and-die.ts');

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

const newest = async () => (await listListenerVotes(fixture, listingId, 10))[0]!;
const resend = (eventId: string) => resendVote(fixture, { listingId, eventId, by: OPERATOR });

async function failedVote(): Promise<string> {
  await listener.close();
  await fixture.vote(listingId, 'voter', { playerName: 'Alex' });
  await fixture.tick();
  listener = await openVoteReceiver({ keys: LISTENER_KEYS, port: listener.port, token: listener.token ?? undefined });
  expect(await newest()).toMatchObject({ state: 'failed', mayResend: true });
  return (await newest()).eventId;
}

/** The signal that ended the process: SIGKILL if it reached the point. */
async function die(point: FaultPoint, eventId: string): Promise<void> {
  const order: DyingResend = { point, listingId, eventId };
  const dying = spawn(process.execPath, [PROGRAM, fixture.database.url ?? '', JSON.stringify(order)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect([point, (await once(dying, 'exit'))[1]]).toEqual([point, 'SIGKILL']);
  // PostgreSQL ends a transaction only once it notices that the process is gone.
  await waitFor(async () => expect(await isFree()).toBe(true));
}

async function isFree(): Promise<boolean> {
  const { rows } = await sql`select id from endpoint for no key update skip locked`.execute(fixture.db);
  return rows.length === 1;
}

/** Another process goes on once the lease has expired. */
async function goOn(): Promise<void> {
  for (let count = 0; count < 3; count += 1) {
    await fixture.clock.advance('31s');
    await fixture.tick();
  }
}

/** Where it dies, how many votes the listener gets in the end, and what the log says. */
const DEATHS: readonly (readonly [point: FaultPoint, votes: 0 | 1, state: string])[] = [
  // Queued, and not claimed.
  ['resend.committed', 1, 'accepted'],
  ['claim.leased', 1, 'accepted'],
  // In flight: it may have been sent, so it is not sent again.
  ['claim.committed', 0, 'unknown'],
  ['listener.greeted', 0, 'unknown'],
  ['listener.written', 1, 'unknown'],
  ['listener.responded', 1, 'unknown'],
  ['record.started', 1, 'unknown'],
  ['record.settled', 1, 'unknown'],
  ['record.written', 1, 'unknown'],
  ['record.committed', 1, 'accepted'],
];

test.each(DEATHS)(
  'killed at %s: the listener gets %i votes in all, and the log says %s',
  async (point, votes, state) => {
    const eventId = await failedVote();
    await die(point, eventId);
    await goOn();
    expect(listener.votes).toHaveLength(votes);
    expect(await newest()).toMatchObject({ state, mayResend: false });
    // Whoever tries again is refused, and nothing more is sent.
    expect(await resend(eventId)).toEqual({ ok: false, reason: 'not_failed' });
    await goOn();
    expect(listener.votes).toHaveLength(votes);
  },
);

test('killed before the commit: nothing has happened, and it can be sent once more', async () => {
  const eventId = await failedVote();
  await die('resend.written', eventId);
  await goOn();
  expect(listener.votes).toEqual([]);
  expect(await newest()).toMatchObject({ state: 'failed', mayResend: true });
  expect((await resend(eventId)).ok).toBe(true);
  await goOn();
  expect(listener.votes).toHaveLength(1);
  expect(await newest()).toMatchObject({ state: 'accepted', mayResend: false });
});
