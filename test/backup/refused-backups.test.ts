// Files that are not a good backup are refused with one sentence, and nothing is changed.
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { openArchive } from '../../src/backup/archive-file.ts';
import { HEADER_NAME } from '../../src/backup/archive-format.ts';
import { addTrailer, TRAILER_BYTES } from '../../src/backup/trailer.ts';
import { TAR_END, type TarEntry, tarBlocks } from '../../src/core/tar.ts';
import {
  backUp,
  newPostgresDatabase,
  onFolder,
  onPostgres,
  restore,
  temporaryFolder,
} from '../support/backup-databases.ts';
import { runCommand } from '../support/command-line.ts';
import { createSampleInstallation } from '../support/sample-installation.ts';

let good: Buffer;
let encrypted: Buffer;
let entries: readonly TarEntry[];
const PASSPHRASE = 'correct horse battery';
const environment = { ...onFolder('unused'), BACKUP_TEST_PASSPHRASE: PASSPHRASE };

beforeAll(async () => {
  const url = await newPostgresDatabase();
  await createSampleInstallation(onPostgres(url));
  const file = await backUp(onPostgres(url));
  good = readFileSync(file);
  entries = await readEntries(file);
  const source = { ...onPostgres(url), BACKUP_TEST_PASSPHRASE: PASSPHRASE };
  encrypted = readFileSync(await backUp(source, '--encrypt-to env:BACKUP_TEST_PASSPHRASE'));
});

async function readEntries(file: string): Promise<readonly TarEntry[]> {
  const archive = await openArchive(file, async () => '');
  const found: TarEntry[] = [];
  for await (const entry of archive.entries()) found.push(entry);
  await archive.close();
  return found;
}

/** An archive with a correct trailer. */
async function archiveOf(content: readonly TarEntry[]): Promise<Buffer> {
  const tar = Buffer.concat([...content.flatMap((entry) => [...tarBlocks(entry, new Date(0))]), TAR_END]);
  return buffer(Readable.from([zstdCompressSync(tar)]).pipe(addTrailer()));
}

/** With another header. */
function withHeader(change: (header: { readonly migrations: readonly string[] }) => unknown): readonly TarEntry[] {
  return entries.map((entry) =>
    entry.name === HEADER_NAME
      ? { name: HEADER_NAME, content: Buffer.from(JSON.stringify(change(JSON.parse(entry.content.toString())))) }
      : entry,
  );
}

async function verify(bytes: Buffer, options = '') {
  const file = join(temporaryFolder(), 'sample.tar.zst');
  writeFileSync(file, bytes);
  return runCommand(`verify-backup ${file}${options && ` ${options}`}`, environment);
}

const refusal = (sentence: RegExp) => ({ status: 1, out: '', error: expect.stringMatching(sentence) });

describe('a backup', () => {
  test('is good as it was made', async () => {
    expect(await verify(good)).toMatchObject({ status: 0, error: '' });
    expect(await verify(await archiveOf(entries))).toMatchObject({ status: 0 });
  });

  test('that was cut off anywhere is refused', async () => {
    for (const share of [0.1, 0.5, 0.9, 0.999])
      expect(await verify(good.subarray(0, Math.floor(good.length * share)))).toEqual(refusal(/is incomplete/));
    expect(await verify(good.subarray(0, 0))).toEqual(refusal(/is not a backup made by Plaudit/));
  });

  test('that was altered anywhere is refused', async () => {
    for (const share of [0.05, 0.3, 0.7, 0.99]) {
      const altered = Buffer.from(good);
      const at = Math.floor((altered.length - 60) * share);
      altered[at] = (altered[at] as number) ^ 1;
      expect(await verify(altered)).toEqual(refusal(/is damaged/));
    }
    // Any bit of the last bytes, which tell complete backups from torn ones.
    for (let at = good.length - TRAILER_BYTES; at < good.length; at += 1) {
      const altered = Buffer.from(good);
      altered[at] = (altered[at] as number) ^ 1;
      expect(await verify(altered)).toEqual(refusal(/is (damaged|incomplete)/));
    }
    expect(await verify(Buffer.concat([good, good]))).toEqual(refusal(/is incomplete/));
  });

  test('whose parts are missing, exchanged, repeated or different is refused', async () => {
    const parts = entries.filter(({ name }) => name.startsWith('tables/'));
    const [first, last] = [parts[0] as TarEntry, parts.at(-1) as TarEntry];
    const without = (left: TarEntry) => entries.filter((entry) => entry !== left);
    const exchanged = entries.map((entry) => (entry === first ? last : entry === last ? first : entry));
    const repeated = entries.flatMap((entry) => (entry === last ? [last, last] : [entry]));
    const different = entries.map((entry) => (entry === last ? { ...last, content: first.content } : entry));
    for (const content of [without(last), without(entries.at(-1) as TarEntry), exchanged, repeated, different])
      expect(await verify(await archiveOf(content))).toEqual(refusal(/is damaged/));
  });

  test('of a newer version is refused with that version', async () => {
    const newer = (header: object) => ({ ...header, plauditVersion: '9.9.0' });
    const formats = withHeader((header) => ({ ...newer(header), formatVersion: 2 }));
    const migrations = withHeader((header) => ({
      ...newer(header),
      migrations: [...header.migrations, '9999-later'],
    }));
    for (const content of [formats, migrations])
      expect(await verify(await archiveOf(content))).toEqual(refusal(/newer version of Plaudit \(9\.9\.0\)/));
  });

  test('is not any other file', async () => {
    expect(await verify(Buffer.from('PGDMP'))).toEqual(refusal(/is not a backup made by Plaudit/));
    expect(await verify(zstdCompressSync(Buffer.from('text')))).toEqual(refusal(/is incomplete/));
    expect(await verify(await archiveOf([{ name: 'other.txt', content: Buffer.from('text') }]))).toEqual(
      refusal(/is not a backup made by Plaudit/),
    );
    expect(await runCommand('verify-backup /nowhere/at-all', environment)).toEqual(refusal(/There is no file/));
    expect(await runCommand(`verify-backup ${temporaryFolder()}`, environment)).toEqual(refusal(/is a folder/));
  });
});

