// The changelog in the database: concurrent writes of one version, the rate limit, removal by staff, and the order of
// entries (§3.3, §8).
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, byPerson, OPERATOR } from '../../src/access/audit.ts';
import { deleteEntry } from '../../src/changelog/delete-entry.ts';
import { ENTRIES_PER_PAGE, findNewestEntry, listEntries, listFeedEntries } from '../../src/changelog/list-entries.ts';
import { createEntry, putEntry } from '../../src/changelog/put-entry.ts';
import { removeEntry, restoreEntry } from '../../src/changelog/remove-entry.ts';
import { type Db, openDatabase } from '../../src/db/database.ts';
import { deleteListing, setPlan } from '../../src/listings/save-listing.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aPerson, aServer } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
let listingId: string;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
  listingId = (await aBot(db)).id;
  await setPlan(db, listingId, { plan: 'enterprise', changelogPro: false }, OPERATOR);
});
afterAll(() => database.close());

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const put = (version: string, body = 'a', releasedAt: Date | null = null) =>
  putEntry(db, { listingId, version }, { title: null, body, releasedAt }, OPERATOR);
const remove = (version: string, reason = 'Spam', by: Actor = OPERATOR) =>
  removeEntry(db, { listingId, version, reason, by });
const list = async (withRemoved = false, page = 1) => listEntries(db, { listingId, withRemoved, page });
const rows = () => db.selectFrom('changelog_entry').selectAll().execute();
const forgetLimit = () => db.deleteFrom('spending').execute();

async function used(): Promise<number> {
  return (await db.selectFrom('spending').select('used').executeTakeFirst())?.used ?? 0;
}

