// Records in the database which key this process encrypts with, before it encrypts anything.
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import type { Log } from '../core/log.ts';
import type { Keyring } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { addKeyInUse, selectKeysInUse } from './keys-in-use-queries.ts';

const INTERVAL_MS = 600_000;

export async function registerCurrentKey(db: Connection, vault: Keyring): Promise<void> {
  const [current = ''] = vault.keyIds();
  if (!(await selectKeysInUse(db)).includes(current)) await addKeyInUse(db, current);
}

/**
 * Repeats it, in case a rotation was completed although this process still encrypts with an older key: the next start
 * without that key is then refused.
 */
export function startKeyRegistration(db: Connection, vault: Keyring, log: Log): BackgroundLoop {
  return startBackgroundLoop({
    run: () => registerCurrentKey(db, vault),
    intervalMs: INTERVAL_MS,
    initialDelayMs: INTERVAL_MS,
    log,
    errorMessage: 'The current secret key could not be recorded in the database. Trying again later.',
  });
}
