// GET /sign-up/sent: what to do after signing up. GET and POST /sign-up/confirm: the link in the email, which creates
// the account.
import { generateCookie, getCookie } from 'hono/cookie';
import { findSignUp } from '../../../access/email-sign-up.ts';
import { completeSignUp } from '../../../access/visitor-sign-in.ts';
import { formatExactTime, type TimeFormat } from '../../../core/format-time.ts';
import { DAY_SECONDS } from '../../../core/limits.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { ErrorSummary, Field } from '../../components/field.tsx';
import { formPage } from '../../components/form-page.tsx';
import { NarrowCard, showNarrowPage } from '../../components/layout.tsx';
import { BoldName } from '../../components/name.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError } from '../../flash.ts';
import { BLANK_FORM, type FormState, rejected } from '../../form-state.ts';
import { DEFAULT_LANDING, landAgain, landSignedIn } from '../../landing.ts';
import { limitLinkAttempts } from '../../link-attempts.tsx';
import { localPath, withNext } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';
import { userAgentOf, visitorOf } from '../../visitor.ts';

/** The Set-Cookie header by which the link recognizes the browser that signed up. */
export function signUpCookie(secret: string, baseUrl: string, maxAge = DAY_SECONDS): string {
  const secure = baseUrl.startsWith('https:');
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge } as const;
  return generateCookie(signUpCookieName(baseUrl), secret, options);
}

/**
 * With https the name starts with `__Host-`, so that a sibling subdomain cannot set the cookie and make this browser
 * confirm a stranger's sign-up.
 */
function signUpCookieName(baseUrl: string): string {
  return baseUrl.startsWith('https:') ? '__Host-plaudit_sign_up' : 'plaudit_sign_up';
}

function signUpSecret(context: WebContext): string {
  return getCookie(context, signUpCookieName(context.var.app.config.baseUrl)) ?? '';
}

/** The page is the same for every address and does not show it. */
export function showSignUpSent(context: WebContext) {
  const next = localPath(context.req.query('next'), DEFAULT_LANDING);
  if (context.var.person) return landAgain(context, next);
  return showNarrowPage(context, {
    title: 'Check your email',
    content: (
      <>
        <p>
          We sent you an email. Open the link in this browser and press the button there to sign in and return to where
          you were. In any other browser, you will be asked for your password.
        </p>
        <p class="dim">
          No email after a few minutes? Check your spam folder, or{' '}
          <a href={withNext('/sign-up', next)}>sign up again</a> with the correct address. Links in earlier emails still
          work.
        </p>
        <p class="dim">
          Already have an account? <a href={withNext('/sign-in', next)}>Sign in</a> or{' '}
          <a href="/forgot">set a new password</a>.
        </p>
      </>
    ),
  });
}

interface SignUpLinkForm {
  readonly token: string;
  readonly next: string;
}

/** Shows a button instead of confirming at once, because programs that scan mail open every link. */
export async function showConfirmSignUp(context: WebContext) {
  const token = context.req.query('token') ?? '';
  const next = localPath(context.req.query('next'), DEFAULT_LANDING);
  return confirmPage(context, { token, next }, BLANK_FORM);
}

export async function submitConfirmSignUp(context: WebContext) {
  const form = await readForm(context);
  const [token, password] = [form.text('token'), form.text('password')];
  const next = localPath(form.text('next'), DEFAULT_LANDING);
  // Checking a password takes a tenth of a second of CPU time, so each attempt counts.
  const limited = password === '' ? null : await limitLinkAttempts(context);
  if (limited) return limited;
  const { app } = context.var;
  const result = await completeSignUp(
    app,
    { token, secret: signUpSecret(context), password, userAgent: userAgentOf(context) },
    visitorOf(context),
  );
  const refuse = (field: string, message: string) =>
    confirmPage(context, { token, next }, rejected(form, { field, message }));
  if (!result.ok)
    switch (result.reason) {
      case 'unknown_link':
        return (await limitLinkAttempts(context)) ?? invalidLinkPage(context);
      case 'wrong_password':
        return refuse('password', WRONG_PASSWORD);
      case 'departed':
        return refuse('', accountDeleted(result.until, context.var.times));
      default:
        return redirectWithError(
          context,
          withNext('/sign-in', next),
          'This address already has an account. Sign in, or set a new password.',
        );
    }
  const cookies = [...result.cookies, signUpCookie('', app.config.baseUrl, 0)];
  return landSignedIn(context, { next, cookies, message: 'Your address is confirmed and your account is ready.' });
}

const WRONG_PASSWORD =
  'This is not the password you signed up with. Use the link in the newest email, or sign up again with another password.';

const accountDeleted = (until: Date, times: TimeFormat) =>
  `An account with this address was deleted, and its votes still count toward the next one. Sign up again after ${formatExactTime(until, times)}.`;

async function confirmPage(context: WebContext, { token, next }: SignUpLinkForm, state: FormState) {
  const link = await findSignUp(context.var.app.db, token, signUpSecret(context));
  if (link === null) return invalidLinkPage(context);
  return formPage(context, state, {
    title: 'Confirm your address',
    content: (
      <NarrowCard title="Confirm your address">
        <form class="stack close" method="post" action="/sign-up/confirm">
          <ErrorSummary />
          <p>
            The address of your new account: <BoldName name={link.email} />
          </p>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="next" value={next} />
          {!link.sameBrowser && (
            <Field
              name="password"
              label="Password"
              type="password"
              autocomplete="current-password"
              hint="The one you chose when you signed up in another browser. If that was not you, close this page."
            />
          )}
          <Button text="Confirm and create account" look="go full" />
        </form>
      </NarrowCard>
    ),
  });
}

function invalidLinkPage(context: WebContext) {
  return showNarrowPage(context, {
    title: 'This link no longer works',
    status: 422,
    content: (
      <>
        <p>
          Links work once and expire after 24 hours. If you have already used this one, your account is ready, and you
          can sign in.
        </p>
        <div class="row">
          <ButtonLink text="Sign in" href="/sign-in" look="go" />
          <ButtonLink text="Sign up again" href="/sign-up" />
        </div>
      </>
    ),
  });
}