describe('an encrypted backup', () => {
  const withPassphrase = '--passphrase env:BACKUP_TEST_PASSPHRASE';

  test('is read with its passphrase only', async () => {
    expect(await verify(encrypted, withPassphrase)).toMatchObject({ status: 0, error: '' });
    expect(encrypted.includes('usr_waiting')).toBe(false);
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'passphrase'), 'wrong passphrase\n');
    expect(await verify(encrypted, `--passphrase file:${folder}/passphrase`)).toEqual(
      refusal(/The passphrase for .* is wrong/),
    );
    expect(await verify(encrypted)).toEqual(refusal(/needs a passphrase/));
    expect(await verify(encrypted, '--passphrase secret')).toEqual(refusal(/not from the command line itself/));
  });

  test('with chunks removed, exchanged or cut off is refused, even with a new trailer', async () => {
    const [header, chunk] = [64, 65_536 + 16];
    const body = encrypted.subarray(0, encrypted.length - 56);
    expect(body.length).toBeGreaterThan(header + chunk);
    const start = body.subarray(0, header);
    const first = body.subarray(header, header + chunk);
    const rest = body.subarray(header + chunk);
    const forged = [
      Buffer.concat([start, first]),
      Buffer.concat([start, rest]),
      Buffer.concat([start, first, first, rest]),
      Buffer.concat([start, rest, first]),
      Buffer.concat([start, first, rest.subarray(0, rest.length - 1)]),
    ];
    for (const bytes of forged) {
      const sealed = await buffer(Readable.from([bytes]).pipe(addTrailer()));
      expect(await verify(sealed, withPassphrase)).toEqual(refusal(/is damaged: a part of it cannot be decrypted/));
    }
  });

  test('needs a passphrase of twelve characters', async () => {
    const short = { ...environment, BACKUP_TEST_PASSPHRASE: 'short' };
    expect(await runCommand('backup --encrypt-to env:BACKUP_TEST_PASSPHRASE', short)).toEqual(
      refusal(/at least 12 characters/),
    );
  });
});

describe('a backup is never written', () => {
  let source: ReturnType<typeof onPostgres>;
  beforeAll(async () => {
    source = onPostgres(await newPostgresDatabase());
    await createSampleInstallation(source);
  });
  const backup = (to: string) => runCommand(`backup --to ${to}`, source);

  test('over a file that is not one', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'notes.txt');
    writeFileSync(path, 'important');
    expect(await backup(path)).toEqual(refusal(/is not a complete backup of Plaudit/));
    expect(readFileSync(path, 'utf8')).toBe('important');
  });

  test('through a symbolic link, also not one in the place of the partial file', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'target'), 'important');
    symlinkSync(join(folder, 'target'), join(folder, 'link'));
    expect(await backup(join(folder, 'link'))).toEqual(refusal(/is a symbolic link/));
    symlinkSync(join(folder, 'target'), join(folder, 'new.partial'));
    expect(await backup(join(folder, 'new'))).toMatchObject({ status: 0 });
    expect(readFileSync(join(folder, 'target'), 'utf8')).toBe('important');
  });

  test('over a device, or into a folder that is missing', async () => {
    expect(await backup('/dev/null')).toEqual(refusal(/is not a regular file/));
    expect(await backup(join(temporaryFolder(), 'missing', 'file'))).toEqual(refusal(/does not exist/));
  });

  test('but replaces an earlier backup, when it is complete', async () => {
    const path = join(temporaryFolder(), 'backup.tar.zst');
    writeFileSync(path, good);
    expect(await backup(path)).toMatchObject({ status: 0 });
    expect(readFileSync(path).equals(good)).toBe(false);
  });
});

describe('a restore is refused', () => {
  const path = () => {
    const file = join(temporaryFolder(), 'sample.tar.zst');
    writeFileSync(file, good);
    return file;
  };

  test('into a database that is in use, unless its name is given', async () => {
    const url = await newPostgresDatabase();
    const target = onPostgres(url);
    await createSampleInstallation(target);
    const name = new URL(url).pathname.slice(1);
    expect(await restore(path(), target)).toEqual(refusal(new RegExp(`add: --replace ${name}\\. Nothing was changed`)));
    expect(await restore(path(), target, '--replace other')).toEqual(refusal(/is called .*, not other/));
    expect(await restore(path(), target, `--replace ${name}`)).toMatchObject({ status: 0 });
  });

  test('with a key that does not fit', async () => {
    const key = 'another key, which is long enough to be accepted';
    const folder = temporaryFolder();
    expect(await restore(path(), { DATA_DIR: folder, SECRET_KEY: key })).toEqual(refusal(/encrypted with another key/));
    mkdirSync(join(folder, 'with-file'));
    writeFileSync(join(folder, 'with-file/secret.key'), key);
    copyFileSync(path(), join(folder, 'copy'));
    expect(await restore(join(folder, 'copy'), { DATA_DIR: join(folder, 'with-file') })).toEqual(
      refusal(/than the one in DATA_DIR\/secret\.key/),
    );
  });
});
