// GET and POST /forgot, GET and POST /reset: a new password for people who have forgotten theirs.
import { isValidResetLink, resetPassword } from '../../../access/passwords.ts';
import { INVALID_EMAIL } from '../../../access/person.ts';
import { requestPasswordReset } from '../../../access/visitor-sign-in.ts';
import { PROGRAM } from '../../../core/version.ts';
import { parseEmail } from '../../../mail/email-address.ts';
import type { Translations } from '../../../messages/translations.ts';
import { ButtonLink } from '../../components/button.tsx';
import { ContactLink } from '../../components/contact-link.tsx';
import { Field } from '../../components/field.tsx';
import { FormCard, formPage } from '../../components/form-page.tsx';
import { showNarrowPage } from '../../components/layout.tsx';
import { explainPasswordRefusal, NewPasswordField } from '../../components/new-password-field.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rateLimited, rejected } from '../../form-state.ts';
import { limitLinkAttempts } from '../../link-attempts.tsx';
import { readForm } from '../../read-form.ts';
import { addCookies, visitorOf } from '../../visitor.ts';

export function showForgotPassword(context: WebContext) {
  return context.var.app.outbox ? forgotPage(context, BLANK_FORM) : noMailPage(context);
}

/** The response is the same, and as fast, whether or not an account has the address. */
export async function submitForgotPassword(context: WebContext) {
  const { app, t } = context.var;
  const form = await readForm(context);
  if (!app.outbox) return noMailPage(context);
  const email = parseEmail(form.text('email'));
  if (email === null) {
    const error = { field: 'email', message: INVALID_EMAIL };
    return forgotPage(context, rejected(form, error));
  }
  const requested = await requestPasswordReset(app, email, visitorOf(context));
  if (!requested.ok) {
    const error = { field: 'email', message: explainLimit(t, requested) };
    return forgotPage(context, rateLimited(form, error, requested.resetSeconds));
  }
  return redirectWithSuccess(context, '/sign-in', t('signIn.linkSent', { email }));
}

/** Says "if it has an account", because the message must not reveal whether it has one. */
function explainLimit(
  t: Translations,
  refusal: { readonly reason: 'network' | 'mailed'; readonly resetSeconds: number },
): string {
  const wait = t.duration(refusal.resetSeconds);
  return t(refusal.reason === 'mailed' ? 'signIn.linksSentAlready' : 'signIn.linksLimited', { wait });
}

function forgotPage(context: WebContext, state: FormState) {
  const { t } = context.var;
  return formPage(context, state, {
    title: t('signIn.forgotPassword'),
    content: (
      <FormCard
        title={t('signIn.forgotPassword')}
        action="/forgot"
        button={t('signIn.sendLink')}
        after={<a href="/sign-in">{t('signIn.backToSignIn')}</a>}
      >
        <Field
          name="email"
          label={t('signIn.emailAddress')}
          type="email"
          autocomplete="username"
          hint={t('signIn.forgotHint')}
        />
      </FormCard>
    ),
  });
}

function noMailPage(context: WebContext) {
  const { app, t } = context.var;
  const { site, trial } = app;
  const { contact } = site;
  return showNarrowPage(context, {
    title: t('signIn.forgotPassword'),
    content: (
      <>
        <p>{t('signIn.noMail')}</p>
        <p>
          {contact
            ? t.rich('signIn.askStaffOrContact', {
                link: (text) => <ContactLink contact={contact}>{text}</ContactLink>,
              })
            : t('signIn.askStaffForLink')}
        </p>
        {trial.isActive() && (
          <p>
            {t.rich('signIn.resetOnCommandLine', {
              command: <code>{PROGRAM} user reset-link --email ADDRESS</code>,
            })}
          </p>
        )}
        <p>
          <a href="/sign-in">{t('signIn.backToSignIn')}</a>
        </p>
      </>
    ),
  });
}

export async function showResetPassword(context: WebContext) {
  const token = context.req.query('token') ?? '';
  const isValid = await isValidResetLink(context.var.app.db, token);
  return isValid ? resetPage(context, token, BLANK_FORM) : invalidLinkPage(context);
}

export async function submitResetPassword(context: WebContext) {
  const { t } = context.var;
  const form = await readForm(context);
  const token = form.text('token');
  const { devices } = visitorOf(context);
  const result = await resetPassword(context.var.app, token, form.text('newPassword'), devices);
  if (result.ok) {
    addCookies(context, result.cookies);
    return redirectWithSuccess(context, '/sign-in', t('signIn.passwordChanged'));
  }
  if (result.reason === 'unknown_link' || result.reason === 'gone')
    return (await limitLinkAttempts(context)) ?? invalidLinkPage(context);
  const error = { field: 'newPassword', message: explainPasswordRefusal(t, result.reason) };
  return resetPage(context, token, rejected(form, error));
}

function resetPage(context: WebContext, token: string, state: FormState) {
  const { t } = context.var;
  return formPage(context, state, {
    title: t('signIn.newPasswordTitle'),
    content: (
      <FormCard
        title={t('signIn.newPasswordTitle')}
        action="/reset"
        button={t('signIn.setPassword')}
        footer={<p class="dim note">{t('signIn.newPasswordText')}</p>}
      >
        <NewPasswordField name="newPassword" label={t('signIn.newPassword')} />
        <input type="hidden" name="token" value={token} />
      </FormCard>
    ),
  });
}

function invalidLinkPage(context: WebContext) {
  const { t } = context.var;
  return showNarrowPage(context, {
    title: t('signIn.linkInvalid'),
    status: 422,
    content: (
      <>
        <p>{t('signIn.resetLinkInvalid')}</p>
        <ButtonLink text={t('signIn.requestLink')} href="/forgot" look="go" />
      </>
    ),
  });
}
