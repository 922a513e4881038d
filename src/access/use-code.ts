// Checks a code that somebody typed: of the authenticator app, or a recovery code.

import type { Db } from '../db/database.ts';
import { addressedTo } from '../mail/email-translations.ts';
import { secondFactorEmail } from '../mail/second-factor-emails.ts';
import type { AccountContext } from './account-context.ts';
import { byPerson, recordAuditEvent } from './audit.ts';
import { type AppCodeResult, useAppCode } from './authenticator-app.ts';
import { lockPerson } from './queries.ts';
import { consumeRecoveryCode, normalizeRecoveryCode } from './recovery-codes.ts';
import type { ProofKind } from './second-step-limits.ts';

export type CodeRefusal = Exclude<AppCodeResult, 'valid'>;
export type CodeResult = { readonly ok: true } | { readonly ok: false; readonly reason: CodeRefusal };

export function kindOfCode(typed: string): Exclude<ProofKind, 'passkey'> {
  return normalizeRecoveryCode(typed) === null ? 'app' : 'recovery';
}

/** A code that is accepted cannot be used again. */
export async function useCode(
  context: Pick<AccountContext, 'config' | 'site' | 'db' | 'outbox' | 'vault'>,
  personId: string,
  typed: string,
): Promise<CodeResult> {
  if (kindOfCode(typed) === 'app') {
    const result = await useAppCode(context, context.db, personId, typed);
    return result === 'valid' ? { ok: true } : { ok: false, reason: result };
  }
  return (await useRecoveryCode(context, personId, typed)) ? { ok: true } : { ok: false, reason: 'wrong' };
}

/** The owner is notified, because whoever has found the list can use the other codes too. */
async function useRecoveryCode(
  { site, db, outbox }: Pick<AccountContext, 'site' | 'outbox'> & { readonly db: Db },
  personId: string,
  typed: string,
): Promise<boolean> {
  const isUsed = await db.transaction().execute(async (transaction) => {
    const person = await lockPerson(transaction, personId);
    if (!person || !(await consumeRecoveryCode(transaction, personId, typed))) return false;
    await outbox?.enqueue(
      transaction,
      secondFactorEmail(await addressedTo(transaction, site, person), { change: 'code_used' }),
    );
    await recordAuditEvent(transaction, { action: 'account.code_used', ...byPerson(person) });
    return true;
  });
  outbox?.wake();
  return isUsed;
}
