// People, the setup link, managers, and their permissions.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, byPerson, OPERATOR } from '../../src/access/audit.ts';
import { selectAuditEvents } from '../../src/access/audit-queries.ts';
import { removeManager } from '../../src/access/managers.ts';
import {
  createPerson,
  findPerson,
  findPersonByEmail,
  findPersonByPlatformId,
  renamePerson,
} from '../../src/access/people.ts';
import { accessTo } from '../../src/access/permissions.ts';
import { selectManagers } from '../../src/access/queries.ts';
import { claimSetup, createSetupLink, isValidSetupToken } from '../../src/access/setup-link.ts';
import { selectTokens } from '../../src/access/token-queries.ts';
import { createToken, revokeToken } from '../../src/access/tokens.ts';
import type { Db } from '../../src/db/database.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, addManager, aPerson } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

describe('a person', () => {
  test('is found by ID, by case-insensitive email address, and by platform ID', async () => {
    const person = await aPerson(db, {
      email: ' Sample@Example.com',
      name: ' Sample ',
      platformId: '123456789012345678',
    });
    expect(person).toMatchObject({
      email: 'sample@example.com',
      name: 'Sample',
      role: 'member',
      emailVerified: false,
    });
    expect(person.id).toMatch(/^usr_/);
    expect(await findPerson(db, person.id)).toEqual(person);
    expect(await findPersonByEmail(db, 'SAMPLE@example.com ')).toEqual(person);
    expect(await findPersonByPlatformId(db, '123456789012345678')).toEqual(person);
    expect(await findPerson(db, 'nobody')).toBeNull();
    expect(await findPersonByEmail(db, 'a\0')).toBeNull();
  });

  test('is rejected with the reason', async () => {
    await aPerson(db, { email: 'sample@example.com', platformId: 'p1' });
    const reason = async (given: Partial<Parameters<typeof createPerson>[1]>) => {
      const creation = await createPerson(db, { email: 'new@example.com', name: 'New', ...given });
      return creation.ok ? 'ok' : creation.reason;
    };
    expect(await reason({ email: 'nothing' })).toBe('email_invalid');
    expect(await reason({ email: 'SAMPLE@example.com' })).toBe('email_taken');
    expect(await reason({ platformId: 'p1' })).toBe('platform_id_taken');
    expect(await reason({ platformId: 'no spaces' })).toBe('platform_id_invalid');
    expect(await reason({ name: ' ' })).toBe('name_invalid');
    expect(await reason({ password: '1234567' })).toBe('password_length');
    expect(await reason({ password: 'x'.repeat(129) })).toBe('password_length');
    expect(await reason({})).toBe('ok');
  });

  test('is created once, however many requests run concurrently', async () => {
    const given = { email: 'one@example.com', name: 'One' };
    const made = await Promise.all([1, 2, 3, 4].map(() => createPerson(db, given)));
    expect(made.filter((creation) => creation.ok)).toHaveLength(1);
    expect(made.find((creation) => !creation.ok)).toEqual({ ok: false, reason: 'email_taken' });
  });
});

describe('the setup link', () => {
  test('makes one person staff, and nobody afterwards', async () => {
    const [first, second] = [await aPerson(db), await aPerson(db)];
    const token = (await createSetupLink(db))!;
    expect(await isValidSetupToken(db, token)).toBe(true);
    expect(await claimSetup(db, 'wrong', first.id)).toEqual({ ok: false, reason: 'unknown_token' });
    expect(await claimSetup(db, token, 'nobody')).toEqual({ ok: false, reason: 'unknown_person' });
    expect(await claimSetup(db, token, first.id)).toEqual({ ok: true });
    expect(await claimSetup(db, token, second.id)).toEqual({ ok: false, reason: 'already_claimed' });
    expect((await findPerson(db, first.id))?.role).toBe('staff');
    expect((await findPerson(db, second.id))?.role).toBe('member');
    expect(await isValidSetupToken(db, token)).toBe(false);
  });

  test('used concurrently, with one token or with those of several processes, works for one person', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => aPerson(db)));
    const tokens = [(await createSetupLink(db))!, (await createSetupLink(db))!];
    const claims = await Promise.all(people.map((person, i) => claimSetup(db, tokens[i % 2]!, person.id)));
    expect(claims.filter((claim) => claim.ok)).toHaveLength(1);
    const staff = await db.selectFrom('person').select('id').where('role', '=', 'staff').execute();
    expect(staff).toHaveLength(1);
  });

  test('is not created when there is staff, and its token is stored only as a hash', async () => {
    const token = (await createSetupLink(db))!;
    const kept = await db.selectFrom('installation').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(token);
    await aPerson(db, { staffBy: OPERATOR });
    expect(await createSetupLink(db)).toBeNull();
    expect(await isValidSetupToken(db, token)).toBe(false);
  });

  test('works for a day after it was made, even if no other is made', async () => {
    const person = await aPerson(db);
    const token = (await createSetupLink(db))!;
    await database.clock.advance('23h');
    expect(await isValidSetupToken(db, token)).toBe(true);
    await database.clock.advance('1h');
    expect(await isValidSetupToken(db, token)).toBe(false);
    expect(await claimSetup(db, token, person.id)).toEqual({ ok: false, reason: 'unknown_token' });
    expect((await findPerson(db, person.id))?.role).toBe('member');
  });

  test('from a day ago is deleted when a new one is made', async () => {
    await createSetupLink(db);
    await database.clock.advance('25h');
    await createSetupLink(db);
    expect(await db.selectFrom('installation').selectAll().execute()).toHaveLength(1);
  });
});

