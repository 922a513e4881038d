// The second step of a sign-in. Between the two steps there is no session: an encrypted cookie says whose first step
// succeeded, works for ten minutes and until the password changes, and gives access to nothing else (decision P401).

import { generateCookie } from 'hono/cookie';
import { z } from 'zod';
import { now } from '../core/clock.ts';
import { randomLetters } from '../core/ids.ts';
import { keyedHash, type Vault } from '../core/secrets.ts';
import type { SecurityClient } from '../core/security-log.ts';
import type { Connection } from '../db/database.ts';
import { consume } from '../db/rate-limit.ts';
import { addressedTo } from '../mail/email-translations.ts';
import { secondFactorEmail } from '../mail/second-factor-emails.ts';
import type { AccountContext } from './account-context.ts';
import { selectPasswordHash } from './account-queries.ts';
import { type PasskeyProof, usePasskey } from './passkeys.ts';
import { findPerson } from './people.ts';
import type { Person } from './person.ts';
import { admitSecondStep, isFirstGuessNotice, type SecondStepAdmission } from './second-step-limits.ts';
import { COOKIE_PREFIX } from './session-cookie.ts';
import { type CodeRefusal, kindOfCode, useCode } from './use-code.ts';

const LABEL = 'plaudit_second_step';
const LIFE_SECONDS = 600;

const stepSchema = z.object({ personId: z.string(), until: z.number(), nonce: z.string(), mark: z.string() });

/** A sign-in that waits for its second step. */
export interface PendingSignIn {
  readonly person: Person;
  /** What a passkey's challenge is bound to. */
  readonly nonce: string;
}

type StepContext = Pick<AccountContext, 'config' | 'db' | 'vault'>;

/** With https the name starts with `__Host-`, so that a sibling subdomain cannot set the cookie. */
export function secondStepCookieName(baseUrl: string): string {
  const name = `${COOKIE_PREFIX}.second_step`;
  return baseUrl.startsWith('https:') ? `__Host-${name}` : name;
}

/** The whole Set-Cookie header after a first step that succeeded. */
export async function secondStepCookie({ config, db, vault }: StepContext, personId: string): Promise<string> {
  const until = now().getTime() + LIFE_SECONDS * 1000;
  const mark = await markOf(db, vault, personId);
  const sealed = vault.encrypt(JSON.stringify({ personId, until, nonce: randomLetters(20), mark }), LABEL);
  return cookieOf(config.baseUrl, sealed.toString('base64url'), LIFE_SECONDS);
}

export function clearSecondStepCookie(baseUrl: string): string {
  return cookieOf(baseUrl, '', 0);
}

function cookieOf(baseUrl: string, value: string, maxAge: number): string {
  const secure = baseUrl.startsWith('https:');
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge } as const;
  return generateCookie(secondStepCookieName(baseUrl), value, options);
}

/** Null if the cookie is missing, forged or expired, or the password was changed since. */
export async function readPendingSignIn({ db, vault }: StepContext, cookie: string): Promise<PendingSignIn | null> {
  const step = openStep(vault, cookie);
  if (!step || step.until < now().getTime()) return null;
  const person = await findPerson(db, step.personId);
  if (!person || step.mark !== (await markOf(db, vault, person.id))) return null;
  return { person, nonce: step.nonce };
}

function openStep(vault: Vault, cookie: string): z.infer<typeof stepSchema> | null {
  try {
    return stepSchema.parse(JSON.parse(vault.decrypt(Buffer.from(cookie, 'base64url'), LABEL)));
  } catch {
    return null;
  }
}

/** Changes with the password, so that a reset also ends sign-ins in progress. */
async function markOf(db: Connection, vault: Vault, personId: string): Promise<string> {
  const hash = await selectPasswordHash(db, personId);
  return keyedHash(vault.derive('second-step'), `${personId} ${hash ?? ''}`);
}

export type SecondStepRefusal =
  | { readonly ok: false; readonly reason: 'ended' }
  | { readonly ok: false; readonly reason: CodeRefusal }
  | { readonly ok: false; readonly reason: 'passkey'; readonly why: Extract<PasskeyProof, { ok: false }>['reason'] }
  | {
      readonly ok: false;
      readonly reason: 'limited';
      readonly by: 'network' | 'account';
      readonly resetSeconds: number;
    };

/** What somebody entered: a code, or the browser's response of a passkey as JSON. */
export interface SecondProof {
  readonly code: string;
  readonly passkey: string;
}

/** Where it comes from; `devices` is the value of the device cookie. */
interface StepSource extends SecurityClient {
  readonly devices: string;
}

/** Checks the second step of this sign-in, once. */
export async function passSecondStep(
  context: AccountContext,
  { person, nonce }: PendingSignIn,
  { code, passkey }: SecondProof,
  source: StepSource,
): Promise<{ readonly ok: true } | SecondStepRefusal> {
  const device = await context.knownDevices.recognize(person.email, source.devices);
  const kind = passkey ? 'passkey' : kindOfCode(code);
  const admission = await admitSecondStep(context.db, person.id, { network: source.network, device, kind });
  if (!admission.ok) return refuseByLimit(context, person, admission, source);
  const refusal = passkey
    ? refusedPasskey(await usePasskey(context, passkeyClaim(person, nonce, passkey)))
    : refusedCode(await useCode(context, person.id, code));
  if (refusal) {
    recordFailure(context, 'second_step_failed', person, source);
    return refusal;
  }
  await admission.succeeded();
  const once = { key: `second-step-done:${nonce}`, limit: 1, windowSeconds: 2 * LIFE_SECONDS };
  return (await consume(context.db, once)).ok ? { ok: true } : { ok: false, reason: 'ended' };
}

function passkeyClaim(person: Person, nonce: string, response: string) {
  return { response, personId: person.id, purpose: { of: 'second_step', binding: nonce } } as const;
}

function refusedPasskey(proof: PasskeyProof): SecondStepRefusal | null {
  return proof.ok ? null : { ok: false, reason: 'passkey', why: proof.reason };
}

function refusedCode(result: Awaited<ReturnType<typeof useCode>>): SecondStepRefusal | null {
  return result.ok ? null : result;
}

/** The owner is notified when the limit of the whole account is reached. */
async function refuseByLimit(
  context: AccountContext,
  person: Person,
  { reason: by, resetSeconds }: Extract<SecondStepAdmission, { ok: false }>,
  source: StepSource,
): Promise<SecondStepRefusal> {
  const { site, db, outbox } = context;
  recordFailure(context, 'second_step_refused', person, source);
  if (by === 'account' && outbox && (await isFirstGuessNotice(db, person.id))) {
    await outbox.enqueue(db, secondFactorEmail(await addressedTo(db, site, person), { change: 'guessed' }));
    outbox.wake();
  }
  return { ok: false, reason: 'limited', by, resetSeconds };
}

/** Logs hashes, as for passwords (decision P117). */
function recordFailure(
  { securityLog, signInLimits }: AccountContext,
  event: 'second_step_failed' | 'second_step_refused',
  { id, email }: Person,
  { devices: _, ...client }: StepSource,
): void {
  securityLog.record(event, client, { account: signInLimits.hashEmail(email), personId: id });
}
