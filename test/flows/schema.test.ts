// The typed schema against the database itself: every table and column on both sides, with its nullability.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { freshDatabase } from '../support/database.ts';

/** `Tables` of schema.ts as text: table → column → whether null is allowed. */
function typedSchema(): Map<string, Map<string, boolean>> {
  const text = readFileSync(join(import.meta.dirname, '../../src/db/schema.ts'), 'utf8');
  const interfaces = new Map(
    [...text.matchAll(/interface (\w+) \{([^}]*)\}/g)].map(([, name, body]) => [name!, body!]),
  );
  const tables = [...interfaces.get('Tables')!.matchAll(/(\w+): (\w+);/g)];
  return new Map(tables.map(([, table, type]) => [table!, columns(interfaces.get(type!)!)]));
}

function columns(body: string): Map<string, boolean> {
  return new Map(
    [...body.matchAll(/(\w+): ([^;]+);?/g)].map(([, name, type]) => [name!, /\| null/.test(type!)]),
  );
}

test('O1 the types are those of the tables', async () => {
  const { db, close } = await freshDatabase();
  const { rows } = await sql<{ table: string; column: string; nullable: boolean }>`
    select table_name as "table", column_name as "column", is_nullable = 'YES' as nullable
    from information_schema.columns
    where table_schema = 'public' and table_name !~ '_\\d{4}_\\d\\d_\\d\\d$' and table_name not like 'migration%'
    order by 1, 2`.execute(db);
  const real = new Map<string, Map<string, boolean>>();
  for (const { table, column, nullable } of rows) {
    if (!real.has(table)) real.set(table, new Map());
    real.get(table)!.set(column, nullable);
  }
  const sorted = (schema: Map<string, Map<string, boolean>>) =>
    [...schema].map(([table, found]) => [table, [...found].sort()]).sort();
  expect(sorted(typedSchema())).toEqual(sorted(real));
  await close();
});

test('O1 migrating twice does nothing', async () => {
  const { db, close } = await freshDatabase();
  expect(await migrate(db)).toEqual([]);
  await close();
});
