// POST /account/confirmation, GET and POST /account/address, GET and POST /confirm: the address, confirmed and changed.

import { AccountFormPage } from '../../components/account-form.tsx';
import { AccountFrame } from '../../components/account-frame.tsx';
import { CurrentPasswordField } from '../../components/current-password-field.tsx';
import { Field } from '../../components/field.tsx';
import { type Page, showPage } from '../../components/layout.tsx';
import { formatDuration } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { localPath, withNext } from '../../local-path.ts';
import { EMPTY_FORM, type Form, readForm } from '../../read-form.ts';
import { reauthenticate } from '../../reauthenticate.ts';
import type { FieldError, Person } from '../../web-parts.ts';

const MAILS = 5;
const WRONG_LINKS = 30;
const HOUR_SECONDS = 3_600;

const TROUBLE: Readonly<Record<string, string>> = {
  no_mail: 'This service sends no mail, so addresses cannot be confirmed here.',
  mail_full: 'So much mail waits for the mail server that none can be added. Please try again later.',
  already: 'Your address is confirmed already.',
  invalid: 'Enter an e-mail address such as you@mail.example.',
  same: 'This is your address already.',
  taken: 'This address cannot be used.',
};

export async function submitResendConfirmation(context: WebContext, person: Person) {
  const { account, spend } = context.var.parts;
  const here = localPath((await readForm(context)).text('next'), '/account');
  const spent = await spend(`confirmation:${person.id}`, MAILS, HOUR_SECONDS);
  if (!spent.ok)
    return redirectWithFlash(context, here, { tone: 'bad', message: tooManyMails(spent.resetSeconds) });
  const asked = await account.askConfirmation(person, here === '/account' ? null : here);
  if (!asked.ok)
    return redirectWithFlash(context, here, { tone: 'bad', message: TROUBLE[asked.reason] ?? '' });
  const message = `A mail is on its way to ${person.email}. Open the link in it; it works for 24 hours.`;
  return redirectWithFlash(context, here, { tone: 'good', message });
}

const tooManyMails = (seconds: number) =>
  `Several mails were sent already. Look into your spam folder, or try again in ${formatDuration(seconds)}.`;

export function showChangeEmail(context: WebContext, person: Person) {
  return addressPage(context, person, EMPTY_FORM, []);
}

export async function submitChangeEmail(context: WebContext, person: Person) {
  const form = await readForm(context);
  const proven = await reauthenticate(context, person, form);
  if (!proven.ok) return addressPage(context, person, form, proven.errors, proven.status);
  const { account, spend } = context.var.parts;
  const spent = await spend(`change-address:${person.id}`, MAILS, HOUR_SECONDS);
  if (!spent.ok)
    return addressPage(
      context,
      person,
      form,
      [{ field: '', message: tooManyMails(spent.resetSeconds) }],
      429,
    );
  const email = form.text('email');
  const asked = await account.askChange(person, email);
  if (!asked.ok)
    return addressPage(context, person, form, [{ field: 'email', message: TROUBLE[asked.reason] ?? '' }]);
  const message =
    'done' in asked
      ? 'Your address is changed.'
      : `A mail is on its way to ${email.trim()}. Your address changes when you open the link in it.`;
  return redirectWithFlash(context, '/account', { tone: 'good', message });
}

async function addressPage(
  context: WebContext,
  person: Person,
  form: Form,
  errors: readonly FieldError[],
  status: Page['status'] = errors.length > 0 ? 422 : 200,
) {
  const { account } = context.var.parts;
  const { password } = await account.waysIn(person.id);
  return showPage(context, {
    title: errors.length > 0 ? 'Error: Change your address' : 'Change your address',
    section: 'account',
    status,
    content: (
      <AccountFrame tab="account">
        <AccountFormPage
          title="Change your address"
          intro={
            <p class="dim">
              It is <bdi>{person.email}</bdi> now.{' '}
              {account.offers.mail
                ? 'The new one gets a mail with a link, and counts once you have opened it. The old one is told.'
                : 'This service sends no mail: the new address counts at once and is not confirmed. Check that it is right.'}
            </p>
          }
          action="/account/address"
          errors={errors}
          button="Change the address"
          back="/account"
        >
          <Field
            name="email"
            label="New e-mail address"
            type="email"
            value={form.text('email')}
            errors={errors}
            autocomplete="email"
          />
          <CurrentPasswordField has={password} errors={errors} />
        </AccountFormPage>
      </AccountFrame>
    ),
  });
}

/** Asks before it acts: programs that look into mail open every link. */
export async function showConfirmEmail(context: WebContext) {
  const token = context.req.query('token') ?? '';
  const link = await context.var.parts.account.readAddressLink(token);
  if (!link) return deadLinkPage(context);
  const next = localPath(context.req.query('next'), '');
  return showPage(context, {
    title: 'Confirm your address',
    content: (
      <div class="narrow-page stack">
        <h1>Confirm your address</h1>
        <form class="card stack close" method="post" action="/confirm">
          <p>
            {link.changes ? 'Your account will have the address ' : 'This is your address: '}
            <b>
              <bdi>{link.email}</bdi>
            </b>
            .
          </p>
          <input type="hidden" name="token" value={token} />
          {next && <input type="hidden" name="next" value={next} />}
          <button class="btn go full" type="submit">
            Confirm it
          </button>
        </form>
      </div>
    ),
  });
}

export async function submitConfirmEmail(context: WebContext) {
  const form = await readForm(context);
  const { account, spend, visitorKey } = context.var.parts;
  const followed = await account.followAddressLink(form.text('token'));
  const next = localPath(form.text('next'), '/account');
  const path = context.var.person ? next : withNext('/sign-in', next === '/account' ? '/' : next);
  if (followed.ok)
    return redirectWithFlash(context, path, { tone: 'good', message: `${followed.email} is confirmed.` });
  if (followed.reason === 'unknown_link') {
    // Only links that do not work count, so that nobody can use the limit up against others in the same network.
    const spent = await spend(`link:${visitorKey(context)}`, WRONG_LINKS, HOUR_SECONDS);
    return deadLinkPage(context, spent.ok ? 422 : 429);
  }
  const message = 'This address has an account of its own by now. Your account keeps the one it has.';
  return redirectWithFlash(context, path, { tone: 'bad', message });
}

function deadLinkPage(context: WebContext, status: Page['status'] = 422) {
  return showPage(context, {
    title: 'This link does not work any more',
    status,
    content: (
      <div class="narrow-page stack">
        <h1>This link does not work any more</h1>
        <section class="card stack close">
          <p>
            {status === 429
              ? 'Many links were tried from here just now. Please try again in an hour.'
              : 'A link works once, and for 24 hours. If your address is confirmed already, all is well.'}
          </p>
          <a class="btn" href="/account">
            Go to your account
          </a>
        </section>
      </div>
    ),
  });
}
