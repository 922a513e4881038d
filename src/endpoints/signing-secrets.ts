// Which secrets signed a webhook's deliveries at a given time, as far as that is still known. For showing an attempt as
// it was sent (P52).
import type { Vault } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { webhookSealLabel } from './targets.ts';
import { selectSigning } from './webhook-queries.ts';

/** The secrets in force at a time, the newer first; null for times before the settings last changed. */
export type SecretsAt = (at: Date) => readonly string[] | null;

/** For the listing's webhook; without one nothing is known. */
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
    // Encrypted with another SECRET_KEY: deliveries fail with a code of their own.
    return () => null;
  }
  const until = row.previousSecretUntil;
  return (at) => {
    if (at < row.updatedAt) return null;
    return until && at < until ? [...current, ...previous] : current;
  };
}