describe('§3.3 concurrent writes', () => {
  test('200 PUTs of one version make one entry: one responds `created`, thirty are accepted', async () => {
    const results = await Promise.all(range(200).map((i) => put('1.0', `body ${i}`)));
    const taken = results.filter((result) => result.ok);
    expect(taken).toHaveLength(30);
    expect(taken.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(taken.map(({ entry }) => entry.id)).size).toBe(1);
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(taken.map(({ entry }) => entry.body)).toContain(row!.body);
    expect(row!.edited_at).not.toBeNull();
    expect(results.filter((result) => !result.ok && result.reason === 'rate_limited')).toHaveLength(170);
  });

  test('ten concurrent new entries with one version in the form create one; nine report that it exists', async () => {
    const create = (body: string) =>
      createEntry(db, { listingId, version: '1.0' }, { title: null, body, releasedAt: null }, OPERATOR);
    const results = await Promise.all(range(10).map((i) => create(`body ${i}`)));
    const [written, ...more] = results.filter((result) => result.ok);
    expect(more).toEqual([]);
    expect(results.filter((result) => !result.ok && result.reason === 'version_taken')).toHaveLength(9);
    expect(await rows()).toMatchObject([{ body: written!.entry.body, edited_at: null }]);
    expect(await used()).toBe(1);
    await remove('1.0');
    expect(await create('again')).toEqual({ ok: false, reason: 'removed_by_staff' });
  });

  test('a thousand PUTs for one bot do not block requests for others', async () => {
    const all = Promise.all(range(1_000).map((i) => put(`v${i}`)));
    let done = false;
    void all.then(() => (done = true));
    expect((await list()).entries.length).toBeLessThan(30);
    expect(done).toBe(false);
    expect((await all).filter((result) => result.ok)).toHaveLength(30);
  });

  test('§8 of a hundred PUTs and DELETEs, exactly thirty are accepted', async () => {
    const results = await Promise.all(
      range(100).map((i) => (i % 3 ? put(`v${i}`) : deleteEntry(db, { listingId, version: `v${i - 1}` }, OPERATOR))),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(30);
    expect(await used()).toBe(30);
  });

  test('PUTs, DELETEs and removals by staff leave at most one entry of a version, and a removed one unchanged', async () => {
    for (const round of range(6)) {
      await forgetLimit();
      const version = `r${round}`;
      await put(version, 'before');
      await Promise.all([
        ...range(8).map((i) => put(version, `after ${i}`)),
        remove(version),
        ...range(4).map(() => deleteEntry(db, { listingId, version }, OPERATOR)),
        remove(version),
      ]);
      const left = (await rows()).filter((row) => row.version === version);
      expect(left.length).toBeLessThanOrEqual(1);
      if (left[0]?.removed_at) expect(await put(version)).toEqual({ ok: false, reason: 'removed_by_staff' });
    }
  });

  test('§8 a rejected write does not count toward the rate limit', async () => {
    await expect(put('1.0', 'x'.repeat(8_001))).rejects.toThrow();
    expect(await used()).toBe(0);
    expect((await put('1.0')).ok).toBe(true);
    expect(await used()).toBe(1);
  });
});

describe.skipIf(process.env.PLAUDIT_TEST_DATABASE !== 'postgres')('O3 four processes on one PostgreSQL', () => {
  test('make one entry from 200 PUTs, and accept thirty writes out of a hundred', async () => {
    const others = await Promise.all(range(3).map(() => openDatabase({ databaseUrl: database.url, dataDir: '' })));
    try {
      const dbs = [db, ...others.map((other) => other.db)];
      const written = { title: null, body: 'a', releasedAt: null };
      const race = (count: number, id: string, versionOf: (index: number) => string) =>
        Promise.all(
          range(count).map((i) => putEntry(dbs[i % 4]!, { listingId: id, version: versionOf(i) }, written, OPERATOR)),
        );
      const same = (await race(200, listingId, () => '1.0')).filter((result) => result.ok);
      expect([same.length, same.filter(({ created }) => created).length]).toEqual([30, 1]);
      expect(await rows()).toHaveLength(1);
      const other = (await aBot(db)).id;
      await setPlan(db, other, { plan: 'verified', changelogPro: false }, OPERATOR);
      const taken = (await race(100, other, (i) => `v${i}`)).filter((result) => result.ok);
      expect([taken.length, (await rows()).length]).toEqual([30, 31]);
    } finally {
      for (const one of others) await one.close();
    }
  });
});

describe('the constraints of the tables reject', () => {
  test.each([
    ['version', { version: 'a b' }],
    ['version', { version: `1${'.'.repeat(32)}` }],
    ['title', { title: 'x'.repeat(121) }],
    ['title', { title: '' }],
    ['body', { body: '' }],
    ['body', { body: 'x'.repeat(8_001) }],
    ['a removal without a reason', { removed_at: new Date() }],
    ['a reason without a removal', { removed_reason: 'x' }],
    ['a second entry of a version', { version: 'there' }],
  ])('%s: %j', async (_, change) => {
    await put('there');
    const row = { id: 'chg_x', listing_id: listingId, version: '1', body: 'a', published_at: new Date() };
    await expect(
      db
        .insertInto('changelog_entry')
        .values({ ...row, ...change })
        .execute(),
    ).rejects.toThrow();
  });

  test('deleting a listing deletes its changelog', async () => {
    await put('1.0');
    expect(await deleteListing(db, listingId, OPERATOR)).toBe(true);
    expect(await rows()).toEqual([]);
    expect(await put('1.0')).toEqual({ ok: false, reason: 'unknown_bot' });
  });

  test('a game has no changelog', async () => {
    const game = (await aServer(db)).id;
    const written = { title: null, body: 'a', releasedAt: null };
    expect(await putEntry(db, { listingId: game, version: '1' }, written, OPERATOR)).toEqual({
      ok: false,
      reason: 'unknown_bot',
    });
  });
});

describe('C5 staff', () => {
  test('removes an entry with a reason, and restores it unchanged', async () => {
    const staff = await aPerson(db, { staffBy: OPERATOR });
    await put('1.0', 'notes');
    const before = (await rows())[0];
    expect(await remove('1.0', '  Advertises something else. ', byPerson(staff))).toEqual({ ok: true });
    expect((await list()).entries).toEqual([]);
    expect((await list(true)).entries).toMatchObject([
      { version: '1.0', removal: { reason: 'Advertises something else.', at: expect.any(Date) } },
    ]);
    expect((await rows())[0]).toMatchObject({ removed_by: staff.id });
    expect(await findNewestEntry(db, listingId)).toBeNull();
    expect(await restoreEntry(db, { listingId, version: '1.0' }, OPERATOR)).toEqual({ ok: true });
    expect((await rows())[0]).toEqual(before);
  });

  test('gets an error when there is nothing to remove or restore', async () => {
    expect(await remove('1.0')).toEqual({ ok: false, reason: 'unknown_entry' });
    expect(await restoreEntry(db, { listingId, version: '1.0' }, OPERATOR)).toEqual({
      ok: false,
      reason: 'unknown_entry',
    });
    await put('1.0');
    expect(await restoreEntry(db, { listingId, version: '1.0' }, OPERATOR)).toEqual({
      ok: false,
      reason: 'already',
    });
    await remove('1.0', 'First');
    expect(await remove('1.0', 'Second')).toEqual({ ok: false, reason: 'already' });
    expect((await rows())[0]!.removed_reason).toBe('First');
  });

  test.each(['', ' \n', 'x'.repeat(501), 'a\0b'])(
    'must give a reason of 1 to 500 characters, not %j',
    async (reason) => {
      await put('1.0');
      expect(await remove('1.0', reason)).toMatchObject({ ok: false, reason: 'invalid' });
      expect((await list()).entries).toHaveLength(1);
    },
  );

  test('an entry stays removed after the staff member’s account is deleted', async () => {
    const staff = await aPerson(db, { staffBy: OPERATOR });
    await put('1.0');
    await remove('1.0', 'Spam', byPerson(staff));
    await db.deleteFrom('person').where('id', '=', staff.id).execute();
    expect((await rows())[0]).toMatchObject({ removed_by: null, removed_reason: 'Spam' });
  });
});

describe('C6 the list of entries', () => {
  test('is sorted by release date, newest first, in pages', async () => {
    for (const index of range(25)) {
      if (index % 10 === 0) await forgetLimit();
      await put(`v${index}`, 'a', new Date(Date.UTC(2026, 0, 1 + ((index * 7) % 25))));
    }
    const [first, second, past] = [await list(), await list(false, 2), await list(false, 99)];
    expect([first.pages, first.entries.length, second.entries.length]).toEqual([2, ENTRIES_PER_PAGE, 5]);
    const times = [...first.entries, ...second.entries].map(({ publishedAt }) => publishedAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(past).toEqual(second);
    expect((await findNewestEntry(db, listingId))?.id).toBe(first.entries[0]!.id);
  });

  test('reports when it last changed, including removals', async () => {
    expect(await listFeedEntries(db, listingId)).toEqual({ entries: [], changedAt: expect.any(Date) });
    const changes = [
      () => put('1.0', 'a', new Date('2020-01-01T00:00:00Z')),
      () => remove('1.0'),
      () => restoreEntry(db, { listingId, version: '1.0' }, OPERATOR),
      () => deleteEntry(db, { listingId, version: '1.0' }, OPERATOR),
    ];
    let before = 0;
    for (const change of changes) {
      await database.clock.advance('1h');
      expect((await change()).ok).toBe(true);
      const { changedAt } = await listFeedEntries(db, listingId);
      expect(changedAt!.getTime() - before).toBeGreaterThanOrEqual(3_600_000);
      before = changedAt!.getTime();
    }
  });
});
