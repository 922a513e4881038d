// That it is still the person who signed in: asked before an address or a password changes, and before an account ends.

import { formatDuration } from './components/time.tsx';
import type { WebContext } from './context.ts';
import type { Form } from './read-form.ts';
import type { FieldError, Person } from './web-parts.ts';

const TRIES = 10;
const TRIES_SECONDS = 600;

export type Reauthentication =
  | { readonly ok: true; readonly sessionId: string }
  | { readonly ok: false; readonly status: 422 | 429; readonly errors: readonly FieldError[] };

/** By the field `password`; whoever has none must have signed in a moment ago. */
export async function reauthenticate(
  context: WebContext,
  person: Person,
  form: Form,
): Promise<Reauthentication> {
  const { account, spend } = context.var.parts;
  const session = await account.currentSession(context.req.raw.headers);
  if (!session) return refused('', 'Your session has ended. Please sign in again.');
  // By session: somebody with a stolen one must not use up the owner's tries.
  const spent = await spend(`prove:${session.id}`, TRIES, TRIES_SECONDS);
  if (!spent.ok)
    return refused('password', `Too many tries. Please wait ${formatDuration(spent.resetSeconds)}.`, 429);
  const { signedInAt } = session;
  const proof = await account.proveIdentity({
    personId: person.id,
    password: form.text('password'),
    signedInAt,
  });
  switch (proof) {
    case 'proven':
      return { ok: true, sessionId: session.id };
    case 'wrong_password':
      return refused('password', 'This is not your password.');
    case 'stale':
      return refused(
        '',
        'You signed in a while ago. Sign out, sign in again, and then do this within ten minutes.',
      );
  }
}

function refused(field: string, message: string, status: 422 | 429 = 422): Reauthentication {
  return { ok: false, status, errors: [{ field, message }] };
}
