// Before an existing embedded database is migrated, it is backed up; an older version refuses a newer database.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrationNames } from '../../src/db/migrate.ts';
import {
  describeContent,
  newPostgresDatabase,
  onFolder,
  onPostgres,
  restore,
  temporaryFolder,
  withDatabase,
} from '../support/backup-databases.ts';
import { runCommand } from '../support/command-line.ts';
import { allReleases, unpackData } from '../support/releases.ts';
import { createSampleInstallation } from '../support/sample-installation.ts';

const [oldest] = allReleases();

test('a database of an earlier version is backed up before it is migrated, and the backup can be restored', async () => {
  const dataDir = await unpackData(oldest!);
  const environment = { DATA_DIR: dataDir };
  expect(await runCommand('migrate', environment)).toMatchObject({ status: 0, error: '' });
  const [name, ...others] = readdirSync(join(dataDir, 'backups'));
  expect(name).toMatch(/^plaudit-\d{8}T\d{6}Z-before-[\w.]+\.tar\.zst$/);
  expect(others).toEqual([]);
  expect(await runCommand('migrate', environment)).toMatchObject({ out: 'The database is up to date.' });
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([name]);

  const restored = onFolder(temporaryFolder());
  const { out, status } = await restore(join(dataDir, 'backups', name!), { DATA_DIR: restored.DATA_DIR });
  expect({ out, status }).toMatchObject({ status: 0, out: expect.stringMatching(/Applied \d+ migrations/) });
  expect(out).toContain('set SECRET_KEY to the key that the installation used');
  const { person, listing, vote, queue } = await describeContent(onFolder(dataDir));
  expect(await describeContent(restored)).toMatchObject({ person, listing, vote, queue });

  expect(await restore(join(dataDir, 'backups', name!), restored, '--replace embedded --no-migrate')).toMatchObject({
    status: 1,
    error: expect.stringContaining('encrypted with another key'),
  });
  const older = { DATA_DIR: restored.DATA_DIR };
  expect(await restore(join(dataDir, 'backups', name!), older, '--replace embedded --no-migrate')).toMatchObject({
    status: 0,
  });
  const applied = await withDatabase(restored, ({ db }) => sql`select from migration`.execute(db));
  expect(applied.rows.length).toBeLessThan(migrationNames().length);
});

test('without space for that backup, nothing is migrated', async () => {
  const dataDir = await unpackData(oldest!);
  writeFileSync(join(dataDir, 'a-file'), '');
  const environment = { DATA_DIR: dataDir, BACKUP_DIR: join(dataDir, 'a-file') };
  expect(await runCommand('migrate', environment)).toMatchObject({ status: 1, error: expect.stringMatching(/a-file/) });
  const applied = await withDatabase(onFolder(dataDir), ({ db }) =>
    sql<{ name: string }>`select name from migration`.execute(db),
  );
  expect(applied.rows.length).toBeLessThan(migrationNames().length);
});

test('a version that is older than the database refuses it, and names the way back', async () => {
  const environment = onPostgres(await newPostgresDatabase());
  await createSampleInstallation(environment);
  await withDatabase(environment, ({ db }) =>
    sql`insert into migration (name, timestamp) values ('9999-later', '2030-01-01T00:00:00Z')`.execute(db),
  );
  for (const command of ['migrate', 'listing list'])
    expect(await runCommand(command, environment)).toMatchObject({
      status: 1,
      error: expect.stringMatching(/newer version of Plaudit .* `plaudit restore FILE`\. Nothing was changed\./),
    });
});

test('with PostgreSQL, --backup-before makes the same backup', async () => {
  const environment = onPostgres(await newPostgresDatabase());
  const [upTo, last] = migrationNames().slice(-2);
  await withDatabase(environment, ({ db }) => migrate(db, { upTo: upTo! }));
  const folder = temporaryFolder();
  expect(await runCommand('migrate --backup-before', { ...environment, BACKUP_DIR: folder })).toMatchObject({
    status: 0,
    out: expect.stringContaining(last!),
  });
  expect(readdirSync(folder)).toEqual([expect.stringContaining('-before-')]);
});
