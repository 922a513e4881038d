// One session on one database, for backup, restore and moving: ordinary statements, and whole tables in COPY's text
// format, in and out, in bounded memory.
import type { Db } from './database.ts';

export type DatabaseKind = 'postgres' | 'embedded';

/** Columns of a table, in the order of the values of each row. */
export interface TableColumns {
  readonly table: string;
  readonly columns: readonly string[];
}

export interface BulkSession {
  readonly kind: DatabaseKind;
  /** Runs on the same session as the copies. `begin` and `commit` are plain statements here. */
  readonly db: Db;
  /** Rows in COPY's text format. A chunk may end within a row. */
  copyOut(from: TableColumns): AsyncIterable<Buffer>;
  /** Each chunk has to end with a row. Returns the number of rows. */
  copyIn(into: TableColumns, rows: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<number>;
  close(): Promise<void>;
}

/** A name in SQL. */
export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const columnList = (columns: readonly string[]) => columns.map(quoteName).join(', ');
