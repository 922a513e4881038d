// GET and POST /account/two-step/app: sets up an authenticator app. GET and POST …/app/remove.
import { completeAppSetup, continueAppSetup, startAppSetup } from '../../../access/authenticator-app.ts';
import type { Person } from '../../../access/person.ts';
import { removeApp } from '../../../access/second-factors.ts';
import type { Translations } from '../../../messages/translations.ts';
import { CopyField } from '../../components/copy-button.tsx';
import { Field } from '../../components/field.tsx';
import { confirmPage, FormCard, formPage } from '../../components/form-page.tsx';
import { QrCode } from '../../components/qr-code.tsx';
import type { WebContext } from '../../context.ts';
import { explainClock } from '../../explain-second-factor.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';
import { redirectToCodes } from './recovery-codes.tsx';
import { factorOwner, TWO_STEP_PATH } from './two-step.tsx';

const PATH = `${TWO_STEP_PATH}/app`;

export async function showAppSetup(context: WebContext, person: Person) {
  return setupPage(context, await startAppSetup(context.var.app, person), BLANK_FORM);
}

export async function submitAppSetup(context: WebContext, person: Person) {
  const { t } = context.var;
  const form = await readForm(context);
  const given = { setup: form.text('setup'), code: form.text('code') };
  const result = await completeAppSetup(context.var.app, await factorOwner(context, person), given);
  if (result.ok && result.codes) return redirectToCodes(context, result.codes, t('security.twoStepOn'));
  if (result.ok) return redirectWithSuccess(context, TWO_STEP_PATH, t('security.newAppSetUp'));
  const setup = await continueAppSetup(context.var.app, person, given.setup);
  return setupPage(context, setup, rejected(form, { field: 'code', message: explain(t, result) }));
}

type Refusal = Exclude<Awaited<ReturnType<typeof completeAppSetup>>, { ok: true }>;

function explain(t: Translations, refusal: Refusal): string {
  switch (refusal.reason) {
    case 'clock':
      return explainClock(t, refusal.minutes);
    case 'wrong':
      return t('security.newCodeWrong');
    case 'ended':
      return t('security.setupEnded');
  }
}

function setupPage(context: WebContext, setup: Awaited<ReturnType<typeof startAppSetup>>, state: FormState) {
  const { t } = context.var;
  return formPage(context, state, {
    title: t('security.setUpAppTitle'),
    account: 'account',
    scripts: ['copy'],
    content: (
      <FormCard
        title={t('security.setUpAppTitle')}
        action={PATH}
        button={t('security.confirm')}
        back={TWO_STEP_PATH}
        intro={
          <section class="card stack close">
            <p>{t('security.scanCode')}</p>
            <QrCode text={setup.url} label={t('security.qrCode')} />
            <p class="dim">{t('security.orEnterKey')}</p>
            <CopyField value={(setup.secret.match(/.{4}/g) ?? []).join(' ')} label={t('security.theKey')} wide />
          </section>
        }
      >
        <Field
          name="code"
          label={t('security.codeNow')}
          inputmode="numeric"
          autocomplete="one-time-code"
          hint={t('security.codeHint')}
        />
        <input type="hidden" name="setup" value={setup.id} />
      </FormCard>
    ),
  });
}

export function confirmRemoveApp(context: WebContext) {
  const { t } = context.var;
  return confirmPage(context, {
    title: t('security.removeAppTitle'),
    section: 'account',
    question: t('security.removeAppQuestion'),
    action: `${PATH}/remove`,
    button: t('security.removeApp'),
    back: TWO_STEP_PATH,
    text: t('security.removeAppText'),
  });
}

export async function submitRemoveApp(context: WebContext, person: Person) {
  const { t } = context.var;
  return (await removeApp(context.var.app, await factorOwner(context, person)))
    ? redirectWithSuccess(context, TWO_STEP_PATH, t('security.appRemoved'))
    : redirectWithError(context, TWO_STEP_PATH, t('security.appWasRemoved'));
}
