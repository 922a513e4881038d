// Deleting a listing with very many votes, and other work on very many rows: a short transaction decides, the rest
// happens in slices, so that no request waits for it and no crash loses the rest (decisions P133, P135).
import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { cleanUp, cleanUpSlices } from '../../src/cleanup.ts';
import { readConfig } from '../../src/config.ts';
import { createContext } from '../../src/context.ts';
import { SLICE_ROWS, selectCleanupTasks } from '../../src/db/cleanup-queries.ts';
import { readWebhook } from '../../src/endpoints/webhook-settings.ts';
import { createListing } from '../../src/listings/create-listing.ts';
import { expireRankingDays, RANKING_DAYS } from '../../src/listings/ranking.ts';
import { subtractExpiredDays } from '../../src/listings/ranking-queries.ts';
import { deleteListing } from '../../src/listings/save-listing.ts';
import { anonymizeVoter, listOwnVotes } from '../../src/votes/own-votes.ts';
import { type DeliveryFixture, openDeliveryFixture, TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { newDataFolder } from '../support/embedded-template.ts';
import { castMany, countRows, enqueueMany } from '../support/many-rows.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

const MANY = SLICE_ROWS * 4 + 7;
const APPLICATION = '123456789012345678';

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

describe('P133 a deleted listing with very many votes', () => {
  test('disappears at once, and its rows are deleted in slices while other people vote', async () => {
    const listingId = await fixture.listing('minecraft');
    const other = await fixture.listing();
    await fixture.webhook(listingId, receiver.url);
    await fixture.listener(listingId, { host: '127.0.0.1', port: 8192, token: 'sample', publicKey: null });
    await fixture.vote(listingId, 'usr_owner', { playerName: 'Sample' });
    await castMany(fixture.db, listingId, MANY);
    await enqueueMany(fixture.db, listingId, 'webhook', MANY);
    await enqueueMany(fixture.db, listingId, 'listener', MANY);

    expect(await deleteListing(fixture.db, listingId, OPERATOR)).toBe(true);
    expect(await countRows(fixture.db, 'vote')).toBe(MANY + 1);
    expect(await fixture.vote(listingId, 'late')).toMatchObject({ ok: false });
    expect(await readWebhook(fixture.db, listingId)).toBeNull();
    expect((await listOwnVotes(fixture.db, 'usr_owner', 1)).votes).toEqual([]);
    await fixture.tick();
    expect(receiver.received).toHaveLength(0);

    const tables = ['vote', 'voting_window', 'identity_window', 'voter_month', 'queue', 'player_reward', 'listing_day'];
    const rows = async () =>
      (await Promise.all(tables.map((table) => countRows(fixture.db, table)))).reduce((a, b) => a + b);
    let [rounds, before] = [0, await rows()];
    while ((await cleanUpSlices(fixture.db)) > 0) {
      const now = await rows();
      // One listing and two endpoints: three slices per round.
      expect(before - now).toBeLessThanOrEqual(3 * SLICE_ROWS);
      before = now;
      rounds += 1;
      if (rounds === 1) expect(await fixture.vote(other, 'between')).toMatchObject({ ok: true });
    }
    expect(rounds).toBeGreaterThan(3);
    expect(await Promise.all(tables.map((table) => countRows(fixture.db, table)))).toEqual([1, 1, 0, 1, 0, 0, 1]);
    expect(await selectCleanupTasks(fixture.db)).toEqual([]);
  });

  test('is cleaned up by another process after a crash', async () => {
    const listingId = await fixture.listing();
    await castMany(fixture.db, listingId, MANY);
    await deleteListing(fixture.db, listingId, OPERATOR);
    await cleanUpSlices(fixture.db);
    const left = (await countRows(fixture.db, 'vote')) + (await countRows(fixture.db, 'voting_window'));
    expect(left).toBe(MANY * 2 - SLICE_ROWS);
    // A slice counts only once it is committed.
    await sql`update cleanup_task set reached = null`.execute(fixture.db);
    await cleanUp(fixture.db);
    expect(await countRows(fixture.db, 'vote')).toBe(0);
    expect(await countRows(fixture.db, 'voting_window')).toBe(0);
  });

  test('is cleaned up by the service after a restart', async () => {
    const folder = await newDataFolder();
    const place = fixture.database.url ? { DATABASE_URL: fixture.database.url } : { DATA_DIR: folder };
    const config = readConfig({ LOG_LEVEL: 'silent', PORT: '0', SECRET_KEY: TEST_SECRET_KEY, ...place });
    const first = await createContext(config);
    await sql`
      insert into person (id, email, name) values ('usr_owner', 'owner@example.test', 'Sample') on conflict do nothing`.execute(
      first.db,
    );
    await sql`insert into listing (id, type, name, owner_id) values ('lst_1', 'bot', 'Sample', 'usr_owner')`.execute(
      first.db,
    );
    await castMany(first.db, 'lst_1', MANY);
    await deleteListing(first.db, 'lst_1', OPERATOR);
    await cleanUpSlices(first.db);
    await first.close();
    const second = await createContext(config);
    try {
      expect(await countRows(second.db, 'vote', sql`true`)).toBe(MANY);
      second.start();
      const left = () => Promise.all(['vote', 'cleanup_task'].map((table) => countRows(second.db, table, sql`true`)));
      await expect.poll(left).toEqual([0, 0]);
    } finally {
      await second.close();
      await rm(folder, { recursive: true });
    }
  });

  test('frees its application ID, and the next listing gets none of its votes', async () => {
    const bot = () =>
      createListing(fixture.db, {
        type: 'bot',
        ownerId: 'usr_owner',
        name: 'Sample',
        applicationId: APPLICATION,
        by: OPERATOR,
      });
    expect(await bot()).toMatchObject({ ok: true });
    await castMany(fixture.db, APPLICATION, MANY);
    await deleteListing(fixture.db, APPLICATION, OPERATOR);
    expect(await bot()).toMatchObject({ ok: true, listing: { voteCount: 0 } });
    expect(await countRows(fixture.db, 'voting_window')).toBe(0);
    expect(await fixture.vote(APPLICATION, 'voter_1')).toMatchObject({ ok: true });
    await cleanUp(fixture.db);
    expect(await countRows(fixture.db, 'vote')).toBe(1);
  });
});

test('P135 removes the name from a deleted account’s votes a few listings at a time', async () => {
  const MOST = 20;
  const ids: string[] = [];
  for (let made = 0; made < MOST * 2 + 1; made += 1) ids.push(await fixture.listing());
  let last = '';
  for (const id of ids) {
    const vote = await fixture.vote(id, 'gone');
    if (vote.ok) last = vote.nextVoteAt.toISOString();
  }
  const named = () => countRows(fixture.db, 'vote', sql`voter_id = 'gone'`);
  const until = await fixture.db
    .transaction()
    .execute((transaction) => anonymizeVoter(transaction, 'gone', [{ identity: 'hash-of-gone', listingId: null }]));
  expect(until?.toISOString()).toBe(last);
  expect(await countRows(fixture.db, 'identity_window')).toBe(ids.length);
  expect(await named()).toBe(MOST + 1);
  expect(await cleanUpSlices(fixture.db)).toBe(1);
  expect(await named()).toBe(1);
  expect(await fixture.vote(ids[0]!, 'between')).toMatchObject({ ok: true });
  await cleanUp(fixture.db);
  expect(await named()).toBe(0);
  expect(await countRows(fixture.db, 'vote', sql`voter_id like 'gone\\_%'`)).toBe(ids.length);
  expect(await countRows(fixture.db, 'voter_month', sql`user_id = 'gone'`)).toBe(0);
});

test('expires a day of the ranking a few listings at a time', async () => {
  const MANY_LISTINGS = SLICE_ROWS + 3;
  await sql`
    with made as (
      insert into listing (id, type, name, owner_id, score)
      select 'lst_' || n, 'bot', 'Sample', 'usr_owner', 1 from generate_series(1, ${MANY_LISTINGS}::int) as n returning id
    )
    insert into listing_day (listing_id, day, votes, weight, scored) select id, '2020-01-01', 1, 1, true from made`.execute(
    fixture.db,
  );
  const once = await fixture.db.transaction().execute((transaction) => subtractExpiredDays(transaction, RANKING_DAYS));
  expect(once).toBe(SLICE_ROWS);
  expect(await expireRankingDays(fixture.db)).toBe(3);
  expect(await countRows(fixture.db, 'listing', sql`score <> 0`)).toBe(0);
});
