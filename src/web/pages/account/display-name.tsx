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
  const { t } = context.var;
  const form = await readForm(context);
  const name = form.text('name');
  const issue = signUpSchema.shape.name.safeParse(name).error?.issues[0];
  if (issue) return namePage(context, rejected(form, { field: 'name', message: messageOfIssue(issue) }));
  if (!(await renamePerson(context.var.app.db, person.id, name, form.text('showName') === 'yes')))
    // The account was deleted in another window a moment ago.
    return redirectWithError(context, '/sign-in', t('forms.accountGone'));
  return redirectWithSuccess(context, '/account', t('account.nameSaved'));
}

function namePage(context: WebContext, state: FormState) {
  const { t } = context.var;
  return formPage(context, state, {
    title: t('account.nameTitle'),
    account: 'account',
    content: (
      <FormCard
        title={t('account.nameTitle')}
        intro={<p class="dim">{t('account.nameText')}</p>}
        action="/account/name"
        button={t('account.saveName')}
        back="/account"
      >
        <Field
          name="name"
          label={t('account.name')}
          hint={t('account.nameHint', { max: PERSON_NAME_MAX_CHARACTERS })}
          autocomplete="nickname"
        />
        <Choices
          name="showName"
          legend={t('account.topVoters')}
          kind="checkbox"
          choices={[{ value: 'yes', text: t('account.showName'), hint: t('account.showNameHint') }]}
        />
      </FormCard>
    ),
  });
}
