// Who manages a listing: invitations, leaving, transferring ownership (decisions P61, P62).
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { byPerson, OPERATOR } from '../../src/access/audit.ts';
import { selectAuditEvents } from '../../src/access/audit-queries.ts';
import { deleteExpiredInvitations } from '../../src/access/invitation-queries.ts';
import {
  findInvitation,
  inviteManager,
  listInvitationsFor,
  listPendingInvitations,
  offerOwnership,
  replyToInvitation,
  withdrawInvitation,
} from '../../src/access/invitations.ts';
import { removeManager } from '../../src/access/managers.ts';
import { accessTo } from '../../src/access/permissions.ts';
import type { Person } from '../../src/access/person.ts';
import { selectTeam } from '../../src/access/queries.ts';
import type { Db } from '../../src/db/database.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { deleteListing } from '../../src/listings/save-listing.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aPerson } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
let owner: Person;
let friend: Person;
let bot: Listing;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
  owner = await aPerson(db, { name: 'Olga' });
  friend = await aPerson(db, { email: 'friend@mail.example', name: 'Fritz' });
  bot = await aBot(db, owner);
});
afterAll(() => database.close());

async function invite(email = friend.email) {
  const invited = await inviteManager(db, { listingId: bot.id, owner, email });
  if (!invited.ok) throw new Error(invited.reason);
  return invited.secret;
}
const standings = async (person: Person) => (await accessTo(db, person, bot.id)).roles;
const auditEvents = async () =>
  (await selectAuditEvents(db, { listingId: bot.id, about: 'manager', limit: 9 })).map(({ action }) => action);

