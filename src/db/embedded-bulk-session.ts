// A bulk session on the embedded database. PGlite returns the result of a COPY in one piece, so a table is read by
// ranges of pages, whose size adapts to how much they hold.
import type { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { type BulkSession, columnList, quoteName, type TableColumns } from './bulk-session.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import type { Tables } from './schema.ts';

/** What one statement should return, about. */
const PIECE_BYTES = 2_000_000;
/** The first range is small, because a page can name many large values that are stored elsewhere. */
const FIRST_PAGES = 4;
const MAX_GROWTH = 4;
const MAX_PAGES = 4_096;

/** `close` is called by `close()`. */
export function embeddedBulkSession(pglite: PGlite, close: () => Promise<void>): BulkSession {
  const db = new Kysely<Tables>({ dialect: pgliteDialect(pglite) });
  return {
    kind: 'embedded',
    db,
    copyOut: (from) => copyOut(pglite, from),
    copyIn: (into, rows) => copyIn(pglite, into, rows),
    close,
  };
}

async function* copyOut(pglite: PGlite, { table, columns }: TableColumns): AsyncGenerator<Buffer> {
  for (const { name, pages } of await storedTables(pglite, table)) {
    let size = FIRST_PAGES;
    for (let page = 0; page < pages; ) {
      const next = page + size;
      const range = `ctid >= '(${page},0)'${next < pages ? ` and ctid < '(${next},0)'` : ''}`;
      const { blob } = await pglite.query(
        `copy (select ${columnList(columns)} from ${quoteName(name)} where ${range}) to '/dev/blob'`,
      );
      const bytes = blob ? Buffer.from(await blob.arrayBuffer()) : Buffer.alloc(0);
      if (bytes.length > 0) yield bytes;
      page = next;
      size = nextSize(size, bytes.length);
    }
  }
}

function nextSize(pages: number, bytes: number): number {
  const wanted = Math.floor((pages * PIECE_BYTES) / Math.max(bytes, 1));
  return Math.max(1, Math.min(wanted, pages * MAX_GROWTH, MAX_PAGES));
}

/** The table itself, or its partitions. */
async function storedTables(pglite: PGlite, table: string): Promise<readonly { name: string; pages: number }[]> {
  const { rows } = await pglite.query<{ name: string; pages: number }>(
    `select relname as name, (pg_relation_size(oid) / current_setting('block_size')::int)::int as pages
     from pg_class
     where relkind = 'r' and (oid = to_regclass(quote_ident($1))
       or oid in (select inhrelid from pg_inherits where inhparent = to_regclass(quote_ident($1))))
     order by relname`,
    [table],
  );
  return rows;
}

async function copyIn(
  pglite: PGlite,
  { table, columns }: TableColumns,
  rows: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<number> {
  let count = 0;
  for await (const bytes of rows) {
    const blob = new Blob([new Uint8Array(bytes)]);
    const result = await pglite.query(`copy ${quoteName(table)} (${columnList(columns)}) from '/dev/blob'`, [], {
      blob,
    });
    count += result.affectedRows ?? 0;
  }
  return count;
}
