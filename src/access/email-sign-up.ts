// Signing up by email (decision P115). The page tells people to check their mail whether or not the address has an
// account; only the email differs. The button on the linked page creates the account, already confirmed.

import { newId, randomLetters } from '../core/ids.ts';
import { DAY_SECONDS, HOUR_SECONDS } from '../core/limits.ts';
import { hashSecret } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { consume } from '../db/rate-limit.ts';
import { parseEmail } from '../mail/email-address.ts';
import { addressedTo } from '../mail/email-translations.ts';
import type { QueuedEmail } from '../mail/outbox.ts';
import { accountExistsEmail, confirmSignUpEmail, signUpTooEarlyEmail } from '../mail/templates.ts';
import type { Translations } from '../messages/translations.ts';
import type { AccountContext } from './account-context.ts';
import { upsertPassword } from './account-queries.ts';
import { findPasswordWeakness, type WeakPassword } from './common-passwords.ts';
import { isRefusedAddress } from './disposable-addresses.ts';
import { isLinkToken, LINK_TOKEN_LETTERS } from './one-time-links.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { hasPasswordLength, isPersonName } from './person.ts';
import { insertPerson, selectPerson } from './queries.ts';
import {
  deleteSignUpsOf,
  insertSignUp,
  type SignUpRow,
  selectSignUp,
  selectSignUpOfBrowser,
} from './sign-up-queries.ts';

/** Enough for a person who did not find the first email, too few to annoy a stranger. */
const MAILS_FROM_NETWORK = 3;
const MAILS_TO_ADDRESS = 10;

export interface SignUpRequest {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly network: string;
  /** The path of this site to continue to after the link. */
  readonly next: string;
  /** The language of the page, in which the email is written. */
  readonly t: Translations;
}

export type SignUpRequestResult =
  /** `secret`: for a cookie that lets this browser confirm the address without the password. */
  | { readonly ok: true; readonly secret: string }
  | {
      readonly ok: false;
      readonly reason:
        | 'email_invalid'
        | 'email_disposable'
        | 'name_invalid'
        | 'password_length'
        | WeakPassword
        | 'mail_full';
    };

/**
 * Runs the same statements and the same hashing whether or not the address has an account, so that neither the response
 * nor its timing reveals it.
 */
export async function requestSignUp(context: AccountContext, wanted: SignUpRequest): Promise<SignUpRequestResult> {
  const { config, db, outbox } = context;
  const email = parseEmail(wanted.email);
  if (email === null) return { ok: false, reason: 'email_invalid' };
  if (await isRefusedAddress(context.site, email)) return { ok: false, reason: 'email_disposable' };
  if (!isPersonName(wanted.name)) return { ok: false, reason: 'name_invalid' };
  if (!hasPasswordLength(wanted.password)) return { ok: false, reason: 'password_length' };
  const weakness = await findPasswordWeakness(wanted.password, {
    ...wanted,
    email,
    serviceName: config.serviceName,
  });
  if (weakness) return { ok: false, reason: weakness };
  const passwordHash = await hashPassword(wanted.password);
  const [token, secret] = [randomLetters(LINK_TOKEN_LETTERS), randomLetters(LINK_TOKEN_LETTERS)];
  const mayMail = await maySendMail(context, email, wanted.network);
  const posted = await db.transaction().execute(async (transaction) => {
    await insertSignUp(transaction, {
      email,
      name: wanted.name.trim(),
      passwordHash,
      tokenHash: hashSecret(token),
      browserHash: hashSecret(secret),
      lifeSeconds: DAY_SECONDS,
    });
    const message = await signUpReply(context, transaction, email, { token, next: wanted.next, t: wanted.t });
    // Over the limit, the email counts as sent, so that the response is the same.
    return !mayMail || outbox?.enqueue(transaction, message);
  });
  outbox?.wake();
  return posted ? { ok: true, secret } : { ok: false, reason: 'mail_full' };
}

/**
 * Over the limit, no more mail is sent; the emails of the last hour still work, in any browser that signed up with this
 * address.
 */
async function maySendMail({ db, signInLimits }: AccountContext, email: string, network: string) {
  const key = `sign-up-mail:${signInLimits.hashEmail(email)}`;
  const from = { key: `${key}:from:${network}`, limit: MAILS_FROM_NETWORK, windowSeconds: HOUR_SECONDS };
  if (!(await consume(db, from)).ok) return false;
  const overall = { key: `${key}:overall`, limit: MAILS_TO_ADDRESS, windowSeconds: HOUR_SECONDS };
  return (await consume(db, overall)).ok;
}

