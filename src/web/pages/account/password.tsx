// GET and POST /account/password: changes the password, or sets the first one.
import { readSignInMethods } from '../../../access/connected-account.ts';
import { changePassword } from '../../../access/passwords.ts';
import type { Person } from '../../../access/person.ts';
import { CurrentPasswordField } from '../../components/current-password-field.tsx';
import { FormCard, formPage } from '../../components/form-page.tsx';
import { explainPasswordRefusal, NewPasswordField } from '../../components/new-password-field.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';
import { reauthenticate } from '../../reauthenticate.ts';
import { addCookies, visitorOf } from '../../visitor.ts';

export function showChangePassword(context: WebContext, person: Person) {
  return passwordPage(context, person, BLANK_FORM);
}

export async function submitChangePassword(context: WebContext, person: Person) {
  const { t } = context.var;
  const form = await readForm(context);
  const identity = await reauthenticate(context, person, form);
  if (!identity.ok) return passwordPage(context, person, identity.state);
  const changed = await changePassword(context.var.app, {
    personId: person.id,
    password: form.text('newPassword'),
    keptSession: identity.sessionId,
    deviceCookie: visitorOf(context).devices,
  });
  if (!changed.ok) {
    const error = { field: 'newPassword', message: explainPasswordRefusal(t, changed.reason) };
    return passwordPage(context, person, rejected(form, error));
  }
  addCookies(context, changed.cookies);
  return redirectWithSuccess(context, '/account', t('account.passwordChanged'));
}

async function passwordPage(context: WebContext, person: Person, state: FormState) {
  const { app, t } = context.var;
  const { password } = await readSignInMethods(app, person.id);
  const title = t(password ? 'account.changePasswordTitle' : 'account.setPassword');
  return formPage(context, state, {
    title,
    account: 'account',
    content: (
      <FormCard
        title={title}
        action="/account/password"
        button={t(password ? 'account.changePassword' : 'account.saveNewPassword')}
        back="/account"
      >
        <CurrentPasswordField hasPassword={password} />
        <NewPasswordField name="newPassword" label={t('account.newPassword')} />
        <p class="dim note">{t('account.passwordText')}</p>
      </FormCard>
    ),
  });
}
