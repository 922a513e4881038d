// Opens a backup file and reads its entries: checks the size in the trailer, decrypts and decompresses.
import { type FileHandle, open, stat } from 'node:fs/promises';
import { pipeline, type Readable, Transform } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { readTar, type TarEntry } from '../core/tar.ts';
import { asArchiveError, damagedFile, foreignFile, incompleteFile, notAFile } from './archive-error.ts';
import { createDecryption, ENCRYPTION_HEADER_BYTES, isEncrypted } from './encryption.ts';
import { hashThrough, parseTrailer, TRAILER_BYTES, type Trailer } from './trailer.ts';

const ZSTD_MAGIC = Buffer.of(0x28, 0xb5, 0x2f, 0xfd);

export interface ArchiveFile {
  readonly path: string;
  readonly bytes: number;
  readonly isEncrypted: boolean;
  /** Reads the file from its start. Throws ArchiveError. `onBytes`: called with the bytes of the file read so far. */
  entries(onBytes?: (bytes: number) => void): AsyncGenerator<TarEntry>;
  close(): Promise<void>;
}

/** `askPassphrase` is called only if the file is encrypted. Throws ArchiveError. */
export async function openArchive(path: string, askPassphrase: () => Promise<string>): Promise<ArchiveFile> {
  let file: FileHandle | undefined;
  try {
    // Before it is opened, because opening a named pipe waits for a writer.
    const stats = await stat(path);
    if (!stats.isFile() && !stats.isDirectory()) throw notAFile(path);
    file = await open(path, 'r');
    const opened = await readEnds(file, path);
    const passphrase = opened.start === null ? null : await askPassphrase();
    return archiveFile(file, path, { ...opened, passphrase });
  } catch (error) {
    await file?.close();
    throw asArchiveError(error, path);
  }
}

interface Opened {
  readonly trailer: Trailer;
  /** The header of the encryption; null if the file is not encrypted. */
  readonly start: Buffer | null;
}

/** Whether a file is a complete backup, by its first and last bytes. Throws ArchiveError if it is not. */
export async function checkArchiveEnds(path: string): Promise<void> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'r');
    await readEnds(file, path);
  } catch (error) {
    throw asArchiveError(error, path);
  } finally {
    await file?.close();
  }
}

async function readEnds(file: FileHandle, path: string): Promise<Opened> {
  const { size } = await file.stat();
  const start = await readAt(file, 0, ENCRYPTION_HEADER_BYTES);
  const encrypted = isEncrypted(start);
  if (!encrypted && !start.subarray(0, ZSTD_MAGIC.length).equals(ZSTD_MAGIC)) throw foreignFile(path);
  const trailer = parseTrailer(await readAt(file, size - TRAILER_BYTES, TRAILER_BYTES));
  if (trailer?.bytes !== size) throw incompleteFile(path);
  return { trailer, start: encrypted ? start : null };
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, Math.max(0, position));
  return buffer.subarray(0, bytesRead);
}

function archiveFile(
  file: FileHandle,
  path: string,
  { trailer, start, passphrase }: Opened & { readonly passphrase: string | null },
): ArchiveFile {
  return {
    path,
    bytes: trailer.bytes,
    isEncrypted: start !== null,
    async *entries(onBytes) {
      try {
        const check = checkHash(trailer, path, onBytes);
        const raw = file.createReadStream({ start: 0, end: trailer.bytes - TRAILER_BYTES - 1, autoClose: false });
        const decompress = createZstdDecompress();
        if (start === null) pipeline(raw, check, decompress, ignore);
        else
          pipeline(raw, check, skip(start.length), await createDecryption(start, passphrase ?? ''), decompress, ignore);
        yield* readTar(decompress as Readable as AsyncIterable<Buffer>);
      } catch (error) {
        throw asArchiveError(error, path);
      }
    },
    close: () => file.close(),
  };
}

/** The error reaches the reader of the last stream. */
const ignore = () => undefined;

function checkHash(trailer: Trailer, path: string, onBytes?: (bytes: number) => void): Transform {
  return hashThrough(({ sha256 }) => {
    if (!sha256.equals(trailer.sha256)) throw damagedFile(path, 'its content was altered');
    return undefined;
  }, onBytes);
}

function skip(bytes: number): Transform {
  let left = bytes;
  return new Transform({
    transform(chunk: Buffer, _, callback) {
      const rest = chunk.subarray(left);
      left = Math.max(0, left - chunk.length);
      callback(null, rest);
    },
  });
}
