// GET and POST /account/two-step/passkeys/new, and …/passkeys/:passkey/remove.

import { HTTPException } from 'hono/http-exception';
import {
  addPasskey,
  offersPasskeys,
  PASSKEY_NAME_MAX_CHARACTERS,
  PASSKEYS_MOST,
  passkeyCreationOptions,
} from '../../../access/passkeys.ts';
import type { Person } from '../../../access/person.ts';
import { selectSecondFactors } from '../../../access/second-factor-queries.ts';
import { removePasskey } from '../../../access/second-factors.ts';
import { ID_PATTERN } from '../../../core/ids.ts';
import type { Message } from '../../../messages/message.ts';
import type { Translations } from '../../../messages/translations.ts';
import { validateName } from '../../../messages/validate-name.ts';
import { ButtonLink } from '../../components/button.tsx';
import { ErrorSummary, Field } from '../../components/field.tsx';
import { confirmPage, formPage } from '../../components/form-page.tsx';
import { BoldName } from '../../components/name.tsx';
import { PasskeyBox } from '../../components/passkey-box.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';
import { redirectToCodes } from './recovery-codes.tsx';
import { factorOwner, TWO_STEP_PATH } from './two-step.tsx';

const PATH = `${TWO_STEP_PATH}/passkeys`;

function explain(t: Translations, reason: 'expired' | 'rejected' | 'known' | 'too_many'): string {
  switch (reason) {
    case 'expired':
      return t('security.tooLate');
    case 'rejected':
      return t('security.passkeyNotVerified');
    case 'known':
      return t('security.passkeyKnown');
    case 'too_many':
      return t('security.passkeysFull', { max: PASSKEYS_MOST });
  }
}

export function showNewPasskey(context: WebContext, person: Person) {
  return newPasskeyPage(context, person, BLANK_FORM);
}

export async function submitPasskey(context: WebContext, person: Person) {
  const { t } = context.var;
  const form = await readForm(context);
  const refuse = (field: string, message: Message | string) =>
    newPasskeyPage(context, person, rejected(form, { field, message }));
  const given = { name: form.text('name').trim(), response: form.text('passkey') };
  const nameTrouble = validateName(given.name, PASSKEY_NAME_MAX_CHARACTERS);
  if (nameTrouble) return refuse('name', t.text(nameTrouble));
  if (!given.response) return refuse('', t('security.addingNeedsScripts'));
  const added = await addPasskey(context.var.app, await factorOwner(context, person), given);
  if (!added.ok) return refuse('', explain(t, added.reason));
  if (added.codes) return redirectToCodes(context, added.codes, t('security.twoStepOn'));
  return redirectWithSuccess(context, TWO_STEP_PATH, t('security.passkeyAdded'));
}

async function newPasskeyPage(context: WebContext, person: Person, state: FormState) {
  const { app, t } = context.var;
  if (!offersPasskeys(app.config.baseUrl)) throw new HTTPException(404);
  const { sessionId } = await factorOwner(context, person);
  const options = await passkeyCreationOptions(app, person, sessionId);
  return formPage(context, state, {
    title: t('security.addPasskeyTitle'),
    account: 'account',
    scripts: ['passkey'],
    content: (
      <div class="narrow-page stack">
        <h1>{t('security.addPasskeyTitle')}</h1>
        <form class="card stack close" method="post" action={`${PATH}/new`} novalidate>
          <ErrorSummary />
          <Field
            name="name"
            label={t('security.passkeyName')}
            hint={t('security.passkeyNameHint')}
            value={state.form.text('name') || t('security.myDevice')}
          />
          <PasskeyBox options={options} field="passkey" text={t('security.addPasskey')} creates main />
          <div>
            <ButtonLink text={t('buttons.cancel')} href={TWO_STEP_PATH} />
          </div>
        </form>
      </div>
    ),
  });
}

export async function confirmRemovePasskey(context: WebContext, person: Person) {
  const id = context.req.param('passkey') ?? '';
  const { t } = context.var;
  const { app, passkeys } = await selectSecondFactors(context.var.app.db, person.id);
  const passkey = passkeys.find((one) => one.id === id);
  if (!passkey) throw new HTTPException(404);
  const isLast = !app && passkeys.length === 1;
  return confirmPage(context, {
    title: t('security.removePasskeyTitle'),
    section: 'account',
    question: t('security.removePasskeyQuestion'),
    action: `${PATH}/${id}/remove`,
    button: t('security.removePasskey'),
    back: TWO_STEP_PATH,
    text: (
      <p>
        {t.rich(isLast ? 'security.removeLastPasskeyText' : 'security.removePasskeyText', {
          name: <BoldName name={passkey.name} />,
        })}
      </p>
    ),
  });
}

export async function submitRemovePasskey(context: WebContext, person: Person) {
  const id = context.req.param('passkey') ?? '';
  if (!ID_PATTERN.test(id)) throw new HTTPException(404);
  const { t } = context.var;
  return (await removePasskey(context.var.app, await factorOwner(context, person), id))
    ? redirectWithSuccess(context, TWO_STEP_PATH, t('security.passkeyRemoved'))
    : redirectWithError(context, TWO_STEP_PATH, t('security.passkeyWasRemoved'));
}
