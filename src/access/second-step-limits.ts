// Rate limits of the second step of a sign-in (decision P404). Whoever reaches it knows the password, so codes of apps,
// which have only six digits, are limited per account over all networks too. Known devices have a limit of their own, and
// passkeys and recovery codes cannot be guessed, so the owner always has a way in.
import { DAY_SECONDS } from '../core/limits.ts';
import type { Db } from '../db/database.ts';
import { consume, type RateLimit, refund } from '../db/rate-limit.ts';
import type { SignInSource } from './sign-in-limits.ts';

const TEN_MINUTES = 600;
const FROM_NETWORK = { limit: 30, windowSeconds: TEN_MINUTES };
const AT_ACCOUNT_FROM_NETWORK = { limit: 10, windowSeconds: TEN_MINUTES };
/** Each attempt fits with a probability of three in a million. */
const APP_CODES = { limit: 50, windowSeconds: DAY_SECONDS };
const APP_CODES_ON_KNOWN_DEVICE = { limit: 30, windowSeconds: DAY_SECONDS };
const CODES_IN_SESSION = { limit: 50, windowSeconds: DAY_SECONDS };

export type ProofKind = 'app' | 'recovery' | 'passkey';

export type SecondStepAdmission =
  /** `succeeded` refunds the attempt. */
  | { readonly ok: true; succeeded(): Promise<void> }
  /** `account`: codes of apps are refused for the whole account. */
  | { readonly ok: false; readonly reason: 'network' | 'account'; readonly resetSeconds: number };

export async function admitSecondStep(
  db: Db,
  personId: string,
  { network, device, kind }: SignInSource & { readonly kind: ProofKind },
): Promise<SecondStepAdmission> {
  const used: string[] = [];
  const admit = async (limit: RateLimit) => {
    const result = await consume(db, limit);
    if (result.ok) used.push(limit.key);
    return result;
  };
  const giveBack = async () => {
    for (const key of used) await refund(db, key);
  };
  /** No code is checked, so it must not count against others of this network. */
  const refuse = async (reason: 'network' | 'account', resetSeconds: number) => {
    await giveBack();
    return { ok: false, reason, resetSeconds } as const;
  };
  const fromNetwork = await admit({ key: `second-step-from:${network}`, ...FROM_NETWORK });
  if (!fromNetwork.ok) return refuse('network', fromNetwork.resetSeconds);
  const here = await admit({ key: `second-step:${personId}:from:${network}`, ...AT_ACCOUNT_FROM_NETWORK });
  if (!here.ok) return refuse('network', here.resetSeconds);
  const overall = kind === 'app' ? await admit(appCodeLimit(personId, device)) : null;
  if (overall && !overall.ok) return refuse('account', overall.resetSeconds);
  return { ok: true, succeeded: giveBack };
}

function appCodeLimit(personId: string, device: string | null): RateLimit {
  return device === null
    ? { key: `second-step:${personId}:app-codes`, ...APP_CODES }
    : { key: `second-step:${personId}:device:${device}`, ...APP_CODES_ON_KNOWN_DEVICE };
}

/** Codes entered in a session to confirm an action: a stolen session must not allow endless guessing. */
export async function admitCodeInSession(db: Db, sessionId: string): Promise<boolean> {
  return (await consume(db, { key: `code-in-session:${sessionId}`, ...CODES_IN_SESSION })).ok;
}

/** Whether to notify the owner that codes are being guessed: once a day. */
export async function isFirstGuessNotice(db: Db, personId: string): Promise<boolean> {
  return (await consume(db, { key: `second-step:${personId}:mailed`, limit: 1, windowSeconds: DAY_SECONDS })).ok;
}
