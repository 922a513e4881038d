// GET and POST /account/two-step/app: sets up an authenticator app. GET and POST …/app/remove.
import { completeAppSetup, continueAppSetup, startAppSetup } from '../../../access/authenticator-app.ts';
import type { Person } from '../../../access/person.ts';
import { removeApp } from '../../../access/second-factors.ts';
import { CopyField } from '../../components/copy-button.tsx';
import { Field } from '../../components/field.tsx';
import { confirmPage, FormCard, formPage } from '../../components/form-page.tsx';
import { QrCode } from '../../components/qr-code.tsx';
import type { WebContext } from '../../context.ts';
import { explainClock, explainCode } from '../../explain-second-factor.ts';
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
  const form = await readForm(context);
  const given = { setup: form.text('setup'), code: form.text('code') };
  const result = await completeAppSetup(context.var.app, await factorOwner(context, person), given);
  if (result.ok && result.codes) return redirectToCodes(context, result.codes, 'Two-step verification is on.');
  if (result.ok) return redirectWithSuccess(context, TWO_STEP_PATH, 'The new app is set up.');
  const setup = await continueAppSetup(context.var.app, person, given.setup);
  return setupPage(context, setup, rejected(form, { field: 'code', message: explain(result) }));
}

function explain(refusal: Exclude<Awaited<ReturnType<typeof completeAppSetup>>, { ok: true }>): string {
  switch (refusal.reason) {
    case 'clock':
      return explainClock(refusal.minutes);
    case 'wrong':
      return explainCode('code_wrong').replace(', or a recovery code that you have not used yet', '');
    case 'ended':
      return 'This setup has expired, or was replaced by another one. Remove the entry from your app and scan the new code.';
  }
}

function setupPage(context: WebContext, setup: Awaited<ReturnType<typeof startAppSetup>>, state: FormState) {
  return formPage(context, state, {
    title: 'Set up an authenticator app',
    account: 'account',
    scripts: ['copy'],
    content: (
      <FormCard
        title="Set up an authenticator app"
        action={PATH}
        button="Confirm"
        back={TWO_STEP_PATH}
        intro={
          <section class="card stack close">
            <p>Scan this code with your authenticator app:</p>
            <QrCode text={setup.url} label="QR code for the authenticator app" />
            <p class="dim">Or enter this key in the app:</p>
            <CopyField value={(setup.secret.match(/.{4}/g) ?? []).join(' ')} label="the key" wide />
          </section>
        }
      >
        <Field
          name="code"
          label="Code that the app shows now"
          inputmode="numeric"
          autocomplete="one-time-code"
          hint="Six digits."
        />
        <input type="hidden" name="setup" value={setup.id} />
      </FormCard>
    ),
  });
}

export function confirmRemoveApp(context: WebContext) {
  return confirmPage(context, {
    title: 'Remove the authenticator app',
    section: 'account',
    question: 'Remove the authenticator app?',
    action: `${PATH}/remove`,
    button: 'Remove app',
    back: TWO_STEP_PATH,
    text: 'Its codes will no longer work, and you will be signed out everywhere else. Without a passkey, two-step verification is off then.',
  });
}

export async function submitRemoveApp(context: WebContext, person: Person) {
  return (await removeApp(context.var.app, await factorOwner(context, person)))
    ? redirectWithSuccess(context, TWO_STEP_PATH, 'The app was removed.')
    : redirectWithError(context, TWO_STEP_PATH, 'The app was already removed.');
}
