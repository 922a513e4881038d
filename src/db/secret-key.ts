// The key that encrypts secrets at rest: the operator's, or one generated at the first start and stored next to the
// embedded database. Startup fails if the key does not match the database, before any secret is encrypted with a
// different key.
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { createFolder } from '../core/create-folder.ts';
import { OperatorError } from '../core/errors.ts';
import type { Vault } from '../core/secrets.ts';
import type { Db } from './database.ts';
import { getOrSetInstallationValue } from './installation-values.ts';

const KEY_BYTES = 32;

/** Creates the key file if there is none; only its owner can read it. */
export function loadSecretKey({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): string {
  if (secretKey) return secretKey;
  const path = join(dataDir, 'secret.key');
  createFolder(dataDir);
  try {
    writeFileSync(path, `${randomBytes(KEY_BYTES).toString('base64')}\n`, {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

const LABEL = 'installation:key-check';

/** Throws OperatorError if the database was encrypted with another key. */
export async function checkSecretKey(db: Db, vault: Vault): Promise<void> {
  const stored = await getOrSetInstallationValue(db, 'key_check', vault.encrypt('fits', LABEL).toString('base64'));
  if (!fitsKeyCheck(vault, stored)) {
    throw new OperatorError(
      'SECRET_KEY is not the key that this database was set up with, so its secrets cannot be decrypted. Start with the previous key (with the embedded database: the file secret.key in DATA_DIR).',
    );
  }
}

/** Whether the vault has the key that the stored check was encrypted with. */
export function fitsKeyCheck(vault: Vault, stored: string): boolean {
  try {
    vault.decrypt(Buffer.from(stored, 'base64'), LABEL);
    return true;
  } catch {
    return false;
  }
}
