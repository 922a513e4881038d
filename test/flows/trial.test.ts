// D16: trial mode ends once and for good: across restarts, in every process on the database, and staff is notified.
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createVault } from '../../src/core/secrets.ts';
import { openDatabase } from '../../src/db/database.ts';
import { postgresNotifier } from '../../src/db/notifications.ts';
import { createOutbox } from '../../src/mail/outbox.ts';
import { mailTrialEnded } from '../../src/notices/notify-staff.ts';
import {
  type InstallationTrialMode,
  openTrialMode,
  type TrialModeDependencies,
} from '../../src/trial-mode/installation-trial-mode.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { aPerson } from '../support/people-and-listings.ts';

const LOCAL = { baseUrl: 'http://localhost:3000', host: '127.0.0.1' };
const SIGN = 'a request for the host votes.example';

let database: TestDatabase;
let lines: { level: number; msg: string }[];
beforeEach(async () => {
  database = await freshDatabase();
  lines = [];
});
afterEach(() => database.close());

function open(more: Partial<TrialModeDependencies> = {}): Promise<InstallationTrialMode> {
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return openTrialMode({ db: database.db, config: LOCAL, log, ...more });
}

describe('D16 trial mode', () => {
  test('is active while HOST and BASE_URL are loopback addresses, also after a restart', async () => {
    expect((await open()).isActive()).toBe(true);
    expect((await open()).isActive()).toBe(true);
    expect((await open({ config: { ...LOCAL, host: '0.0.0.0' } })).isActive()).toBe(false);
    expect((await open()).isActive()).toBe(true);
  });

  test('ends at once, and stays ended after a restart', async () => {
    const trial = await open();
    const closing = trial.end(SIGN);
    expect(trial.isActive()).toBe(false);
    await closing;
    expect(trial.ended).toMatchObject({ sign: SIGN, at: expect.any(Date) });
    const again = await open();
    expect(again.isActive()).toBe(false);
    expect(again.ended?.sign).toBe(SIGN);
  });

  test('logs one line with the cause and what to do', async () => {
    const trial = await open();
    await Promise.all([trial.end(SIGN), trial.end('a connection from 10.0.0.5'), trial.end(SIGN)]);
    await (await open()).end(SIGN);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.level).toBe(40);
    for (const words of [SIGN, 'Set BASE_URL', 'ALLOW_PRIVATE_TARGETS=127.0.0.0/8,::1/128'])
      expect(lines[0]?.msg).toContain(words);
  });

  test('stays ended once the installation had a public BASE_URL, without another notification', async () => {
    const published = await open({ config: { ...LOCAL, baseUrl: 'https://votes.example' } });
    expect(published.isActive()).toBe(false);
    expect(published.ended).toBeNull();
    const worker = await open();
    expect(worker.isActive()).toBe(false);
    expect(worker.ended?.sign).toBe('the public BASE_URL https://votes.example');
    expect(lines).toEqual([]);
  });

  test('ends although the database is down, and stores that once it is back', async () => {
    const table = (name: string, to: string) => database.db.schema.alterTable(name).renameTo(to).execute();
    const trial = await open();
    await table('installation', 'away');
    await trial.end(SIGN);
    expect(trial.isActive()).toBe(false);
    await table('away', 'installation');
    onTestFinished(trial.startSync().stop);
    await expect.poll(async () => (await open()).isActive()).toBe(false);
  });
});

describe('D16 another process on the database', () => {
  test('finds trial mode ended by itself when it missed the notification', async () => {
    const [first, second] = [await open(), await open()];
    await first.end(SIGN);
    expect(second.isActive()).toBe(true);
    onTestFinished(second.startSync().stop);
    await expect.poll(() => second.isActive()).toBe(false);
    expect(second.ended?.sign).toBe(SIGN);
    expect(lines).toHaveLength(1);
  });

  test.skipIf(process.env.PLAUDIT_TEST_DATABASE !== 'postgres')('is notified at once', async () => {
    const follow = async (trial: InstallationTrialMode) => {
      const other = await openDatabase({ databaseUrl: database.url, dataDir: '' });
      const notifier = postgresNotifier(other.notificationPools!, pino({ level: 'silent' }));
      const listens = new Promise<void>((resolve) => notifier.listen('due', () => resolve()));
      trial.listen(notifier);
      onTestFinished(async () => {
        await notifier.close();
        await other.close();
      });
      await listens;
    };
    const [first, second] = [await open(), await open()];
    await follow(first);
    await follow(second);
    await first.end(SIGN);
    await expect.poll(() => second.isActive()).toBe(false);
  });
});

test('D16 staff with confirmed addresses gets one email', async () => {
  const { db } = database;
  await aPerson(db, { email: 'first@mail.example', emailVerified: true });
  await aPerson(db, { email: 'second@mail.example', emailVerified: true });
  await aPerson(db, { email: 'unconfirmed@mail.example' });
  await db.updateTable('person').set({ role: 'staff' }).execute();
  await aPerson(db, { email: 'member@mail.example', emailVerified: true });
  const sent: { to: string; subject: string; text: string }[] = [];
  const outbox = createOutbox({
    db,
    vault: createVault(TEST_SECRET_KEY),
    log: pino({ level: 'silent' }),
    transport: {
      send: async (letter) => {
        sent.push(letter);
        return { ok: true };
      },
    },
  });
  const sender = { displayName: 'Plaudit', baseUrl: LOCAL.baseUrl, defaultLanguage: 'en' } as const;
  const notifyStaff: TrialModeDependencies['notifyStaff'] = (connection, sign) =>
    mailTrialEnded(connection, { outbox, sender }, sign);
  const [first, second] = [await open({ notifyStaff }), await open({ notifyStaff })];
  await Promise.all([first.end(SIGN), second.end('a connection from 10.0.0.5')]);
  await outbox.sendDue();
  expect(sent.map(({ to }) => to).sort()).toEqual(['first@mail.example', 'second@mail.example']);
  expect(sent[0]).toMatchObject({
    subject: 'Plaudit: Trial mode has ended',
    text: expect.stringMatching(/others can reach this service\.[\s\S]*Set BASE_URL/),
  });
});
