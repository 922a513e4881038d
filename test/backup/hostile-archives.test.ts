// Archives that are undamaged but not made by Plaudit are refused with one sentence, and nothing is changed.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { openArchive } from '../../src/backup/archive-file.ts';
import {
  type ArchiveHeader,
  type ArchiveManifest,
  HEADER_NAME,
  MANIFEST_NAME,
} from '../../src/backup/archive-format.ts';
import { addTrailer } from '../../src/backup/trailer.ts';
import { describePart } from '../../src/backup/verify-archive.ts';
import { TAR_END, type TarEntry, tarBlocks } from '../../src/core/tar.ts';
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

interface Changes {
  readonly header?: (header: ArchiveHeader) => unknown;
  readonly parts?: (parts: readonly TarEntry[]) => readonly TarEntry[];
  readonly manifest?: (manifest: ArchiveManifest) => unknown;
}

let source: ReturnType<typeof onPostgres>;
let header: ArchiveHeader;
let parts: readonly TarEntry[];
let manifest: ArchiveManifest;

beforeAll(async () => {
  source = onPostgres(await newPostgresDatabase());
  await commandJson('user create --email owner@hostile.example --password sample-password', source);
  const archive = await openArchive(await backUp(source), async () => '');
  const entries: TarEntry[] = [];
  for await (const entry of archive.entries()) entries.push(entry);
  await archive.close();
  const read = (name: string) => JSON.parse(String(entries.find((entry) => entry.name === name)?.content));
  header = read(HEADER_NAME);
  manifest = read(MANIFEST_NAME);
  parts = entries.slice(1, -1);
});

/** An archive whose hashes and counts are correct, whatever it contains. */
async function archiveOf(changes: Changes): Promise<string> {
  const json = (name: string, value: unknown) => ({ name, content: Buffer.from(JSON.stringify(value)) });
  const content = [json(HEADER_NAME, changes.header?.(header) ?? header), ...(changes.parts?.(parts) ?? parts)];
  const listed = { ...manifest, parts: content.map(describePart) };
  const all = [...content, json(MANIFEST_NAME, changes.manifest?.(listed) ?? listed)];
  const tar = Buffer.concat([...all.flatMap((entry) => [...tarBlocks(entry, new Date(0))]), TAR_END]);
  const file = join(temporaryFolder(), 'hostile.tar.zst');
  writeFileSync(file, await buffer(Readable.from([zstdCompressSync(tar)]).pipe(addTrailer())));
  return file;
}

const refusal = (sentence: RegExp) => ({ status: 1, out: '', error: expect.stringMatching(sentence) });

function withTable(table: string): Changes {
  return {
    header: (value) => ({ ...value, tables: [...value.tables, { table, columns: ['id'] }] }),
    manifest: (value) => ({ ...value, tables: [...value.tables, { table, rows: 0, bytes: 0 }] }),
  };
}

const withColumn = (column: string): Changes => ({
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
    const rows: Changes = { parts: (all) => [...all, { name: 'tables/other/1.copy', content: Buffer.from('1\n') }] };
    expect(await runCommand(`verify-backup ${await archiveOf(rows)}`, source)).toEqual(refusal(/it does not list/));
  });

  test('with tables that are listed twice, or missing, is refused', async () => {
    const twice: Changes = { header: (value) => ({ ...value, tables: [...value.tables, value.tables[0]] }) };
    expect(await runCommand(`verify-backup ${await archiveOf(twice)}`, source)).toEqual(refusal(/lists a table twice/));
    const none: Changes = { header: (value) => ({ ...value, tables: [] }) };
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
    const garbage: Changes = {
      parts: (all) =>
        all.map((part) =>
          part.name.startsWith('tables/person/') ? { ...part, content: Buffer.from('garbage\n') } : part,
        ),
    };
    const sequence: Changes = {
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
