// Writes a backup archive of a snapshot to a stream, in bounded memory.
import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { TAR_END, tarBlocks } from '../core/tar.ts';
import {
  type ArchiveManifest,
  type ArchivePart,
  HEADER_NAME,
  KEY_NAME,
  MANIFEST_NAME,
  PART_BYTES,
  partName,
} from './archive-format.ts';
import { createEncryption } from './encryption.ts';
import type { ReportProgress } from './progress.ts';
import { cutIntoParts } from './row-parts.ts';
import type { Snapshot } from './snapshot.ts';
import { addTrailer } from './trailer.ts';

export interface ArchiveOptions {
  /** Null: not encrypted. */
  readonly passphrase: string | null;
  /** Null: the key is not included. */
  readonly secretKey: string | null;
  readonly report: ReportProgress;
}

const COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };

/** Returns the manifest when everything is written and `sink` is finished. */
export async function writeArchive(
  snapshot: Snapshot,
  sink: Writable,
  options: ArchiveOptions,
): Promise<ArchiveManifest> {
  const content = new ArchiveContent(snapshot, options);
  const compressed = [Readable.from(content.blocks(), { objectMode: false }), createZstdCompress(COMPRESSION)] as const;
  if (options.passphrase === null) await pipeline(...compressed, addTrailer(), sink);
  else await pipeline(...compressed, await createEncryption(options.passphrase), addTrailer(), sink);
  return content.manifest();
}

/** The bytes of the tar archive, and the manifest that grows with them. */
class ArchiveContent {
  readonly #snapshot: Snapshot;
  readonly #options: ArchiveOptions;
  readonly #parts: ArchivePart[] = [];
  readonly #tables: ArchiveManifest['tables'] = [];
  #sequences: ArchiveManifest['sequences'] = [];
  #rows = 0;
  #bytes = 0;

  constructor(snapshot: Snapshot, options: ArchiveOptions) {
    this.#snapshot = snapshot;
    this.#options = options;
  }

  manifest(): ArchiveManifest {
    return {
      parts: this.#parts,
      tables: this.#tables,
      sequences: this.#sequences,
      rows: this.#rows,
      bytes: this.#bytes,
    };
  }

  async *blocks(): AsyncGenerator<Buffer> {
    const { secretKey } = this.#options;
    const { header } = this.#snapshot;
    yield* this.#entry(HEADER_NAME, json({ ...header, withKey: secretKey !== null }));
    if (secretKey !== null) yield* this.#entry(KEY_NAME, Buffer.from(`${secretKey}\n`));
    for (const table of header.tables) yield* this.#table(table);
    this.#sequences = [...(await this.#snapshot.readSequences())];
    yield* this.#tarEntry(MANIFEST_NAME, json(this.manifest()));
    yield TAR_END;
  }

  async *#table(from: { table: string; columns: readonly string[] }): AsyncGenerator<Buffer> {
    let [rows, bytes] = [0, 0];
    let number = 1;
    for await (const part of cutIntoParts(this.#snapshot.session.copyOut(from), PART_BYTES)) {
      yield* this.#entry(partName(from.table, number), part.bytes, part.rows);
      rows += part.rows;
      bytes += part.bytes.length;
      number += 1;
      this.#rows += part.rows;
      this.#bytes += part.bytes.length;
      this.#report(from.table);
    }
    this.#tables.push({ table: from.table, rows, bytes });
  }

  #report(step: string): void {
    const totalBytes = Math.max(this.#snapshot.tableBytes, this.#bytes);
    this.#options.report({ step, bytes: this.#bytes, totalBytes, rows: this.#rows });
  }

  /** An entry that the manifest lists. */
  *#entry(name: string, content: Buffer, rows?: number): Generator<Buffer> {
    const sha256 = createHash('sha256').update(content).digest('hex');
    this.#parts.push({ name, bytes: content.length, sha256, ...(rows !== undefined && { rows }) });
    yield* this.#tarEntry(name, content);
  }

  #tarEntry(name: string, content: Buffer): Generator<Buffer> {
    return tarBlocks({ name, content }, new Date(this.#snapshot.header.createdAt));
  }
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
