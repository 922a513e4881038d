// Rate limits for passwords and reset links (decisions V9, P113). They apply per account and network, so that a
// stranger elsewhere never uses up the owner's attempts. Unknown addresses are counted exactly like known ones.
import { HOUR_SECONDS } from '../core/limits.ts';
import { keyedHash, type Vault } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import { consume, deleteRateLimitsUnder, type RateLimit, refund } from '../db/rate-limit.ts';

const TEN_MINUTES = 600;

/** Over all accounts, from a network that several people may share. */
const FROM_NETWORK = { limit: 30, windowSeconds: TEN_MINUTES };
const AT_ACCOUNT_FROM_NETWORK = { limit: 20, windowSeconds: TEN_MINUTES };
/**
 * While an account is under attack from many networks. The owner still gets this many attempts from a network they
 * never used.
 */
const AT_ACCOUNT_UNDER_ATTACK = { limit: 3, windowSeconds: TEN_MINUTES };
const ATTACK = { limit: 100, windowSeconds: HOUR_SECONDS };
/** Generous but finite: a stolen device cookie must not allow endless guessing. */
const ON_KNOWN_DEVICE = { limit: 50, windowSeconds: HOUR_SECONDS };

const RESETS_FROM_NETWORK = { limit: 20, windowSeconds: HOUR_SECONDS };
const RESETS_OF_ADDRESS = { limit: 5, windowSeconds: HOUR_SECONDS };

/** Where an attempt comes from. */
export interface SignInSource {
  /** A keyed hash of the visitor's network (decision V8). */
  readonly network: string;
  /** The ID of the known device, if it is one of this account's (decision P114). */
  readonly device: string | null;
}

export type SignInAdmission =
  /** `succeeded` refunds the attempt: only failures count. */
  { readonly ok: true; succeeded(): Promise<void> } | { readonly ok: false; readonly resetSeconds: number };

export type ResetAdmission =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'network' | 'mailed'; readonly resetSeconds: number };

export interface SignInLimits {
  /** A keyed hash of an address, for rate limits and the log, which must not contain the address itself. */
  hashEmail(email: string): string;
  admit(email: string, source: SignInSource): Promise<SignInAdmission>;
  admitReset(email: string, source: SignInSource): Promise<ResetAdmission>;
  /** Call it after a password reset, which proves that this is the owner. */
  clear(email: string): Promise<void>;
}

export function createSignInLimits({ db, vault }: { readonly db: Db; readonly vault: Vault }): SignInLimits {
  const key = vault.derive('sign-in-limits');
  const accountOf = (email: string) => keyedHash(key, email.trim().toLowerCase());
  return {
    hashEmail: accountOf,
    admit: (email, source) => admit(db, accountOf(email), source),
    admitReset: (email, source) => admitReset(db, accountOf(email), source),
    clear: (email) => deleteRateLimitsUnder(db, [`sign-in:${accountOf(email)}`, `reset:${accountOf(email)}`]),
  };
}

async function admit(db: Db, account: string, { network, device }: SignInSource): Promise<SignInAdmission> {
  const admitted = (keys: readonly string[]) => ({
    ok: true as const,
    async succeeded() {
      for (const key of keys) await refund(db, key);
    },
  });
  // A device over its limit is treated like any other visitor, because the owner may use the same browser.
  if (device !== null && (await tryOnce(db, `sign-in:${account}:device:${device}`, ON_KNOWN_DEVICE)).ok)
    return admitted([`sign-in:${account}:device:${device}`]);
  const fromNetwork = `sign-in-from:${network}`;
  const byNetwork = await tryOnce(db, fromNetwork, FROM_NETWORK);
  if (!byNetwork.ok) return { ok: false, resetSeconds: byNetwork.resetSeconds };
  const overall = `sign-in:${account}:overall`;
  const underAttack = !(await tryOnce(db, overall, ATTACK)).ok;
  const here = `sign-in:${account}:from:${network}`;
  const limit = underAttack ? AT_ACCOUNT_UNDER_ATTACK : AT_ACCOUNT_FROM_NETWORK;
  const byAccount = await tryOnce(db, here, limit);
  const shared = underAttack ? [fromNetwork] : [fromNetwork, overall];
  if (byAccount.ok) return admitted([...shared, here]);
  // No password is checked, so it must not count against others of this network, nor against the account elsewhere.
  for (const key of shared) await refund(db, key);
  return { ok: false, resetSeconds: byAccount.resetSeconds };
}

/** A link sent within the last hour still works, so a person who is refused already has one in the mailbox. */
async function admitReset(db: Db, account: string, { network, device }: SignInSource): Promise<ResetAdmission> {
  if (device !== null && (await tryOnce(db, `reset:${account}:device:${device}`, RESETS_OF_ADDRESS)).ok)
    return { ok: true };
  const fromNetwork = `reset-from:${network}`;
  const byNetwork = await tryOnce(db, fromNetwork, RESETS_FROM_NETWORK);
  if (!byNetwork.ok) return { ok: false, reason: 'network', resetSeconds: byNetwork.resetSeconds };
  const byAddress = await tryOnce(db, `reset:${account}:overall`, RESETS_OF_ADDRESS);
  if (byAddress.ok) return { ok: true };
  // No email is sent, so it must not count against others of this network.
  await refund(db, fromNetwork);
  return { ok: false, reason: 'mailed', resetSeconds: byAddress.resetSeconds };
}

function tryOnce(db: Db, key: string, limit: Omit<RateLimit, 'key'>) {
  return consume(db, { key, ...limit });
}
