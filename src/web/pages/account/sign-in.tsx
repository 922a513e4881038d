// GET and POST /sign-in, POST /sign-out.

import { z } from 'zod';
import { offeredProviders } from '../../../access/providers.ts';
import { signOut } from '../../../access/sign-in.ts';
import { signInWithPassword } from '../../../access/visitor-sign-in.ts';
import type { Message } from '../../../messages/message.ts';
import { Field } from '../../components/field.tsx';
import { FormCard, formPage } from '../../components/form-page.tsx';
import { PasskeyBox } from '../../components/passkey-box.tsx';
import { ProviderButtons, signInTrouble } from '../../components/provider-buttons.tsx';
import { formatDuration } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rateLimited, rejected } from '../../form-state.ts';
import { DEFAULT_LANDING, landAgain, landSignedIn } from '../../landing.ts';
import { localPath, withNext } from '../../local-path.ts';
import { passkeySignInBox } from '../../passkey-requests.ts';
import { EMPTY_FORM, readForm } from '../../read-form.ts';
import { seeOther } from '../../redirect.ts';
import { addCookies, userAgentOf, visitorOf } from '../../visitor.ts';

const signInSchema = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254),
  password: z.string().min(1).max(200),
});

export async function showSignIn(context: WebContext) {
  const next = localPath(context.req.query('next'), DEFAULT_LANDING);
  if (context.var.person) return landAgain(context, next);
  const { refused } = context.var.flash;
  if (refused) return signInPage(context, next, rejected(EMPTY_FORM, { field: 'email', message: refused }));
  const code = context.req.query('error');
  if (!code) return signInPage(context, next, BLANK_FORM);
  return signInPage(context, next, rejected(EMPTY_FORM, { field: '', message: signInTrouble(context, code) }, 200));
}

export async function submitSignIn(context: WebContext) {
  const form = await readForm(context);
  const next = localPath(form.text('next'), DEFAULT_LANDING);
  const refuse = (message: Message | string) => signInPage(context, next, rejected(form, { field: 'email', message }));
  const input = signInSchema.safeParse({ email: form.text('email'), password: form.text('password') });
  if (!input.success) return refuse('Enter your email address and password.');
  const credentials = { ...input.data, userAgent: userAgentOf(context) };
  const result = await signInWithPassword(context.var.app, credentials, visitorOf(context));
  if (!result.ok && result.reason === 'limited') {
    const error = { field: 'email', message: tooManyAttempts(result.resetSeconds) };
    return signInPage(context, next, rateLimited(form, error, result.resetSeconds));
  }
  if (!result.ok && result.reason === 'second_step') {
    addCookies(context, result.cookies);
    return seeOther(context, withNext('/sign-in/second-step', next));
  }
  if (!result.ok) return refuse(result.errors?.[0]?.message ?? 'The email address or password is wrong.');
  return landSignedIn(context, { next, cookies: result.cookies });
}

const tooManyAttempts = (seconds: number) =>
  `Too many failed attempts. Try again in ${formatDuration(seconds)}, or choose “Forgot your password?” to set a new one.`;

export async function submitSignOut(context: WebContext) {
  const result = await signOut(context.var.app.auth, context.req.raw.headers);
  if (result.ok) addCookies(context, result.cookies);
  return redirectWithSuccess(context, '/', 'You are signed out.');
}

async function signInPage(context: WebContext, next: string, state: FormState) {
  const passkey = await passkeySignInBox(context.var.app);
  return formPage(context, state, {
    title: 'Sign in',
    scripts: passkey ? ['passkey'] : [],
    content: (
      <FormCard
        title="Sign in"
        action="/sign-in"
        button="Sign in"
        footer={<ProviderButtons offered={offeredProviders(context.var.app.config)} next={next} />}
        after={
          <>
            {passkey && <PasskeySignIn options={passkey.options} next={next} />}
            <p>
              <a href="/forgot">Forgot your password?</a>
            </p>
            <p>
              New here? <a href={withNext('/sign-up', next)}>Create an account</a>
            </p>
          </>
        }
      >
        <Field name="email" label="Email address" type="email" autocomplete="username webauthn" />
        <Field name="password" label="Password" type="password" autocomplete="current-password" />
        <input type="hidden" name="next" value={next} />
      </FormCard>
    ),
  });
}

function PasskeySignIn({ options, next }: { options: object; next: string }) {
  return (
    <form method="post" action="/sign-in/passkey">
      <input type="hidden" name="next" value={next} />
      <PasskeyBox options={options} field="passkey" text="Sign in with a passkey" conditional />
    </form>
  );
}
