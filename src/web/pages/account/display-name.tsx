// GET and POST /account/name: the name that others see.

import { selectShowsName } from '../../../access/account-queries.ts';
import { renamePerson } from '../../../access/people.ts';
import { PERSON_NAME_MAX_CHARACTERS, type Person, signUpSchema } from '../../../access/person.ts';
import { messageOfIssue } from '../../../messages/zod-messages.ts';
import { Choices, Field } from '../../components/field.tsx';
import { FormCard, formPage } from '../../components/form-page.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { type FormState, prefilled, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';

export async function showDisplayName(context: WebContext, person: Person) {
  const shows = await selectShowsName(context.var.app.db, person.id);
  return namePage(context, prefilled({ name: person.name, showName: shows ? 'yes' : 'no' }));
}

export async function submitDisplayName(context: WebContext, person: Person) {
  const form = await readForm(context);
  const name = form.text('name');
  const issue = signUpSchema.shape.name.safeParse(name).error?.issues[0];
  if (issue) return namePage(context, rejected(form, { field: 'name', message: messageOfIssue(issue) }));
  if (!(await renamePerson(context.var.app.db, person.id, name, form.text('showName') === 'yes')))
    // The account was deleted in another window a moment ago.
    return redirectWithError(context, '/sign-in', 'This account no longer exists.');
  return redirectWithSuccess(context, '/account', 'Your name was saved.');
}

function namePage(context: WebContext, state: FormState) {
  return formPage(context, state, {
    title: 'Change your name',
    account: 'account',
    content: (
      <FormCard
        title="Change your name"
        intro={
          <p class="dim">
            Staff and the people you manage listings with see your name. Visitors see it only if you allow it below.
            Votes never include it.
          </p>
        }
        action="/account/name"
        button="Save name"
        back="/account"
      >
        <Field
          name="name"
          label="Name"
          hint={`1 to ${PERSON_NAME_MAX_CHARACTERS} characters.`}
          autocomplete="nickname"
        />
        <Choices name="showName" legend="Top voters" kind="checkbox" choices={SHOW_NAME} />
      </FormCard>
    ),
  });
}

const SHOW_NAME = [
  {
    value: 'yes',
    text: 'Show my name among the top voters',
    hint: 'Also on your reviews, and as owner or manager on the pages of your own listings. Otherwise, you appear as “Anonymous voter”, and your listings do not show who runs them.',
  },
];
