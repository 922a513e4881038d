// GET and POST /sign-up.
import type { z } from 'zod';
import { DISPOSABLE_ADDRESS } from '../../../access/disposable-addresses.ts';
import { requestSignUp, type SignUpRequestResult } from '../../../access/email-sign-up.ts';
import { admitAccount } from '../../../access/new-account-limit.ts';
import { INVALID_EMAIL, PERSON_NAME_MAX_CHARACTERS, signUpSchema } from '../../../access/person.ts';
import { offeredProviders } from '../../../access/providers.ts';
import { isValidSetupToken } from '../../../access/setup-link.ts';
import { signUpAtOnce } from '../../../access/visitor-sign-in.ts';
import type { FieldError } from '../../../messages/field-error.ts';
import type { Translations } from '../../../messages/translations.ts';
import { Field } from '../../components/field.tsx';
import { FormCard, formPage } from '../../components/form-page.tsx';
import { explainPasswordRefusal, NewPasswordField } from '../../components/new-password-field.tsx';
import { ProviderButtons } from '../../components/provider-buttons.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { BLANK_FORM, type FormState, rateLimited, rejected } from '../../form-state.ts';
import { DEFAULT_LANDING, landAgain, landSignedIn } from '../../landing.ts';
import { localPath, withNext } from '../../local-path.ts';
import { readForm, zodFieldErrors } from '../../read-form.ts';
import { addCookies, userAgentOf, visitorOf } from '../../visitor.ts';
import { signUpCookie } from './sign-up-confirm.tsx';

export async function showSignUp(context: WebContext) {
  const next = localPath(context.req.query('next'), DEFAULT_LANDING);
  if (context.var.person) return landAgain(context, next);
  return signUpPage(context, next, BLANK_FORM);
}

type Refuse = (
  errors: FieldError | readonly FieldError[],
  status?: FormState['status'],
) => Response | Promise<Response>;
type SignUpForm = z.infer<typeof signUpSchema> & { readonly next: string };

export async function submitSignUp(context: WebContext) {
  const form = await readForm(context);
  const next = localPath(form.text('next'), DEFAULT_LANDING);
  const refuse: Refuse = (errors, status) => signUpPage(context, next, rejected(form, errors, status));
  const input = signUpSchema.safeParse({
    name: form.text('name'),
    email: form.text('email'),
    password: form.text('password'),
  });
  if (!input.success) return refuse(zodFieldErrors(input.error));
  const { app, t } = context.var;
  const { clients, site, db } = app;
  const limit = await admitAccount({ site, db }, clients.keyOf(context));
  if (!limit.ok) {
    const error = { field: '', message: t('signIn.tooManyAccounts', { wait: t.duration(limit.resetSeconds) }) };
    return signUpPage(context, next, rateLimited(form, error, limit.resetSeconds));
  }
  return app.outbox && !(await isSettingUp(context, next))
    ? submitByMail(context, { ...input.data, next }, refuse)
    : submitAtOnce(context, { ...input.data, next }, refuse);
}

/** The operator can sign up with the setup link before mail is set up. */
async function isSettingUp(context: WebContext, next: string): Promise<boolean> {
  const { pathname, searchParams } = new URL(next, 'http://local.invalid');
  const token = pathname === '/setup' ? searchParams.get('token') : null;
  return token !== null && isValidSetupToken(context.var.app.db, token);
}

/** The response is the same whether or not an account has the address (decision P115). */
async function submitByMail(context: WebContext, account: SignUpForm, refuse: Refuse) {
  const { app, t } = context.var;
  const { network } = visitorOf(context);
  const requested = await requestSignUp(app, { ...account, network, t: context.var.t });
  if (!requested.ok) return refuse(explain(t, requested.reason), requested.reason === 'mail_full' ? 503 : undefined);
  addCookies(context, [signUpCookie(requested.secret, app.config.baseUrl)]);
  return redirectWithFlash(context, withNext('/sign-up/sent', account.next));
}

async function submitAtOnce(context: WebContext, { next, ...account }: SignUpForm, refuse: Refuse) {
  const { t } = context.var;
  const input = { ...account, userAgent: userAgentOf(context), language: t.language };
  const result = await signUpAtOnce(context.var.app, input, visitorOf(context));
  if (!result.ok) {
    if (result.reason === 'email_taken') return refuse({ field: 'email', message: t('signIn.emailTaken') });
    const notCreated = { field: '', message: t('signIn.notCreated') };
    return refuse(result.reason === 'limited' ? notCreated : (result.errors ?? notCreated));
  }
  return landSignedIn(context, { next, cookies: result.cookies, message: t('signIn.welcome') });
}

function explain(t: Translations, reason: Extract<SignUpRequestResult, { ok: false }>['reason']): FieldError {
  switch (reason) {
    case 'email_invalid':
      return { field: 'email', message: INVALID_EMAIL };
    case 'email_disposable':
      return { field: 'email', message: DISPOSABLE_ADDRESS };
    case 'name_invalid':
      return { field: 'name', message: t('signIn.nameInvalid', { max: PERSON_NAME_MAX_CHARACTERS }) };
    case 'mail_full':
      return { field: '', message: t('signIn.mailFull') };
    default:
      return { field: 'password', message: explainPasswordRefusal(t, reason) };
  }
}

function signUpPage(context: WebContext, next: string, state: FormState) {
  const { app, t } = context.var;
  return formPage(context, state, {
    title: t('signIn.createAccountTitle'),
    content: (
      <FormCard
        title={t('signIn.createAccountTitle')}
        action="/sign-up"
        button={t('signIn.createAccount')}
        footer={<ProviderButtons offered={offeredProviders(app.config)} next={next} />}
        after={
          <p>{t.rich('signIn.haveAccount', { link: (text) => <a href={withNext('/sign-in', next)}>{text}</a> })}</p>
        }
      >
        <Field name="name" label={t('signIn.name')} autocomplete="nickname" />
        <Field
          name="email"
          label={t('signIn.emailAddress')}
          type="email"
          autocomplete="username"
          hint={t('signIn.emailHint')}
        />
        <NewPasswordField name="password" label={t('signIn.password')} />
        <input type="hidden" name="next" value={next} />
      </FormCard>
    ),
  });
}
