// Archives that are undamaged but not made by Plaudit are refused with one sentence, and nothing is changed.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ArchiveChanges, alterArchive, type ReadArchive, readArchive } from '../support/altered-archive.ts';
import {
  backUp,
  describeContent,
  newPostgresDatabase,
  onFolder,
  onPostgres,
  restore,
  temporaryFolder,
} from '../support/backup-databases.ts';
import { commandJson, runCommand } from '../support/command-line.ts';

let source: ReturnType<typeof onPostgres>;
let archive: ReadArchive;

beforeAll(async () => {
  source = onPostgres(await newPostgresDatabase());
  await commandJson('user create --email owner@hostile.example --password sample-password', source);
  archive = await readArchive(await backUp(source));
});

const archiveOf = (changes: ArchiveChanges) => alterArchive(archive, changes);

const refusal = (sentence: RegExp) => ({ status: 1, out: '', error: expect.stringMatching(sentence) });

function withTable(table: string): ArchiveChanges {
  return {
    header: (value) => ({ ...value, tables: [...value.tables, { table, columns: ['id'] }] }),
    manifest: (value) => ({ ...value, tables: [...value.tables, { table, rows: 0, bytes: 0 }] }),
  };
}

const withColumn = (column: string): ArchiveChanges => ({
  header: (value) => ({
    ...value,
    tables: value.tables.map((one) => (one.table === 'person' ? { ...one, columns: [...one.columns, column] } : one)),
  }),
});

describe('an archive', () => {
  test('with tables that are not ours is refused', async () => {
    for (const table of ['pg_class', 'unknown', 'x"; drop table person; --'])
      expect(await runCommand(`verify-backup ${await archiveOf(withTable(table))}`, source)).toEqual(
        refusal(/^\S+ is damaged: it contains a table that is not Plaudit's[^\n]*$/),
      );
    const rows: ArchiveChanges = {
      parts: (all) => [...all, { name: 'tables/other/1.copy', content: Buffer.from('1\n') }],
    };
    expect(await runCommand(`verify-backup ${await archiveOf(rows)}`, source)).toEqual(refusal(/it does not list/));
  });

  test('with tables that are listed twice, or missing, is refused', async () => {
    const twice: ArchiveChanges = { header: (value) => ({ ...value, tables: [...value.tables, value.tables[0]] }) };
    expect(await runCommand(`verify-backup ${await archiveOf(twice)}`, source)).toEqual(refusal(/lists a table twice/));
    const none: ArchiveChanges = { header: (value) => ({ ...value, tables: [] }) };
    expect(await runCommand(`verify-backup ${await archiveOf(none)}`, source)).toEqual(refusal(/is missing/));
  });

  test('with half a million weeks is refused before it costs anything', async () => {
    for (const [first, last] of [
      ['0001-01-01T00:00:00Z', '9999-01-01T00:00:00Z'],
      ['2030-01-07T00:00:00Z', '2026-01-05T00:00:00Z'],
    ]) {
      const file = await archiveOf({ header: (value) => ({ ...value, weeks: { first, last } }) });
      expect(await runCommand(`verify-backup ${file}`, source)).toEqual(refusal(/delivery log are impossible/));
    }
  });

  test('with rows, columns or sequences that the database rejects changes nothing', async () => {
    const garbage: ArchiveChanges = {
      parts: (all) =>
        all.map((part) =>
          part.name.startsWith('tables/person/') ? { ...part, content: Buffer.from('garbage\n') } : part,
        ),
    };
    const sequence: ArchiveChanges = {
      manifest: (value) => ({ ...value, sequences: [{ name: 'unknown', lastValue: '1', isCalled: true }] }),
    };
    const before = await describeContent(source);
    for (const changes of [garbage, sequence, withColumn('unknown'), withColumn("id\") from program 'id' --")])
      expect(await restore(await archiveOf(changes), source, `--replace ${databaseName()}`)).toEqual(
        refusal(/^\S+ is damaged: the database rejects its content \([^\n]*Nothing was changed\.$/),
      );
    expect(await describeContent(source)).toEqual(before);
  });

  test('never writes a file by the name of an entry', async () => {
    const outside = join(temporaryFolder(), 'outside');
    const name = `../../../..${outside}`.slice(0, 99);
    const file = await archiveOf({ parts: (all) => [...all, { name, content: Buffer.from('text') }] });
    await restore(file, onPostgres(await newPostgresDatabase()));
    expect(existsSync(outside)).toBe(false);
  });
});

const databaseName = () => new URL(source.DATABASE_URL).pathname.slice(1);

test('a pipe is refused instead of being waited for', async () => {
  const pipe = join(temporaryFolder(), 'pipe');
  execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', pipe]);
  expect(await runCommand(`verify-backup ${pipe}`, source)).toEqual(refusal(/is not a regular file/));
  expect(await runCommand('verify-backup /dev/zero', source)).toEqual(refusal(/is not a regular file/));
});

test('a folder without a database is left as it was', async () => {
  const { DATA_DIR } = onFolder(temporaryFolder());
  expect(await runCommand(`backup --to ${temporaryFolder()}`, { DATA_DIR })).toEqual(
    refusal(/There is no database in/),
  );
  expect(existsSync(join(DATA_DIR, 'database.copy'))).toBe(false);
});
