// Moving an installation: everything arrives, waiting deliveries are sent from the new place, and the old one is marked.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type LoadableContent, loadDatabase } from '../../src/backup/load-database.ts';
import { readConfig } from '../../src/config.ts';
import { createContext } from '../../src/context.ts';
import { openPostgresBulkSession } from '../../src/db/postgres-bulk-session.ts';
import {
  describeContent,
  newPostgresDatabase,
  onFolder,
  onPostgres,
  temporaryFolder,
  withDatabase,
} from '../support/backup-databases.ts';
import { commandJson, runCommand } from '../support/command-line.ts';
import { startReceiver } from '../support/receiver.ts';
import { createSampleInstallation } from '../support/sample-installation.ts';
import { startServer } from '../support/server-process.ts';

const refusal = (sentence: RegExp) => ({ status: 1, out: '', error: expect.stringMatching(sentence) });

test('from the embedded database to PostgreSQL and back: every row, index and sequence is the same', async () => {
  const embedded = onFolder(temporaryFolder());
  await createSampleInstallation(embedded);
  // As on a day when maintenance has dropped a week that the migrations of a new database still create.
  await withDatabase(embedded, ({ db }) => sql`select drop_event_weeks(now() - interval '80 days')`.execute(db));
  const original = await describeContent(embedded);
  const postgres = onPostgres(await newPostgresDatabase());

  const moved = await runCommand(`move --to ${postgres.DATABASE_URL}`, embedded);
  expect(moved).toMatchObject({ status: 0, out: expect.stringContaining('Every row was compared.') });
  expect(moved.out).toContain('Set DATABASE_URL to that database, and SECRET_KEY');
  expect(await describeContent(postgres)).toEqual(original);

  const started = createContext(readConfig({ ...embedded, LOG_LEVEL: 'silent' }));
  await expect(started).rejects.toThrow(/was moved to postgres:.*Set DATABASE_URL to that place/);
  expect(await runCommand(`move --to ${postgres.DATABASE_URL}`, embedded)).toEqual(refusal(/was moved to/));

  const back = temporaryFolder();
  expect(await runCommand(`move --to ${back}`, postgres)).toMatchObject({ status: 0 });
  expect(await describeContent(onFolder(back))).toEqual(original);
  expect(readFileSync(join(back, 'secret.key'), 'utf8').trim()).toBe(postgres.SECRET_KEY);
  expect(await runCommand('listing list', postgres)).toEqual(refusal(/was moved to .*Set DATA_DIR/));
  expect(await runCommand('listing list', { DATA_DIR: back })).toMatchObject({ status: 0 });

  expect(await runCommand('move --forget', postgres)).toMatchObject({ status: 0 });
  expect(await runCommand('listing list', postgres)).toMatchObject({ status: 0 });
});

