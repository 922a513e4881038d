// Queries over any encrypted column, for rotation and for counting.
import { type RawBuilder, sql } from 'kysely';
import { CIPHERTEXT_FORMATS, CIPHERTEXT_PREFIX_BYTES } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import type { SealedColumn } from './sealed-columns.ts';

export interface SealedRow {
  readonly key: string;
  readonly sealed: Uint8Array;
}

/** The column's ciphertext as bytes. */
function ciphertext({ column, encoding }: SealedColumn): RawBuilder<Uint8Array> {
  return encoding === 'bytea' ? sql.ref(column) : sql`decode(${sql.ref(column)}, 'base64')`;
}

function isStored({ column, key, only }: SealedColumn): RawBuilder<boolean> {
  const isListed = only ? sql`${sql.ref(key)} = any(${only}::text[])` : sql`true`;
  return sql`${sql.ref(column)} is not null and ${isListed}`;
}

const prefixOf = (column: SealedColumn) =>
  sql`substring(${ciphertext(column)} from 1 for ${sql.lit(CIPHERTEXT_PREFIX_BYTES)})`;

function isAfter({ key, keyType }: SealedColumn, after: string | null): RawBuilder<boolean> {
  return after === null ? sql`true` : sql`${sql.ref(key)} > ${after}::${sql.raw(keyType)}`;
}

/** Rows whose ciphertext does not begin with `prefix`, in the order of their keys, locked until the transaction ends. */
export async function lockOutdatedRows(
  db: Connection,
  column: SealedColumn,
  { prefix, after, limit }: { readonly prefix: Uint8Array; readonly after: string | null; readonly limit: number },
): Promise<readonly SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(column.key)}::text as key, ${ciphertext(column)} as sealed from ${sql.table(column.table)}
    where ${isStored(column)} and ${isAfter(column, after)} and ${prefixOf(column)} <> ${prefix}::bytea
    order by ${sql.ref(column.key)} limit ${limit}::int for no key update`.execute(db);
  return rows;
}

/** Rows without a key ID in their ciphertext. */
export async function selectRowsWithoutKeyId(
  db: Connection,
  column: SealedColumn,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<readonly SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(column.key)}::text as key, ${ciphertext(column)} as sealed from ${sql.table(column.table)}
    where ${isStored(column)} and ${isAfter(column, after)}
      and get_byte(${ciphertext(column)}, 0) <> ${sql.lit(CIPHERTEXT_FORMATS.withKeyId)}
    order by ${sql.ref(column.key)} limit ${limit}::int`.execute(db);
  return rows;
}

export async function writeSealedRows(db: Connection, column: SealedColumn, rows: readonly SealedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { table, column: name, key, keyType, encoding } = column;
  const given = rows.map((row) => ({ key: row.key, sealed: Buffer.from(row.sealed).toString('hex') }));
  const bytes = sql`decode(given.sealed, 'hex')`;
  // PostgreSQL breaks base64 into lines.
  const value = encoding === 'bytea' ? bytes : sql`translate(encode(${bytes}, 'base64'), e'\n', '')`;
  await sql`
    update ${sql.table(table)} set ${sql.ref(name)} = ${value}
    from ${unnestRows('given', { key: keyType, sealed: 'text' }, given)}
    where ${sql.table(table)}.${sql.ref(key)} = given.key`.execute(db);
}

export interface CountedCiphertexts {
  /** In hexadecimal. */
  readonly keyId: string;
  readonly ciphertexts: number;
}

/** How many ciphertexts each key ID has, without those that have none. */
export async function countKeyIds(db: Connection, column: SealedColumn): Promise<readonly CountedCiphertexts[]> {
  const { rows } = await sql<CountedCiphertexts>`
    select encode(substring(prefix from 2), 'hex') as "keyId", count(*)::int as ciphertexts
    from (select ${prefixOf(column)} as prefix from ${sql.table(column.table)} where ${isStored(column)}) as stored
    where get_byte(prefix, 0) = ${sql.lit(CIPHERTEXT_FORMATS.withKeyId)}
    group by prefix`.execute(db);
  return rows;
}

/** How many ciphertexts do not begin with `prefix`. */
export async function countOutdatedRows(db: Connection, column: SealedColumn, prefix: Uint8Array): Promise<number> {
  const { rows } = await sql<{ outdated: number }>`
    select count(*)::int as outdated from ${sql.table(column.table)}
    where ${isStored(column)} and ${prefixOf(column)} <> ${prefix}::bytea`.execute(db);
  return rows[0]?.outdated ?? 0;
}
