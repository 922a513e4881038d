// Scheduled backups: one process makes each, the oldest are deleted, and failures are shown.
import { once } from 'node:events';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readBackupStatus } from '../../src/backup/backup-status.ts';
import { claimBackup } from '../../src/backup/schedule-queries.ts';
import { deleteOldBackups } from '../../src/backup/scheduled-backups.ts';
import { readConfig } from '../../src/config.ts';
import { startOwnProcess } from '../../src/core/own-program.ts';
import {
  backUp,
  type InstallationEnvironment,
  newPostgresDatabase,
  onFolder,
  onPostgres,
  temporaryFolder,
  withDatabase,
} from '../support/backup-databases.ts';
import { createSampleInstallation } from '../support/sample-installation.ts';
import { startServer } from '../support/server-process.ts';

const makeDue = (environment: InstallationEnvironment) =>
  withDatabase(environment, ({ db }) =>
    sql`insert into installation (key, value) values ('backup_due', '2020-01-01T00:00:00Z')`.execute(db),
  );

async function statusOf(environment: InstallationEnvironment & { readonly BACKUP_DIR: string }) {
  const config = readConfig(environment);
  return withDatabase(environment, (database) => readBackupStatus({ config, database }));
}

test('a running service with the embedded database makes a backup when it is due', async () => {
  const environment = { ...onFolder(temporaryFolder()), BACKUP_DIR: temporaryFolder(), BACKUP_EVERY: '1h' };
  await createSampleInstallation(environment);
  await makeDue(environment);
  const server = await startServer({ ...environment, PLAYER_COUNTS: 'off' });
  await expect.poll(() => readdirSync(environment.BACKUP_DIR)).toEqual([expect.stringMatching(/\.tar\.zst$/)]);
  const recorded = () => readFileSync(join(environment.DATA_DIR, 'backup-status.json'), 'utf8');
  await expect.poll(recorded).toContain('lastSuccess');
  await server.stop();
  const status = await statusOf(environment);
  expect(status).toMatchObject({ lastFailure: null, backups: [{ isComplete: true }] });
  expect(status.lastSuccess?.bytes).toBe(status.backups[0]?.bytes);
});

test('the process of a scheduled backup leaves the folder to the next service if its own was killed', async () => {
  const environment = { ...onFolder(temporaryFolder()), BACKUP_DIR: temporaryFolder() };
  await createSampleInstallation(environment);
  const child = startOwnProcess('backup-process', environment);
  const [said, [status]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
  expect([status, said]).toEqual([1, expect.stringContaining('The service that asked for this backup has ended.')]);
  expect(readdirSync(environment.BACKUP_DIR)).toEqual([]);
});

test('a backup that fails is shown with the reason', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a-file'), '');
  const environment = { ...onPostgres(await newPostgresDatabase()), BACKUP_DIR: join(folder, 'a-file') };
  await createSampleInstallation(environment);
  await makeDue(environment);
  const server = await startServer({ ...environment, BACKUP_EVERY: '1h', LOG_LEVEL: 'silent', PLAYER_COUNTS: 'off' });
  await expect.poll(async () => (await statusOf(environment)).lastFailure).not.toBeNull();
  await server.stop();
  expect(await statusOf(environment)).toMatchObject({
    lastSuccess: null,
    lastFailure: { message: expect.stringContaining('a-file is a file, not a folder') },
    backups: [],
  });
});

test('of several processes, one makes the backup, and a new installation waits at most an hour for its first', async () => {
  const environment = onPostgres(await newPostgresDatabase());
  await createSampleInstallation(environment);
  await withDatabase(environment, async ({ db }) => {
    expect(await claimBackup(db, 86_400)).toBe(false);
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from value::timestamptz - plaudit_now())::float8 as seconds
      from installation where key = 'backup_due'`.execute(db);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(3_600);
    await sql`update installation set value = '2020-01-01T00:00:00Z' where key = 'backup_due'`.execute(db);
    const claims = await Promise.all([1, 2, 3, 4].map(() => claimBackup(db, 86_400)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });
});

test('the newest complete backups are kept; torn ones and those before upgrades do not count', async () => {
  const environment = onPostgres(await newPostgresDatabase());
  await createSampleInstallation(environment);
  const good = await backUp(environment);
  const folder = temporaryFolder();
  const name = (day: number, label = '0.2.0') => `plaudit-2026010${day}T000000Z-${label}.tar.zst`;
  for (const day of [1, 2, 3, 4]) copyFileSync(good, join(folder, name(day)));
  copyFileSync(good, join(folder, name(1, 'before-0.2.0')));
  writeFileSync(join(folder, name(5)), readFileSync(good).subarray(0, 5_000));
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  await deleteOldBackups(folder, 2, (label) => !label.startsWith('before-'));
  expect(readdirSync(folder).sort()).toEqual(['notes.txt', name(1, 'before-0.2.0'), name(3), name(4), name(5)].sort());
});
