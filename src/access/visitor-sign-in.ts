// Sign-up, sign-in and password reset for visitors: rate-limited and logged, and the browser becomes a known device.

import { now } from '../core/clock.ts';
import { PAGE_LIMITS } from '../core/limits.ts';
import type { SecurityClient, SecurityEvent } from '../core/security-log.ts';
import { consume, refund } from '../db/rate-limit.ts';
import { addressedTo } from '../mail/email-translations.ts';
import { newDeviceEmail } from '../mail/templates.ts';
import type { Language } from '../messages/languages.ts';
import type { AccountContext } from './account-context.ts';
import { selectTimeSettings, updateLanguage } from './account-queries.ts';
import type { Auth } from './auth.ts';
import { describeDevice } from './describe-device.ts';
import { DISPOSABLE_ADDRESS, isRefusedAddress } from './disposable-addresses.ts';
import { confirmSignUp, type SignUpConfirmation, type SignUpProof } from './email-sign-up.ts';
import { type PasskeyProof, usePasskey } from './passkeys.ts';
import { renewPasswordHash, sendResetLink } from './passwords.ts';
import { findPerson, findPersonByEmail } from './people.ts';
import type { Person } from './person.ts';
import {
  clearSecondStepCookie,
  passSecondStep,
  readPendingSignIn,
  type SecondProof,
  type SecondStepRefusal,
  secondStepCookie,
} from './second-step.ts';
import { runSignIn } from './session-proof.ts';
import {
  type Credentials,
  type NewAccount,
  type SignedIn,
  type SignInFailure,
  type SignInResult,
  signIn,
  signInConfirmed,
  signUp,
} from './sign-in.ts';
import type { ResetAdmission } from './sign-in-limits.ts';
import { emailTimeFormat } from './time-settings.ts';

export interface SignInContext extends AccountContext {
  readonly auth: Auth;
}

/** Where a request comes from. */
export interface Visitor extends SecurityClient {
  /** The value of the device cookie; empty if there is none. */
  readonly devices: string;
}

export type PasswordSignInResult =
  | SignInResult
  /** The password is right, and `cookies` let the second step follow. */
  | { readonly ok: false; readonly reason: 'second_step'; readonly cookies: readonly string[] };

export async function signInWithPassword(
  context: SignInContext,
  given: Credentials,
  visitor: Visitor,
): Promise<PasswordSignInResult> {
  const { auth, db, knownDevices, signInLimits } = context;
  const { email } = given;
  const device = await knownDevices.recognize(email, visitor.devices);
  const admission = await signInLimits.admit(email, { network: visitor.network, device });
  if (!admission.ok) {
    recordFailure(context, 'sign_in_refused', email, visitor);
    return { ok: false, reason: 'limited', resetSeconds: admission.resetSeconds };
  }
  const { result: signedIn, heldBackId } = await runSignIn(() => signIn(auth, given));
  if (heldBackId !== null) {
    await admission.succeeded();
    return beginSecondStep(context, given, visitor, { personId: heldBackId, isKnown: device !== null });
  }
  if (!signedIn.ok && signedIn.reason === 'wrong_credentials') {
    recordFailure(context, 'sign_in_failed', email, visitor);
    return signedIn;
  }
  // Also for suspended people, whose password was right.
  await admission.succeeded();
  const person = signedIn.ok ? await findPersonByEmail(db, email) : null;
  if (!person || !signedIn.ok) return signedIn;
  // Before the device is remembered, because its cookie depends on the hash.
  await renewPasswordHash(db, person.id, given.password);
  if (device === null) await notifyOfNewDevice(context, person, given.userAgent);
  return rememberDevice(context, signedIn, person.id, visitor);
}

async function beginSecondStep(
  context: SignInContext,
  { password }: Credentials,
  { devices }: Visitor,
  { personId, isKnown }: { readonly personId: string; readonly isKnown: boolean },
): Promise<PasswordSignInResult> {
  // Before the cookies, which depend on the hash.
  await renewPasswordHash(context.db, personId, password);
  const device = isKnown ? await context.knownDevices.remember(personId, devices) : null;
  const step = await secondStepCookie(context, personId);
  return { ok: false, reason: 'second_step', cookies: device === null ? [step] : [step, device] };
}

/** A failing email must not prevent the sign-in. */
async function notifyOfNewDevice(
  { site, db, log, outbox }: AccountContext,
  { id, email }: Pick<Person, 'id' | 'email'>,
  userAgent: string | null,
): Promise<void> {
  try {
    const times = emailTimeFormat(await selectTimeSettings(db, email));
    const message = newDeviceEmail(await addressedTo(db, site, { id, email }), {
      device: describeDevice(userAgent),
      at: now(),
      times,
    });
    if (await outbox?.enqueue(db, message)) outbox?.wake();
  } catch (error) {
    log.error({ err: error }, 'The email about a sign-in from a new device could not be queued.');
  }
}

export type SecondStepCompletion = Extract<SignInResult, { ok: true }> | SecondStepRefusal | SignInFailure;

/** Completes a sign-in: `step` is the cookie of the first one. */
export async function completeSignIn(
  context: SignInContext,
  { step, userAgent, ...proof }: SecondProof & { readonly step: string; readonly userAgent: string | null },
  visitor: Visitor,
): Promise<SecondStepCompletion> {
  const pending = await readPendingSignIn(context, step);
  if (!pending) return { ok: false, reason: 'ended' };
  const passed = await passSecondStep(context, pending, proof, visitor);
  if (!passed.ok) return passed;
  const signedIn = await signInProven(context, pending.person, userAgent, visitor);
  if (!signedIn.ok) return signedIn;
  return { ok: true, cookies: [...signedIn.cookies, clearSecondStepCookie(context.config.baseUrl)] };
}

