// GET /sign-up/sent: what to do after signing up. GET and POST /sign-up/confirm: the link in the email, which creates
// the account.
import { generateCookie, getCookie } from 'hono/cookie';
import { findSignUp } from '../../../access/email-sign-up.ts';
import { completeSignUp } from '../../../access/visitor-sign-in.ts';
import { formatExactTime } from '../../../core/format-time.ts';
import { DAY_SECONDS } from '../../../core/limits.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { ErrorSummary, Field } from '../../components/field.tsx';
import { formPage } from '../../components/form-page.tsx';
import { NarrowCard, showNarrowPage } from '../../components/layout.tsx';
import { BoldName } from '../../components/name.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError } from '../../flash.ts';
import { BLANK_FORM, type FormState, rejected } from '../../form-state.ts';
import { DEFAULT_LANDING, landAgain, landSignedIn } from '../../landing.ts';
import { limitLinkAttempts } from '../../link-attempts.tsx';
import { localPath, withNext } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';
import { userAgentOf, visitorOf } from '../../visitor.ts';

/** The Set-Cookie header by which the link recognizes the browser that signed up. */
export function signUpCookie(secret: string, baseUrl: string, maxAge = DAY_SECONDS): string {
  const secure = baseUrl.startsWith('https:');
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge } as const;
  return generateCookie(signUpCookieName(baseUrl), secret, options);
}

/**
 * With https the name starts with `__Host-`, so that a sibling subdomain cannot set the cookie and make this browser
 * confirm a stranger's sign-up.
 */
function signUpCookieName(baseUrl: string): string {
  return baseUrl.startsWith('https:') ? '__Host-plaudit_sign_up' : 'plaudit_sign_up';
}

function signUpSecret(context: WebContext): string {
  return getCookie(context, signUpCookieName(context.var.app.config.baseUrl)) ?? '';
}

/** The page is the same for every address and does not show it. */
export function showSignUpSent(context: WebContext) {
  const { t } = context.var;
  const next = localPath(context.req.query('next'), DEFAULT_LANDING);
  if (context.var.person) return landAgain(context, next);
  return showNarrowPage(context, {
    title: t('signIn.checkEmail'),
    content: (
      <>
        <p>{t('signIn.checkEmailText')}</p>
        <p class="dim">
          {t.rich('signIn.noEmail', { link: (text) => <a href={withNext('/sign-up', next)}>{text}</a> })}
        </p>
        <p class="dim">
          {t.rich('signIn.haveAccountOrForgot', {
            link: (text) => <a href={withNext('/sign-in', next)}>{text}</a>,
            password: (text) => <a href="/forgot">{text}</a>,
          })}
        </p>
      </>
    ),
  });
}

interface SignUpLinkForm {
  readonly token: string;
  readonly next: string;
}

/** Shows a button instead of confirming at once, because programs that scan mail open every link. */
export async function showConfirmSignUp(context: WebContext) {
  const token = context.req.query('token') ?? '';
  const next = localPath(context.req.query('next'), DEFAULT_LANDING);
  return confirmPage(context, { token, next }, BLANK_FORM);
}

export async function submitConfirmSignUp(context: WebContext) {
  const form = await readForm(context);
  const [token, password] = [form.text('token'), form.text('password')];
  const next = localPath(form.text('next'), DEFAULT_LANDING);
  // Checking a password takes a tenth of a second of CPU time, so each attempt counts.
  const limited = password === '' ? null : await limitLinkAttempts(context);
  if (limited) return limited;
  const { app, t, times } = context.var;
  const result = await completeSignUp(
    app,
    { token, secret: signUpSecret(context), password, userAgent: userAgentOf(context), language: t.language },
    visitorOf(context),
  );
  const refuse = (field: string, message: string) =>
    confirmPage(context, { token, next }, rejected(form, { field, message }));
  if (!result.ok)
    switch (result.reason) {
      case 'unknown_link':
        return (await limitLinkAttempts(context)) ?? invalidLinkPage(context);
      case 'wrong_password':
        return refuse('password', t('signIn.signUpPasswordWrong'));
      case 'departed':
        return refuse('', t('signIn.accountDeleted', { time: formatExactTime(result.until, times) }));
      default:
        return redirectWithError(context, withNext('/sign-in', next), t('signIn.addressHasAccount'));
    }
  const cookies = [...result.cookies, signUpCookie('', app.config.baseUrl, 0)];
  return landSignedIn(context, { next, cookies, message: t('signIn.confirmed') });
}

async function confirmPage(context: WebContext, { token, next }: SignUpLinkForm, state: FormState) {
  const { t } = context.var;
  const link = await findSignUp(context.var.app.db, token, signUpSecret(context));
  if (link === null) return invalidLinkPage(context);
  return formPage(context, state, {
    title: t('signIn.confirmAddress'),
    content: (
      <NarrowCard title={t('signIn.confirmAddress')}>
        <form class="stack close" method="post" action="/sign-up/confirm">
          <ErrorSummary />
          <p>{t.rich('signIn.newAccountAddress', { email: <BoldName name={link.email} /> })}</p>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="next" value={next} />
          {!link.sameBrowser && (
            <Field
              name="password"
              label={t('signIn.password')}
              type="password"
              autocomplete="current-password"
              hint={t('signIn.signUpPasswordHint')}
            />
          )}
          <Button text={t('signIn.confirmAndCreate')} look="go full" />
        </form>
      </NarrowCard>
    ),
  });
}

function invalidLinkPage(context: WebContext) {
  const { t } = context.var;
  return showNarrowPage(context, {
    title: t('signIn.linkInvalid'),
    status: 422,
    content: (
      <>
        <p>{t('signIn.signUpLinkInvalid')}</p>
        <div class="row">
          <ButtonLink text={t('signIn.signIn')} href="/sign-in" look="go" />
          <ButtonLink text={t('signIn.signUpAgain')} href="/sign-up" />
        </div>
      </>
    ),
  });
}
