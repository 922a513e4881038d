// GET and POST /forgot, GET and POST /reset: a new password for people who have forgotten theirs.
import { isValidResetLink, resetPassword } from '../../../access/passwords.ts';
import { INVALID_EMAIL } from '../../../access/person.ts';
import { requestPasswordReset } from '../../../access/visitor-sign-in.ts';
import { PROGRAM } from '../../../core/version.ts';
import { parseEmail } from '../../../mail/email-address.ts';
import { ButtonLink } from '../../components/button.tsx';
import { ContactLink } from '../../components/contact-link.tsx';
import { Field } from '../../components/field.tsx';
import { FormCard, formPage } from '../../components/form-page.tsx';
import { showNarrowPage } from '../../components/layout.tsx';
import { explainPasswordRefusal, NewPasswordField } from '../../components/new-password-field.tsx';
import { formatDuration } from '../../components/time.tsx';
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
  const form = await readForm(context);
  if (!context.var.app.outbox) return noMailPage(context);
  const email = parseEmail(form.text('email'));
  if (email === null) {
    const error = { field: 'email', message: INVALID_EMAIL };
    return forgotPage(context, rejected(form, error));
  }
  const requested = await requestPasswordReset(context.var.app, email, visitorOf(context));
  if (!requested.ok) {
    const error = { field: 'email', message: explainLimit(requested) };
    return forgotPage(context, rateLimited(form, error, requested.resetSeconds));
  }
  const message = `If ${email} has an account here, we sent it an email with a link that works for one hour.`;
  return redirectWithSuccess(context, '/sign-in', message);
}

/** Says "if it has an account", because the message must not reveal whether it has one. */
function explainLimit(refusal: { readonly reason: 'network' | 'mailed'; readonly resetSeconds: number }): string {
  const wait = formatDuration(refusal.resetSeconds);
  return refusal.reason === 'mailed'
    ? `If this address has an account, several links were sent to it within the last hour. They all still work: open the newest email, and check your spam folder. To get another link, try again in ${wait}.`
    : `Too many links were requested from your network. Try again in ${wait}, or from another network.`;
}

function forgotPage(context: WebContext, state: FormState) {
  return formPage(context, state, {
    title: 'Forgot your password?',
    content: (
      <FormCard
        title="Forgot your password?"
        action="/forgot"
        button="Send link"
        after={<a href="/sign-in">Back to sign in</a>}
      >
        <Field
          name="email"
          label="Email address"
          type="email"
          autocomplete="username"
          hint="We will send you a link to set a new password."
        />
      </FormCard>
    ),
  });
}

function noMailPage(context: WebContext) {
  const { site, trial } = context.var.app;
  const { contact } = site;
  return showNarrowPage(context, {
    title: 'Forgot your password?',
    content: (
      <>
        <p>This site does not send email, so we cannot send you a link.</p>
        <p>
          Ask the staff of this site for a reset link.
          {contact && (
            <>
              {' '}
              <ContactLink contact={contact}>Contact support</ContactLink>, preferably from the address of your account.
            </>
          )}
        </p>
        {trial.isActive() && (
          <p>
            Only this computer can reach this service, so you are probably the one who runs it. On the command line,
            this prints a reset link: <code>{PROGRAM} user reset-link --email ADDRESS</code>
          </p>
        )}
        <p>
          <a href="/sign-in">Back to sign in</a>
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
  const form = await readForm(context);
  const token = form.text('token');
  const { devices } = visitorOf(context);
  const result = await resetPassword(context.var.app, token, form.text('newPassword'), devices);
  if (result.ok) {
    addCookies(context, result.cookies);
    const message = 'Your password was changed, and you were signed out everywhere. Sign in with your new password.';
    return redirectWithSuccess(context, '/sign-in', message);
  }
  if (result.reason === 'unknown_link' || result.reason === 'gone')
    return (await limitLinkAttempts(context)) ?? invalidLinkPage(context);
  const error = { field: 'newPassword', message: explainPasswordRefusal(result.reason) };
  return resetPage(context, token, rejected(form, error));
}

function resetPage(context: WebContext, token: string, state: FormState) {
  return formPage(context, state, {
    title: 'Set a new password',
    content: (
      <FormCard
        title="Set a new password"
        action="/reset"
        button="Set password"
        footer={<p class="dim note">You will be signed out everywhere and can then sign in with your new password.</p>}
      >
        <NewPasswordField name="newPassword" label="New password" />
        <input type="hidden" name="token" value={token} />
      </FormCard>
    ),
  });
}

function invalidLinkPage(context: WebContext) {
  return showNarrowPage(context, {
    title: 'This link no longer works',
    status: 422,
    content: (
      <>
        <p>Password links work once and expire after one hour. You can request another one.</p>
        <ButtonLink text="Request another link" href="/forgot" look="go" />
      </>
    ),
  });
}
