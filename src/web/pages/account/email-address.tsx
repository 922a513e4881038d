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
import type { Translations } from '../../../messages/translations.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { CurrentPasswordField } from '../../components/current-password-field.tsx';
import { Field } from '../../components/field.tsx';
import { FormCard, formPage } from '../../components/form-page.tsx';
import { showNarrowPage } from '../../components/layout.tsx';
import { BoldName } from '../../components/name.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rateLimited, rejected } from '../../form-state.ts';
import { limitLinkAttempts } from '../../link-attempts.tsx';
import { localPath, withNext } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';
import { reauthenticate } from '../../reauthenticate.ts';

type MailRefusal =
  | Extract<Awaited<ReturnType<typeof sendConfirmationEmail>>, { ok: false }>['reason']
  | Extract<Awaited<ReturnType<typeof requestAddressChange>>, { ok: false }>['reason'];

function explain(t: Translations, reason: MailRefusal): string {
  switch (reason) {
    case 'no_mail':
      return t('account.noMail');
    case 'mail_full':
      return t('account.mailFull');
    case 'already':
      return t('account.alreadyConfirmed');
    case 'invalid':
      return t.text(INVALID_EMAIL);
    case 'disposable':
      return t.text(DISPOSABLE_ADDRESS);
    case 'same':
      return t('account.sameAddress');
    case 'taken':
      return t('account.addressTaken');
  }
}

export async function submitResendConfirmation(context: WebContext, person: Person) {
  const { t } = context.var;
  const next = localPath((await readForm(context)).text('next'), '/account');
  const bad = (message: Message | string) => redirectWithError(context, next, message);
  const limit = await consume(context.var.app.db, { key: `confirmation:${person.id}`, ...PAGE_LIMITS.addressMails });
  if (!limit.ok) return bad(tooManyMails(t, limit.resetSeconds));
  const sent = await sendConfirmationEmail(context.var.app, person, next === '/account' ? null : next);
  if (!sent.ok) return bad(explain(t, sent.reason));
  const message = t('account.confirmationSent', { email: person.email });
  return redirectWithSuccess(context, next, message);
}

const tooManyMails = (t: Translations, seconds: number) => t('account.tooManyMails', { wait: t.duration(seconds) });

export function showChangeEmail(context: WebContext, person: Person) {
  return addressPage(context, person, BLANK_FORM);
}

export async function submitChangeEmail(context: WebContext, person: Person) {
  const { t } = context.var;
  const form = await readForm(context);
  const identity = await reauthenticate(context, person, form);
  if (!identity.ok) return addressPage(context, person, identity.state);
  const limit = await consume(context.var.app.db, { key: `change-address:${person.id}`, ...PAGE_LIMITS.addressMails });
  if (!limit.ok) {
    const error = { field: '', message: tooManyMails(t, limit.resetSeconds) };
    return addressPage(context, person, rateLimited(form, error, limit.resetSeconds));
  }
  const email = form.text('email');
  const change = await requestAddressChange(context.var.app, person, email);
  if (!change.ok) {
    const error = { field: 'email', message: explain(t, change.reason) };
    return addressPage(context, person, rejected(form, error));
  }
  const message = 'done' in change ? t('account.addressChanged') : t('account.changeSent', { email: email.trim() });
  return redirectWithSuccess(context, '/account', message);
}

async function addressPage(context: WebContext, person: Person, state: FormState) {
  const { app, t } = context.var;
  const { password } = await readSignInMethods(app, person.id);
  return formPage(context, state, {
    title: t('account.addressTitle'),
    account: 'account',
    content: (
      <FormCard
        title={t('account.addressTitle')}
        intro={
          <p class="dim">
            {t.rich(app.outbox ? 'account.addressByMail' : 'account.addressAtOnce', {
              email: <bdi>{person.email}</bdi>,
            })}
          </p>
        }
        action="/account/address"
        button={t('account.changeAddress')}
        back="/account"
      >
        <Field name="email" label={t('account.newAddress')} type="email" autocomplete="email" />
        <CurrentPasswordField hasPassword={password} />
      </FormCard>
    ),
  });
}

/** Shows a button instead of confirming at once, because programs that scan mail open every link. */
export async function showConfirmEmail(context: WebContext) {
  const { t } = context.var;
  const token = context.req.query('token') ?? '';
  const link = await findAddressLink(context.var.app, token);
  if (!link) return invalidLinkPage(context);
  const next = localPath(context.req.query('next'), '');
  return showNarrowPage(context, {
    title: t('signIn.confirmAddress'),
    content: (
      <form class="stack close" method="post" action="/confirm">
        <p>
          {t.rich(link.changes ? 'account.newAccountAddress' : 'account.accountAddress', {
            email: <BoldName name={link.email} />,
          })}
        </p>
        <input type="hidden" name="token" value={token} />
        {next && <input type="hidden" name="next" value={next} />}
        <Button text={t('account.confirmAddress')} look="go full" />
      </form>
    ),
  });
}

export async function submitConfirmEmail(context: WebContext) {
  const { t } = context.var;
  const form = await readForm(context);
  const result = await followAddressLink(context.var.app, form.text('token'));
  if (!result.ok && result.reason === 'unknown_link')
    return (await limitLinkAttempts(context)) ?? invalidLinkPage(context);
  const next = localPath(form.text('next'), '/account');
  const path = context.var.person ? next : withNext('/sign-in', next === '/account' ? '/' : next);
  if (result.ok) return redirectWithSuccess(context, path, t('account.addressConfirmed', { email: result.email }));
  return redirectWithError(context, path, t('account.addressUsedElsewhere'));
}

function invalidLinkPage(context: WebContext) {
  const { t } = context.var;
  return showNarrowPage(context, {
    title: t('signIn.linkInvalid'),
    status: 422,
    content: (
      <>
        <p>{t('account.addressLinkInvalid')}</p>
        <ButtonLink text={t('account.toAccount')} href="/account" />
      </>
    ),
  });
}
