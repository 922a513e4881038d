// Creates an embedded database by unpacking an archive, because initdb takes 700 MB of memory and several seconds.
// `node scripts/fresh-database.ts` creates the archive with initdb; a test compares it with initdb's current output.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { readTar } from '../core/tar.ts';
import { syncFolder } from './sync-folder.ts';

/** A tar archive (ustar) compressed with Brotli. */
const ARCHIVE = new URL('./fresh-database.tar.br', import.meta.url);

/** `folder` must not exist yet. Everything is synced to disk when this returns. */
export async function unpackFreshDatabase(folder: string): Promise<void> {
  await unpackTar(await promisify(brotliDecompress)(readFileSync(ARCHIVE)), folder);
}

/** Our own archives only: names are trusted, and entries other than files and folders are skipped. */
export async function unpackTar(archive: Buffer, folder: string): Promise<void> {
  const folders: string[] = [];
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for await (const { name, type, content } of readTar(Readable.from([archive]))) {
    const path = join(folder, name);
    if (type === 'folder') {
      mkdirSync(path, { mode: 0o700, recursive: true });
      folders.push(path);
    } else if (type === 'file') writeFileSync(path, content, { mode: 0o600, flush: true });
  }
  for (const path of folders) syncFolder(path);
}
