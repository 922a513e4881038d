// Asks again who a signed-in person is before a sensitive action, unless the session was confirmed within the last ten
// minutes. The page keeps what was submitted, so nothing has to be entered twice (decision P406).

import type { Person } from '../access/person.ts';
import { type IdentityMethods, isRecentlyConfirmed, readIdentityMethods } from '../access/verify-identity.ts';
import { PostButton } from './components/button.tsx';
import { Field } from './components/field.tsx';
import { FormCard, formPage } from './components/form-page.tsx';
import { showNarrowPage } from './components/layout.tsx';
import { PasskeyBox } from './components/passkey-box.tsx';
import type { WebContext } from './context.ts';
import { BLANK_FORM, type FormState } from './form-state.ts';
import { requestedPath } from './language-path.ts';
import { localPath } from './local-path.ts';
import { passkeyBoxFor } from './passkey-requests.ts';
import { readForm, receivedBody } from './read-form.ts';
import { reauthenticate } from './reauthenticate.ts';
import { seeOther } from './redirect.ts';
import { useTranslations } from './translations.ts';

type Answered = Response | Promise<Response>;

const FIELDS = { password: 'identity_password', code: 'identity_code', passkey: 'identity_passkey' } as const;
const FIELD_NAMES: readonly string[] = Object.values(FIELDS);
const CONFIRM_PATH = '/account/confirm';

/** Runs the handler only in a session that was confirmed a moment ago; asks for the proof otherwise. */
export function confirmed<Rest extends readonly unknown[]>(
  handler: (context: WebContext, ...rest: Rest) => Answered,
): (context: WebContext, ...rest: Rest) => Promise<Response> {
  return async (context, ...rest) => (await askAgain(context)) ?? handler(context, ...rest);
}

/** The same for forms that ask for the password themselves: only for accounts without one. */
export function confirmedWithoutPassword(
  handler: (context: WebContext, person: Person) => Answered,
): (context: WebContext, person: Person) => Promise<Response> {
  return async (context, person) => {
    const methods = await readIdentityMethods(context.var.app.db, person.id);
    const asks = !methods.password && (methods.app !== null || methods.passkeys.length > 0);
    return (asks ? await askAgain(context) : null) ?? handler(context, person);
  };
}

/** POST /account/confirm: for pages that show a form only to a confirmed session. */
export async function submitConfirmIdentity(context: WebContext, person: Person) {
  const form = await readForm(context);
  const next = localPath(form.text('next'), '/account');
  const identity = await reauthenticate(context, person, form, FIELDS);
  if (identity.ok) return seeOther(context, next);
  return identityPage(context, person, { state: identity.state, action: CONFIRM_PATH, kept: [['next', next]] });
}

/** Null if the session is confirmed now. */
async function askAgain(context: WebContext): Promise<Response | null> {
  const { app, person } = context.var;
  const session = await app.auth.sessionOf(context.req.raw.headers);
  if (!person || !session) return seeOther(context, '/sign-in');
  if (await isRecentlyConfirmed(app.db, session.id)) return null;
  const { pathname, search } = requestedPath(context.req);
  const path = pathname + search;
  if (context.req.method !== 'POST')
    return identityPage(context, person, { state: BLANK_FORM, action: CONFIRM_PATH, kept: [['next', path]] });
  const fields = [...new URLSearchParams(receivedBody(context).text)];
  const kept = fields.filter(([name]) => !FIELD_NAMES.includes(name));
  if (kept.length === fields.length) return identityPage(context, person, { state: BLANK_FORM, action: path, kept });
  const identity = await reauthenticate(context, person, await readForm(context), FIELDS);
  return identity.ok ? null : identityPage(context, person, { state: identity.state, action: path, kept });
}

interface Question {
  readonly state: FormState;
  readonly action: string;
  /** The fields that were submitted. */
  readonly kept: readonly (readonly [string, string])[];
}

async function identityPage(context: WebContext, person: Person, { state, action, kept }: Question): Promise<Response> {
  const { app, t } = context.var;
  const methods = await readIdentityMethods(app.db, person.id);
  const hasFactor = methods.app !== null || methods.passkeys.length > 0;
  if (!methods.password && !hasFactor) return signInAgainPage(context);
  const session = await app.auth.sessionOf(context.req.raw.headers);
  const passkey = await passkeyBoxFor(app, methods, { of: 'confirm', binding: session?.id ?? '', personId: person.id });
  const isFirst = state.errors.length === 0;
  return formPage(context, isFirst ? { ...state, status: 403 } : state, {
    title: t('security.confirmIdentity'),
    section: 'account',
    scripts: ['passkey'],
    content: (
      <FormCard
        title={t('security.confirmIdentity')}
        intro={<p class="dim">{t(questionOf(methods, hasFactor))}</p>}
        action={action}
        button={t('security.confirm')}
      >
        {kept.map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        {methods.password && (
          <Field name={FIELDS.password} label={t('signIn.password')} type="password" autocomplete="current-password" />
        )}
        {hasFactor && <CodeField methods={methods} />}
        {passkey && <PasskeyBox {...passkey} field={FIELDS.passkey} text={t('security.usePasskey')} />}
      </FormCard>
    ),
  });
}

function questionOf({ password }: IdentityMethods, hasFactor: boolean) {
  if (!hasFactor) return 'security.enterPassword';
  return password ? 'security.enterPasswordOrCode' : 'security.enterCode';
}

function CodeField({ methods }: { methods: IdentityMethods }) {
  const t = useTranslations();
  const label = t(methods.app ? 'security.codeOrRecoveryCode' : 'security.recoveryCode');
  return <Field name={FIELDS.code} label={label} autocomplete="one-time-code" optional={methods.password} />;
}

/** For people who sign in with Discord only. */
function signInAgainPage(context: WebContext): Response | Promise<Response> {
  const { t } = context.var;
  return showNarrowPage(context, {
    title: t('security.confirmIdentity'),
    status: 403,
    content: (
      <>
        <p>{t('security.signInAgain')}</p>
        <PostButton action="/sign-out" text={t('signIn.signOut')} look="go" />
      </>
    ),
  });
}
