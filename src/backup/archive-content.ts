// The content of a verified backup file, table by table, for loading. Each part is compared with the manifest again,
// because the file may have changed since it was verified.

import type { TarEntry } from '../core/tar.ts';
import { damagedFile } from './archive-error.ts';
import type { ArchiveFile } from './archive-file.ts';
import { tableOfPart } from './archive-format.ts';
import type { LoadableContent, TableRows } from './load-database.ts';
import type { ReportProgress } from './progress.ts';
import { describePart, type VerifiedArchive } from './verify-archive.ts';

export function archiveContent(
  file: ArchiveFile,
  { header, manifest }: VerifiedArchive,
  report: ReportProgress,
): LoadableContent {
  return {
    header,
    readSequences: async () => manifest.sequences,
    async *tables() {
      const parts = new PartReader(file, manifest.parts, (bytes, rows, step) =>
        report({ step, bytes, rows, totalBytes: manifest.bytes }),
      );
      const columns = new Map(header.tables.map((table) => [table.table, table.columns]));
      for (let table = await parts.nextTable(); table !== null; table = await parts.nextTable())
        yield { table, columns: columns.get(table) ?? [], rows: parts.rowsOf(table) } satisfies TableRows;
    },
  };
}

type OnPart = (bytes: number, rows: number, table: string) => void;

class PartReader {
  readonly #path: string;
  readonly #entries: AsyncGenerator<TarEntry>;
  readonly #expected: ReadonlyMap<string, string>;
  readonly #onPart: OnPart;
  #ahead: TarEntry | null = null;
  #bytes = 0;
  #rows = 0;

  constructor(file: ArchiveFile, parts: readonly { name: string; sha256: string }[], onPart: OnPart) {
    this.#path = file.path;
    this.#entries = file.entries();
    this.#expected = new Map(parts.map(({ name, sha256 }) => [name, sha256]));
    this.#onPart = onPart;
  }

  /** The table of the next part; null at the end. */
  async nextTable(): Promise<string | null> {
    for (;;) {
      const entry = await this.#peek();
      if (!entry) return null;
      const table = tableOfPart(entry.name);
      if (table !== null) return table;
      this.#ahead = null;
    }
  }

  async *rowsOf(table: string): AsyncGenerator<Buffer> {
    for (let entry = await this.#peek(); entry && tableOfPart(entry.name) === table; entry = await this.#peek()) {
      this.#ahead = null;
      const { sha256, rows = 0 } = describePart(entry);
      if (this.#expected.get(entry.name) !== sha256) throw damagedFile(this.#path, `${entry.name} has changed`);
      yield entry.content;
      this.#bytes += entry.content.length;
      this.#rows += rows;
      this.#onPart(this.#bytes, this.#rows, table);
    }
  }

  async #peek(): Promise<TarEntry | null> {
    if (!this.#ahead) {
      const { done, value } = await this.#entries.next();
      this.#ahead = done ? null : value;
    }
    return this.#ahead;
  }
}
