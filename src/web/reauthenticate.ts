// Confirms the identity of a signed-in person again before the address or password changes or the account is deleted.
// For other sensitive actions see confirm-identity.tsx.
import type { Person } from '../access/person.ts';
import { type IdentityClaim, type IdentityProof, verifyIdentity } from '../access/verify-identity.ts';
import { PAGE_LIMITS } from '../core/limits.ts';
import { consume } from '../db/rate-limit.ts';
import type { Translations } from '../messages/translations.ts';
import type { WebContext } from './context.ts';
import { CODE_REFUSALS, PASSKEY_REFUSALS } from './explain-second-factor.ts';
import { type FormState, rateLimited, rejected } from './form-state.ts';
import type { Form } from './read-form.ts';

export type Reauthentication =
  | { readonly ok: true; readonly sessionId: string }
  | { readonly ok: false; readonly state: FormState };

/** The names of the fields; without the last two, only a password is accepted. */
interface ProofFields {
  readonly password: string;
  readonly code?: string;
  readonly passkey?: string;
}

/** By the password; if the account has none, by a session that was confirmed a moment ago. */
export async function reauthenticate(
  context: WebContext,
  person: Person,
  form: Form,
  fields: ProofFields = { password: 'password' },
): Promise<Reauthentication> {
  const { app, t } = context.var;
  const { auth, clients, db, securityLog } = app;
  const refuse = (field: string, message: string) => ({
    ok: false as const,
    state: rejected(form, { field, message }),
  });
  const session = await auth.sessionOf(context.req.raw.headers);
  if (!session) return refuse('', t('security.sessionEnded'));
  // Counted per session, so that a stolen session cannot use up the owner's attempts.
  const { ok, resetSeconds } = await consume(db, { key: `prove:${session.id}`, ...PAGE_LIMITS.identityProofs });
  if (!ok) {
    const message = t('security.tooManyAttempts', { wait: t.duration(resetSeconds) });
    return { ok: false, state: rateLimited(form, { field: fields.password, message }, resetSeconds) };
  }
  const claim: IdentityClaim = {
    personId: person.id,
    sessionId: session.id,
    password: form.text(fields.password),
    code: fields.code ? form.text(fields.code).trim() : '',
    passkey: fields.passkey ? form.text(fields.passkey) : '',
  };
  const proof = await verifyIdentity(app, claim);
  if (proof === 'proven') return { ok: true, sessionId: session.id };
  if (proof !== 'stale' && proof !== 'unproven')
    securityLog.record('proof_failed', clients.describe(context), { personId: person.id });
  const [field, message] = explainProof(t, proof, fields);
  return refuse(field, message);
}

function explainProof(
  t: Translations,
  proof: Exclude<IdentityProof, 'proven'>,
  fields: ProofFields,
): readonly [string, string] {
  switch (proof) {
    case 'wrong_password':
      return [fields.password, t('security.passwordWrong')];
    case 'stale':
      return ['', t('security.signInAgain')];
    case 'unproven':
      return [fields.code ?? '', t('security.enterCodeOrPasskey')];
    case 'code_wrong':
    case 'code_old':
    case 'code_used':
      return [fields.code ?? '', t(CODE_REFUSALS[proof])];
    case 'code_limited':
      return [fields.code ?? '', t('security.tooManyCodes')];
    case 'passkey_expired':
    case 'passkey_unknown':
    case 'passkey_rejected':
      return ['', t(PASSKEY_REFUSALS[proof])];
  }
}
