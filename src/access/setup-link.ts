// The one-time link that makes the first person staff, shown when an installation without staff starts.
import { randomLetters } from '../core/ids.ts';
import { hashSecret } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import { byPerson, recordAuditEvent } from './audit.ts';
import { deleteLinksOf, TAKEOVER_PURPOSES } from './one-time-link-queries.ts';
import { countStaff } from './queries.ts';
import { deleteSetups, hasSetup, insertSetup, lockSetup } from './setup-queries.ts';
import { lockPersonStatus, updateRole } from './suspend-queries.ts';

const TOKEN_LETTERS = 32;

/**
 * A new token for the link, or null if there are staff already. Only its hash is stored, so it can be shown only now.
 */
export async function createSetupLink(db: Db): Promise<string | null> {
  const token = randomLetters(TOKEN_LETTERS);
  return db.transaction().execute(async (transaction) => {
    await lockSetup(transaction);
    if ((await countStaff(transaction)) > 0) return null;
    await insertSetup(transaction, hashOf(token));
    return token;
  });
}

export type SetupClaimResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unknown_token' | 'already_claimed' | 'unknown_person' };

/** Makes the person staff. Of several claims at once, with one token or more, only one succeeds. */
export async function claimSetup(db: Db, token: string, personId: string): Promise<SetupClaimResult> {
  return db.transaction().execute(async (transaction): Promise<SetupClaimResult> => {
    await lockSetup(transaction);
    if ((await countStaff(transaction)) > 0) return { ok: false, reason: 'already_claimed' };
    if (!(await hasSetup(transaction, hashOf(token)))) return { ok: false, reason: 'unknown_token' };
    const person = await lockPersonStatus(transaction, personId);
    if (!person) return { ok: false, reason: 'unknown_person' };
    await updateRole(transaction, personId, 'staff');
    await deleteSetups(transaction);
    await deleteLinksOf(transaction, personId, TAKEOVER_PURPOSES);
    const detail = { personId, bySetupLink: true };
    await recordAuditEvent(transaction, {
      action: 'person.made_staff',
      ...byPerson({ id: personId }),
      subject: person.name,
      detail,
    });
    return { ok: true };
  });
}

/** Whether a page may offer to claim with this token; changes nothing. */
export async function isValidSetupToken(db: Db, token: string): Promise<boolean> {
  return (await hasSetup(db, hashOf(token))) && (await countStaff(db)) === 0;
}

function hashOf(token: string): string {
  return hashSecret(token).toString('base64url');
}
