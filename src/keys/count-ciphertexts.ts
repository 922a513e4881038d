// Counts the database's encrypted secrets by the key that decrypts them.
import type { Keyring } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { countKeyIds, selectRowsWithoutKeyId } from './sealed-column-queries.ts';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts';

export interface CiphertextCounts {
  /** By key ID; keys that are not configured can be among them. */
  readonly byKey: ReadonlyMap<string, number>;
  /** Without a key ID, and no configured key decrypts them. */
  readonly unreadable: number;
}

const BATCH_ROWS = 1_000;

export async function countCiphertexts(db: Connection, vault: Keyring): Promise<CiphertextCounts> {
  const byKey = new Map<string, number>();
  let unreadable = 0;
  const add = (keyId: string | null, count: number) => {
    if (keyId === null) unreadable += count;
    else byKey.set(keyId, (byKey.get(keyId) ?? 0) + count);
  };
  for (const column of SEALED_COLUMNS) {
    for (const { keyId, ciphertexts } of await countKeyIds(db, column)) add(keyId, ciphertexts);
    await tryRowsWithoutKeyId(db, column, vault, (keyId) => add(keyId, 1));
  }
  return { byKey, unreadable };
}

/** Ciphertexts of version 0.1.0 do not say which key they need. */
async function tryRowsWithoutKeyId(
  db: Connection,
  column: SealedColumn,
  vault: Keyring,
  found: (keyId: string | null) => void,
): Promise<void> {
  for (let after: string | null = null; ; ) {
    const rows = await selectRowsWithoutKeyId(db, column, { after, limit: BATCH_ROWS });
    for (const { key, sealed } of rows) found(vault.tryDecrypt(sealed, column.label(key))?.keyId ?? null);
    after = rows.at(-1)?.key ?? null;
    if (rows.length < BATCH_ROWS) return;
  }
}
