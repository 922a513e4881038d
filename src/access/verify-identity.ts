// Asks again who a person is before sensitive actions: by the password, a second factor or a passkey. The proof holds in
// its session for ten minutes; signing in is one too (decision P406).
import { countCharacters } from '../core/text.ts';
import type { Db } from '../db/database.ts';
import type { AccountContext } from './account-context.ts';
import { selectPasswordHash } from './account-queries.ts';
import { type PasskeyProof, usePasskey } from './passkeys.ts';
import { verifyPassword } from './password-hash.ts';
import { PASSWORD_MAX_CHARACTERS } from './person.ts';
import {
  hasSecondFactor,
  type SecondFactors,
  selectIsConfirmed,
  selectSecondFactors,
  updateSessionConfirmed,
} from './second-factor-queries.ts';
import { admitCodeInSession } from './second-step-limits.ts';
import { type CodeRefusal, useCode } from './use-code.ts';

export const CONFIRMED_MINUTES = 10;

/** The password, a code, or the browser's response of a passkey as JSON; empty if not given. */
export interface IdentityClaim {
  readonly personId: string;
  readonly sessionId: string;
  readonly password: string;
  readonly code?: string;
  readonly passkey?: string;
}

/** `stale`: the person can only sign in again. `unproven`: nothing was given that would prove it. */
export type IdentityProof = 'proven' | 'wrong_password' | 'stale' | 'unproven' | CodeProof | PasskeyRefusal;
type CodeProof = `code_${CodeRefusal | 'limited'}`;
type PasskeyRefusal = `passkey_${Extract<PasskeyProof, { ok: false }>['reason']}`;

/** Checks the person's identity again; a proof that was given confirms the session from now on. */
export async function verifyIdentity(context: AccountContext, claim: IdentityClaim): Promise<IdentityProof> {
  const { sessionId } = claim;
  const proof = await checkClaim(context, claim);
  if (proof === 'recent') return 'proven';
  if (proof === 'proven') await updateSessionConfirmed(context.db, sessionId);
  return proof;
}

async function checkClaim(context: AccountContext, claim: IdentityClaim): Promise<IdentityProof | 'recent'> {
  const { code, passkey } = claim;
  if (passkey) return verifyByPasskey(context, claim, passkey);
  return code ? verifyByCode(context, claim, code) : verifyByPassword(context.db, claim);
}

async function verifyByPasskey(
  context: AccountContext,
  { personId, sessionId }: IdentityClaim,
  response: string,
): Promise<IdentityProof> {
  const purpose = { of: 'confirm', binding: sessionId } as const;
  const proof = await usePasskey(context, { response, purpose, personId });
  return proof.ok ? 'proven' : `passkey_${proof.reason}`;
}

async function verifyByCode(
  context: AccountContext,
  { personId, sessionId }: IdentityClaim,
  typed: string,
): Promise<IdentityProof> {
  if (!(await admitCodeInSession(context.db, sessionId))) return 'code_limited';
  const result = await useCode(context, personId, typed);
  return result.ok ? 'proven' : `code_${result.reason}`;
}

/** An account without a password needs a session that was confirmed a moment ago (`recent`, which does not renew it). */
async function verifyByPassword(
  db: Db,
  { personId, sessionId, password }: IdentityClaim,
): Promise<IdentityProof | 'recent'> {
  const hash = await selectPasswordHash(db, personId);
  if (hash === null) {
    if (await isRecentlyConfirmed(db, sessionId)) return 'recent';
    return (await hasSecondFactor(db, personId)) ? 'unproven' : 'stale';
  }
  if (countCharacters(password) > PASSWORD_MAX_CHARACTERS) return 'wrong_password';
  return (await verifyPassword({ hash, password })) ? 'proven' : 'wrong_password';
}

export function isRecentlyConfirmed(db: Db, sessionId: string): Promise<boolean> {
  return selectIsConfirmed(db, sessionId, CONFIRMED_MINUTES);
}

/** How the person can prove who they are, without signing in again. */
export interface IdentityMethods extends SecondFactors {
  readonly password: boolean;
}

export async function readIdentityMethods(db: Db, personId: string): Promise<IdentityMethods> {
  const hash = await selectPasswordHash(db, personId);
  return { ...(await selectSecondFactors(db, personId)), password: hash !== null };
}
