// Opens the vault without storing or requiring anything, to examine an installation that may be broken.
import type { Config } from '../config.ts';
import { createVault, type Keyring } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { getInstallationValue } from '../db/installation-values.ts';
import { readKeyFile } from '../db/key-file.ts';
import { DERIVATION_KEY } from './sealed-columns.ts';

/** Null if there is no key. Without the database, keys that were rotated derive other values than in the service. */
export async function readVault(
  db: Connection | null,
  { secretKeys: configured, dataDir }: Pick<Config, 'secretKeys' | 'dataDir'>,
): Promise<Keyring | null> {
  const secretKeys = configured ?? readKeyFile(dataDir) ?? [];
  if (secretKeys.length === 0) return null;
  const vault = createVault(secretKeys);
  const stored = db && (await getInstallationValue(db, DERIVATION_KEY.name));
  const opened = stored ? vault.tryDecrypt(Buffer.from(stored, 'base64'), DERIVATION_KEY.label) : null;
  return opened ? createVault(secretKeys, { derivationKey: Buffer.from(opened.plain, 'base64') }) : vault;
}
