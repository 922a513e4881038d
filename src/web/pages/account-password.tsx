// GET and POST /account/password: changes the password, or sets the first one.
import type { WebContext } from '../context.ts';
import { goTo } from '../flash.ts';
import { AccountForm } from '../parts/account-form.tsx';
import { AccountFrame } from '../parts/account-frame.tsx';
import { Field } from '../parts/field.tsx';
import { type Page, showPage } from '../parts/layout.tsx';
import { ProofField } from '../parts/proof-field.tsx';
import { proveFromForm } from '../prove.ts';
import { readForm } from '../read-form.ts';
import { passwordComplaint, visitorOf } from '../visitor.ts';
import type { FieldError, Person } from '../web-parts.ts';
import { giveCookies } from './sign-in.tsx';

export const PASSWORD_HINT = 'At least 8 characters. A few words in a row are fine.';

export function showPassword(context: WebContext, person: Person) {
  return passwordPage(context, person, []);
}

export async function changeFromPage(context: WebContext, person: Person) {
  const form = await readForm(context);
  const proven = await proveFromForm(context, person, form);
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
      { field: 'newPassword', message: passwordComplaint(saved.reason) },
    ]);
  giveCookies(context, saved.cookies);
  const message = 'Your password is set. All other sessions were ended.';
  return goTo(context, '/account', { tone: 'good', message });
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
        <AccountForm
          title={title}
          action="/account/password"
          errors={errors}
          button="Set the password"
          back="/account"
          keep="Cancel"
        >
          <ProofField has={password} errors={errors} />
          <Field
            name="newPassword"
            label="New password"
            type="password"
            errors={errors}
            autocomplete="new-password"
            hint={PASSWORD_HINT}
          />
          <p class="dim note">You stay signed in here. Everywhere else you are signed out.</p>
        </AccountForm>
      </AccountFrame>
    ),
  });
}
