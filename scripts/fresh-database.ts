// `node scripts/fresh-database.ts`, on Linux: rebuilds src/db/fresh-database.tar.br with PGlite's initdb. Run it when
// PGlite is updated.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';

const ARCHIVE = join(import.meta.dirname, '../src/db/fresh-database.tar.br');
const MAX_BYTES = 200_000_000;
const folder = mkdtempSync(join(tmpdir(), 'plaudit-fresh-'));
try {
  const pglite = await PGlite.create({ dataDir: join(folder, 'database') });
  await pglite.close();
  // The same names, times and owners on every machine.
  const order = ['--format=ustar', '--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
  const archive = execFileSync('tar', [...order, '-C', join(folder, 'database'), '-cf', '-', '.'], {
    maxBuffer: MAX_BYTES,
  });
  const packed = brotliCompressSync(archive, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: archive.length,
    },
  });
  writeFileSync(ARCHIVE, packed);
  console.log(`${archive.length} bytes, packed into ${packed.length}: ${ARCHIVE}`);
} finally {
  rmSync(folder, { recursive: true });
}
