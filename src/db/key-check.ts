// Whether secret keys are those that a database is encrypted with, from the values it stores about them.
import { createVault, type Keyring } from '../core/secrets.ts';

/** A known text, encrypted by the first start. */
export const KEY_CHECK = { name: 'key_check', label: 'installation:key-check' } as const;
/** The IDs of all keys that may have encrypted something, separated by spaces. */
export const KEYS_IN_USE = 'secret_keys';

/** Which key decrypts the stored check; null if none does. */
export function findInstalledKeyId(vault: Keyring, storedCheck: string): string | null {
  return vault.tryDecrypt(Buffer.from(storedCheck, 'base64'), KEY_CHECK.label)?.keyId ?? null;
}

/** `installation`: the values of a database or of a backup. True if no secret is encrypted yet. */
export function fitsInstallation(secretKeys: readonly string[], installation: ReadonlyMap<string, string>): boolean {
  const check = installation.get(KEY_CHECK.name);
  if (check === undefined) return true;
  if (secretKeys.length === 0) return false;
  const vault = createVault(secretKeys);
  const inUse = installation.get(KEYS_IN_USE)?.split(' ').filter(Boolean) ?? [];
  return findInstalledKeyId(vault, check) !== null && inUse.every((keyId) => vault.keyIds().includes(keyId));
}
