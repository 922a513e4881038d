// The live delivery log closes when the permission to see it ends, whichever process revoked it (P122): two processes
// on PostgreSQL, one on the embedded database.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { updateOwner } from '../../src/access/invitation-queries.ts';
import { removeManager } from '../../src/access/managers.ts';
import { findPersonByEmail } from '../../src/access/people.ts';
import { suspendPerson } from '../../src/access/suspend.ts';
import { buildHttp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { type AppContext, createContext } from '../../src/context.ts';
import { deleteListing } from '../../src/listings/save-listing.ts';
import { sessionCookieOf } from '../support/auth.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { newDataFolder } from '../support/embedded-template.ts';
import { aBot, aPerson } from '../support/people-and-listings.ts';
import { readEvents } from '../support/read-events.ts';

/** Well below the heartbeat of ten seconds, at which a stream checks by itself. */
const SOON_MS = 7_000;
const ORIGIN = 'http://localhost:3000';

let database: TestDatabase;
let folder: string | null = null;
let contexts: AppContext[] = [];
let http: ReturnType<typeof buildHttp>[];
beforeAll(async () => {
  database = await freshDatabase();
  const { url } = database;
  folder = url ? null : await newDataFolder();
  const config = readConfig({
    ...(url ? { DATABASE_URL: url } : { DATA_DIR: folder ?? '' }),
    SECRET_KEY: TEST_SECRET_KEY,
    LOG_LEVEL: 'silent',
  });
  contexts = [await createContext(config)];
  if (url) contexts.push(await createContext(config));
  http = contexts.map(buildHttp);
});
afterAll(async () => {
  for (const context of contexts) await context.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
  await database.close();
});

/** The process that shows the live page, and the one in which the permission ends. */
const viewingProcess = () => http.at(-1)!;
const revokingProcess = () => ({ ...contexts[0]!, http: http[0]! });

const form = (fields: Record<string, string>, cookie = ''): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, cookie },
});

let count = 0;

/** A person with a listing whose live log is open. */
async function openLiveLog() {
  const { db } = revokingProcess();
  const email = `looker${++count}@mail.example`;
  const password = 'correct horse battery';
  const signedUp = await revokingProcess().http.request(`${ORIGIN}/sign-up`, form({ name: 'Sample', email, password }));
  const cookie = sessionCookieOf(signedUp);
  const person = (await findPersonByEmail(db, email))!;
  const bot = await aBot(db, person);
  const headers = { cookie, accept: 'text/event-stream' };
  const path = `${ORIGIN}/dashboard/${bot.id}/deliveries/live`;
  const open = async () => readEvents(await viewingProcess().request(path, { headers }));
  const events = await open();
  expect(await events.next()).not.toBeNull();
  return { person, bot, cookie, email, password, events, open, path, headers };
}

type Viewer = Awaited<ReturnType<typeof openLiveLog>>;

const WAYS: readonly (readonly [string, (viewer: Viewer) => unknown])[] = [
  ['signing out', ({ cookie }) => revokingProcess().http.request(`${ORIGIN}/sign-out`, form({}, cookie))],
  [
    'being suspended',
    ({ person }) => suspendPerson(revokingProcess().db, { personId: person.id, reason: 'Spam.', days: 1 }, OPERATOR),
  ],
  ['deleting the listing', ({ bot }) => deleteListing(revokingProcess().db, bot.id, OPERATOR)],
  [
    'transferring the listing to another person',
    async ({ bot, person }) => {
      const { db } = revokingProcess();
      const { id } = await aPerson(db);
      await updateOwner(db, { listingId: bot.id, from: person.id, to: id });
      await removeManager(db, { listingId: bot.id, personId: person.id, by: OPERATOR });
    },
  ],
];

describe('P122 the live log closes at once', () => {
  test.each(WAYS)('after %s, in another process, too, and does not reopen', async (_, end) => {
    const viewer = await openLiveLog();
    const startedAt = performance.now();
    await end(viewer);
    expect(await viewer.events.next()).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
    const again = await viewingProcess().request(viewer.path, { headers: viewer.headers });
    expect(again.headers.get('content-type') ?? '').not.toContain('event-stream');
  });

  test('after changing the password, except in the session that changed it', async () => {
    const { events, cookie, email, password, path, headers } = await openLiveLog();
    const signedIn = await revokingProcess().http.request(`${ORIGIN}/sign-in`, form({ email, password }));
    const other = sessionCookieOf(signedIn);
    const kept = readEvents(await viewingProcess().request(path, { headers: { ...headers, cookie: other } }));
    await kept.next();
    const fields = { password, newPassword: 'another horse battery' };
    const changed = await revokingProcess().http.request(`${ORIGIN}/account/password`, form(fields, other));
    expect(changed.status).toBe(303);
    expect(await events.next()).toBeNull();
    expect((await viewingProcess().request(path, { headers: { ...headers, cookie } })).status).toBe(303);
    expect((await viewingProcess().request(path, { headers: { ...headers, cookie: other } })).status).toBe(200);
    await kept.leave();
  });
});
