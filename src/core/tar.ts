// Writes and reads tar archives (ustar) entry by entry. Entries are small: each is held in memory as a whole.
import { posix } from 'node:path';

const BLOCK = 512;
/** The largest entry that is read, so that a foreign archive cannot fill the memory. */
const MAX_ENTRY_BYTES = 64_000_000;
const CHECKSUM_AT = 148;
const CHECKSUM_BYTES = 8;
const OWNER_ONLY = 0o600;

export interface TarEntry {
  /** At most 100 ASCII characters. */
  readonly name: string;
  readonly content: Buffer;
  /** By default only the owner may read the file. */
  readonly mode?: number;
}

export interface TarEntryRead extends TarEntry {
  /** Plaudit writes files only. Other types, such as links, are never followed. */
  readonly type: 'file' | 'folder' | 'other';
}

const TYPES: Readonly<Record<string, TarEntryRead['type']>> = { '0': 'file', '5': 'folder' };

/** Two empty blocks end an archive. */
export const TAR_END = Buffer.alloc(2 * BLOCK);

/** The header, the content, and zeros up to a whole block. */
export function* tarBlocks(entry: TarEntry, modifiedAt: Date): Generator<Buffer> {
  const { content } = entry;
  yield header(entry, modifiedAt);
  if (content.length > 0) yield content;
  const rest = content.length % BLOCK;
  if (rest > 0) yield Buffer.alloc(BLOCK - rest);
}

function header({ name, content, mode = OWNER_ONLY }: TarEntry, modifiedAt: Date): Buffer {
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, length: number) =>
    block.write(value.toString(8).padStart(length - 1, '0'), at, 'latin1');
  block.write(name, 0, 100, 'latin1');
  octal(mode, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(content.length, 124, 12);
  octal(Math.floor(modifiedAt.getTime() / 1000), 136, 12);
  block.write('0', 156, 'latin1');
  block.write('ustar\u000000', 257, 'latin1');
  octal(checksum(block), CHECKSUM_AT, CHECKSUM_BYTES - 1);
  block.write(' ', CHECKSUM_AT + CHECKSUM_BYTES - 1, 'latin1');
  return block;
}

/** The sum of all bytes, with spaces in the place of the checksum itself. */
function checksum(block: Buffer): number {
  let sum = 0;
  for (const [at, byte] of block.entries()) sum += at >= CHECKSUM_AT && at < CHECKSUM_AT + CHECKSUM_BYTES ? 0x20 : byte;
  return sum;
}

/** What the stream holds is not a complete tar archive. */
export class TarError extends Error {
  override readonly name = 'TarError';
}

/** Throws TarError if the archive is not one, or ends early. */
export async function* readTar(stream: AsyncIterable<Buffer>): AsyncGenerator<TarEntryRead> {
  const source = new ByteReader(stream);
  for (;;) {
    const block = await source.take(BLOCK);
    if (block.every((byte) => byte === 0)) break;
    if (Number.parseInt(text(block, CHECKSUM_AT, CHECKSUM_BYTES), 8) !== checksum(block))
      throw new TarError('a header is damaged');
    const bytes = Number.parseInt(text(block, 124, 12), 8);
    if (!(bytes >= 0 && bytes <= MAX_ENTRY_BYTES)) throw new TarError('an entry is too large');
    const content = await source.take(bytes);
    await source.take((BLOCK - (bytes % BLOCK)) % BLOCK);
    yield { name: nameOf(block), type: TYPES[text(block, 156, 1)] ?? 'other', content };
  }
  await source.takeZeros();
}

/** Names longer than 100 bytes begin in a second field. */
function nameOf(block: Buffer): string {
  return posix.join(text(block, 345, 155), text(block, 0, 100));
}

function text(block: Buffer, at: number, length: number): string {
  return block
    .toString('latin1', at, at + length)
    .replace(/\0.*$/s, '')
    .trim();
}

/** Returns a stream's bytes in the sizes asked for. */
class ByteReader {
  readonly #stream: AsyncIterator<Buffer>;
  #chunk: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#stream = stream[Symbol.asyncIterator]();
  }

  async take(bytes: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for (let missing = bytes; missing > 0; ) {
      if (this.#chunk.length === 0 && !(await this.#next())) throw new TarError('it ends early');
      const piece = this.#chunk.subarray(0, missing);
      this.#chunk = this.#chunk.subarray(piece.length);
      pieces.push(piece);
      missing -= piece.length;
    }
    return pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces);
  }

  /** Up to the end: other programs pad an archive with more than its last block. */
  async takeZeros(): Promise<void> {
    await this.take(BLOCK);
    do {
      if (this.#chunk.some((byte) => byte !== 0)) throw new TarError('it continues after its end');
    } while (await this.#next());
  }

  async #next(): Promise<boolean> {
    for (;;) {
      const { done, value } = await this.#stream.next();
      if (done) return false;
      this.#chunk = value;
      if (value.length > 0) return true;
    }
  }
}
