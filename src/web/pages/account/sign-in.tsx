// GET and POST /sign-in, POST /sign-out.

import { z } from 'zod';
import { offeredProviders } from '../../../access/providers.ts';
import { signOut } from '../../../access/sign-in.ts';
import { signInWithPassword } from '../../../access/visitor-sign-in.ts';
import type { Message } from '../../../messages/message.ts';
import type { Translations } from '../../../messages/translations.ts';
import { Field } from '../../components/field.tsx';
import { FormCard, formPage } from '../../components/form-page.tsx';
import { PasskeyBox } from '../../components/passkey-box.tsx';
import { ProviderButtons, signInTrouble } from '../../components/provider-buttons.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rateLimited, rejected } from '../../form-state.ts';
import { DEFAULT_LANDING, landAgain, landSignedIn } from '../../landing.ts';
import { localPath, withNext } from '../../local-path.ts';
import { passkeySignInBox } from '../../passkey-requests.ts';
import { EMPTY_FORM, readForm } from '../../read-form.ts';
import { seeOther } from '../../redirect.ts';
import { useTranslations } from '../../translations.ts';
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
  const { t } = context.var;
  const form = await readForm(context);
  const next = localPath(form.text('next'), DEFAULT_LANDING);
  const refuse = (message: Message | string) => signInPage(context, next, rejected(form, { field: 'email', message }));
  const input = signInSchema.safeParse({ email: form.text('email'), password: form.text('password') });
  if (!input.success) return refuse(t('signIn.enterBoth'));
  const credentials = { ...input.data, userAgent: userAgentOf(context) };
  const result = await signInWithPassword(context.var.app, credentials, visitorOf(context));
  if (!result.ok && result.reason === 'limited') {
    const error = { field: 'email', message: tooManyAttempts(t, result.resetSeconds) };
    return signInPage(context, next, rateLimited(form, error, result.resetSeconds));
  }
  if (!result.ok && result.reason === 'second_step') {
    addCookies(context, result.cookies);
    return seeOther(context, withNext('/sign-in/second-step', next));
  }
  if (!result.ok) return refuse(result.errors?.[0]?.message ?? t('signIn.wrong'));
  return landSignedIn(context, { next, cookies: result.cookies });
}

const tooManyAttempts = (t: Translations, seconds: number) =>
  t('signIn.tooManyFailures', { wait: t.duration(seconds) });

export async function submitSignOut(context: WebContext) {
  const result = await signOut(context.var.app.auth, context.req.raw.headers);
  if (result.ok) addCookies(context, result.cookies);
  return redirectWithSuccess(context, '/', context.var.t('signIn.signedOut'));
}

async function signInPage(context: WebContext, next: string, state: FormState) {
  const { app, t } = context.var;
  const passkey = await passkeySignInBox(app);
  return formPage(context, state, {
    title: t('signIn.signIn'),
    scripts: passkey ? ['passkey'] : [],
    content: (
      <FormCard
        title={t('signIn.signIn')}
        action="/sign-in"
        button={t('signIn.signIn')}
        footer={<ProviderButtons offered={offeredProviders(app.config)} next={next} />}
        after={
          <>
            {passkey && <PasskeySignIn options={passkey.options} next={next} />}
            <p>
              <a href="/forgot">{t('signIn.forgotPassword')}</a>
            </p>
            <p>{t.rich('signIn.newHere', { link: (text) => <a href={withNext('/sign-up', next)}>{text}</a> })}</p>
          </>
        }
      >
        <Field name="email" label={t('signIn.emailAddress')} type="email" autocomplete="username webauthn" />
        <Field name="password" label={t('signIn.password')} type="password" autocomplete="current-password" />
        <input type="hidden" name="next" value={next} />
      </FormCard>
    ),
  });
}

function PasskeySignIn({ options, next }: { options: object; next: string }) {
  const t = useTranslations();
  return (
    <form method="post" action="/sign-in/passkey">
      <input type="hidden" name="next" value={next} />
      <PasskeyBox options={options} field="passkey" text={t('signIn.withPasskey')} conditional />
    </form>
  );
}
