// Passes many rows to one query, as one text parameter per column. For 500 rows of 17 columns, this takes half the
// database time of json_to_recordset and a third of the driver time of arrays.
import { type RawBuilder, sql } from 'kysely';

/**
 * `text` is for IDs and codes: it must not be empty or contain control characters. Use `json` for free text, and read
 * it with `#>> '{}'`.
 */
type ColumnType = 'text' | 'uuid' | 'int' | 'bigint' | 'float8' | 'boolean' | 'timestamptz' | 'json';

/** ASCII's record separator, which JSON escapes and no other value may contain. */
const SEPARATOR = '\x1e';

/** Returns `unnest(…) as name (…)`, for a `from` clause. */
export function unnestRows<Column extends string>(
  name: string,
  columns: Readonly<Record<Column, ColumnType>>,
  rows: readonly Readonly<Record<NoInfer<Column>, unknown>>[],
): RawBuilder<unknown> {
  const entries = Object.entries(columns) as [Column, ColumnType][];
  const arrays = entries.map(([column, type]) => {
    const text = rows.map((row) => encode(row[column], type)).join(SEPARATOR);
    return sql`string_to_array(${text}::text, ${sql.lit(SEPARATOR)}, '')::${sql.raw(type)}[]`;
  });
  const names = entries.map(([column]) => sql.ref(column));
  return sql`unnest(${sql.join(arrays)}) as ${sql.ref(name)} (${sql.join(names)})`;
}

function encode(value: unknown, type: ColumnType): unknown {
  if (type === 'timestamptz') return (value as Date).toISOString();
  return type === 'json' && value !== null ? JSON.stringify(value) : value;
}
