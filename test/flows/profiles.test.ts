// P522, P523 profiles on both databases: nobody is public without wanting it, and no handle can pass for another.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { suspendPerson } from '../../src/access/suspend.ts';
import { checkHandle } from '../../src/voters/handle.ts';
import { findPublicPerson, saveProfile } from '../../src/voters/profile.ts';
import { deleteFreeHandles, selectProfileSettings } from '../../src/voters/profile-queries.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aPerson } from '../support/people-and-listings.ts';

let database: TestDatabase;
let ann: string;
let bob: string;
beforeEach(async () => {
  database = await freshDatabase();
  ann = (await aPerson(database.db)).id;
  bob = (await aPerson(database.db)).id;
});
afterEach(() => database.close());

const save = (personId: string, handle: string, isPublic = true, displayName = 'Sample Votes') =>
  saveProfile({ db: database.db, site: { serviceName: 'SampleVotes', displayName } }, personId, {
    handle,
    isPublic,
    isIndexed: false,
    showsFavorites: false,
  });
const found = async (handle: string) => (await findPublicPerson(database.db, handle))?.id ?? null;

describe('P522 handles', () => {
  test.each([
    'ab',
    'a'.repeat(31),
    'with space',
    '-start',
    'end-',
    'two--hyphens',
    'dot.ted',
    'ümlaut',
    'аdam',
    '<script>',
    '',
  ])('%j is invalid', async (handle) => {
    expect(await checkHandle(handle, ['Sample'])).toMatchObject({ ok: false });
  });

  test.each(['staff', 'St4ff-member', 'the-admin', 'adm1n', 'adrnin', 'sample-votes', 'samplev0tes', 'null', 'rne'])(
    '%j is reserved or looks like a reserved word',
    async (handle) => {
      const { ok } = await checkHandle(handle, ['Sample Votes']);
      expect(ok).toBe(handle === 'St4ff-member');
    },
  );

  test('are kept in lower case, without the sign in front', async () => {
    expect(await checkHandle(' @Sample-Person7 ', ['Sample'])).toMatchObject({ ok: true, handle: 'sample-person7' });
  });

  test('that look alike cannot be taken, also at once', async () => {
    expect(await save(ann, 'moon-1')).toEqual({ ok: true, handle: 'moon-1' });
    for (const handle of ['moon-1', 'moonl', 'rnoon-1', 'moon-i', 'm00n-1'])
      expect(await save(bob, handle)).toMatchObject({ ok: false, field: 'handle' });
    const people = await Promise.all(Array.from({ length: 5 }, () => aPerson(database.db)));
    const saved = await Promise.all(people.map(({ id }) => save(id, 'wanted')));
    expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('that were given up are free after 30 days, and before only for the person who had them', async () => {
    await save(ann, 'first-name');
    await save(ann, 'second-name');
    expect(await found('first-name')).toBe(null);
    expect(await save(bob, 'first-name')).toMatchObject({ ok: false });
    expect(await save(ann, 'first-name')).toMatchObject({ ok: true });
    await save(ann, 'third-name');
    await database.clock.advance('29d');
    expect(await save(bob, 'first-name')).toMatchObject({ ok: false });
    await database.clock.advance('1d');
    expect(await save(bob, 'first-name')).toMatchObject({ ok: true });
    expect(await found('first-name')).toBe(bob);
    await deleteFreeHandles(database.db);
    expect(await database.db.selectFrom('retired_handle').select('handle_key').execute()).toEqual([]);
  });

  test('P561 at most five rest for one person, so that nobody keeps many from others', async () => {
    for (let number = 0; number <= 5; number += 1)
      expect((await save(ann, `sample-${'abcdef'[number]}`)).ok).toBe(true);
    expect(await save(ann, 'sample-g')).toMatchObject({ ok: false, field: 'handle' });
    expect(await save(bob, 'sample-g')).toMatchObject({ ok: true });
    expect(await save(ann, 'sample-f', false)).toMatchObject({ ok: true });
    expect(await save(ann, 'sample-a')).toMatchObject({ ok: true });
    expect(await save(ann, 'sample-h')).toMatchObject({ ok: false });
    await database.clock.advance('30d');
    expect(await save(ann, 'sample-h')).toMatchObject({ ok: true });
  });

  test('that are reserved later stay with their person, who can still hide the profile', async () => {
    await save(ann, 'sample-town');
    expect(await save(bob, 'sampletown', true, 'Sample Town')).toMatchObject({ ok: false });
    expect(await save(ann, 'sample-town', false, 'Sample Town')).toMatchObject({ ok: true });
    expect(await found('sample-town')).toBe(null);
  });

  test('of a deleted account rest without its name', async () => {
    await save(ann, 'leaving');
    await database.db.deleteFrom('person').where('id', '=', ann).execute();
    expect(await save(bob, 'leaving')).toMatchObject({ ok: false });
    expect(await database.db.selectFrom('retired_handle').select('person_id').execute()).toEqual([{ person_id: null }]);
    await database.clock.advance('30d');
    expect(await save(bob, 'leaving')).toMatchObject({ ok: true });
  });
});

describe('P523 a profile', () => {
  test('is found only while it is public and its person is not suspended', async () => {
    expect(await found('anybody')).toBe(null);
    await save(ann, 'sample', false);
    expect(await found('sample')).toBe(null);
    await save(ann, 'sample');
    expect(await found('sample')).toBe(ann);
    expect(await found('SAMPLE')).toBe(null);
    await suspendPerson(database.db, { personId: ann, reason: 'Spam.', days: 1 }, OPERATOR);
    expect(await found('sample')).toBe(null);
    await database.clock.advance('25h');
    expect(await found('sample')).toBe(ann);
  });

  test('leaves an entry in the audit log when its address or visibility changes', async () => {
    await save(ann, 'sample', false);
    await save(ann, 'sample', false);
    await save(ann, 'sample');
    const entries = await database.db.selectFrom('audit_entry').select(['act', 'subject']).orderBy('id').execute();
    expect(entries.filter(({ act }) => act === 'profile.saved')).toHaveLength(2);
    expect(await selectProfileSettings(database.db, ann)).toMatchObject({ handle: 'sample', isPublic: true });
  });
});
