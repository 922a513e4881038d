// GET /sign-up/sent: what to do after signing up. GET and POST /sign-up/confirm: the link in the mail, which makes the account.
import { generateCookie, getCookie } from 'hono/cookie';
import type { WebContext } from '../context.ts';
import { goTo } from '../flash.ts';
import { localPath, withNext } from '../local-path.ts';
import { type Page, showPage } from '../parts/layout.tsx';
import { roughSpan } from '../parts/time.tsx';
import { readForm } from '../read-form.ts';
import { seeOther } from '../redirect.ts';
import { visitorOf } from '../visitor.ts';
import { giveCookies } from './sign-in.tsx';

const BROWSER_COOKIE = 'plaudit_sign_up';
const WRONG_LINKS = 30;
const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;

/** The whole Set-Cookie header by which the browser that signed up is known again when the link is opened in it. */
export function browserCookie(secret: string, baseUrl: string, maxAge = DAY_SECONDS): string {
  const secure = baseUrl.startsWith('https:');
  const scope = { path: '/sign-up', httpOnly: true, sameSite: 'Lax', secure } as const;
  return generateCookie(BROWSER_COOKIE, secret, { ...scope, maxAge });
}

/** Names no address, and is the same for everybody. */
export function showSent(context: WebContext) {
  const next = localPath(context.req.query('next'), '/dashboard');
  if (context.var.person) return seeOther(context, next);
  return narrowPage(context, {
    title: 'Check your email',
    content: (
      <>
        <p>
          An e-mail is on its way to you. Open its link in this browser and press the button there: that signs
          you in and takes you back to where you were.
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
  const email = await context.var.parts.people.readSignUp(token);
  if (email === null) return deadLinkPage(context);
  const next = localPath(context.req.query('next'), '/dashboard');
  return narrowPage(context, {
    title: 'Confirm your address',
    content: (
      <form class="stack close" method="post" action="/sign-up/confirm">
        <p>
          Your account will have the address{' '}
          <b>
            <bdi>{email}</bdi>
          </b>
          .
        </p>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="next" value={next} />
        <button class="btn go full" type="submit">
          Confirm and create account
        </button>
      </form>
    ),
  });
}

export async function confirmSignUpFromPage(context: WebContext) {
  const form = await readForm(context);
  const next = localPath(form.text('next'), '/dashboard');
  const { people, site } = context.var.parts;
  const userAgent = context.req.header('user-agent') ?? null;
  const secret = getCookie(context, BROWSER_COOKIE) ?? '';
  const done = await people.confirmSignUp(
    { token: form.text('token'), secret, userAgent },
    visitorOf(context),
  );
  if (!done.ok && done.reason === 'unknown_link') return refuseLink(context);
  const signIn = withNext('/sign-in', next);
  if (!done.ok)
    return goTo(context, signIn, {
      tone: 'bad',
      message: 'This address has an account already. Sign in, or set a new password.',
    });
  giveCookies(context, [...done.cookies, browserCookie('', site.baseUrl, 0)]);
  const message = 'Your address is confirmed and your account is ready.';
  if (done.cookies.length > 0) return goTo(context, next, { tone: 'good', message });
  return goTo(context, signIn, { tone: 'good', message: `${message} Sign in to go on.` });
}

/** Only links that do not work count against the limit, so that nobody can use it up against others in the same network. */
async function refuseLink(context: WebContext) {
  const { spend, visitorKey } = context.var.parts;
  const spent = await spend(`link:${visitorKey(context)}`, WRONG_LINKS, HOUR_SECONDS);
  if (spent.ok) return deadLinkPage(context);
  context.header('Retry-After', String(spent.resetSeconds));
  return narrowPage(context, {
    title: 'Too many links',
    status: 429,
    content: (
      <p>Too many links were tried from your network. Try again in {roughSpan(spent.resetSeconds)}.</p>
    ),
  });
}

function deadLinkPage(context: WebContext) {
  return narrowPage(context, {
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

function narrowPage(
  context: WebContext,
  { title, status, content }: Pick<Page, 'title' | 'status' | 'content'>,
) {
  return showPage(context, {
    title,
    ...(status && { status }),
    content: (
      <div class="narrow-page stack">
        <h1>{title}</h1>
        <section class="card stack close">{content}</section>
      </div>
    ),
  });
}
