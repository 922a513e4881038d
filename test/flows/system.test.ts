// What staff sees of the whole installation, and the newest release notes of all bots, read from the database.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { putEntry } from '../../src/changelog/put-entry.ts';
import { selectLatestEntries } from '../../src/changelog/queries.ts';
import { removeEntry } from '../../src/changelog/remove-entry.ts';
import { PROCESS_NAME } from '../../src/db/postgres.ts';
import { setPlan } from '../../src/listings/save-listing.ts';
import {
  selectDatabaseFacts,
  selectDisabledEndpoints,
  selectFailingEndpoints,
  selectLeasedEndpoints,
  selectProcesses,
} from '../../src/system/queries.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { aBot } from '../support/people-and-listings.ts';

let fixture: DeliveryFixture;
beforeEach(async () => {
  await fixture?.close();
  fixture = await openDeliveryFixture();
});
afterAll(() => fixture.close());

test('sizes, versions and weeks are those of this database', async () => {
  const facts = await selectDatabaseFacts(fixture.db);
  expect(facts.version).toMatch(/^\d+/);
  expect(facts.bytes).toBeGreaterThan(1_000_000);
  expect(facts.tables).toHaveLength(8);
  expect(facts.tables[0]!.bytes).toBeGreaterThanOrEqual(facts.tables[1]!.bytes);
  for (const { name } of facts.tables) expect(name).not.toMatch(/_\d{4}_/);
  expect([...facts.weeks].sort()).toEqual(facts.weeks);
  for (const week of facts.weeks) expect(week).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('processes are those connected to this database, by machine and number; the embedded one reports none', async () => {
  await fixture.database.engineDb.selectFrom('endpoint').select('id').execute();
  const known = await selectProcesses(fixture.db);
  if (fixture.database.kind === 'embedded') return expect(known).toEqual([]);
  expect(known.map(({ name }) => name)).toEqual([PROCESS_NAME]);
  expect(known[0]!.since).toBeInstanceOf(Date);
  expect(known[0]!.seenAt).toBeInstanceOf(Date);
});

test('failing endpoints are listed by number of failures, disabled ones newest first, leased ones separately', async () => {
  const { db } = fixture;
  const make = async (id: string, columns: object) => {
    const listing_id = await fixture.listing();
    await db
      .insertInto('endpoint')
      .values({ id, listing_id, kind: 'webhook', ...columns })
      .execute();
    return listing_id;
  };
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
  const some = await make('end_some', {
    consecutive_failures: 3,
    last_failed_at: at(9),
    last_failure_code: 'http_503',
    last_failure_status: 503,
  });
  const most = await make('end_most', {
    consecutive_failures: 19,
    last_failed_at: at(1),
    last_failure_code: 'timeout',
  });
  const off = await make('end_off', { state: 'disabled', consecutive_failures: 20, disabled_at: at(3) });
  const held = await make('end_held', { lease_until: at(5) });
  await make('end_paused', { state: 'paused', paused_at: at(1), consecutive_failures: 5 });
  const failing = await selectFailingEndpoints(db);
  expect(failing.map(({ listingId, failures }) => [listingId, failures])).toEqual([
    [most, 19],
    [some, 3],
  ]);
  expect(failing[1]).toMatchObject({
    listingName: 'Sample listing',
    code: 'http_503',
    status: 503,
    at: at(9),
  });
  expect((await selectDisabledEndpoints(db)).map(({ listingId }) => listingId)).toEqual([off]);
  expect(await selectLeasedEndpoints(db)).toMatchObject([{ listingId: held, at: at(5) }]);
});

describe('the newest entries of all bots', () => {
  test('are shown page by page, filtered by public or removed', async () => {
    const { db } = fixture;
    const bots = [await aBot(db), await aBot(db)];
    for (const [index, version] of ['1.0', '1.1', '2.0'].entries()) {
      const bot = bots[index % 2]!;
      await setPlan(db, bot.id, { plan: 'verified', changelogPro: false }, OPERATOR);
      const entry = { title: '', body: `Notes of ${version}`, releasedAt: null };
      expect(await putEntry(db, { listingId: bot.id, version }, entry, OPERATOR)).toMatchObject({ ok: true });
      await fixture.clock.advance('1m');
    }
    const gone = { listingId: bots[1]!.id, version: '1.1', reason: 'Spam.', by: OPERATOR };
    await removeEntry(db, gone);
    const list = async (which: 'all' | 'public' | 'removed', before: string | null = null, limit = 9) =>
      (await selectLatestEntries(db, { filter: which, before, limit })).map(({ version }) => version);
    expect(await list('all')).toEqual(['2.0', '1.1', '1.0']);
    expect(await list('public')).toEqual(['2.0', '1.0']);
    expect(await list('removed')).toEqual(['1.1']);
    const [newest] = await selectLatestEntries(db, { filter: 'all', before: null, limit: 1 });
    expect(newest).toMatchObject({ version: '2.0', listingName: bots[0]!.name, removal: null });
    expect(await list('all', newest!.id, 1)).toEqual(['1.1']);
    expect(await list('all', 'unknown')).toEqual([]);
  });
});
