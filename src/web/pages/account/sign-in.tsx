// GET and POST /sign-in, POST /sign-out.

import { z } from 'zod';
import { sessionCookieAfter } from '../../../access/session-cookie.ts';
import { ErrorSummary, Field } from '../../components/field.tsx';
import { type Page, showPage } from '../../components/layout.tsx';
import { formatDuration } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { localPath, withNext } from '../../local-path.ts';
import { EMPTY_FORM, type Form, readForm } from '../../read-form.ts';
import { seeOther } from '../../redirect.ts';
import { visitorOf } from '../../visitor.ts';
import type { FieldError } from '../../web-parts.ts';

const signInSchema = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254),
  password: z.string().min(1).max(200),
});

export async function showSignIn(context: WebContext) {
  const next = localPath(context.req.query('next'), '/dashboard');
  if (context.var.person) return seeOther(context, next);
  const { refused } = context.var.flash;
  if (refused) return signInPage(context, EMPTY_FORM, next, [{ field: 'email', message: refused }], 422);
  const failed = context.req.query('error');
  const errors = failed ? [{ field: '', message: discordTrouble(failed) }] : [];
  return signInPage(context, EMPTY_FORM, next, errors);
}

/** `code`: as better-auth names it in the address. */
function discordTrouble(code: string): string {
  if (/not_linked|linked|already/.test(code))
    return 'The address of your Discord account has an account here already. Sign in with your password, and connect Discord on your account page.';
  if (/email_not_found/.test(code))
    return 'Discord has not verified your e-mail address. Verify it in the settings of Discord, then try again.';
  return 'Signing in with Discord did not work. Please try again, and allow Discord to tell us your address.';
}

export async function submitSignIn(context: WebContext) {
  const form = await readForm(context);
  const next = localPath(form.text('next'), '/dashboard');
  const again = (message: string, status: Page['status'] = 422) =>
    signInPage(context, form, next, [{ field: 'email', message }], status);
  const input = signInSchema.safeParse({ email: form.text('email'), password: form.text('password') });
  if (!input.success) return again('Enter your e-mail address and your password.');
  const userAgent = context.req.header('user-agent') ?? null;
  const signed = await context.var.parts.people.signIn({ ...input.data, userAgent }, visitorOf(context));
  if (!signed.ok && signed.reason === 'limited') {
    context.header('Retry-After', String(signed.resetSeconds));
    return again(tooMany(signed.resetSeconds), 429);
  }
  if (!signed.ok)
    return again(signed.errors?.[0]?.message ?? 'The e-mail address or the password is not right.');
  addCookies(context, signed.cookies);
  return redirectWithFlash(context, next);
}

const tooMany = (seconds: number) =>
  `Too many failed attempts. Try again in ${formatDuration(seconds)}, or set a new password: “Forgot your password?”`;

export async function submitSignOut(context: WebContext) {
  const signed = await context.var.parts.people.signOut(context.req.raw.headers);
  if (signed.ok) addCookies(context, signed.cookies);
  return redirectWithFlash(context, '/', { tone: 'good', message: 'You are signed out.' });
}

export function addCookies(context: WebContext, cookies: readonly string[]): void {
  for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true });
  const session = sessionCookieAfter(cookies);
  if (session !== undefined) context.set('sessionCookie', session);
}

function signInPage(
  context: WebContext,
  form: Form,
  next: string,
  errors: readonly FieldError[],
  status: Page['status'] = 200,
) {
  const { discord } = context.var.parts.account.offers;
  return showPage(context, {
    title: errors.length > 0 ? 'Error: Sign in' : 'Sign in',
    status,
    content: (
      <div class="narrow-page stack">
        <h1>Sign in</h1>
        <form class="card stack close" method="post" action="/sign-in">
          <ErrorSummary errors={errors} />
          <Field
            name="email"
            label="E-mail address"
            type="email"
            value={form.text('email')}
            autocomplete="username"
          />
          <Field name="password" label="Password" type="password" autocomplete="current-password" />
          <button class="btn go full" type="submit">
            Sign in
          </button>
          {discord && <DiscordButton next={next} />}
          <input type="hidden" name="next" value={next} />
        </form>
        <p>
          <a href="/forgot">Forgot your password?</a>
        </p>
        <p>
          New here? <a href={withNext('/sign-up', next)}>Make an account.</a>
        </p>
      </div>
    ),
  });
}

export function DiscordButton({ next }: { next: string }) {
  return (
    <>
      <p class="or">or</p>
      <a class="btn full" href={withNext('/sign-in/discord', next)}>
        Continue with Discord
      </a>
    </>
  );
}
