// Decision P131: a new embedded database is unpacked, not initialized, and equals what PGlite's initdb creates.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbeddedDatabase, openInMemoryDatabase } from '../../src/db/embedded.ts';

/** Each table of the system catalog with its number of rows and their content. */
async function catalogOf(pglite: PGlite): Promise<readonly string[]> {
  const { rows } = await pglite.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'pg_catalog'::regnamespace order by 1`,
  );
  const lines: string[] = [];
  for (const { name } of rows) {
    const columns = await columnsOf(pglite, name);
    const row = `concat_ws('|', ${columns.map((column) => `t.${column}::text`).join(', ')})`;
    const content = `select count(*) as count, md5(string_agg(${row}, ',' order by ${row})) as hash from ${name} t`;
    const { count, hash } = (await pglite.query<{ count: number; hash: string }>(content)).rows[0]!;
    lines.push(`${name} ${count} ${hash}`);
  }
  return lines;
}

/** Without physical positions of rows, and statistics of vacuum. */
const PLACES = /^(relpages|reltuples|relallvisible|relallfrozen|relfrozenxid|relminmxid|datfrozenxid|datminmxid)$/;

async function columnsOf(pglite: PGlite, table: string): Promise<readonly string[]> {
  const { rows } = await pglite.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 order by attnum`,
  );
  return rows.map(({ name }) => name).filter((name) => !PLACES.test(name));
}

test('P131 the unpacked database equals what initdb creates; if not, run `node scripts/fresh-database.ts`', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaudit-fresh-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const made = await openInMemoryDatabase();
  const unpacked = await openEmbeddedDatabase(folder);
  expect(await catalogOf(unpacked.pglite)).toEqual(await catalogOf(made.pglite));
  const settings = `select name, setting from pg_settings where sourcefile is not null and name <> 'shared_buffers' order by name`;
  const settingsOf = async (pglite: PGlite) => (await pglite.query(settings)).rows;
  expect(await settingsOf(unpacked.pglite)).toEqual(await settingsOf(made.pglite));
  await Promise.all([made.close(), unpacked.close()]);
});
