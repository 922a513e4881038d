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
import { validateName } from '../../../messages/validate-name.ts';
import { ButtonLink } from '../../components/button.tsx';
import { ErrorSummary, Field } from '../../components/field.tsx';
import { confirmPage, formPage } from '../../components/form-page.tsx';
import { BoldName } from '../../components/name.tsx';
import { PasskeyBox } from '../../components/passkey-box.tsx';
import type { WebContext } from '../../context.ts';
import { TOO_LATE } from '../../explain-second-factor.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';
import { redirectToCodes } from './recovery-codes.tsx';
import { factorOwner, TWO_STEP_PATH } from './two-step.tsx';

const PATH = `${TWO_STEP_PATH}/passkeys`;

const REFUSALS = {
  expired: TOO_LATE,
  rejected: 'The passkey could not be verified. Please try again.',
  known: 'This passkey is already in use here.',
  too_many: `You already have ${PASSKEYS_MOST} passkeys. Remove one first.`,
} as const;

export function showNewPasskey(context: WebContext, person: Person) {
  return newPasskeyPage(context, person, BLANK_FORM);
}

export async function submitPasskey(context: WebContext, person: Person) {
  const form = await readForm(context);
  const refuse = (field: string, message: Message | string) =>
    newPasskeyPage(context, person, rejected(form, { field, message }));
  const given = { name: form.text('name').trim(), response: form.text('passkey') };
  const nameTrouble = validateName(given.name, PASSKEY_NAME_MAX_CHARACTERS);
  if (nameTrouble) return refuse('name', nameTrouble);
  if (!given.response) return refuse('', 'Adding a passkey needs JavaScript. Turn it on, or set up an app instead.');
  const added = await addPasskey(context.var.app, await factorOwner(context, person), given);
  if (!added.ok) return refuse('', REFUSALS[added.reason]);
  if (added.codes) return redirectToCodes(context, added.codes, 'Two-step verification is on.');
  return redirectWithSuccess(context, TWO_STEP_PATH, 'The passkey was added.');
}

async function newPasskeyPage(context: WebContext, person: Person, state: FormState) {
  const { app } = context.var;
  if (!offersPasskeys(app.config.baseUrl)) throw new HTTPException(404);
  const { sessionId } = await factorOwner(context, person);
  const options = await passkeyCreationOptions(app, person, sessionId);
  return formPage(context, state, {
    title: 'Add a passkey',
    account: 'account',
    scripts: ['passkey'],
    content: (
      <div class="narrow-page stack">
        <h1>Add a passkey</h1>
        <form class="card stack close" method="post" action={`${PATH}/new`} novalidate>
          <ErrorSummary />
          <Field
            name="name"
            label="Name"
            hint="To recognize it later, such as the name of the device."
            value={state.form.text('name') || 'My device'}
          />
          <PasskeyBox options={options} field="passkey" text="Add passkey" creates main />
          <div>
            <ButtonLink text="Cancel" href={TWO_STEP_PATH} />
          </div>
        </form>
      </div>
    ),
  });
}

export async function confirmRemovePasskey(context: WebContext, person: Person) {
  const id = context.req.param('passkey') ?? '';
  const { app, passkeys } = await selectSecondFactors(context.var.app.db, person.id);
  const passkey = passkeys.find((one) => one.id === id);
  if (!passkey) throw new HTTPException(404);
  const isLast = !app && passkeys.length === 1;
  return confirmPage(context, {
    title: 'Remove a passkey',
    section: 'account',
    question: 'Remove this passkey?',
    action: `${PATH}/${id}/remove`,
    button: 'Remove passkey',
    back: TWO_STEP_PATH,
    text: (
      <p>
        <BoldName name={passkey.name} /> will no longer work here, and you will be signed out everywhere else. You can
        also delete it on the device itself.
        {isLast && ' It is your only second factor, so two-step verification will be off.'}
      </p>
    ),
  });
}

export async function submitRemovePasskey(context: WebContext, person: Person) {
  const id = context.req.param('passkey') ?? '';
  if (!ID_PATTERN.test(id)) throw new HTTPException(404);
  return (await removePasskey(context.var.app, await factorOwner(context, person), id))
    ? redirectWithSuccess(context, TWO_STEP_PATH, 'The passkey was removed.')
    : redirectWithError(context, TWO_STEP_PATH, 'This passkey was already removed.');
}
