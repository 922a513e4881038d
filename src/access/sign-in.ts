// Signs people up, in and out through better-auth; returns the cookies to set, and its errors as our own reasons.

import { APIError } from 'better-auth/api';
import type { FieldError } from '../messages/field-error.ts';
import { isMessage, type Message, message } from '../messages/message.ts';
import type { Auth } from './auth.ts';
import { findPasswordWeakness, WEAK_PASSWORD_MESSAGES } from './common-passwords.ts';
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from './person.ts';
import type { Provider } from './providers.ts';
import { REFUSAL } from './refuse-sign-in.ts';
import type { ROBLOX } from './roblox-account.ts';
import { asProven } from './session-proof.ts';

/** `cookies` are whole Set-Cookie headers. */
export type SignInResult =
  | SignedIn
  | SignInFailure
  | { readonly ok: false; readonly reason: 'limited'; readonly resetSeconds: number };

export interface SignedIn {
  readonly ok: true;
  readonly cookies: readonly string[];
}

export interface SignInFailure {
  readonly ok: false;
  readonly reason: 'email_taken' | 'wrong_credentials' | 'invalid';
  readonly errors?: readonly FieldError[];
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The user agent, for the list of sessions. */
  readonly userAgent: string | null;
}

export interface NewAccount extends Credentials {
  readonly name: string;
}

const USER_AGENT_MOST = 500;

/** `serviceName`: must not be the password. */
export async function signUp(
  auth: Auth,
  { userAgent, serviceName, ...body }: NewAccount & { readonly serviceName: string },
): Promise<SignedIn | SignInFailure> {
  const weakness = await findPasswordWeakness(body.password, { ...body, serviceName });
  if (weakness) return invalid('password', WEAK_PASSWORD_MESSAGES[weakness]);
  const headers = headersOf(userAgent);
  const once = () => auth.api.signUpEmail({ body, headers, returnHeaders: true });
  return resultOf(() =>
    once().catch((error: unknown) => {
      // Of two sign-ups with the same address at once, the database refuses one; a retry reports that the address is
      // taken.
      if (error instanceof APIError && error.body?.code === NOT_CREATED) return once();
      throw error;
    }),
  );
}

/** better-auth's code for an insert that the database refused, for whatever reason. */
const NOT_CREATED = 'FAILED_TO_CREATE_USER';

/** Run it in `runSignIn`, to know whose second step is missing. */
export function signIn(auth: Auth, { userAgent, ...body }: Credentials): Promise<SignedIn | SignInFailure> {
  return resultOf(() => auth.api.signInEmail({ body, headers: headersOf(userAgent), returnHeaders: true }));
}

/** Signs in someone who has passed every step, or whose sign-up was just confirmed. */
export function signInConfirmed(
  auth: Auth,
  personId: string,
  userAgent: string | null,
): Promise<SignedIn | SignInFailure> {
  const body = { personId };
  return asProven(personId, () =>
    resultOf(() => auth.api.signInConfirmed({ body, headers: headersOf(userAgent), returnHeaders: true })),
  );
}

function headersOf(userAgent: string | null): Headers {
  return new Headers(userAgent ? { 'user-agent': userAgent.slice(0, USER_AGENT_MOST) } : {});
}

export function signOut(auth: Auth, headers: Headers): Promise<SignedIn | SignInFailure> {
  return resultOf(() => auth.api.signOut({ headers, returnHeaders: true }));
}

export type ProviderRedirect = { readonly url: string; readonly cookies: readonly string[] };

/**
 * Returns the URL of the provider's sign-in, which redirects back to /auth/callback/PROVIDER, and the cookies to set now.
 * Null if the provider is not offered.
 */
export async function startProviderSignIn(
  auth: Auth,
  provider: Provider,
  next: string,
): Promise<ProviderRedirect | null> {
  if (!auth.offers(provider)) return null;
  const body = {
    provider,
    callbackURL: next,
    // With the target, which a sign-in with a second step continues to.
    errorCallbackURL: `/sign-in?${new URLSearchParams({ next, with: provider })}`,
    disableRedirect: true,
  };
  const { headers, response } = await auth.api.signInSocial({ body, returnHeaders: true });
  return response.url ? { url: response.url, cookies: headers.getSetCookie() } : null;
}

/** The same for someone who is already signed in and connects an account of the provider. */
export async function connectProvider(
  auth: Auth,
  provider: Provider,
  headers: Headers,
): Promise<ProviderRedirect | null> {
  const body = { provider, errorCallbackURL: `/account?linking=${provider}` };
  return auth.offers(provider) ? startLinking(auth, headers, body) : null;
}

/** Where an attempt that failed ends; the page then names Roblox. */
const ROBLOX_TROUBLE_PATH = '/account?linking=roblox';

/** The same for someone who links a Roblox account, with which nobody signs in. */
export async function connectRoblox(auth: Auth, headers: Headers): Promise<ProviderRedirect | null> {
  const body = { provider: 'roblox', errorCallbackURL: ROBLOX_TROUBLE_PATH } as const;
  return auth.offersRoblox ? startLinking(auth, headers, body) : null;
}

async function startLinking(
  auth: Auth,
  headers: Headers,
  { provider, errorCallbackURL }: { readonly provider: Provider | typeof ROBLOX; readonly errorCallbackURL: string },
): Promise<ProviderRedirect | null> {
  const body = { provider, callbackURL: `/account?connected=${provider}`, errorCallbackURL, disableRedirect: true };
  const { headers: sent, response } = await auth.api.linkSocialAccount({ body, headers, returnHeaders: true });
  return response.url ? { url: response.url, cookies: sent.getSetCookie() } : null;
}

async function resultOf(call: () => Promise<{ headers: Headers }>): Promise<SignedIn | SignInFailure> {
  try {
    const { headers } = await call();
    return { ok: true, cookies: headers.getSetCookie() };
  } catch (error) {
    if (error instanceof APIError) return refusal(error);
    throw error;
  }
}

function refusal(error: APIError): SignInFailure {
  const { code } = error.body ?? {};
  switch (code) {
    case 'USER_ALREADY_EXISTS':
    case 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL':
      return { ok: false, reason: 'email_taken' };
    case 'INVALID_EMAIL_OR_PASSWORD':
      return { ok: false, reason: 'wrong_credentials' };
    case NOT_CREATED:
      return { ok: false, reason: 'invalid' };
    case 'INVALID_EMAIL':
      return invalid('email', message('validation.emailNotValid'));
    case 'PASSWORD_TOO_SHORT':
      return invalid('password', message('validation.passwordTooShort', { min: PASSWORD_MIN_CHARACTERS }));
    case 'PASSWORD_TOO_LONG':
      return invalid('password', message('validation.passwordTooLong', { max: PASSWORD_MAX_CHARACTERS }));
    default:
      return invalid('email', messageOf(error));
  }
}

function messageOf(error: APIError): Message | string {
  const refused: unknown = error.body?.[REFUSAL];
  return isMessage(refused) ? refused : (error.body?.message ?? message('validation.valueUnusable'));
}

function invalid(field: string, problem: Message | string): SignInFailure {
  return { ok: false, reason: 'invalid', errors: [{ field, message: problem }] };
}
