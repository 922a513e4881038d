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

let stage: AccountFixture;
let notifier: PgNotifier;
let told: (string | null)[];
let closeOther: () => Promise<void>;

beforeEach(async () => {
  stage = await openAccountFixture();
  const { database } = stage;
  told = [];
  // On PostgreSQL the subscriber is another process with its own connections to the same database.
  const other = database.url ? await openDatabase({ databaseUrl: database.url, dataDir: '' }) : null;
  notifier = other ? postgresNotifier(other.notificationPool!, createLog('silent')) : embeddedNotifier(database);
  notifier.listen('rights', (personId) => told.push(personId));
  closeOther = async () => {
    await notifier.close();
    await other?.close();
  };
  await expect
    .poll(async () => {
      await sql`select pg_notify('plaudit_rights', 'ready')`.execute(stage.db);
      return told.includes('ready');
    })
    .toBe(true);
  told.length = 0;
});
afterEach(async () => {
  await closeOther();
  await stage.close();
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
  const auth = createTestAuth(stage.db);
  const answer = await postToAuth(auth, '/sign-up/email', {
    name: 'Sample',
    email: 'a@mail.example',
    password: TEST_PASSWORD,
  });
  const headers = new Headers({ cookie: sessionCookieOf(answer) });
  const { id } = (await auth.personOf(headers))!;
  const person = (await findPerson(stage.db, id))!;
  const owner = await aPerson(stage.db);
  const bot = await aBot(stage.db, owner);
  await addManager(stage.db, bot.id, person.email);
  return { person, headers, auth, owner, bot };
}

const WAYS: readonly (readonly [string, (scene: Scene) => Promise<unknown>])[] = [
  ['signing out', ({ auth, headers }) => signOut(auth, headers)],
  [
    'ending a session',
    async ({ person, auth, headers }) => deleteSession(stage.db, person.id, (await auth.sessionOf(headers))!.id),
  ],
  ['ending all other sessions', ({ person }) => deleteOtherSessions(stage.db, person.id, 'row_other')],
  [
    'changing the password',
    ({ person }) =>
      changePassword(stage.context, { personId: person.id, password: 'new password', keptSession: 'row_x' }),
  ],
  [
    'resetting the password',
    async ({ person }) => {
      await sendResetLink(stage.context, person.email);
      await resetPassword(stage.context, await stage.tokenTo(person.email, /password/i), 'new password');
    },
  ],
  [
    'being suspended',
    ({ person }) => suspendPerson(stage.db, { personId: person.id, reason: 'Spam.', days: 1 }, OPERATOR),
  ],
  ['deleting the account', ({ person }) => stage.deleteAccount(person.id)],
  ['the expiry of a session', () => expireSessions()],
  ['being removed as a manager', ({ person, bot }) => removeManager(stage.db, bot.id, person.id, OPERATOR)],
  ['leaving', ({ person, bot }) => removeManager(stage.db, bot.id, person.id, byPerson(person))],
  ['deleting the listing', ({ bot }) => deleteListing(stage.db, bot.id, OPERATOR)],
];

async function expireSessions() {
  await sql`update session set expires_at = now() - interval '1 day'`.execute(stage.db);
  await deleteExpiredSignIns(stage.db);
}

describe('P122 notifies on commit', () => {
  test.each(WAYS)('of %s', async (_, end) => {
    const scene = await aManager();
    told.length = 0;
    await end(scene);
    await expect.poll(() => told).toContain(scene.person.id);
  });

  test('of losing the staff role, and of losing a listing by transfer', async () => {
    await aPerson(stage.db, { staffBy: OPERATOR });
    const staff = await aPerson(stage.db, { staffBy: OPERATOR });
    await setStaff(stage.db, staff.id, false, OPERATOR);
    await expect.poll(() => told).toContain(staff.id);
    const { person, owner, bot } = await aManager();
    const offered = await offerOwnership(stage.db, { listingId: bot.id, owner, personId: person.id });
    expect(offered.ok && (await replyToInvitation(stage.db, offered.secret, person, true)).ok).toBe(true);
    await expect.poll(() => told).toContain(owner.id);
  });

  test('the owner and every manager of a deleted listing', async () => {
    const { person, owner, bot } = await aManager();
    await deleteListing(stage.db, bot.id, OPERATOR);
    await expect.poll(() => told).toEqual(expect.arrayContaining([person.id, owner.id]));
  });

  test('neither of a rollback nor of a change that affects no permissions', async () => {
    const { person, owner, bot } = await aManager();
    await stage.db
      .transaction()
      .execute(async (transaction) => {
        await suspendPerson(transaction, { personId: person.id, reason: 'Spam.', days: 1 }, OPERATOR);
        throw new Error('undone');
      })
      .catch(() => undefined);
    await aVote(stage.db, bot, { voterId: person.id, hasAccount: true });
    await sql`update listing set name = 'Other' where id = ${bot.id}`.execute(stage.db);
    await sql`update person set name = 'Other' where id = ${person.id}`.execute(stage.db);
    await sql`select pg_notify('plaudit_rights', 'last')`.execute(stage.db);
    await expect.poll(() => told.at(-1)).toBe('last');
    expect(told.filter((id) => id === person.id || id === owner.id)).toEqual([]);
  });
});
