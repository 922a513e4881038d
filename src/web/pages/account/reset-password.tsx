// GET and POST /forgot, GET and POST /reset: a new password for whoever forgot theirs.

import { ContactLink } from '../../components/contact-link.tsx';
import { ErrorSummary, Field } from '../../components/field.tsx';
import { type Page, showPage } from '../../components/layout.tsx';
import { formatDuration } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import { explainPasswordRefusal, visitorOf } from '../../visitor.ts';
import type { FieldError } from '../../web-parts.ts';
import { PASSWORD_HINT } from './password.tsx';
import { addCookies } from './sign-in.tsx';

const HOUR_SECONDS = 3_600;
const WRONG_LINKS = 30;

export function showForgotPassword(context: WebContext) {
  return forgotPage(context, '', []);
}

/** Says the same whoever has the address, and as quickly. */
export async function submitForgotPassword(context: WebContext) {
  const form = await readForm(context);
  const email = form.text('email').trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254)
    return forgotPage(context, email, [
      { field: 'email', message: 'Enter an e-mail address such as you@mail.example.' },
    ]);
  const { account } = context.var.parts;
  if (!account.offers.mail) return forgotPage(context, email, []);
  const asked = await account.askReset(email, visitorOf(context));
  if (!asked.ok) {
    context.header('Retry-After', String(asked.resetSeconds));
    return forgotPage(context, email, [{ field: 'email', message: whyNoMail(asked) }], 429);
  }
  return redirectWithFlash(context, '/sign-in', {
    tone: 'good',
    message: `If ${email} has an account here, a mail is on its way to it. The link in it works for one hour.`,
  });
}

/** The same words whoever has the address. The mails of the last hour still work, so nobody is kept from a new password. */
function whyNoMail(refused: {
  readonly reason: 'network' | 'mailed';
  readonly resetSeconds: number;
}): string {
  const wait = formatDuration(refused.resetSeconds);
  return refused.reason === 'mailed'
    ? `Several links were sent to this address within the last hour, if it has an account. Each of them still works: open the newest mail, and look in the spam folder. To get another, try again in ${wait}.`
    : `Too many links were requested from your network. Try again in ${wait}, or from another network.`;
}

function forgotPage(
  context: WebContext,
  email: string,
  errors: readonly FieldError[],
  status: Page['status'] = errors.length > 0 ? 422 : 200,
) {
  const { account, site } = context.var.parts;
  const { mail } = account.offers;
  return showPage(context, {
    title: errors.length > 0 ? 'Error: Forgot your password?' : 'Forgot your password?',
    status,
    content: (
      <div class="narrow-page stack">
        <h1>Forgot your password?</h1>
        {mail ? (
          <form class="card stack close" method="post" action="/forgot" novalidate>
            <ErrorSummary errors={errors} />
            <Field
              name="email"
              label="E-mail address"
              type="email"
              value={email}
              errors={errors}
              autocomplete="username"
              hint="You get a mail with a link that sets a new password."
            />
            <button class="btn go full" type="submit">
              Send the link
            </button>
          </form>
        ) : (
          <section class="card stack close">
            <p>This site does not send e-mail, so it cannot send you a link.</p>
            <p>
              Ask the staff of this site for a reset link, then use it to set a new password.
              {site.contact && (
                <>
                  {' '}
                  <ContactLink contact={site.contact}>Contact the operator</ContactLink>, and write from the
                  address of your account if you can.
                </>
              )}
            </p>
          </section>
        )}
        <a href="/sign-in">Back to signing in</a>
      </div>
    ),
  });
}

export async function showResetPassword(context: WebContext) {
  const token = context.req.query('token') ?? '';
  const works = await context.var.parts.account.isResetLink(token);
  return works ? resetPage(context, token, []) : deadLinkPage(context);
}

export async function submitResetPassword(context: WebContext) {
  const form = await readForm(context);
  const token = form.text('token');
  const { devices } = visitorOf(context);
  const password = form.text('newPassword');
  const saved = await context.var.parts.account.resetPassword({ token, password, devices });
  if (saved.ok) {
    addCookies(context, saved.cookies);
    return redirectWithFlash(context, '/sign-in', {
      tone: 'good',
      message: 'Your new password is set, and all sessions were ended. Sign in with it.',
    });
  }
  if (saved.reason === 'unknown_link' || saved.reason === 'gone') return refuseLink(context);
  return resetPage(context, token, [{ field: 'newPassword', message: explainPasswordRefusal(saved.reason) }]);
}

/** Only links that do not work count against the limit, so that nobody can use it up against others in the same network. */
async function refuseLink(context: WebContext) {
  const { spend, visitorKey } = context.var.parts;
  const spent = await spend(`link:${visitorKey(context)}`, WRONG_LINKS, HOUR_SECONDS);
  if (spent.ok) return deadLinkPage(context);
  const message = `Too many links were tried from your network. Try again in ${formatDuration(spent.resetSeconds)}.`;
  return resetPage(context, '', [{ field: '', message }], 429);
}

function resetPage(
  context: WebContext,
  token: string,
  errors: readonly FieldError[],
  status: Page['status'] = errors.length > 0 ? 422 : 200,
) {
  return showPage(context, {
    title: errors.length > 0 ? 'Error: Set a new password' : 'Set a new password',
    status,
    content: (
      <div class="narrow-page stack">
        <h1>Set a new password</h1>
        <form class="card stack close" method="post" action="/reset" novalidate>
          <ErrorSummary errors={errors} />
          <Field
            name="newPassword"
            label="New password"
            type="password"
            errors={errors}
            autocomplete="new-password"
            hint={PASSWORD_HINT}
          />
          <input type="hidden" name="token" value={token} />
          <button class="btn go full" type="submit">
            Set it
          </button>
          <p class="dim note">You are signed out everywhere, and sign in with it afterwards.</p>
        </form>
      </div>
    ),
  });
}

function deadLinkPage(context: WebContext) {
  return showPage(context, {
    title: 'This link does not work any more',
    status: 422,
    content: (
      <div class="narrow-page stack">
        <h1>This link does not work any more</h1>
        <section class="card stack close">
          <p>A link to set a new password works for one hour and once. You can ask for another.</p>
          <a class="btn go" href="/forgot">
            Ask for another
          </a>
        </section>
      </div>
    ),
  });
}
