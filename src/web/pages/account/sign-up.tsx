// GET and POST /sign-up.

import { z } from 'zod';
import type { SignUpRequestResult } from '../../../access/email-sign-up.ts';
import { PERSON_NAME_MAX_CHARACTERS } from '../../../core/limits.ts';
import { validateName } from '../../../core/text.ts';
import { ErrorSummary, Field } from '../../components/field.tsx';
import { type Page, showPage } from '../../components/layout.tsx';
import { formatDuration } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { localPath, withNext } from '../../local-path.ts';
import { EMPTY_FORM, type Form, readForm, zodFieldErrors } from '../../read-form.ts';
import { seeOther } from '../../redirect.ts';
import { explainPasswordRefusal, visitorOf } from '../../visitor.ts';
import type { FieldError } from '../../web-parts.ts';
import { addCookies, DiscordButton } from './sign-in.tsx';
import { signUpCookie } from './sign-up-confirm.tsx';

const ACCOUNTS_PER_HOUR = 20;
const LEAST_PASSWORD = 8;

const signUpSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name to go by.')
    .superRefine((name, check) => {
      const message = name && validateName(name, PERSON_NAME_MAX_CHARACTERS);
      if (message) check.addIssue({ code: 'custom', message });
    }),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email('Enter an e-mail address such as you@mail.example.')),
  password: z
    .string()
    .min(LEAST_PASSWORD, `Use at least ${LEAST_PASSWORD} characters for the password.`)
    .max(128, 'Use at most 128 characters for the password.'),
});

export async function showSignUp(context: WebContext) {
  const next = localPath(context.req.query('next'), '/dashboard');
  if (context.var.person) return seeOther(context, next);
  return signUpPage(context, EMPTY_FORM, next, []);
}

export async function submitSignUp(context: WebContext) {
  const form = await readForm(context);
  const next = localPath(form.text('next'), '/dashboard');
  const again = (errors: readonly FieldError[], status: Page['status'] = 422) =>
    signUpPage(context, form, next, errors, status);
  const input = signUpSchema.safeParse({
    name: form.text('name'),
    email: form.text('email'),
    password: form.text('password'),
  });
  if (!input.success) return again(zodFieldErrors(input.error));
  const { parts } = context.var;
  const spent = await parts.spend(`sign-up:${parts.visitorKey(context)}`, ACCOUNTS_PER_HOUR, 3600);
  if (!spent.ok) return again([{ field: '', message: tooMany(spent.resetSeconds) }], 429);
  return parts.account.offers.mail && !(await isSettingUp(context, next))
    ? signUpByMail(context, { ...input.data, next }, again)
    : signUpAtOnce(context, { ...input.data, next }, again);
}

type Again = (errors: readonly FieldError[], status?: Page['status']) => Response | Promise<Response>;
type Wanted = z.infer<typeof signUpSchema> & { readonly next: string };

/** The operator with the setup link needs no mail: it may be what is not set up right yet. */
async function isSettingUp(context: WebContext, next: string): Promise<boolean> {
  const { pathname, searchParams } = new URL(next, 'http://local.invalid');
  const token = pathname === '/setup' ? searchParams.get('token') : null;
  return token !== null && context.var.parts.people.isSetupToken(token);
}

/** What follows is the same whether the address has an account or not (decision P115). */
async function signUpByMail(context: WebContext, wanted: Wanted, again: Again) {
  const { people, site } = context.var.parts;
  const asked = await people.askSignUp(wanted, visitorOf(context));
  if (!asked.ok) return again(complaints(asked.reason), asked.reason === 'mail_full' ? 503 : 422);
  addCookies(context, [signUpCookie(asked.secret, site.baseUrl)]);
  return redirectWithFlash(context, withNext('/sign-up/sent', wanted.next));
}

async function signUpAtOnce(context: WebContext, { next, ...account }: Wanted, again: Again) {
  const userAgent = context.req.header('user-agent') ?? null;
  const signed = await context.var.parts.people.signUp({ ...account, userAgent }, visitorOf(context));
  if (!signed.ok) {
    const errors = signed.reason === 'limited' ? UNUSABLE : (signed.errors ?? UNUSABLE);
    return again(signed.reason === 'email_taken' ? TAKEN : errors);
  }
  addCookies(context, signed.cookies);
  return redirectWithFlash(context, next, { tone: 'good', message: 'Welcome. Your account is ready.' });
}

function complaints(reason: Extract<SignUpRequestResult, { ok: false }>['reason']): readonly FieldError[] {
  switch (reason) {
    case 'email_invalid':
      return [{ field: 'email', message: 'Enter an e-mail address such as you@mail.example.' }];
    case 'name_invalid':
      return [{ field: 'name', message: 'Enter a name of 1 to 100 characters on one line.' }];
    case 'mail_full':
      return [{ field: '', message: 'No mail can be sent at the moment. Try again in a few minutes.' }];
    default:
      return [{ field: 'password', message: explainPasswordRefusal(reason) }];
  }
}

const TAKEN = [{ field: 'email', message: 'This address already has an account. Sign in with it instead.' }];
const UNUSABLE = [
  { field: '', message: 'The account could not be made with this. Please check each field.' },
];
const tooMany = (seconds: number) =>
  `Many accounts were made from here just now. Please try again in ${formatDuration(seconds)}.`;

function signUpPage(
  context: WebContext,
  form: Form,
  next: string,
  errors: readonly FieldError[],
  status: Page['status'] = 200,
) {
  const { discord } = context.var.parts.account.offers;
  return showPage(context, {
    title: errors.length > 0 ? 'Error: Make an account' : 'Make an account',
    status,
    content: (
      <div class="narrow-page stack">
        <h1>Make an account</h1>
        <form class="card stack close" method="post" action="/sign-up" novalidate>
          <ErrorSummary errors={errors} />
          <Field name="name" label="Name" value={form.text('name')} errors={errors} autocomplete="nickname" />
          <Field
            name="email"
            label="E-mail address"
            type="email"
            value={form.text('email')}
            errors={errors}
            autocomplete="username"
            hint="Never shown, never passed on."
          />
          <Field
            name="password"
            label="Password"
            type="password"
            errors={errors}
            autocomplete="new-password"
            hint={`At least ${LEAST_PASSWORD} characters. A few words in a row are fine.`}
          />
          <button class="btn go full" type="submit">
            Make the account
          </button>
          {discord && <DiscordButton next={next} />}
          <input type="hidden" name="next" value={next} />
        </form>
        <p>
          You have one? <a href={withNext('/sign-in', next)}>Sign in.</a>
        </p>
      </div>
    ),
  });
}
