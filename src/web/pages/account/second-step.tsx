// GET and POST /sign-in/second-step: after the password or Discord. POST /sign-in/passkey: a passkey alone.

import { getCookie } from 'hono/cookie';
import { selectSecondFactors } from '../../../access/second-factor-queries.ts';
import { readPendingSignIn, type SecondStepRefusal, secondStepCookieName } from '../../../access/second-step.ts';
import { completeSignIn, signInWithPasskey } from '../../../access/visitor-sign-in.ts';
import type { Message } from '../../../messages/message.ts';
import type { Translations } from '../../../messages/translations.ts';
import { Field } from '../../components/field.tsx';
import { FormCard, formPage } from '../../components/form-page.tsx';
import { PasskeyBox } from '../../components/passkey-box.tsx';
import type { WebContext } from '../../context.ts';
import { CODE_REFUSALS, PASSKEY_REFUSALS } from '../../explain-second-factor.ts';
import { redirectWithFlash } from '../../flash.ts';
import { BLANK_FORM, type FormState, rateLimited, rejected } from '../../form-state.ts';
import { DEFAULT_LANDING, landAgain, landSignedIn } from '../../landing.ts';
import { localPath, withNext } from '../../local-path.ts';
import { passkeyBoxFor } from '../../passkey-requests.ts';
import { type Form, readForm } from '../../read-form.ts';
import { useTranslations } from '../../translations.ts';
import { userAgentOf, visitorOf } from '../../visitor.ts';

const PATH = '/sign-in/second-step';

export async function showSecondStep(context: WebContext) {
  const next = localPath(context.req.query('next'), DEFAULT_LANDING);
  return context.var.person ? landAgain(context, next) : secondStepPage(context, next, BLANK_FORM);
}

export async function submitSecondStep(context: WebContext) {
  const form = await readForm(context);
  const next = localPath(form.text('next'), DEFAULT_LANDING);
  const result = await completeSignIn(
    context.var.app,
    {
      step: stepCookie(context),
      code: form.text('code').trim(),
      passkey: form.text('passkey'),
      userAgent: userAgentOf(context),
    },
    visitorOf(context),
  );
  if (result.ok) return landSignedIn(context, { next, cookies: result.cookies });
  switch (result.reason) {
    case 'ended':
      return startAgain(context, next);
    case 'email_taken':
    case 'wrong_credentials':
    case 'invalid':
      // The account was suspended or deleted in the meantime.
      return signInRefused(context, next, result.errors?.[0]?.message);
    default:
      return secondStepPage(context, next, explain(context.var.t, form, result));
  }
}

function explain(t: Translations, form: Form, refusal: Exclude<SecondStepRefusal, { reason: 'ended' }>): FormState {
  switch (refusal.reason) {
    case 'limited': {
      const wait = t.duration(refusal.resetSeconds);
      const message = t(refusal.by === 'account' ? 'signIn.tooManyCodes' : 'security.tooManyAttempts', { wait });
      return rateLimited(form, { field: 'code', message }, refusal.resetSeconds);
    }
    case 'passkey':
      return rejected(form, { field: '', message: t(PASSKEY_REFUSALS[`passkey_${refusal.why}`]) });
    default:
      return rejected(form, { field: 'code', message: t(CODE_REFUSALS[`code_${refusal.reason}`]) });
  }
}

function stepCookie(context: WebContext): string {
  return getCookie(context, secondStepCookieName(context.var.app.config.baseUrl)) ?? '';
}

function startAgain(context: WebContext, next: string): Response {
  return signInRefused(context, next, context.var.t('signIn.secondStepEnded'));
}

/** Back to the first step, with the reason. */
function signInRefused(
  context: WebContext,
  next: string,
  message: Message | string = context.var.t('signIn.failed'),
): Response {
  return redirectWithFlash(context, withNext('/sign-in', next), { refused: context.var.t.text(message) });
}

async function secondStepPage(context: WebContext, next: string, state: FormState) {
  const { app, t } = context.var;
  const pending = await readPendingSignIn(app, stepCookie(context));
  if (!pending) return startAgain(context, next);
  const { person, nonce } = pending;
  const factors = await selectSecondFactors(app.db, person.id);
  const passkey = await passkeyBoxFor(app, factors, { of: 'second_step', binding: nonce, personId: person.id });
  return formPage(context, state, {
    title: t('signIn.secondStep'),
    scripts: ['passkey'],
    content: (
      <FormCard
        title={t('signIn.secondStep')}
        intro={<p class="dim">{t('signIn.secondStepText')}</p>}
        action={PATH}
        button={t('signIn.signIn')}
        footer={passkey && <PasskeyStep {...passkey} />}
        after={
          <p class="dim note">
            {t.rich('signIn.lostDevice', { link: (text) => <a href={withNext('/sign-in', next)}>{text}</a> })}
          </p>
        }
      >
        <Field
          name="code"
          label={t(factors.app ? 'security.codeOrRecoveryCode' : 'security.recoveryCode')}
          autocomplete="one-time-code"
        />
        <input type="hidden" name="next" value={next} />
      </FormCard>
    ),
  });
}

function PasskeyStep({ options }: { options: object }) {
  const t = useTranslations();
  return (
    <>
      <p class="or">{t('signIn.or')}</p>
      <PasskeyBox options={options} field="passkey" text={t('security.usePasskey')} />
    </>
  );
}

export async function submitPasskeySignIn(context: WebContext) {
  const { t } = context.var;
  const form = await readForm(context);
  const next = localPath(form.text('next'), DEFAULT_LANDING);
  const given = { response: form.text('passkey'), userAgent: userAgentOf(context) };
  if (!given.response) return signInRefused(context, next, t('signIn.passkeyNeedsScripts'));
  const result = await signInWithPasskey(context.var.app, given, visitorOf(context));
  if (result.ok) return landSignedIn(context, { next, cookies: result.cookies });
  switch (result.reason) {
    case 'limited':
      return signInRefused(context, next, t('security.tooManyAttempts', { wait: t.duration(result.resetSeconds) }));
    case 'passkey':
      return signInRefused(
        context,
        next,
        t(result.why === 'unknown' ? 'signIn.passkeyUnknown' : PASSKEY_REFUSALS[`passkey_${result.why}`]),
      );
    default:
      return signInRefused(context, next, result.errors?.[0]?.message);
  }
}
