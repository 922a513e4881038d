// Confirm and change the email address: POST /account/confirmation, GET and POST /account/address, GET and POST
// /confirm.

import { readSignInMethods } from '../../../access/connected-account.ts';
import { DISPOSABLE_ADDRESS } from '../../../access/disposable-addresses.ts';
import {
  findAddressLink,
  followAddressLink,
  requestAddressChange,
  sendConfirmationEmail,
} from '../../../access/email-addresses.ts';
import { INVALID_EMAIL, type Person } from '../../../access/person.ts';
import { PAGE_LIMITS } from '../../../core/limits.ts';
import { consume } from '../../../db/rate-limit.ts';
import type { Message } from '../../../messages/message.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { CurrentPasswordField } from '../../components/current-password-field.tsx';
import { Field } from '../../components/field.tsx';
import { FormCard, formPage } from '../../components/form-page.tsx';
import { showNarrowPage } from '../../components/layout.tsx';
import { BoldName } from '../../components/name.tsx';
import { formatDuration } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rateLimited, rejected } from '../../form-state.ts';
import { limitLinkAttempts } from '../../link-attempts.tsx';
import { localPath, withNext } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';
import { reauthenticate } from '../../reauthenticate.ts';

const REFUSALS = {
  no_mail: 'This site does not send email, so addresses cannot be confirmed here.',
  mail_full: 'Too much email is waiting to be sent. Please try again later.',
  already: 'Your address is already confirmed.',
  invalid: INVALID_EMAIL,
  disposable: DISPOSABLE_ADDRESS,
  same: 'This is already your address.',
  taken: 'This address cannot be used.',
} as const;

export async function submitResendConfirmation(context: WebContext, person: Person) {
  const next = localPath((await readForm(context)).text('next'), '/account');
  const bad = (message: Message | string) => redirectWithError(context, next, message);
  const limit = await consume(context.var.app.db, { key: `confirmation:${person.id}`, ...PAGE_LIMITS.addressMails });
  if (!limit.ok) return bad(tooManyMails(limit.resetSeconds));
  const sent = await sendConfirmationEmail(context.var.app, person, next === '/account' ? null : next);
  if (!sent.ok) return bad(REFUSALS[sent.reason]);
  const message = `We sent an email to ${person.email}. Open the link in it within 24 hours.`;
  return redirectWithSuccess(context, next, message);
}

const tooManyMails = (seconds: number) =>
  `Several emails were sent already. Check your spam folder, or try again in ${formatDuration(seconds)}.`;

export function showChangeEmail(context: WebContext, person: Person) {
  return addressPage(context, person, BLANK_FORM);
}

export async function submitChangeEmail(context: WebContext, person: Person) {
  const form = await readForm(context);
  const identity = await reauthenticate(context, person, form);
  if (!identity.ok) return addressPage(context, person, identity.state);
  const limit = await consume(context.var.app.db, { key: `change-address:${person.id}`, ...PAGE_LIMITS.addressMails });
  if (!limit.ok) {
    const error = { field: '', message: tooManyMails(limit.resetSeconds) };
    return addressPage(context, person, rateLimited(form, error, limit.resetSeconds));
  }
  const email = form.text('email');
  const change = await requestAddressChange(context.var.app, person, email);
  if (!change.ok) {
    const error = { field: 'email', message: REFUSALS[change.reason] };
    return addressPage(context, person, rejected(form, error));
  }
  const message =
    'done' in change
      ? 'Your address was changed.'
      : `We sent an email to ${email.trim()}. Open the link in it to change your address.`;
  return redirectWithSuccess(context, '/account', message);
}

async function addressPage(context: WebContext, person: Person, state: FormState) {
  const { outbox } = context.var.app;
  const { password } = await readSignInMethods(context.var.app, person.id);
  return formPage(context, state, {
    title: 'Change your address',
    account: 'account',
    content: (
      <FormCard
        title="Change your address"
        intro={
          <p class="dim">
            Your address is <bdi>{person.email}</bdi>.{' '}
            {outbox
              ? 'We will send a link to the new address. The change takes effect once you open it. We will also notify your old address.'
              : 'This site does not send email, so the change takes effect immediately and without confirmation. Check the new address carefully.'}
          </p>
        }
        action="/account/address"
        button="Change address"
        back="/account"
      >
        <Field name="email" label="New email address" type="email" autocomplete="email" />
        <CurrentPasswordField hasPassword={password} />
      </FormCard>
    ),
  });
}

/** Shows a button instead of confirming at once, because programs that scan mail open every link. */
export async function showConfirmEmail(context: WebContext) {
  const token = context.req.query('token') ?? '';
  const link = await findAddressLink(context.var.app, token);
  if (!link) return invalidLinkPage(context);
  const next = localPath(context.req.query('next'), '');
  return showNarrowPage(context, {
    title: 'Confirm your address',
    content: (
      <form class="stack close" method="post" action="/confirm">
        <p>
          {link.changes ? 'The new address of your account: ' : 'The address of your account: '}
          <BoldName name={link.email} />
        </p>
        <input type="hidden" name="token" value={token} />
        {next && <input type="hidden" name="next" value={next} />}
        <Button text="Confirm address" look="go full" />
      </form>
    ),
  });
}

export async function submitConfirmEmail(context: WebContext) {
  const form = await readForm(context);
  const result = await followAddressLink(context.var.app, form.text('token'));
  if (!result.ok && result.reason === 'unknown_link')
    return (await limitLinkAttempts(context)) ?? invalidLinkPage(context);
  const next = localPath(form.text('next'), '/account');
  const path = context.var.person ? next : withNext('/sign-in', next === '/account' ? '/' : next);
  if (result.ok) return redirectWithSuccess(context, path, `${result.email} is confirmed.`);
  const message = 'Another account now uses this address, so your account keeps its current one.';
  return redirectWithError(context, path, message);
}

function invalidLinkPage(context: WebContext) {
  return showNarrowPage(context, {
    title: 'This link no longer works',
    status: 422,
    content: (
      <>
        <p>
          Links work once and expire after 24 hours. If your address is already confirmed, there is nothing left to do.
        </p>
        <ButtonLink text="Go to your account" href="/account" />
      </>
    ),
  });
}
