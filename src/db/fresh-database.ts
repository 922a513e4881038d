// Creates an embedded database by unpacking an archive, because initdb takes 700 MB of memory and several seconds.
// `node scripts/fresh-database.ts` creates the archive with initdb; a test compares it with initdb's current output.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { syncFolder } from './durable-file-system.ts';

/** A tar archive (ustar) compressed with Brotli. */
const ARCHIVE = new URL('./fresh-database.tar.br', import.meta.url);
const BLOCK = 512;
const FILE = '0';
const FOLDER = '5';

/** `folder` must not exist yet. Everything is synced to disk when this returns. */
export async function unpackFreshDatabase(folder: string): Promise<void> {
  unpackTar(await promisify(brotliDecompress)(readFileSync(ARCHIVE)), folder);
}

/** Our own archives only: names are trusted, and entries other than files and folders are skipped. */
export function unpackTar(archive: Buffer, folder: string): void {
  const folders: string[] = [];
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { name, type, content } of entriesOf(archive)) {
    const path = join(folder, name);
    if (type === FOLDER) {
      mkdirSync(path, { mode: 0o700, recursive: true });
      folders.push(path);
    } else if (type === FILE) writeFileSync(path, content, { mode: 0o600, flush: true });
  }
  for (const path of folders) syncFolder(path);
}

interface Entry {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/**
 * Each entry is a header block with name, size and type, then the content in whole blocks. An empty name ends the
 * archive.
 */
function* entriesOf(archive: Buffer): Generator<Entry> {
  for (let at = 0; archive[at]; ) {
    const header = archive.subarray(at, at + BLOCK);
    const size = Number.parseInt(text(header, 124, 136), 8);
    const start = at + BLOCK;
    yield {
      // Names longer than 100 bytes begin in a second field.
      name: join(text(header, 345, 500), text(header, 0, 100)),
      type: text(header, 156, 157),
      content: archive.subarray(start, start + size),
    };
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
}

function text(header: Buffer, from: number, to: number): string {
  return header.toString('latin1', from, to).replace(/\0.*$/s, '').trim();
}
