// GET and POST /account/password: changes the password, or sets the first one.

import { AccountFormPage } from '../../components/account-form.tsx';
import { AccountFrame } from '../../components/account-frame.tsx';
import { CurrentPasswordField } from '../../components/current-password-field.tsx';
import { Field } from '../../components/field.tsx';
import { type Page, showPage } from '../../components/layout.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import { reauthenticate } from '../../reauthenticate.ts';
import { explainPasswordRefusal, visitorOf } from '../../visitor.ts';
import type { FieldError, Person } from '../../web-parts.ts';
import { addCookies } from './sign-in.tsx';

export const PASSWORD_HINT = 'At least 8 characters. A few words in a row are fine.';

export function showChangePassword(context: WebContext, person: Person) {
  return passwordPage(context, person, []);
}

export async function submitChangePassword(context: WebContext, person: Person) {
  const form = await readForm(context);
  const proven = await reauthenticate(context, person, form);
  if (!proven.ok) return passwordPage(context, person, proven.errors, proven.status);
  const password = form.text('newPassword');
  const { account } = context.var.parts;
  const saved = await account.changePassword({
    personId: person.id,
    password,
    keptSession: proven.sessionId,
    devices: visitorOf(context).devices,
  });
  if (!saved.ok)
    return passwordPage(context, person, [
      { field: 'newPassword', message: explainPasswordRefusal(saved.reason) },
    ]);
  addCookies(context, saved.cookies);
  const message = 'Your password is set. All other sessions were ended.';
  return redirectWithFlash(context, '/account', { tone: 'good', message });
}

async function passwordPage(
  context: WebContext,
  person: Person,
  errors: readonly FieldError[],
  status: Page['status'] = errors.length > 0 ? 422 : 200,
) {
  const { password } = await context.var.parts.account.waysIn(person.id);
  const title = password ? 'Change your password' : 'Set a password';
  return showPage(context, {
    title: errors.length > 0 ? `Error: ${title}` : title,
    section: 'account',
    status,
    content: (
      <AccountFrame tab="account">
        <AccountFormPage
          title={title}
          action="/account/password"
          errors={errors}
          button="Set the password"
          back="/account"
          keep="Cancel"
        >
          <CurrentPasswordField has={password} errors={errors} />
          <Field
            name="newPassword"
            label="New password"
            type="password"
            errors={errors}
            autocomplete="new-password"
            hint={PASSWORD_HINT}
          />
          <p class="dim note">You stay signed in here. Everywhere else you are signed out.</p>
        </AccountFormPage>
      </AccountFrame>
    ),
  });
}
