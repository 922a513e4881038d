// Which secrets signed a webhook's deliveries at a given time, as far as still known, so that the log can show an
// attempt as it was sent (decision P52).
import type { Vault } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { webhookSealLabel } from './targets.ts';
import { selectSigning } from './webhook-queries.ts';

/** The secrets valid at a time, newest first; null for times before the settings last changed. */
export type SecretsAt = (at: Date) => readonly string[] | null;

/** Reads the secrets of the listing's webhook; without one, returns null for every time. */
export async function readSigningSecrets(db: Connection, vault: Vault, listingId: string): Promise<SecretsAt> {
  const row = await selectSigning(db, listingId);
  if (!row) return () => null;
  const label = webhookSealLabel(row.endpointId, 'secret');
  const open = (sealed: Uint8Array | null) => (sealed ? [vault.decrypt(sealed, label)] : []);
  let current: string[];
  let previous: string[];
  try {
    [current, previous] = [open(row.secretSealed), open(row.previousSecretSealed)];
  } catch {
    // Encrypted with another SECRET_KEY; deliveries then fail with `settings_unreadable`.
    return () => null;
  }
  const until = row.previousSecretUntil;
  return (at) => {
    if (at < row.updatedAt) return null;
    return until && at < until ? [...current, ...previous] : current;
  };
}