test('a running service stops, and what waits is delivered from PostgreSQL with the next attempt number', async () => {
  const receiver = await startReceiver();
  const shared = { ALLOW_PRIVATE_TARGETS: '127.0.0.0/8', RETRY_DELAYS: '3600', PLAYER_COUNTS: 'off' };
  const embedded = { ...onFolder(temporaryFolder()), ...shared };
  const service = await startServer(embedded);
  await commandJson('user create --email owner@move.example --password sample-password', embedded);
  await commandJson('listing create --owner owner@move.example --type bot --name Move --id lst_1', embedded);
  await commandJson(`webhook set --listing lst_1 --url ${receiver.url}`, embedded);
  receiver.answer = 503;
  const { eventId } = await commandJson('vote cast --listing lst_1 --user-id voter_1', embedded);
  await expect.poll(() => receiver.received.length).toBe(1);
  const attempts = () =>
    commandJson('deliveries list --listing lst_1', embedded).then(({ deliveries }) => deliveries[0].attempts);
  await expect.poll(attempts).toBe(1);

  const postgres = { ...onPostgres(await newPostgresDatabase()), ...shared };
  expect(await runCommand(`move --to ${postgres.DATABASE_URL}`, embedded)).toMatchObject({ status: 0 });
  await expect.poll(() => isRunning(service.pid)).toBe(false);

  receiver.answer = 204;
  await withDatabase(onPostgres(postgres.DATABASE_URL), async ({ db }) => {
    const now = new Date();
    await db.updateTable('queue').set({ due_at: now }).execute();
    await db.updateTable('endpoint').set({ next_due_at: now, backlog_from: now, paced_until: null }).execute();
  });
  const next = await startServer(postgres);
  await expect.poll(() => receiver.received.length).toBe(2);
  expect(receiver.received[1]?.body).toContain(eventId);
  expect(receiver.received[1]?.body).toBe(receiver.received[0]?.body);
  // It has several connections, but is one process.
  expect(await runCommand(`move --to ${temporaryFolder()}`, postgres)).toEqual(refusal(/^A process of Plaudit is/));
  await next.stop();
  const { deliveries } = await commandJson('deliveries list --listing lst_1', postgres);
  expect(deliveries[0]).toMatchObject({ eventId, state: 'delivered', attempts: 2 });
  await receiver.close();
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/\bState:\s+Z/.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

test('a move is refused into a place that is not empty, and to the same place', async () => {
  const embedded = onFolder(temporaryFolder());
  await createSampleInstallation(embedded);
  const used = onPostgres(await newPostgresDatabase());
  await createSampleInstallation(used);
  const before = await describeContent(used);
  expect(await runCommand(`move --to ${used.DATABASE_URL}`, embedded)).toEqual(refusal(/There is an installation/));
  expect(await describeContent(used)).toEqual(before);
  expect(await runCommand(`move --to ${embedded.DATA_DIR}`, used)).toEqual(refusal(/There is an installation/));
  expect(await runCommand(`move --to ${used.DATABASE_URL}`, used)).toEqual(refusal(/names already/));
  expect(await runCommand(`move --to ${temporaryFolder()}`, embedded)).toEqual(refusal(/Both are the embedded/));
  expect(await runCommand('move --to mysql://127.0.0.1/x', embedded)).toEqual(refusal(/postgres:\/\/…, or a folder/));
  expect(await runCommand('move', embedded)).toEqual(refusal(/--to/));

  const foreign = await newPostgresDatabase();
  await withDatabase(onPostgres(foreign), ({ pglite: _, db }) =>
    db.schema.createTable('orders').addColumn('id', 'integer').execute(),
  );
  expect(await runCommand(`move --to ${foreign}`, embedded)).toEqual(
    refusal(/tables that are not Plaudit's \(orders\)/),
  );
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), '');
  expect(await runCommand(`move --to ${join(folder, 'file')}`, used)).toEqual(refusal(/is a file, not a folder/));
  expect(await runCommand('listing list', embedded)).toMatchObject({ status: 0 });
});

test('a move is not refused because of another one that has not begun to write', async () => {
  const embedded = onFolder(temporaryFolder());
  await createSampleInstallation(embedded);
  const target = onPostgres(await newPostgresDatabase());
  const other = await openPostgresBulkSession(target.DATABASE_URL, 'restore');
  try {
    expect(await runCommand(`move --to ${target.DATABASE_URL}`, embedded)).toMatchObject({ status: 0 });
    // The other one has seen an empty database.
    const options = { mayReplace: false, migrates: true, check: async () => undefined, onStep: () => undefined };
    const load = loadDatabase(other, {} as LoadableContent, options);
    await expect(load).rejects.toThrow('has just filled this database. Nothing was changed.');
  } finally {
    await other.close();
  }
  expect((await describeContent(target)).vote).toMatch(/^[1-9]/);
});

test('of two moves at once, one is refused, and the other is complete', async () => {
  const embedded = onFolder(temporaryFolder());
  const other = onFolder(temporaryFolder());
  await createSampleInstallation(embedded);
  await createSampleInstallation(other);
  const target = onPostgres(await newPostgresDatabase());
  const results = await Promise.all([
    runCommand(`move --to ${target.DATABASE_URL}`, embedded),
    runCommand(`move --to ${target.DATABASE_URL}`, other),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual([0, 1]);
  expect(results.map(({ error }) => error).join('')).toMatch(/Another restore or move|There is an installation/);
  const { vote } = await describeContent(target);
  expect(vote).toMatch(/^[1-9]/);
});
