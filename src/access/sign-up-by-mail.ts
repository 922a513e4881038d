// Signing up where mail is sent (decision P115). Whoever signs up is told to check their mail, whether the address has an account or
// not; only the mail says which. The account is made, confirmed, by the button behind the link.
import { hashPassword } from 'better-auth/crypto';
import { newId, randomLetters } from '../core/ids.ts';
import { hashSecret } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { type WeakPassword, weaknessOf } from './common-passwords.ts';
import type { Departures } from './departed.ts';
import type { Desk } from './desk.ts';
import { accountExistsLetter, comeBackLaterLetter, signUpLetter } from './letters.ts';
import type { OutgoingLetter } from './outbox.ts';
import { hasPasswordLength, isPersonName, readEmail } from './people.ts';
import { insertPassword, insertPerson, selectPerson } from './queries.ts';
import {
  deleteExpiredSignUps,
  deleteSignUpsOf,
  insertSignUp,
  type SignUpRow,
  selectSignUp,
  selectSignUpOfBrowser,
} from './sign-up-queries.ts';
import { spend } from './spend.ts';

const SECRET_LETTERS = 40;
const LIFE_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;
/** Enough for whoever did not find the first mail, too few to annoy somebody with. */
const MAILS_FROM_NETWORK = 3;
const MAILS_TO_ADDRESS = 10;

export interface SignUpParts {
  readonly desk: Desk;
  readonly departures: Departures;
  /** A keyed hash of an address, for limits. */
  readonly accountOf: (email: string) => string;
}

export interface WantedAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly network: string;
  /** A path of this site that the link leads on to. */
  readonly next: string;
}

export type SignUpAsked =
  /** `secret`: for a cookie of this browser, which is signed in once the address is confirmed in it. */
  | { readonly ok: true; readonly secret: string }
  | {
      readonly ok: false;
      readonly reason: 'email_invalid' | 'name_invalid' | 'password_length' | WeakPassword | 'mail_full';
    };

/** The same statements and the same hashing whoever has the address: neither the answer nor its time tells. */
export async function askSignUp(parts: SignUpParts, wanted: WantedAccount): Promise<SignUpAsked> {
  const { db, sender } = parts.desk;
  const email = readEmail(wanted.email);
  if (email === null) return { ok: false, reason: 'email_invalid' };
  if (!isPersonName(wanted.name)) return { ok: false, reason: 'name_invalid' };
  if (!hasPasswordLength(wanted.password)) return { ok: false, reason: 'password_length' };
  const weakness = await weaknessOf(wanted.password, { ...wanted, email, serviceName: sender.serviceName });
  if (weakness) return { ok: false, reason: weakness };
  const passwordHash = await hashPassword(wanted.password);
  const [token, secret] = [randomLetters(SECRET_LETTERS), randomLetters(SECRET_LETTERS)];
  const mails = await maySendMail(parts, email, wanted.network);
  const posted = await db.transaction().execute(async (transaction) => {
    await insertSignUp(transaction, {
      ...{ email, name: wanted.name.trim(), passwordHash, lifeSeconds: LIFE_SECONDS },
      ...{ tokenHash: hashSecret(token), browserHash: hashSecret(secret) },
    });
    const letter = await letterTo(parts, transaction, email, { token, next: wanted.next });
    return !mails || parts.desk.outbox?.post(transaction, letter);
  });
  parts.desk.outbox?.wake();
  return posted ? { ok: true, secret } : { ok: false, reason: 'mail_full' };
}

/** Over the limit no further mail is sent: those of the last hour still work, in any browser that signed up with this address. */
async function maySendMail({ desk: { db }, accountOf }: SignUpParts, email: string, network: string) {
  const key = `sign-up-mail:${accountOf(email)}`;
  const from = { key: `${key}:from:${network}`, limit: MAILS_FROM_NETWORK, windowSeconds: HOUR_SECONDS };
  if (!(await spend(db, from)).ok) return false;
  const overall = { key: `${key}:overall`, limit: MAILS_TO_ADDRESS, windowSeconds: HOUR_SECONDS };
  return (await spend(db, overall)).ok;
}

async function letterTo(
  { desk: { sender }, departures }: SignUpParts,
  db: Connection,
  email: string,
  link: { readonly token: string; readonly next: string },
): Promise<OutgoingLetter> {
  const [person, until] = [await selectPerson(db, 'email', email), await departures.untilOf(db, { email })];
  if (person) return accountExistsLetter(sender, email);
  return until ? comeBackLaterLetter(sender, email, until) : signUpLetter(sender, email, link);
}

/** The address a link would make an account for; null if it was used, has expired or was never made. */
export async function readSignUp(db: Connection, token: string): Promise<string | null> {
  return isSecret(token) ? ((await selectSignUp(db, hashSecret(token)))?.email ?? null) : null;
}

export type SignUpConfirmed =
  /** `sameBrowser`: the one that signed up, which may be signed in. */
  | { readonly ok: true; readonly personId: string; readonly email: string; readonly sameBrowser: boolean }
  | { readonly ok: false; readonly reason: 'unknown_link' | 'taken' };

/**
 * Makes the account. The link proves the address, the secret names the sign-up: a browser that signed up gets the account with its
 * own name and password even if the mail was sent for somebody else's attempt.
 */
export async function confirmSignUp(
  { db }: Pick<Desk, 'db'>,
  token: string,
  secret: string,
): Promise<SignUpConfirmed> {
  if (!isSecret(token)) return { ok: false, reason: 'unknown_link' };
  return db.transaction().execute(async (transaction): Promise<SignUpConfirmed> => {
    const linked = await selectSignUp(transaction, hashSecret(token));
    if (!linked) return { ok: false, reason: 'unknown_link' };
    const { email } = linked;
    const own = isSecret(secret)
      ? await selectSignUpOfBrowser(transaction, hashSecret(secret), email)
      : undefined;
    const personId = await makePerson(transaction, own ?? linked);
    await deleteSignUpsOf(transaction, email);
    if (personId === null) return { ok: false, reason: 'taken' };
    return { ok: true, personId, email, sameBrowser: own !== undefined };
  });
}

/** Null: somebody else made an account with this address meanwhile. */
async function makePerson(db: Connection, { email, name, passwordHash }: SignUpRow): Promise<string | null> {
  const id = newId('usr');
  const person = { id, email, name, platformId: null, role: 'member', emailVerified: true } as const;
  if (!(await insertPerson(db, person))) return null;
  await insertPassword(db, { id: newId('row'), personId: id, hash: passwordHash });
  return id;
}

/** Housekeeping. */
export function forgetOldSignUps(db: Connection): Promise<number> {
  return deleteExpiredSignUps(db);
}

function isSecret(text: string): boolean {
  return /^[0-9a-z]{40}$/.test(text);
}