async function signUpReply(
  { site, deletedAccounts }: AccountContext,
  db: Connection,
  email: string,
  { t, ...link }: Pick<SignUpRequest, 'next' | 't'> & { readonly token: string },
): Promise<QueuedEmail> {
  const [person, until] = [await selectPerson(db, 'email', email), await deletedAccounts.blockedUntil(db, { email })];
  if (person) return accountExistsEmail(await addressedTo(db, site, { ...person, email }));
  const head = { sender: site, to: email, t };
  return until ? signUpTooEarlyEmail(head, until) : confirmSignUpEmail(head, link);
}

/** The address a link would create an account for; null if it was used, has expired or never existed. */
export async function findSignUp(db: Connection, token: string, secret: string): Promise<SignUpLink | null> {
  const signUps = await findSignUps(db, token, secret);
  return signUps && { email: signUps.byLink.email, sameBrowser: signUps.byBrowser !== undefined };
}

export interface SignUpLink {
  readonly email: string;
  /** Whether this browser signed up with the address; another one asks for the password (see `confirmSignUp`). */
  readonly sameBrowser: boolean;
}

/** Finds sign-ups by the token of the mailed link and by the secret in the cookie of the browser that opened it. */
async function findSignUps(db: Connection, token: string, secret: string) {
  const byLink = isLinkToken(token) ? await selectSignUp(db, hashSecret(token)) : undefined;
  if (!byLink) return null;
  const byBrowser = isLinkToken(secret) ? await selectSignUpOfBrowser(db, hashSecret(secret), byLink.email) : undefined;
  return { byLink, byBrowser };
}

export type SignUpConfirmation =
  | { readonly ok: true; readonly personId: string; readonly email: string }
  | { readonly ok: false; readonly reason: 'unknown_link' | 'wrong_password' | 'taken' }
  /** An account with this address was deleted after the mail was sent (decision P45). */
  | { readonly ok: false; readonly reason: 'departed'; readonly until: Date };

export interface SignUpProof {
  readonly token: string;
  /** From the cookie of the browser that signed up; empty in any other browser. */
  readonly secret: string;
  /** Typed after opening the link in another browser. */
  readonly password: string;
}

/**
 * Creates the account. The link proves the address; the browser's secret or the password identifies the sign-up. A
 * stranger may have signed up with the address first: without the second proof, pressing the button would create the
 * stranger's account, with a password that the stranger knows.
 */
export async function confirmSignUp(
  { db, deletedAccounts }: Pick<AccountContext, 'db' | 'deletedAccounts'>,
  proof: SignUpProof,
): Promise<SignUpConfirmation> {
  const checked = await findSignUps(db, proof.token, proof.secret);
  if (!checked) return { ok: false, reason: 'unknown_link' };
  if (!checked.byBrowser && !(await hasPassword(checked.byLink, proof.password)))
    return { ok: false, reason: 'wrong_password' };
  return db.transaction().execute(async (transaction): Promise<SignUpConfirmation> => {
    // Read again, because another request may have used the sign-up since.
    const current = await findSignUps(transaction, proof.token, proof.secret);
    // Only the sign-up whose secret or password was checked above: for a password, that is the one of the link.
    const signUp = checked.byBrowser ? current?.byBrowser : current?.byLink;
    if (!signUp) return { ok: false, reason: 'unknown_link' };
    const { email } = signUp;
    const until = await deletedAccounts.blockedUntil(transaction, { email });
    if (until) return { ok: false, reason: 'departed', until };
    const personId = await insertConfirmedPerson(transaction, signUp);
    await deleteSignUpsOf(transaction, email);
    return personId === null ? { ok: false, reason: 'taken' } : { ok: true, personId, email };
  });
}

async function hasPassword({ passwordHash: hash }: SignUpRow, password: string): Promise<boolean> {
  return hasPasswordLength(password) && verifyPassword({ hash, password });
}

/** Null: someone else has created an account with this address in the meantime. */
async function insertConfirmedPerson(db: Connection, { email, name, passwordHash }: SignUpRow): Promise<string | null> {
  const id = newId('usr');
  const person = { id, email, name, platformId: null, role: 'member', emailVerified: true } as const;
  if (!(await insertPerson(db, person))) return null;
  await upsertPassword(db, { id: newId('row'), personId: id, hash: passwordHash });
  return id;
}