describe('§5.2 managers', () => {
  test('are invited by email address and can manage the integrations until they are removed', async () => {
    const bot = await aBot(db);
    const person = await aPerson(db);
    expect((await accessTo(db, person, bot.id)).may('tokens.manage')).toBe(false);
    expect(await addManager(db, bot.id, person.email.toUpperCase())).toMatchObject({ ok: true });
    const access = await accessTo(db, person, bot.id);
    expect([access.may('tokens.manage'), access.may('listing.delete'), access.may('listing.change_plan')]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await selectManagers(db, bot.id)).map((manager) => manager.id)).toEqual([person.id]);
    expect(await removeManager(db, { listingId: bot.id, personId: person.id, by: OPERATOR })).toBe(true);
    expect(await removeManager(db, { listingId: bot.id, personId: person.id, by: OPERATOR })).toBe(false);
    expect((await accessTo(db, person, bot.id)).roles).toEqual(['member']);
  });

  test('lose the tokens they created when they are removed, if the owner wants that, and no others', async () => {
    const owner = await aPerson(db);
    const bot = await aBot(db, owner);
    const person = await aPerson(db);
    await addManager(db, bot.id, person.email);
    const token = (by: Actor) => createToken(db, { listingId: bot.id, name: 'Sample', scopes: ['votes:read'], by });
    const [kept, lost] = [await token(byPerson(owner)), await token(byPerson(person))];
    const removal = { listingId: bot.id, personId: person.id, by: byPerson(owner), revokesTokens: true };
    expect(await removeManager(db, removal)).toBe(true);
    expect((await selectTokens(db, bot.id)).map(({ id }) => id)).toEqual([kept.ok && kept.id]);
    expect(await revokeToken(db, bot.id, lost.ok ? lost.id : '', byPerson(owner))).toBe(false);
    const actions = (await selectAuditEvents(db, { listingId: bot.id, limit: 2 })).map(({ action }) => action);
    expect(actions).toEqual(['token.revoked', 'manager.removed']);
  });

  test('are rejected with the reason', async () => {
    const owner = await aPerson(db);
    const bot = await aBot(db, owner);
    const person = await aPerson(db);
    await addManager(db, bot.id, person.email);
    expect(await addManager(db, bot.id, person.email)).toEqual({ ok: false, reason: 'already' });
    expect(await addManager(db, bot.id, owner.email)).toEqual({ ok: false, reason: 'is_owner' });
    expect(await addManager(db, bot.id, 'nobody@example.com')).toEqual({
      ok: false,
      reason: 'unknown_person',
    });
    expect(await addManager(db, 'none', person.email)).toEqual({ ok: false, reason: 'unknown_listing' });
  });
});

test('access: owner, staff, visitor, and an unknown listing', async () => {
  const owner = await aPerson(db, { staffBy: OPERATOR });
  const bot = await aBot(db, owner);
  expect((await accessTo(db, owner, bot.id)).roles).toEqual(['member', 'owner', 'staff']);
  expect((await accessTo(db, null, bot.id)).roles).toEqual([]);
  expect((await accessTo(db, owner, 'none')).may('listing.overview')).toBe(false);
});

test('a person can change their name, with the same limits as at sign-up', async () => {
  const [sample, other] = [await aPerson(db, { name: 'Sample' }), await aPerson(db, { name: 'Other' })];
  expect(await renamePerson(db, sample.id, '  Sample 𝒳 ')).toBe(true);
  for (const name of ['', '  ', 'a\0b', '\ud800', '𝒳'.repeat(101)])
    expect(await renamePerson(db, sample.id, name)).toBe(false);
  expect(await renamePerson(db, 'usr_nobody', 'Nobody')).toBe(false);
  expect((await findPerson(db, sample.id))!.name).toBe('Sample 𝒳');
  expect((await findPerson(db, other.id))!.name).toBe('Other');
});
