// A person's e-mail address: confirmed by a link, changed by a link to the new one, and told to the old one (P42).
import type { Connection } from '../db/database.ts';
import { lockPerson, updateEmail } from './account-queries.ts';
import type { Desk, MailTrouble } from './desk.ts';
import {
  addressChangedLetter,
  addressTakenLetter,
  changeAskedLetter,
  changeLetter,
  confirmationLetter,
} from './letters.ts';
import { deleteLinksOf } from './link-queries.ts';
import { type LinkRow, makeLink, readLink, spendLink } from './links.ts';
import { type Person, readEmail } from './people.ts';
import { selectPerson } from './queries.ts';
import { carryOpenWindows } from './voter-identities.ts';

type Whose = Pick<Person, 'id' | 'email' | 'emailVerified'>;

export type Asked =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: MailTrouble | 'already' | 'invalid' | 'same' };

/** Sends the link that confirms the address an account has now; `next`: a path of the site to go on to. */
export async function askConfirmation(desk: Desk, person: Whose, next: string | null = null): Promise<Asked> {
  const { outbox } = desk;
  if (!outbox) return { ok: false, reason: 'no_mail' };
  if (person.emailVerified) return { ok: false, reason: 'already' };
  const posted = await desk.db.transaction().execute(async (transaction) => {
    const token = await makeLink(transaction, {
      personId: person.id,
      purpose: 'confirm',
      email: person.email,
    });
    return outbox.post(transaction, confirmationLetter(desk.sender, person.email, { token, next }));
  });
  outbox.wake();
  return posted ? { ok: true } : { ok: false, reason: 'mail_full' };
}

export type ChangeAsked = Asked | { readonly ok: true; readonly done: true } | AddressTaken;
interface AddressTaken {
  readonly ok: false;
  readonly reason: 'taken';
}

/**
 * Sends the link to the new address and word of it to the old one. Without a mail server nothing can be confirmed: the
 * address then changes at once and is not confirmed (`done`).
 */
export async function askChange(desk: Desk, person: Whose, given: string): Promise<ChangeAsked> {
  const email = readEmail(given);
  if (email === null) return { ok: false, reason: 'invalid' };
  if (email === person.email) return { ok: false, reason: 'same' };
  if (!desk.outbox) return changeAtOnce(desk, person, email);
  const posted = await desk.db
    .transaction()
    .execute((transaction) => postChange(desk, transaction, person, email));
  desk.outbox.wake();
  return posted ? { ok: true } : { ok: false, reason: 'mail_full' };
}

/** The page says the same whether the new address is somebody's or nobody's. */
async function postChange({ outbox, sender }: Desk, db: Connection, person: Whose, email: string) {
  if (!outbox || !(await lockPerson(db, person.id))) return false;
  await deleteLinksOf(db, person.id, ['change']);
  const taken = (await selectPerson(db, 'email', email)) !== undefined;
  const letter = taken
    ? addressTakenLetter(sender, email)
    : changeLetter(sender, email, await makeLink(db, { personId: person.id, purpose: 'change', email }));
  return (await outbox.post(db, letter)) && outbox.post(db, changeAskedLetter(sender, person.email, email));
}

async function changeAtOnce({ db }: Desk, person: Whose, email: string): Promise<ChangeAsked> {
  const taken = await unlessTaken(() => updateEmail(db, person.id, email, false));
  return taken ? { ok: false, reason: 'taken' } : { ok: true, done: true };
}

export type Following =
  | { readonly ok: true; readonly email: string; readonly changed: boolean }
  | { readonly ok: false; readonly reason: 'unknown_link' | 'taken' };

/** What the link would do, for the page that asks; null when it does nothing any more. */
export function readAddressLink(desk: Pick<Desk, 'db'>, token: string): Promise<LinkRow | null> {
  return readLink(desk.db, token, ['confirm', 'change']);
}

/** Uses the link. Nobody is signed in by it: it proves an address, and mail is read by many. */
export async function followAddressLink(desk: Desk, token: string): Promise<Following> {
  let following: Following = { ok: false, reason: 'taken' };
  const taken = await unlessTaken(async () => {
    following = await desk.db.transaction().execute((transaction) => follow(desk, transaction, token));
  });
  desk.outbox?.wake();
  return taken ? { ok: false, reason: 'taken' } : following;
}

async function follow(desk: Desk, db: Connection, token: string): Promise<Following> {
  const { outbox, sender, identities } = desk;
  // The person before the link, everywhere: two links at once would wait for each other.
  const found = await readLink(db, token, ['confirm', 'change']);
  const person = found && (await lockPerson(db, found.personId));
  const link = person && (await spendLink(db, token, ['confirm', 'change']));
  const email = link?.email;
  if (!person || !link || !email) return { ok: false, reason: 'unknown_link' };
  const changed = link.purpose === 'change';
  // A link to an address the account has left proves nothing of the one it has now.
  if (!changed && person.email !== email) return { ok: false, reason: 'unknown_link' };
  await updateEmail(db, person.id, email, true);
  await carryOpenWindows(db, identities, person.id);
  if (changed) {
    await deleteLinksOf(db, person.id, ['confirm', 'change', 'reset']);
    await outbox?.post(db, addressChangedLetter(sender, person.email, email));
  }
  return { ok: true, email, changed };
}

const UNIQUE_VIOLATION = '23505';

/** Whether somebody else has the address: only the database can say so, whoever signs up at the same instant. */
async function unlessTaken(change: () => Promise<void>): Promise<boolean> {
  try {
    await change();
    return false;
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return true;
    throw error;
  }
}
