// Writes an npm package as `npm pack` would, without npm: a compressed tar of files below `package/`.
import { gzipSync } from 'node:zlib';
import { TAR_END, tarBlocks } from '../../src/core/tar.ts';

/** The time that npm gives every file. */
const FIXED_TIME = new Date('1985-10-26T08:15:00Z');
/** The byte of a gzip header that names the system which wrote it. */
const SYSTEM_AT = 9;
const UNKNOWN_SYSTEM = 255;

const READABLE = 0o644;

/** `files`: contents by path below the package. The same files lead to the same bytes, on every system. */
export function writeNpmTarball(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const blocks = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, content]) => [
      ...tarBlocks({ name: `package/${path}`, content: Buffer.from(content as string), mode: READABLE }, FIXED_TIME),
    ]);
  const bytes = gzipSync(Buffer.concat([...blocks, TAR_END]), { level: 9 });
  bytes[SYSTEM_AT] = UNKNOWN_SYSTEM;
  return bytes;
}
