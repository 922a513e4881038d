// P139: voters choose whether their names are shown among the top voters.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectShownNames, selectShowsName } from '../../src/access/account-queries.ts';
import { OPERATOR } from '../../src/access/audit.ts';
import { renamePerson } from '../../src/access/people.ts';
import { suspendPerson } from '../../src/access/suspend.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aPerson } from '../support/people-and-listings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('P139 a name is shown only with its owner’s consent, by account ID and by Discord ID, and not while suspended', async () => {
  const { db } = database;
  const discordId = '123456789012345678';
  const shown = await aPerson(db, { email: 'shown@mail.example', name: 'Shown', platformId: discordId });
  const quiet = await aPerson(db, { email: 'quiet@mail.example', name: 'Quiet' });
  const asked = [shown.id, discordId, quiet.id, 'usr_nobody'];
  expect(await selectShownNames(db, asked)).toEqual(new Map());

  await renamePerson(db, shown.id, 'Shown', true);
  expect(await selectShowsName(db, shown.id)).toBe(true);
  expect(await selectShowsName(db, quiet.id)).toBe(false);
  expect(await selectShownNames(db, asked)).toEqual(
    new Map([
      [shown.id, 'Shown'],
      [discordId, 'Shown'],
    ]),
  );

  await suspendPerson(db, { personId: shown.id, reason: 'A sample reason', days: null }, OPERATOR);
  expect(await selectShownNames(db, asked)).toEqual(new Map());
});
