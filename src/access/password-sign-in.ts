// Signing in with a password, as strangers meet it: limited, told to the log, and remembered by the browser.
import type { Log } from '../core/log.ts';
import type { Db } from '../db/database.ts';
import type { Auth } from './auth.ts';
import type { KnownDevices } from './known-devices.ts';
import { findPersonByEmail } from './people.ts';
import { type Credentials, type SignInResult, signIn } from './sign-in.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** Where a request comes from, as pages know it. */
export interface Visitor {
  readonly network: string;
  /** The value of the device cookie; empty if there is none. */
  readonly devices: string;
}

export interface SignInDependencies {
  readonly auth: Auth;
  readonly db: Db;
  readonly limits: SignInLimits;
  readonly devices: KnownDevices;
  readonly log: Log;
}

export async function signInWithPassword(
  parts: SignInDependencies,
  given: Credentials,
  visitor: Visitor,
): Promise<SignInResult> {
  const { auth, db, devices, limits } = parts;
  const { email } = given;
  const device = await devices.recognize(email, visitor.devices);
  const admission = await limits.admit(email, { network: visitor.network, device });
  if (!admission.ok) {
    report(parts, 'sign_in_refused', email, visitor);
    return { ok: false, reason: 'limited', resetSeconds: admission.resetSeconds };
  }
  const signed = await signIn(auth, given);
  if (!signed.ok && signed.reason === 'wrong_credentials') {
    report(parts, 'sign_in_failed', email, visitor);
    return signed;
  }
  // Suspended people got their password right, too.
  await admission.succeeded();
  if (!signed.ok) return signed;
  const person = await findPersonByEmail(db, email);
  const cookie = person && (await devices.remember(person.id, visitor.devices));
  return cookie ? { ok: true, cookies: [...signed.cookies, cookie] } : signed;
}

const MESSAGES = {
  sign_in_failed: 'Sign-in failed: wrong e-mail address or password.',
  sign_in_refused: 'Sign-in refused: too many failed attempts.',
} as const;

/** Hashes, so that an attack can be recognized in the log and nobody's address can be read there (decision P117). */
function report(
  { log, limits }: SignInDependencies,
  event: keyof typeof MESSAGES,
  email: string,
  { network }: Visitor,
): void {
  log.warn({ part: 'auth', event, network, account: limits.hashEmail(email) }, MESSAGES[event]);
}
