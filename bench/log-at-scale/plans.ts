// EXPLAIN ANALYZE of the statements behind each page.
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../../src/db/schema.ts';
import type { LogPage } from './pages.ts';

/** As Markdown, one statement after the other. */
export async function explainPages(databaseUrl: string, pages: readonly LogPage[]): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const statements: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  });
  const told: string[] = [];
  for (const page of pages) {
    statements.length = 0;
    await page.read(db);
    for (const { sql, parameters } of statements) {
      const { rows } = await pool.query(`explain (analyze, buffers, costs off) ${sql}`, [...parameters]);
      told.push(`### ${page.name}\n\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`);
    }
  }
  await db.destroy();
  return told.join('\n\n');
}
