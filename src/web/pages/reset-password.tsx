// GET and POST /forgot, GET and POST /reset: a new password for whoever forgot theirs.
import { hashSecret } from '../../core/secrets.ts';
import type { WebContext } from '../context.ts';
import { goTo } from '../flash.ts';
import { ContactLink } from '../parts/contact-link.tsx';
import { ErrorSummary, Field } from '../parts/field.tsx';
import { type Page, showPage } from '../parts/layout.tsx';
import { roughSpan } from '../parts/time.tsx';
import { readForm } from '../read-form.ts';
import type { FieldError, Spent } from '../web-parts.ts';
import { PASSWORD_HINT } from './account-password.tsx';

const HOUR_SECONDS = 3_600;
const MAILS = 5;
const MAILS_FROM_A_PLACE = 20;
const LINKS = 30;

export function showForgot(context: WebContext) {
  return forgotPage(context, '', []);
}

/** Says the same whoever has the address, and as quickly. */
export async function askFromPage(context: WebContext) {
  const form = await readForm(context);
  const email = form.text('email').trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254)
    return forgotPage(context, email, [
      { field: 'email', message: 'Enter an e-mail address such as you@mail.example.' },
    ]);
  const spent = await spendMail(context, email);
  if (!spent.ok)
    return forgotPage(
      context,
      email,
      [
        {
          field: 'email',
          message: `This was asked for several times. Please try again in ${roughSpan(spent.resetSeconds)}.`,
        },
      ],
      429,
    );
  const { account } = context.var.parts;
  if (!account.offers.mail) return forgotPage(context, email, []);
  account.sendResetLink(email);
  return goTo(context, '/sign-in', {
    tone: 'good',
    message: `If ${email} has an account here, a mail is on its way to it. The link in it works for one hour.`,
  });
}

async function spendMail(context: WebContext, email: string): Promise<Spent> {
  const { parts } = context.var;
  const place = await parts.spend(`reset:${parts.visitorKey(context)}`, MAILS_FROM_A_PLACE, HOUR_SECONDS);
  const whose = hashSecret(email).toString('base64url');
  return place.ok ? parts.spend(`reset-of:${whose}`, MAILS, HOUR_SECONDS) : place;
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
              Ask the staff of this site for a reset link: with it you set a new password.
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

export async function showReset(context: WebContext) {
  const token = context.req.query('token') ?? '';
  const works = await context.var.parts.account.isResetLink(token);
  return works ? resetPage(context, token, []) : deadLinkPage(context);
}

export async function resetFromPage(context: WebContext) {
  const form = await readForm(context);
  const token = form.text('token');
  const { account, spend, visitorKey } = context.var.parts;
  const spent = await spend(`link:${visitorKey(context)}`, LINKS, HOUR_SECONDS);
  if (!spent.ok) {
    const message = `Many links were tried from here. Please try again in ${roughSpan(spent.resetSeconds)}.`;
    return resetPage(context, token, [{ field: '', message }], 429);
  }
  const saved = await account.resetPassword(token, form.text('newPassword'));
  if (saved.ok)
    return goTo(context, '/sign-in', {
      tone: 'good',
      message: 'Your new password is set, and all sessions were ended. Sign in with it.',
    });
  if (saved.reason !== 'password_length') return deadLinkPage(context);
  return resetPage(context, token, [
    { field: 'newPassword', message: 'A password has 8 to 128 characters.' },
  ]);
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
