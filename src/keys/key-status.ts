// Which keys encrypt how many secrets, and whether a previous key can be removed: for the command line and the doctor.
import type { Keyring } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { countCiphertexts } from './count-ciphertexts.ts';
import { selectKeysInUse } from './keys-in-use-queries.ts';

export interface KeyStatus {
  /** The current key first. */
  readonly keys: readonly { readonly id: string; readonly isCurrent: boolean; readonly secrets: number }[];
  /** Keys that encrypt something and are not configured. */
  readonly missing: readonly { readonly id: string; readonly secrets: number }[];
  /** Secrets that no configured key decrypts, and that do not say which key they need. */
  readonly unreadable: number;
  /** Whether a rotation was completed, so that only the current key is needed. */
  readonly isRotated: boolean;
}

export async function readKeyStatus(db: Connection, vault: Keyring): Promise<KeyStatus> {
  const { byKey, unreadable } = await countCiphertexts(db, vault);
  const inUse = await selectKeysInUse(db);
  const [current = ''] = vault.keyIds();
  const keys = vault.keyIds().map((id) => ({ id, isCurrent: id === current, secrets: byKey.get(id) ?? 0 }));
  const others = [...byKey].filter(([id]) => !vault.keyIds().includes(id));
  const missing = others.map(([id, secrets]) => ({ id, secrets }));
  const isRotated =
    inUse.every((id) => id === current) && keys.every(({ isCurrent, secrets }) => isCurrent || secrets === 0);
  return { keys, missing, unreadable, isRotated };
}
