// GET and POST /account/name: the name one is shown by.
import { PERSON_NAME_MAX_CHARACTERS } from '../../core/limits.ts';
import { complaintAboutName } from '../../core/text.ts';
import type { WebContext } from '../context.ts';
import { goTo } from '../flash.ts';
import { AccountFrame } from '../parts/account-frame.tsx';
import { ErrorSummary, Field } from '../parts/field.tsx';
import { showPage } from '../parts/layout.tsx';
import { readForm } from '../read-form.ts';
import type { FieldError, Person } from '../web-parts.ts';

const WRONG = { field: 'name', message: 'A name has 1 to 100 characters.' };

export function showName(context: WebContext, person: Person) {
  return namePage(context, person.name, []);
}

export async function changeName(context: WebContext, person: Person) {
  const name = (await readForm(context)).text('name');
  const message = complaintAboutName(name, PERSON_NAME_MAX_CHARACTERS);
  if (message) return namePage(context, name, [{ field: 'name', message }]);
  if (!(await context.var.parts.account.rename(person.id, name))) return namePage(context, name, [WRONG]);
  return goTo(context, '/account', { tone: 'good', message: 'Your name is changed.' });
}

function namePage(context: WebContext, name: string, errors: readonly FieldError[]) {
  return showPage(context, {
    title: errors.length > 0 ? 'Error: Change your name' : 'Change your name',
    section: 'account',
    status: errors.length > 0 ? 422 : 200,
    content: (
      <AccountFrame tab="account">
        <div class="narrow-page stack">
          <h1>Change your name</h1>
          <p class="dim">
            Those you run a listing with see it, and the staff. Voters and your votes do not carry it.
          </p>
          <form class="card stack close" method="post" action="/account/name" novalidate>
            <ErrorSummary errors={errors} />
            <Field
              name="name"
              label="Name"
              value={name}
              errors={errors}
              hint="1 to 100 characters."
              autocomplete="nickname"
            />
            <div class="row">
              <button class="btn go" type="submit">
                Change the name
              </button>
              <a class="btn" href="/account">
                Keep it
              </a>
            </div>
          </form>
        </div>
      </AccountFrame>
    ),
  });
}
