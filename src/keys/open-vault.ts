// Opens the vault for a database: loads the secret keys, refuses to start without one that is needed, and keeps what
// hashes are derived from when secret keys change.
import type { Config } from '../config.ts';
import { OperatorError } from '../core/errors.ts';
import { createKeyMaterial } from '../core/key-material.ts';
import { createVault, type Keyring } from '../core/secrets.ts';
import type { Connection, Database } from '../db/database.ts';
import { getOrSetInstallationValue } from '../db/installation-values.ts';
import { findInstalledKeyId, KEY_CHECK } from '../db/key-check.ts';
import { loadKeyFile } from '../db/key-file.ts';
import { countCiphertexts } from './count-ciphertexts.ts';
import { addKeyInUse, replaceKeysInUse, selectKeysInUse } from './keys-in-use-queries.ts';
import { registerCurrentKey } from './register-keys.ts';
import { DERIVATION_KEY } from './sealed-columns.ts';

type KeyConfig = Pick<Config, 'secretKeys' | 'hasKeyList' | 'dataDir'>;

/** Throws OperatorError, and encrypts nothing, if a key is missing. */
export async function openVault({ db, kind }: Pick<Database, 'db' | 'kind'>, config: KeyConfig): Promise<Keyring> {
  const secretKeys = config.secretKeys ?? loadKeyFile(config.dataDir);
  // Processes of version 0.1.0 on the same PostgreSQL cannot read key IDs (decision P217).
  const writeKeyIds = kind === 'embedded' || config.hasKeyList;
  const vault = createVault(secretKeys, { writeKeyIds });
  const installedWith = await findInstalledKey(db, vault, config);
  await requireKeysInUse(db, vault, config);
  const installedKey = secretKeys[vault.keyIds().indexOf(installedWith)] ?? '';
  const installed = { secretKey: installedKey, vault: createVault(installedKey, { writeKeyIds }) };
  const derivationKey = await loadDerivationKey(db, vault, { installed, config });
  await addKeyInUse(db, installedWith);
  await registerCurrentKey(db, vault);
  return createVault(secretKeys, { writeKeyIds, derivationKey });
}

/** The ID of the key that decrypts the installation's check value, which the first start stores. */
async function findInstalledKey(db: Connection, vault: Keyring, config: KeyConfig): Promise<string> {
  const { name, label } = KEY_CHECK;
  const stored = await getOrSetInstallationValue(db, name, vault.encrypt('fits', label).toString('base64'));
  const keyId = findInstalledKeyId(vault, stored);
  if (keyId === null) throw wrongKey(vault, config, await selectKeysInUse(db));
  return keyId;
}

async function requireKeysInUse(db: Connection, vault: Keyring, config: KeyConfig): Promise<void> {
  const inUse = await selectKeysInUse(db);
  const configured = inUse.filter((keyId) => vault.keyIds().includes(keyId));
  if (configured.length === inUse.length) return;
  // A key may have been configured by mistake, without encrypting anything.
  const { byKey, unreadable } = await countCiphertexts(db, vault);
  const missing = inUse.filter((keyId) => !configured.includes(keyId) && (byKey.has(keyId) || unreadable > 0));
  if (missing.length > 0) throw missingKey(missing, config);
  await replaceKeysInUse(db, inUse, configured);
}

interface InstalledKey {
  readonly secretKey: string;
  readonly vault: Keyring;
}

/**
 * The installation's first key, or what HKDF extracts from it, is stored encrypted, so that hashes that are derived
 * from it stay valid. Several processes that start at once agree on the first stored value, which is the same anyway.
 */
async function loadDerivationKey(
  db: Connection,
  vault: Keyring,
  { installed, config }: { readonly installed: InstalledKey; readonly config: KeyConfig },
): Promise<Buffer> {
  const { name, label } = DERIVATION_KEY;
  const { derivationKey } = createKeyMaterial(installed.secretKey);
  const sealed = installed.vault.encrypt(derivationKey.toString('base64'), label).toString('base64');
  const stored = await getOrSetInstallationValue(db, name, sealed);
  const opened = vault.tryDecrypt(Buffer.from(stored, 'base64'), label);
  if (!opened) throw wrongKey(vault, config, await selectKeysInUse(db));
  return Buffer.from(opened.plain, 'base64');
}

function sourceOf({ secretKeys, hasKeyList }: KeyConfig): string {
  if (!secretKeys) return 'the file secret.key in DATA_DIR';
  return hasKeyList ? 'SECRET_KEYS' : 'SECRET_KEY';
}

function wrongKey(vault: Keyring, config: KeyConfig, inUse: readonly string[]): OperatorError {
  const source = sourceOf(config);
  const needed = inUse.length > 0 ? ` (ID ${inUse.join(', ')})` : '';
  const hint = source === 'SECRET_KEY' ? ' Without SECRET_KEY, the embedded database uses the file secret.key.' : '';
  return new OperatorError(
    `The key in ${source} (ID ${vault.keyIds().join(', ')}) is not the key that this database is encrypted with${needed}, so its secrets cannot be decrypted. Start with the previous key.${hint} Nothing was changed.`,
  );
}

function missingKey(missing: readonly string[], config: KeyConfig): OperatorError {
  const [keys, are] = missing.length === 1 ? ['the key', 'is'] : ['the keys', 'are'];
  const add = config.secretKeys
    ? `Add the previous key again: SECRET_KEYS=CURRENT,PREVIOUS.`
    : 'Add the previous key again, as the second line of that file.';
  return new OperatorError(
    `Some secrets in this database are still encrypted with ${keys} ${missing.join(', ')}, which ${are} not in ${sourceOf(config)}. ${add} Then run \`plaudit key rotate\`, which says when the previous key can be removed. Nothing was changed.`,
  );
}
