// Named statements. Planning them costs more than running them, so on PostgreSQL each connection prepares them once;
// the embedded database ignores the name.
import { CompiledQuery, type QueryResult, sql } from 'kysely';
import { assert } from '../core/assert.ts';
import type { Connection } from './database.ts';
import type { Statement } from './postgres-driver.ts';

const textByName = new Map<string, string>();

/**
 * A template tag like Kysely's `sql`. A name belongs to one text, so anything that differs between calls must be a
 * parameter.
 */
export function prepared<Row>(name: string) {
  return (...template: Parameters<typeof sql>) => {
    const statement = sql<Row>(...template);
    return {
      async execute(db: Connection): Promise<QueryResult<Row>> {
        const query = statement.compile(db);
        const text = textByName.get(name) ?? query.sql;
        assert(text === query.sql, `the prepared statement ${name} has two texts`);
        textByName.set(name, text);
        const named: CompiledQuery<Row> & Statement = { ...query, name };
        return db.executeQuery(named);
      },
    };
  };
}

/** For migrations, which rewrite whole tables. Dead connections are still detected (`dead-connections.ts`). */
export function executeWithoutTimeout(db: Connection, text: string): Promise<QueryResult<unknown>> {
  const statement: Statement = { ...CompiledQuery.raw(text), timeoutMs: 2 ** 31 - 1 };
  return db.executeQuery(statement);
}
