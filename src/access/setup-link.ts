// The link that makes the first person staff: shown at the start of an installation that has no staff, used once.
import { randomLetters } from '../core/ids.ts';
import { hashSecret } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import { byPerson, recordAct } from './audit.ts';
import { deleteSetups, hasSetup, hasStaff, insertSetup, lockSetup, makeStaff } from './setup-queries.ts';

const TOKEN_LETTERS = 32;

/** A new token for the link, or null when there is staff already. Only its hash is kept: show it now or never. */
export async function makeSetupLink(db: Db): Promise<string | null> {
  const token = randomLetters(TOKEN_LETTERS);
  return db.transaction().execute(async (transaction) => {
    await lockSetup(transaction);
    if (await hasStaff(transaction)) return null;
    await insertSetup(transaction, hashOf(token));
    return token;
  });
}

export type Claim =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unknown_token' | 'already_claimed' | 'unknown_person' };

/** Makes the person staff. Of any number of claims at once, with one token or several, one succeeds. */
export async function claimSetup(db: Db, token: string, personId: string): Promise<Claim> {
  return db.transaction().execute(async (transaction): Promise<Claim> => {
    await lockSetup(transaction);
    if (await hasStaff(transaction)) return { ok: false, reason: 'already_claimed' };
    if (!(await hasSetup(transaction, hashOf(token)))) return { ok: false, reason: 'unknown_token' };
    const name = await makeStaff(transaction, personId);
    if (name === null) return { ok: false, reason: 'unknown_person' };
    await deleteSetups(transaction);
    const detail = { personId, bySetupLink: true };
    await recordAct(transaction, {
      act: 'person.made_staff',
      ...byPerson({ id: personId }),
      subject: name,
      detail,
    });
    return { ok: true };
  });
}

/** Whether a page may offer to claim with this token; changes nothing. */
export async function isSetupToken(db: Db, token: string): Promise<boolean> {
  return (await hasSetup(db, hashOf(token))) && !(await hasStaff(db));
}

function hashOf(token: string): string {
  return hashSecret(token).toString('base64url');
}
