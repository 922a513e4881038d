// Confirms the identity of a signed-in person again before the address or password changes or the account is deleted.

import { verifyIdentity } from '../access/passwords.ts';
import type { Person } from '../access/person.ts';
import { PAGE_LIMITS } from '../core/limits.ts';
import { consume } from '../db/rate-limit.ts';
import { formatDuration } from './components/time.tsx';
import type { WebContext } from './context.ts';
import { type FormState, rateLimited, rejected } from './form-state.ts';
import type { Form } from './read-form.ts';

export type Reauthentication =
  | { readonly ok: true; readonly sessionId: string }
  | { readonly ok: false; readonly state: FormState };

/** By the field `password`; if the account has no password, by a session that began a moment ago. */
export async function reauthenticate(context: WebContext, person: Person, form: Form): Promise<Reauthentication> {
  const { auth, clients, db, securityLog } = context.var.app;
  const refuse = (field: string, message: string) => ({
    ok: false as const,
    state: rejected(form, { field, message }),
  });
  const session = await auth.sessionOf(context.req.raw.headers);
  if (!session) return refuse('', 'Your session has ended. Please sign in again.');
  // Counted per session, so that a stolen session cannot use up the owner's attempts.
  const { ok, resetSeconds } = await consume(context.var.app.db, {
    key: `prove:${session.id}`,
    ...PAGE_LIMITS.identityProofs,
  });
  if (!ok) {
    const message = `Too many attempts. Try again in ${formatDuration(resetSeconds)}.`;
    return { ok: false, state: rateLimited(form, { field: 'password', message }, resetSeconds) };
  }
  const proof = await verifyIdentity(db, {
    personId: person.id,
    password: form.text('password'),
    signedInAt: session.signedInAt,
  });
  switch (proof) {
    case 'proven':
      return { ok: true, sessionId: session.id };
    case 'wrong_password':
      securityLog.record('proof_failed', clients.describe(context), { personId: person.id });
      return refuse('password', 'The password is wrong.');
    case 'stale':
      return refuse('', 'To confirm that it’s you, sign out and sign in again. Then try again within ten minutes.');
  }
}
