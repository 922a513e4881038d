// The authenticator app of a person: set up with a secret that is encrypted at rest, and checked by the database's
// clock. A code is accepted once, and none of an earlier step after it (decision P402).
import { randomBytes } from 'node:crypto';
import { hashSecret } from '../core/secrets.ts';
import {
  decodeBase32,
  encodeBase32,
  findTotpStep,
  TOTP_SECRET_BYTES,
  TOTP_STEP_SECONDS,
  totpStep,
  totpUrl,
} from '../core/totp.ts';
import type { Connection } from '../db/database.ts';
import type { Person } from './person.ts';
import { selectApp, updateAppConfirmed, updateAppUsed, upsertPendingApp } from './second-factor-queries.ts';
import { addFactor, type FactorAdded, type FactorContext, type FactorOwner } from './second-factors.ts';

const SETUP_SECONDS = 1_800;
/** A code of the previous or the next step is accepted too. */
const STEPS_OFF = 1;
/** Further off, a code shows that a clock is wrong: five minutes. */
const STEPS_RECOGNIZED = 10;

/** Binds an encrypted secret to its person. */
export function appSealLabel(personId: string): string {
  return `authenticator:${personId}`;
}

export interface AppSetup {
  /** Which setup it is, for the form: another one may have been started since, perhaps by someone else. */
  readonly id: string;
  /** In base32, to be typed. */
  readonly secret: string;
  /** For the QR code. */
  readonly url: string;
}

type AppOwner = Pick<Person, 'id' | 'email'>;

/** Starts the setup with a new secret. */
export async function startAppSetup(context: FactorContext, person: AppOwner): Promise<AppSetup> {
  const secret = encodeBase32(randomBytes(TOTP_SECRET_BYTES));
  const sealed = context.vault.encrypt(secret, appSealLabel(person.id));
  await upsertPendingApp(context.db, { personId: person.id, sealed, lifeSeconds: SETUP_SECONDS });
  return describeSetup(context, person, secret);
}

/** The setup with this ID, or a new one if it has ended. */
export async function continueAppSetup(context: FactorContext, person: AppOwner, id: string): Promise<AppSetup> {
  const sealed = (await selectApp(context.db, person.id))?.pendingSealed;
  const secret = sealed ? context.vault.decrypt(sealed, appSealLabel(person.id)) : null;
  return secret !== null && setupId(secret) === id
    ? describeSetup(context, person, secret)
    : startAppSetup(context, person);
}

function describeSetup({ site }: FactorContext, { email }: AppOwner, secret: string): AppSetup {
  const url = totpUrl(secret, { issuer: site.displayName, account: email });
  return { id: setupId(secret), secret, url };
}

function setupId(secret: string): string {
  return hashSecret(secret).toString('base64url').slice(0, 16);
}

export type AppSetupResult =
  | FactorAdded
  | { readonly ok: false; readonly reason: 'ended' | 'wrong' }
  /** How many minutes the device's clock is ahead; negative if it is behind. */
  | { readonly ok: false; readonly reason: 'clock'; readonly minutes: number };

/** Completes the setup with a code of the app. */
export async function completeAppSetup(
  context: FactorContext,
  owner: FactorOwner,
  given: { readonly setup: string; readonly code: string },
): Promise<AppSetupResult> {
  const found = await selectApp(context.db, owner.personId);
  if (!found?.pendingSealed) return { ok: false, reason: 'ended' };
  const { pendingSealed: sealed } = found;
  const text = context.vault.decrypt(sealed, appSealLabel(owner.personId));
  if (setupId(text) !== given.setup) return { ok: false, reason: 'ended' };
  const secret = decodeBase32(text);
  const code = readAppCode(given.code);
  const now = totpStep(found.seconds);
  const range = { from: now - STEPS_RECOGNIZED, to: now + STEPS_RECOGNIZED };
  const step = code === null ? null : findTotpStep(secret, code, range);
  if (step === null) return { ok: false, reason: 'wrong' };
  // Only here, where the secret is on the page: elsewhere, it would reveal codes that will be valid later.
  const off = step - now;
  if (Math.abs(off) > STEPS_OFF)
    return { ok: false, reason: 'clock', minutes: Math.round((off * TOTP_STEP_SECONDS) / 6) / 10 };
  const added = await addFactor(context, {
    owner,
    change: 'app_added',
    store: (db) => updateAppConfirmed(db, owner.personId, { sealed, step }),
  });
  return added ?? { ok: false, reason: 'ended' };
}

/** `old`: of a time that has passed. `used`: accepted before, or an older one than a code that was. */
export type AppCodeResult = 'valid' | 'wrong' | 'old' | 'used';

/** Checks a code, which cannot be used again. */
export async function useAppCode(
  { vault }: Pick<FactorContext, 'vault'>,
  db: Connection,
  personId: string,
  typed: string,
): Promise<AppCodeResult> {
  const app = await selectApp(db, personId);
  const code = readAppCode(typed);
  if (!app?.secretSealed || code === null) return 'wrong';
  const secret = decodeBase32(vault.decrypt(app.secretSealed, appSealLabel(personId)));
  const now = totpStep(app.seconds);
  const step = findTotpStep(secret, code, { from: now - STEPS_RECOGNIZED, to: now + STEPS_OFF });
  if (step === null) return 'wrong';
  if (step < now - STEPS_OFF) return 'old';
  return (await updateAppUsed(db, personId, step)) ? 'valid' : 'used';
}

/** The six digits, however they are grouped; null if it cannot be a code of an app. */
export function readAppCode(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}