/** Signs in someone who has passed every step. */
async function signInProven(
  context: SignInContext,
  { id, email }: Pick<Person, 'id' | 'email'>,
  userAgent: string | null,
  visitor: Visitor,
): Promise<SignedIn | SignInFailure> {
  const signedIn = await signInConfirmed(context.auth, id, userAgent);
  if (!signedIn.ok) return signedIn;
  const isKnown = await context.knownDevices.isKnown(id, visitor.devices);
  const remembered = await rememberDevice(context, signedIn, id, visitor);
  if (!isKnown) await notifyOfNewDevice(context, { id, email }, userAgent);
  return remembered;
}

/** After a sign-in with a provider; returns the cookie that makes this browser a known device. */
export async function welcomeFromProvider(
  context: AccountContext,
  { personId, isNew, userAgent }: { personId: string; isNew: boolean; userAgent: string | null },
  devices: string,
): Promise<string> {
  const { db, knownDevices } = context;
  const person = isNew || (await knownDevices.isKnown(personId, devices)) ? null : await findPerson(db, personId);
  if (person) await notifyOfNewDevice(context, person, userAgent);
  return knownDevices.remember(personId, devices);
}

export type PasskeySignIn =
  | SignInResult
  | { readonly ok: false; readonly reason: 'passkey'; readonly why: Extract<PasskeyProof, { ok: false }>['reason'] };

/** Signs in with a passkey alone, which is a password and a second step in one. `response`: the browser's, as JSON. */
export async function signInWithPasskey(
  context: SignInContext,
  { response, userAgent }: { readonly response: string; readonly userAgent: string | null },
  visitor: Visitor,
): Promise<PasskeySignIn> {
  const limit = { key: `passkey-from:${visitor.network}`, ...PAGE_LIMITS.passkeysOfNetwork };
  const admitted = await consume(context.db, limit);
  if (!admitted.ok) return { ok: false, reason: 'limited', resetSeconds: admitted.resetSeconds };
  const proof = await usePasskey(context, { response, purpose: { of: 'sign_in' }, personId: null });
  if (!proof.ok) {
    const { devices: _, ...client } = visitor;
    context.securityLog.record('passkey_refused', client);
    return { ok: false, reason: 'passkey', why: proof.reason };
  }
  await refund(context.db, limit.key);
  const person = await findPerson(context.db, proof.personId);
  return person ? signInProven(context, person, userAgent, visitor) : { ok: false, reason: 'passkey', why: 'unknown' };
}

/** The language of the page is that of the new account, for its pages and emails. */
interface InLanguage {
  readonly language: Language;
}

/** Creates the account at once, which reveals whether an address has one, so it is only for services without mail. */
export async function signUpAtOnce(
  context: SignInContext,
  { language, ...given }: NewAccount & InLanguage,
  visitor: Visitor,
): Promise<SignInResult> {
  if (await isRefusedAddress(context.site, given.email))
    return { ok: false, reason: 'invalid', errors: [{ field: 'email', message: DISPOSABLE_ADDRESS }] };
  const signedUp = await signUp(context.auth, { ...given, serviceName: context.config.serviceName });
  const person = signedUp.ok ? await findPersonByEmail(context.db, given.email) : null;
  if (!person || !signedUp.ok) return signedUp;
  await updateLanguage(context.db, person.id, language);
  return rememberDevice(context, signedUp, person.id, visitor);
}

export type SignUpCompletion =
  /** `cookies` sign this browser in; empty if only the sign-in failed. */
  | { readonly ok: true; readonly email: string; readonly cookies: readonly string[] }
  | Extract<SignUpConfirmation, { ok: false }>;

/** Completes a sign-up after its link was opened: creates the account and signs the browser in. */
export async function completeSignUp(
  context: SignInContext,
  { userAgent, language, ...proof }: SignUpProof & InLanguage & { readonly userAgent: string | null },
  visitor: Visitor,
): Promise<SignUpCompletion> {
  const confirmed = await confirmSignUp(context, proof);
  if (!confirmed.ok) return confirmed;
  const { email, personId } = confirmed;
  await updateLanguage(context.db, personId, language);
  const signedIn = await signInConfirmed(context.auth, personId, userAgent);
  if (!signedIn.ok) return { ok: true, email, cookies: [] };
  const { cookies } = await rememberDevice(context, signedIn, personId, visitor);
  return { ok: true, email, cookies };
}

async function rememberDevice(
  { knownDevices }: AccountContext,
  signedIn: SignedIn,
  personId: string,
  visitor: Visitor,
): Promise<SignedIn> {
  const cookie = await knownDevices.remember(personId, visitor.devices);
  return { ok: true, cookies: [...signedIn.cookies, cookie] };
}

/** Returns before the email is created, so that timing does not reveal whether the address has an account. */
export async function requestPasswordReset(
  context: AccountContext,
  email: string,
  { network, devices }: Visitor,
): Promise<ResetAdmission> {
  const { knownDevices, log, signInLimits } = context;
  const device = await knownDevices.recognize(email, devices);
  const admitted = await signInLimits.admitReset(email, { network, device });
  if (!admitted.ok) return admitted;
  void sendResetLink(context, email).catch((error: unknown) =>
    log.error({ err: error }, 'A link to reset a password could not be created.'),
  );
  return admitted;
}

/** Logs hashes, so that an attack can be recognized but no address can be read (decision P117). */
function recordFailure(
  { securityLog, signInLimits }: AccountContext,
  event: SecurityEvent,
  email: string,
  { devices: _, ...client }: Visitor,
): void {
  securityLog.record(event, client, { account: signInLimits.hashEmail(email) });
}
