// Rotation: encrypts every stored secret with the current key while everything runs. What is done is visible in the
// ciphertexts, so an interrupted rotation continues where it was, and a second one finds nothing to do.
import type { Config } from '../config.ts';
import { createKeyMaterial } from '../core/key-material.ts';
import type { Keyring } from '../core/secrets.ts';
import type { Database, Db } from '../db/database.ts';
import { generateKey, isKeyFileLink, keepPreviousKeys, loadKeyFile, writeKeyFile } from '../db/key-file.ts';
import { addKeyInUse, replaceKeysInUse, selectKeysInUse } from './keys-in-use-queries.ts';
import { countOutdatedRows, lockOutdatedRows, type SealedRow, writeSealedRows } from './sealed-column-queries.ts';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts';

export interface RotationContext {
  readonly config: Pick<Config, 'secretKeys' | 'dataDir'>;
  readonly database: Pick<Database, 'db'>;
  readonly vault: Keyring;
}

export interface RotationProgress {
  readonly title: string;
  readonly done: number;
  readonly total: number;
}

export type Rotation =
  | {
      readonly ok: true;
      readonly keyId: string;
      readonly rotated: number;
      /** No configured key decrypts them; they are left as they are. */
      readonly unreadable: number;
    }
  | { readonly ok: false; readonly reason: RotationRefusal };

/**
 * `no_key_ids`: only SECRET_KEY is set, on PostgreSQL. `still_written`: another process encrypts with an older key.
 */
type RotationRefusal = 'no_key_ids' | 'running' | 'still_written';

/** Rows per transaction: it locks them, and with the embedded database, everything else waits. */
const BATCH_ROWS = 500;
const MAX_PASSES = 5;
const running = new WeakSet<Keyring>();

export async function rotateKeys(
  context: RotationContext,
  onProgress: (progress: RotationProgress) => void = () => undefined,
): Promise<Rotation> {
  const { vault } = context;
  const prefix = vault.currentPrefix();
  if (!prefix) return { ok: false, reason: 'no_key_ids' };
  if (running.has(vault)) return { ok: false, reason: 'running' };
  running.add(vault);
  try {
    return await rotateAll(context, prefix, onProgress);
  } finally {
    running.delete(vault);
  }
}

export type NewKey =
  | { readonly ok: true; readonly isContinued: boolean }
  /**
   * `configured`: the operator chooses the key; `link`: secret.key is a link to somebody else's file; `changed`:
   * somebody removed a key from it that is needed, and only this process still has it.
   */
  | { readonly ok: false; readonly reason: 'configured' | 'link' | 'changed' };

/**
 * Creates a new key in secret.key, before the previous one, and encrypts with it from now on. If the file has more than
 * one already, an earlier rotation is not complete, or the operator has added one: then the first of them is used.
 */
export async function introduceKey({ config, database: { db }, vault }: RotationContext): Promise<NewKey> {
  const { secretKeys, dataDir } = config;
  if (secretKeys) return { ok: false, reason: 'configured' };
  if (isKeyFileLink(dataDir)) return { ok: false, reason: 'link' };
  const keys = loadKeyFile(dataDir);
  const stored = keys.map((key) => keyIdOf([key]));
  if (!(await selectKeysInUse(db)).every((keyId) => stored.includes(keyId))) return { ok: false, reason: 'changed' };
  const isContinued = keys.length > 1;
  const next = isContinued ? keys : [generateKey(), ...keys];
  if (!isContinued) writeKeyFile(dataDir, next);
  await addKeyInUse(db, keyIdOf(next));
  vault.useKeys(next);
  return { ok: true, isContinued };
}

/** Repeats until nothing is left to rotate: other processes write meanwhile. */
async function rotateAll(
  { config, database: { db }, vault }: RotationContext,
  prefix: Buffer,
  onProgress: (progress: RotationProgress) => void,
): Promise<Rotation> {
  const [keyId = ''] = vault.keyIds();
  let rotated = 0;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const inUse = await selectKeysInUse(db);
    const counts = { rotated: 0, unreadable: 0 };
    for (const column of SEALED_COLUMNS) {
      const done = await rotateColumn({ db, vault, prefix, onProgress }, column);
      counts.rotated += done.rotated;
      counts.unreadable += done.unreadable;
    }
    rotated += counts.rotated;
    if (counts.rotated > 0 || !(await replaceKeysInUse(db, inUse, [keyId]))) continue;
    dropPreviousKeys(config, keyId);
    return { ok: true, keyId, rotated, unreadable: counts.unreadable };
  }
  return { ok: false, reason: 'still_written' };
}

interface ColumnRotation {
  readonly db: Db;
  readonly vault: Keyring;
  readonly prefix: Buffer;
  readonly onProgress: (progress: RotationProgress) => void;
}

async function rotateColumn({ db, vault, prefix, onProgress }: ColumnRotation, column: SealedColumn) {
  const total = await countOutdatedRows(db, column, prefix);
  let [rotated, unreadable] = [0, 0];
  for (let after: string | null = null, isLast = total === 0; !isLast; ) {
    const { outdated, readable } = await db.transaction().execute(async (transaction) => {
      const rows = await lockOutdatedRows(transaction, column, { prefix, after, limit: BATCH_ROWS });
      const sealedAgain = rows.flatMap((row) => sealAgain(vault, column, row) ?? []);
      await writeSealedRows(transaction, column, sealedAgain);
      return { outdated: rows, readable: sealedAgain.length };
    });
    rotated += readable;
    unreadable += outdated.length - readable;
    after = outdated.at(-1)?.key ?? null;
    isLast = outdated.length < BATCH_ROWS;
    onProgress({ title: column.title, done: rotated + unreadable, total });
  }
  return { rotated, unreadable };
}

function sealAgain(vault: Keyring, column: SealedColumn, { key, sealed }: SealedRow): SealedRow | null {
  const label = column.label(key);
  const opened = vault.tryDecrypt(sealed, label);
  return opened && { key, sealed: vault.encrypt(opened.plain, label) };
}

/** From secret.key, as nothing but backups is encrypted with them anymore. */
function dropPreviousKeys({ secretKeys, dataDir }: RotationContext['config'], keyId: string): void {
  if (secretKeys || isKeyFileLink(dataDir)) return;
  const keys = loadKeyFile(dataDir);
  if (keys.length < 2 || keyIdOf(keys) !== keyId) return;
  keepPreviousKeys(dataDir, keys.slice(1));
  writeKeyFile(dataDir, keys.slice(0, 1));
}

function keyIdOf([current = '']: readonly string[]): string {
  return createKeyMaterial(current).id.toString('hex');
}
