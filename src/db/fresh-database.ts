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
const FOLDER = '5';

/** `folder` must not exist yet. Everything is synced to disk when this returns. */
export async function unpackFreshDatabase(folder: string): Promise<void> {
  const archive = await promisify(brotliDecompress)(readFileSync(ARCHIVE));
  const folders: string[] = [];
  for (const { name, isFolder, content } of entriesOf(archive)) {
    const path = join(folder, name);
    if (isFolder) {
      mkdirSync(path, { mode: 0o700 });
      folders.push(path);
    } else writeFileSync(path, content, { mode: 0o600, flush: true });
  }
  for (const path of folders) syncFolder(path);
}

interface Entry {
  readonly name: string;
  readonly isFolder: boolean;
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
      name: text(header, 0, 100),
      isFolder: text(header, 156, 157) === FOLDER,
      content: archive.subarray(start, start + size),
    };
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
}

function text(header: Buffer, from: number, to: number): string {
  return header.toString('latin1', from, to).replace(/\0.*$/s, '').trim();
}