describe('P61 an invitation', () => {
  test('makes the invited person a manager, once', async () => {
    const secret = await invite(' Friend@Mail.example ');
    expect(await replyToInvitation(db, secret, friend, true)).toEqual({
      ok: true,
      listingId: bot.id,
      role: 'manager',
    });
    expect(await standings(friend)).toEqual(['member', 'manager']);
    expect(await replyToInvitation(db, secret, friend, true)).toEqual({ ok: false, reason: 'gone' });
    expect(await auditEvents()).toEqual(['manager.joined', 'manager.invited']);
  });

  test('is accepted once, however many requests arrive at the same time', async () => {
    const secret = await invite();
    const answers = await Promise.all([1, 2, 3, 4].map(() => replyToInvitation(db, secret, friend, true)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('works only for the invited person', async () => {
    const secret = await invite();
    const other = await aPerson(db);
    expect(await replyToInvitation(db, secret, other, true)).toEqual({ ok: false, reason: 'not_yours' });
    expect(await standings(other)).toEqual(['member']);
    expect(await replyToInvitation(db, secret, friend, true)).toMatchObject({ ok: true });
  });

  test('is stored without its secret', async () => {
    const secret = await invite();
    const rows = JSON.stringify(await db.selectFrom('invitation').selectAll().execute());
    const log = JSON.stringify(await db.selectFrom('audit_entry').selectAll().execute());
    for (const text of [rows, log]) expect(text).not.toContain(secret);
    expect(log).not.toContain(friend.email);
    expect(log).toContain('f…@mail.example');
  });

  test('ends after seven days, when it is declined, and when it is revoked', async () => {
    const first = await invite();
    expect(await replyToInvitation(db, first, friend, false)).toMatchObject({ ok: true });
    expect(await findInvitation(db, first, null)).toBeNull();
    const second = await invite();
    const [pending] = await listPendingInvitations(db, bot.id);
    const take = { listingId: bot.id, owner, id: pending!.id };
    expect(await withdrawInvitation(db, take)).toBe(true);
    expect(await withdrawInvitation(db, take)).toBe(false);
    expect(await findInvitation(db, second, null)).toBeNull();
    const third = await invite();
    await database.clock.advance('167h');
    expect(await findInvitation(db, third, null)).toMatchObject({
      listingName: bot.name,
      inviterName: 'Olga',
    });
    await database.clock.advance('1h');
    expect(await findInvitation(db, third, null)).toBeNull();
    expect(await replyToInvitation(db, third, friend, true)).toEqual({ ok: false, reason: 'gone' });
    await deleteExpiredInvitations(db);
    expect(await db.selectFrom('invitation').selectAll().execute()).toEqual([]);
    expect(await standings(friend)).toEqual(['member']);
  });

  test('replaces an earlier one for the same person', async () => {
    const [first, second] = [await invite(), await invite()];
    expect(await findInvitation(db, first, null)).toBeNull();
    expect(await findInvitation(db, second, null)).not.toBeNull();
    expect(await listPendingInvitations(db, bot.id)).toHaveLength(1);
  });

  test('is listed without its link only for an account that has confirmed the address', async () => {
    await invite();
    const [pending] = await listPendingInvitations(db, bot.id);
    const confirmed = { ...friend, emailVerified: true };
    expect(await listInvitationsFor(db, friend)).toEqual([]);
    expect(await findInvitation(db, pending!.id, friend)).toBeNull();
    expect(await findInvitation(db, pending!.id, null)).toBeNull();
    expect(await listInvitationsFor(db, confirmed)).toHaveLength(1);
    expect(await replyToInvitation(db, pending!.id, confirmed, true)).toMatchObject({ ok: true });
  });

  test('is refused for the owner, a manager or an invalid address, by anybody but the owner, and beyond 25', async () => {
    const refused = async (email: string, by = owner) => inviteManager(db, { listingId: bot.id, owner: by, email });
    expect(await refused(owner.email)).toEqual({ ok: false, reason: 'is_owner' });
    expect(await refused('nonsense')).toEqual({ ok: false, reason: 'email_invalid' });
    expect(await refused('a@b.example', friend)).toEqual({ ok: false, reason: 'not_owner' });
    await replyToInvitation(db, await invite(), friend, true);
    expect(await refused(friend.email)).toEqual({ ok: false, reason: 'already' });
    for (let number = 0; number < 24; number += 1) await invite(`p${number}@mail.example`);
    expect(await refused('p99@mail.example')).toEqual({ ok: false, reason: 'too_many' });
    expect(await refused('p3@mail.example')).toMatchObject({ ok: true });
  });

  test('a malformed link is rejected without an error', async () => {
    for (const key of ['', '%', 'x'.repeat(2000), '\0', "' or true --", 'inv_', 'inv_00000000000000000000'])
      expect(await findInvitation(db, key, { ...friend, emailVerified: true })).toBeNull();
  });
});

describe('P61 a manager', () => {
  test('can be removed by the owner, or leave', async () => {
    await replyToInvitation(db, await invite(), friend, true);
    expect(await removeManager(db, { listingId: bot.id, personId: friend.id, by: byPerson(owner) })).toBe(true);
    await replyToInvitation(db, await invite(), friend, true);
    expect(await removeManager(db, { listingId: bot.id, personId: friend.id, by: byPerson(friend) })).toBe(true);
    expect(await standings(friend)).toEqual(['member']);
    expect((await auditEvents()).filter((action) => /left|removed/.test(action))).toEqual([
      'manager.left',
      'manager.removed',
    ]);
  });
});

describe('P62 ownership', () => {
  async function offer() {
    await replyToInvitation(db, await invite(), friend, true);
    const offered = await offerOwnership(db, { listingId: bot.id, owner, personId: friend.id });
    if (!offered.ok) throw new Error(offered.reason);
    return offered.secret;
  }

  test('is transferred when the manager accepts, and the previous owner stays as a manager', async () => {
    const secret = await offer();
    expect(await standings(friend)).toEqual(['member', 'manager']);
    expect(await replyToInvitation(db, secret, friend, true)).toMatchObject({ ok: true, role: 'owner' });
    expect(await standings(friend)).toEqual(['member', 'owner']);
    expect(await standings(owner)).toEqual(['member', 'manager']);
    expect(await selectTeam(db, bot.id)).toMatchObject({
      owner: { name: 'Fritz' },
      managers: [{ name: 'Olga' }],
    });
    expect((await auditEvents())[0]).toBe('manager.took_over');
  });

  test('is offered to the manager in the dashboard, whether the address is confirmed or not', async () => {
    await offer();
    const [mine] = await listInvitationsFor(db, friend);
    expect(mine).toMatchObject({ role: 'owner', listingId: bot.id });
    expect(await listInvitationsFor(db, { ...owner, emailVerified: true })).toEqual([]);
    expect(await replyToInvitation(db, mine!.id, friend, false)).toMatchObject({ ok: true });
    expect(await standings(owner)).toEqual(['member', 'owner']);
  });

  test('is not transferred to a former manager or from a former owner', async () => {
    const secret = await offer();
    await removeManager(db, { listingId: bot.id, personId: friend.id, by: byPerson(owner) });
    expect(await replyToInvitation(db, secret, friend, true)).toEqual({ ok: false, reason: 'gone' });
    const again = await offer();
    const other = await aPerson(db);
    await db.updateTable('listing').set({ owner_id: other.id }).where('id', '=', bot.id).execute();
    expect(await replyToInvitation(db, again, friend, true)).toEqual({ ok: false, reason: 'gone' });
    expect(await standings(other)).toEqual(['member', 'owner']);
  });

  test('can only be offered by the owner, to a manager', async () => {
    const wish = { listingId: bot.id, owner, personId: friend.id };
    expect(await offerOwnership(db, wish)).toEqual({ ok: false, reason: 'no_manager' });
    expect(await offerOwnership(db, { ...wish, owner: friend })).toEqual({ ok: false, reason: 'not_owner' });
  });

  test('of a deleted listing cannot be accepted', async () => {
    const secret = await offer();
    await deleteListing(db, bot.id, OPERATOR);
    expect(await replyToInvitation(db, secret, friend, true)).toEqual({ ok: false, reason: 'gone' });
  });
});
