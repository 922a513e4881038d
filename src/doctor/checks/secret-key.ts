// Do the secret keys fit the database, and are all of them still needed?
import type { Keyring } from '../../core/secrets.ts';
import { PROGRAM } from '../../core/version.ts';
import type { Connection } from '../../db/database.ts';
import { getInstallationValue } from '../../db/installation-values.ts';
import { findInstalledKeyId, KEY_CHECK } from '../../db/key-check.ts';
import { selectAppliedMigrations } from '../../db/migrate.ts';
import { type KeyStatus, readKeyStatus } from '../../keys/key-status.ts';
import type { DoctorCheck } from '../check.ts';
import { whenDatabaseIsOpen } from '../doctor-context.ts';
import { type Finding, notApplicable, okFinding, problemFinding, warningFinding } from '../finding.ts';

export const SECRET_KEY: DoctorCheck = {
  id: 'secret_key',
  name: 'Secret key',
  question: 'Does the secret key fit the database?',
  run: (context) => whenDatabaseIsOpen(context, ({ db }) => checkKeys(db, context.vault)),
};

async function checkKeys(db: Connection, vault: Keyring | null): Promise<Finding> {
  const isEmpty = (await selectAppliedMigrations(db)).length === 0;
  const stored = isEmpty ? null : await getInstallationValue(db, KEY_CHECK.name);
  if (stored === null) return notApplicable('No secrets are stored yet.');
  if (!vault)
    return problemFinding(
      'The secret key is missing, so the secrets in the database cannot be decrypted.',
      'Restore the file secret.key in DATA_DIR, or set SECRET_KEY to its content.',
    );
  if (findInstalledKeyId(vault, stored) === null)
    return problemFinding(
      'The secret key is not the one that this database is encrypted with.',
      'Set the previous key again. With the embedded database, it is the file secret.key in DATA_DIR.',
    );
  return judgeKeys(await readKeyStatus(db, vault));
}

export function judgeKeys({ keys, missing, unreadable, isRotated }: KeyStatus): Finding {
  const lost = missing.reduce((count, { secrets }) => count + secrets, unreadable);
  if (lost > 0)
    return problemFinding(
      `${lost === 1 ? '1 secret is' : `${lost} secrets are`} encrypted with a key that is not configured.`,
      'Add the previous key again: SECRET_KEYS=CURRENT,PREVIOUS.',
    );
  if (keys.length === 1) return okFinding('The secret key fits the database.');
  if (isRotated) return okFinding('The first secret key encrypts everything. The others can be removed.');
  return warningFinding(
    'Some secrets are still encrypted with a previous key.',
    `Run “${PROGRAM} key rotate”, which says when the previous key can be removed.`,
  );
}
