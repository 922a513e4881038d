// GET and POST /account/name: the name one is shown by.

import { PERSON_NAME_MAX_CHARACTERS } from '../../../core/limits.ts';
import { validateName } from '../../../core/text.ts';
import { AccountFormPage } from '../../components/account-form.tsx';
import { AccountFrame } from '../../components/account-frame.tsx';
import { Choices, Field } from '../../components/field.tsx';
import { showPage } from '../../components/layout.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import type { FieldError, Person } from '../../web-parts.ts';

export async function showDisplayName(context: WebContext, person: Person) {
  const shows = await context.var.parts.account.showsName(person.id);
  return namePage(context, { name: person.name, shows }, []);
}

export async function submitDisplayName(context: WebContext, person: Person) {
  const form = await readForm(context);
  const typed = { name: form.text('name'), shows: form.text('showName') === 'yes' };
  const message = validateName(typed.name, PERSON_NAME_MAX_CHARACTERS);
  if (message) return namePage(context, typed, [{ field: 'name', message }]);
  const { account } = context.var.parts;
  if (await account.rename(person.id, typed.name, typed.shows))
    return redirectWithFlash(context, '/account', { tone: 'good', message: 'Your name was saved.' });
  // Deleted in another window a moment ago.
  return redirectWithFlash(context, '/sign-in', {
    tone: 'bad',
    message: 'This account does not exist any more.',
  });
}

interface Typed {
  readonly name: string;
  readonly shows: boolean;
}

function namePage(context: WebContext, { name, shows }: Typed, errors: readonly FieldError[]) {
  return showPage(context, {
    title: errors.length > 0 ? 'Error: Change your name' : 'Change your name',
    section: 'account',
    status: errors.length > 0 ? 422 : 200,
    content: (
      <AccountFrame tab="account">
        <AccountFormPage
          title="Change your name"
          intro={
            <p class="dim">
              The people you run a listing with see it, and so do staff. Visitors see it only if you allow it
              below. It is never sent with your votes.
            </p>
          }
          action="/account/name"
          errors={errors}
          button="Change the name"
          back="/account"
        >
          <Field
            name="name"
            label="Name"
            value={name}
            errors={errors}
            hint="1 to 100 characters."
            autocomplete="nickname"
          />
          <Choices
            name="showName"
            legend="Top voters"
            kind="checkbox"
            choices={SHOW_NAME}
            chosen={shows ? ['yes'] : []}
          />
        </AccountFormPage>
      </AccountFrame>
    ),
  });
}

const SHOW_NAME = [
  {
    value: 'yes',
    text: 'Show my name among the top voters',
    hint: 'On the pages of listings you vote for. Otherwise you are listed as “Anonymous voter”.',
  },
];
