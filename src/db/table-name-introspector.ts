// Lists the tables for Kysely's migrator, by name only. Kysely's own introspector also reads every column's sequence,
// which fails if another process drops an old weekly partition at that moment.
import { type DatabaseIntrospector, type Kysely, type SchemaMetadata, sql, type TableMetadata } from 'kysely';

export class TableNameIntrospector implements DatabaseIntrospector {
  readonly #db: Kysely<unknown>;

  constructor(db: Kysely<unknown>) {
    this.#db = db;
  }

  async getSchemas(): Promise<SchemaMetadata[]> {
    const { rows } = await sql<SchemaMetadata>`select nspname as name from pg_namespace`.execute(this.#db);
    return [...rows];
  }

  async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ name: string; schema: string }>`
      select relname as name, nspname as schema from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p') and nspname = current_schema()`.execute(this.#db);
    return rows.map((table) => ({ ...table, isView: false, isForeign: false, columns: [] }));
  }
}
