// Everything that ends a session or a permission notifies every process on commit (P122): by triggers, so that no code
// path is missed, on both databases.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpiredSignIns, deleteOtherSessions, deleteSession } from '../../src/access/account-queries.ts';
import { byPerson, OPERATOR } from '../../src/access/audit.ts';
import { offerOwnership, replyToInvitation } from '../../src/access/invitations.ts';
import { removeManager } from '../../src/access/managers.ts';
import { changePassword, resetPassword, sendResetLink } from '../../src/access/passwords.ts';
import { findPerson } from '../../src/access/people.ts';
import type { Person } from '../../src/access/person.ts';
import { signOut } from '../../src/access/sign-in.ts';
import { setStaff, suspendPerson } from '../../src/access/suspend.ts';
import { createLog } from '../../src/core/log.ts';
import { openDatabase } from '../../src/db/database.ts';
import { embeddedNotifier, type PgNotifier, postgresNotifier } from '../../src/db/notifications.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { deleteListing } from '../../src/listings/save-listing.ts';
import { type AccountFixture, openAccountFixture } from '../support/account-fixture.ts';
import { createTestAuth, postToAuth, sessionCookieOf, TEST_PASSWORD } from '../support/auth.ts';
import { aBot, addManager, aPerson, aVote } from '../support/people-and-listings.ts';

let fixture: AccountFixture;
let notifier: PgNotifier;
let notified: (string | null)[];
let closeOther: () => Promise<void>;

beforeEach(async () => {
  fixture = await openAccountFixture();
  const { database } = fixture;
  notified = [];
  // On PostgreSQL the subscriber is another process with its own connections to the same database.
  const other = database.url ? await openDatabase({ databaseUrl: database.url, dataDir: '' }) : null;
  notifier = other ? postgresNotifier(other.notificationPools!, createLog('silent')) : embeddedNotifier(database);
  notifier.listen('rights', (personId) => notified.push(personId));
  closeOther = async () => {
    await notifier.close();
    await other?.close();
  };
  await expect
    .poll(async () => {
      await sql`select pg_notify('plaudit_rights', 'ready')`.execute(fixture.db);
      return notified.includes('ready');
    })
    .toBe(true);
  notified.length = 0;
});
afterEach(async () => {
  await closeOther();
  await fixture.close();
});

interface Scene {
  readonly person: Person;
  readonly headers: Headers;
  readonly auth: ReturnType<typeof createTestAuth>;
  readonly owner: Person;
  readonly bot: Listing;
}

/** A signed-in manager, and the owner of the listing. */
async function aManager(): Promise<Scene> {
  const auth = createTestAuth(fixture.db);
  const answer = await postToAuth(auth, '/sign-up/email', {
    name: 'Sample',
    email: 'a@mail.example',
    password: TEST_PASSWORD,
  });
  const headers = new Headers({ cookie: sessionCookieOf(answer) });
  const { id } = (await auth.personOf(headers))!;
  const person = (await findPerson(fixture.db, id))!;
  const owner = await aPerson(fixture.db);
  const bot = await aBot(fixture.db, owner);
  await addManager(fixture.db, bot.id, person.email);
  return { person, headers, auth, owner, bot };
}

const WAYS: readonly (readonly [string, (scene: Scene) => Promise<unknown>])[] = [
  ['signing out', ({ auth, headers }) => signOut(auth, headers)],
  [
    'ending a session',
    async ({ person, auth, headers }) => deleteSession(fixture.db, person.id, (await auth.sessionOf(headers))!.id),
  ],
  ['ending all other sessions', ({ person }) => deleteOtherSessions(fixture.db, person.id, 'row_other')],
  [
    'changing the password',
    ({ person }) =>
      changePassword(fixture.context, { personId: person.id, password: 'new password', keptSession: 'row_x' }),
  ],
  [
    'resetting the password',
    async ({ person }) => {
      await sendResetLink(fixture.context, person.email);
      await resetPassword(fixture.context, await fixture.tokenTo(person.email, /password/i), 'new password');
    },
  ],
  [
    'being suspended',
    ({ person }) => suspendPerson(fixture.db, { personId: person.id, reason: 'Spam.', days: 1 }, OPERATOR),
  ],
  ['deleting the account', ({ person }) => fixture.deleteAccount(person.id)],
  ['the expiry of a session', () => expireSessions()],
  [
    'being removed as a manager',
    ({ person, bot }) => removeManager(fixture.db, { listingId: bot.id, personId: person.id, by: OPERATOR }),
  ],
  [
    'leaving',
    ({ person, bot }) => removeManager(fixture.db, { listingId: bot.id, personId: person.id, by: byPerson(person) }),
  ],
  ['deleting the listing', ({ bot }) => deleteListing(fixture.db, bot.id, OPERATOR)],
];

async function expireSessions() {
  await sql`update session set expires_at = now() - interval '1 day'`.execute(fixture.db);
  await deleteExpiredSignIns(fixture.db);
}

describe('P122 notifies on commit', () => {
  test.each(WAYS)('of %s', async (_, end) => {
    const scene = await aManager();
    notified.length = 0;
    await end(scene);
    await expect.poll(() => notified).toContain(scene.person.id);
  });

  test('of losing the staff role, and of losing a listing by transfer', async () => {
    await aPerson(fixture.db, { staffBy: OPERATOR });
    const staff = await aPerson(fixture.db, { staffBy: OPERATOR });
    await setStaff(fixture.db, staff.id, false, OPERATOR);
    await expect.poll(() => notified).toContain(staff.id);
    const { person, owner, bot } = await aManager();
    const offered = await offerOwnership(fixture.db, { listingId: bot.id, owner, personId: person.id });
    expect(offered.ok && (await replyToInvitation(fixture.db, offered.secret, person, true)).ok).toBe(true);
    await expect.poll(() => notified).toContain(owner.id);
  });

  test('the owner and every manager of a deleted listing', async () => {
    const { person, owner, bot } = await aManager();
    await deleteListing(fixture.db, bot.id, OPERATOR);
    await expect.poll(() => notified).toEqual(expect.arrayContaining([person.id, owner.id]));
  });

  test('neither of a rollback nor of a change that affects no permissions', async () => {
    const { person, owner, bot } = await aManager();
    await fixture.db
      .transaction()
      .execute(async (transaction) => {
        await suspendPerson(transaction, { personId: person.id, reason: 'Spam.', days: 1 }, OPERATOR);
        throw new Error('undone');
      })
      .catch(() => undefined);
    await aVote(fixture.db, bot, { voterId: person.id, hasAccount: true });
    await sql`update listing set name = 'Other' where id = ${bot.id}`.execute(fixture.db);
    await sql`update person set name = 'Other' where id = ${person.id}`.execute(fixture.db);
    await sql`select pg_notify('plaudit_rights', 'last')`.execute(fixture.db);
    await expect.poll(() => notified.at(-1)).toBe('last');
    expect(notified.filter((id) => id === person.id || id === owner.id)).toEqual([]);
  });
});
