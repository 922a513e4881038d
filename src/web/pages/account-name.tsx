// GET and POST /account/name: the name one is shown by.

import { PERSON_NAME_MAX_CHARACTERS } from '../../core/limits.ts';
import { complaintAboutName } from '../../core/text.ts';
import type { WebContext } from '../context.ts';
import { goTo } from '../flash.ts';
import { AccountForm } from '../parts/account-form.tsx';
import { AccountFrame } from '../parts/account-frame.tsx';
import { Field } from '../parts/field.tsx';
import { showPage } from '../parts/layout.tsx';
import { readForm } from '../read-form.ts';
import type { FieldError, Person } from '../web-parts.ts';

export function showName(context: WebContext, person: Person) {
  return namePage(context, person.name, []);
}

export async function changeName(context: WebContext, person: Person) {
  const name = (await readForm(context)).text('name');
  const message = complaintAboutName(name, PERSON_NAME_MAX_CHARACTERS);
  if (message) return namePage(context, name, [{ field: 'name', message }]);
  if (await context.var.parts.account.rename(person.id, name))
    return goTo(context, '/account', { tone: 'good', message: 'Your name is changed.' });
  // Deleted in another window a moment ago.
  return goTo(context, '/sign-in', { tone: 'bad', message: 'This account does not exist any more.' });
}

function namePage(context: WebContext, name: string, errors: readonly FieldError[]) {
  return showPage(context, {
    title: errors.length > 0 ? 'Error: Change your name' : 'Change your name',
    section: 'account',
    status: errors.length > 0 ? 422 : 200,
    content: (
      <AccountFrame tab="account">
        <AccountForm
          title="Change your name"
          intro={
            <p class="dim">
              Those you run a listing with see it, and the staff. Voters and your votes do not carry it.
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
        </AccountForm>
      </AccountFrame>
    ),
  });
}
