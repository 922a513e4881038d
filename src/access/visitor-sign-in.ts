// Sign-up, sign-in and password reset for visitors: rate-limited and logged, and the browser becomes a known device.
import { now } from '../core/clock.ts';
import type { SecurityClient, SecurityEvent } from '../core/security-log.ts';
import { newDeviceEmail } from '../mail/templates.ts';
import type { AccountContext } from './account-context.ts';
import type { Auth } from './auth.ts';
import { describeDevice } from './describe-device.ts';
import { DISPOSABLE_ADDRESS, isRefusedAddress } from './disposable-addresses.ts';
import { confirmSignUp, type SignUpConfirmation, type SignUpProof } from './email-sign-up.ts';
import { renewPasswordHash, sendResetLink } from './passwords.ts';
import { findPersonByEmail } from './people.ts';
import { type Credentials, type NewAccount, type SignInResult, signIn, signInConfirmed, signUp } from './sign-in.ts';
import type { ResetAdmission } from './sign-in-limits.ts';

export interface SignInContext extends AccountContext {
  readonly auth: Auth;
}

/** Where a request comes from. */
export interface Visitor extends SecurityClient {
  /** The value of the device cookie; empty if there is none. */
  readonly devices: string;
}

export async function signInWithPassword(
  context: SignInContext,
  given: Credentials,
  visitor: Visitor,
): Promise<SignInResult> {
  const { auth, db, knownDevices, signInLimits } = context;
  const { email } = given;
  const device = await knownDevices.recognize(email, visitor.devices);
  const admission = await signInLimits.admit(email, { network: visitor.network, device });
  if (!admission.ok) {
    recordFailure(context, 'sign_in_refused', email, visitor);
    return { ok: false, reason: 'limited', resetSeconds: admission.resetSeconds };
  }
  const signedIn = await signIn(auth, given);
  if (!signedIn.ok && signedIn.reason === 'wrong_credentials') {
    recordFailure(context, 'sign_in_failed', email, visitor);
    return signedIn;
  }
  // Also for suspended people, whose password was right.
  await admission.succeeded();
  const person = signedIn.ok ? await findPersonByEmail(db, email) : null;
  if (!person) return signedIn;
  // Before the device is remembered, because its cookie depends on the hash.
  await renewPasswordHash(db, person.id, given.password);
  if (device === null) await notifyOfNewDevice(context, person.email, given.userAgent);
  return rememberDevice(context, signedIn, person.id, visitor);
}

/** A failing email must not prevent the sign-in. */
async function notifyOfNewDevice(
  { config, db, log, outbox }: AccountContext,
  email: string,
  userAgent: string | null,
): Promise<void> {
  try {
    const message = newDeviceEmail(config, email, { device: describeDevice(userAgent), at: now() });
    if (await outbox?.enqueue(db, message)) outbox?.wake();
  } catch (error) {
    log.error({ err: error }, 'The email about a sign-in from a new device could not be queued.');
  }
}

/** Creates the account at once, which reveals whether an address has one, so it is only for services without mail. */
export async function signUpAtOnce(context: SignInContext, given: NewAccount, visitor: Visitor): Promise<SignInResult> {
  if (await isRefusedAddress(context.config, given.email))
    return { ok: false, reason: 'invalid', errors: [{ field: 'email', message: DISPOSABLE_ADDRESS }] };
  const signedUp = await signUp(context.auth, { ...given, serviceName: context.config.serviceName });
  const person = signedUp.ok ? await findPersonByEmail(context.db, given.email) : null;
  return person ? rememberDevice(context, signedUp, person.id, visitor) : signedUp;
}

export type SignUpCompletion =
  /** `cookies` sign this browser in; empty if only the sign-in failed. */
  | { readonly ok: true; readonly email: string; readonly cookies: readonly string[] }
  | Extract<SignUpConfirmation, { ok: false }>;

/** Completes a sign-up after its link was opened: creates the account and signs the browser in. */
export async function completeSignUp(
  context: SignInContext,
  { userAgent, ...proof }: SignUpProof & { readonly userAgent: string | null },
  visitor: Visitor,
): Promise<SignUpCompletion> {
  const confirmed = await confirmSignUp(context, proof);
  if (!confirmed.ok) return confirmed;
  const { email, personId } = confirmed;
  const signedIn = await signInConfirmed(context.auth, personId, userAgent);
  const remembered = await rememberDevice(context, signedIn, personId, visitor);
  return { ok: true, email, cookies: remembered.ok ? remembered.cookies : [] };
}

async function rememberDevice(
  { knownDevices }: AccountContext,
  signedIn: SignInResult,
  personId: string,
  visitor: Visitor,
): Promise<SignInResult> {
  if (!signedIn.ok) return signedIn;
  const cookie = await knownDevices.remember(personId, visitor.devices);
  return cookie ? { ok: true, cookies: [...signedIn.cookies, cookie] } : signedIn;
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
