// GET /sign-up/sent: what to do after signing up. GET and POST /sign-up/confirm: the link in the mail, which makes the account.
import { generateCookie, getCookie } from 'hono/cookie';
import { formatExactTime } from '../../../core/format-time.ts';
import { ErrorSummary, Field } from '../../components/field.tsx';
import { showNarrowPage } from '../../components/layout.tsx';
import { formatDuration } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { localPath, withNext } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';
import { seeOther } from '../../redirect.ts';
import { visitorOf } from '../../visitor.ts';
import type { FieldError } from '../../web-parts.ts';
import { addCookies } from './sign-in.tsx';

const WRONG_LINKS = 30;
const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;

/** The whole Set-Cookie header by which the browser that signed up is known again when the link is opened in it. */
export function signUpCookie(secret: string, baseUrl: string, maxAge = DAY_SECONDS): string {
  const secure = baseUrl.startsWith('https:');
  const scope = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return generateCookie(browserCookieName(baseUrl), secret, { ...scope, maxAge });
}

/** Behind https one that a sibling subdomain cannot set: it would make this browser confirm a stranger's sign-up. */
function browserCookieName(baseUrl: string): string {
  return baseUrl.startsWith('https:') ? '__Host-plaudit_sign_up' : 'plaudit_sign_up';
}

function secretOf(context: WebContext): string {
  return getCookie(context, browserCookieName(context.var.parts.site.baseUrl)) ?? '';
}

/** Names no address, and is the same for everybody. */
export function showSignUpSent(context: WebContext) {
  const next = localPath(context.req.query('next'), '/dashboard');
  if (context.var.person) return seeOther(context, next);
  return showNarrowPage(context, {
    title: 'Check your email',
    content: (
      <>
        <p>
          An e-mail is on its way to you. Open its link in this browser and press the button there: that signs
          you in and takes you back to where you were. In another browser it asks for your password.
        </p>
        <p class="dim">
          No e-mail after a few minutes? Look in your spam folder, or check the address and{' '}
          <a href={withNext('/sign-up', next)}>sign up again</a>. Links in earlier e-mails still work.
        </p>
        <p class="dim">
          Already have an account? <a href={withNext('/sign-in', next)}>Sign in</a> or{' '}
          <a href="/forgot">set a new password</a>.
        </p>
      </>
    ),
  });
}

/** Asks before it acts: programs that look into mail open every link. */
export async function showConfirmSignUp(context: WebContext) {
  const token = context.req.query('token') ?? '';
  const next = localPath(context.req.query('next'), '/dashboard');
  return confirmPage(context, { token, next }, []);
}

export async function submitConfirmSignUp(context: WebContext) {
  const form = await readForm(context);
  const [token, password] = [form.text('token'), form.text('password')];
  const next = localPath(form.text('next'), '/dashboard');
  const { people, site } = context.var.parts;
  const userAgent = context.req.header('user-agent') ?? null;
  const secret = secretOf(context);
  const refused = password === '' ? null : await limitTries(context);
  if (refused) return refused;
  const done = await people.confirmSignUp({ token, secret, password, userAgent }, visitorOf(context));
  if (!done.ok && done.reason === 'unknown_link') return (await limitTries(context)) ?? deadLinkPage(context);
  if (!done.ok && done.reason === 'wrong_password')
    return confirmPage(context, { token, next }, [{ field: 'password', message: WRONG_PASSWORD }]);
  if (!done.ok && done.reason === 'departed')
    return confirmPage(context, { token, next }, [{ field: '', message: tooEarly(done.until) }]);
  if (!done.ok)
    return redirectWithFlash(context, withNext('/sign-in', next), {
      tone: 'bad',
      message: 'This address has an account already. Sign in, or set a new password.',
    });
  addCookies(context, [...done.cookies, signUpCookie('', site.baseUrl, 0)]);
  const message = 'Your address is confirmed and your account is ready.';
  return redirectWithFlash(context, next, { tone: 'good', message });
}

const WRONG_PASSWORD =
  'This is not the password of this sign-up. Use the newest mail, or sign up again with another password.';

const tooEarly = (until: Date) =>
  `An account with this address was deleted while its votes still count toward the next one. Sign up again after ${formatExactTime(until)}.`;

async function confirmPage(
  context: WebContext,
  { token, next }: { readonly token: string; readonly next: string },
  errors: readonly FieldError[],
) {
  const link = await context.var.parts.people.readSignUp(token, secretOf(context));
  if (link === null) return deadLinkPage(context);
  return showNarrowPage(context, {
    title: 'Confirm your address',
    ...(errors.length > 0 && { status: 422 }),
    content: (
      <form class="stack close" method="post" action="/sign-up/confirm">
        <ErrorSummary errors={errors} />
        <p>
          Your account will have the address{' '}
          <b>
            <bdi>{link.email}</bdi>
          </b>
          .
        </p>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="next" value={next} />
        {!link.sameBrowser && (
          <Field
            name="password"
            label="Password"
            type="password"
            errors={errors}
            autocomplete="current-password"
            hint="The one you chose when you signed up. It is asked because you signed up in another browser. If it was not you, close this page."
          />
        )}
        <button class="btn go full" type="submit">
          Confirm and create account
        </button>
      </form>
    ),
  });
}

/**
 * What a link that does not work costs, and each password, because checking one takes a tenth of a second. A link that works in the
 * browser that signed up costs nothing, so that nobody can use up the limit against others in the same network.
 */
async function limitTries(context: WebContext) {
  const { spend, visitorKey } = context.var.parts;
  const spent = await spend(`link:${visitorKey(context)}`, WRONG_LINKS, HOUR_SECONDS);
  if (spent.ok) return null;
  context.header('Retry-After', String(spent.resetSeconds));
  return showNarrowPage(context, {
    title: 'Too many links',
    status: 429,
    content: (
      <p>Too many links were tried from your network. Try again in {formatDuration(spent.resetSeconds)}.</p>
    ),
  });
}

function deadLinkPage(context: WebContext) {
  return showNarrowPage(context, {
    title: 'This link does not work any more',
    status: 422,
    content: (
      <>
        <p>The link works once and for 24 hours. If you have used it, your account is ready: sign in.</p>
        <div class="row">
          <a class="btn go" href="/sign-in">
            Sign in
          </a>
          <a class="btn" href="/sign-up">
            Sign up again
          </a>
        </div>
      </>
    ),
  });
}
