// Passwords: changed by whoever knows the old one, replaced by whoever reads the mail or is handed a link (P43).
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { now } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { Connection, Db } from '../db/database.ts';
import {
  deleteBegunConnections,
  deleteConnections,
  deleteSessionsBut,
  lockPerson,
  selectPasswordHash,
  updateEmail,
  upsertPassword,
} from './account-queries.ts';
import { type WeakPassword, weaknessOf } from './common-passwords.ts';
import type { Desk, MailTrouble } from './desk.ts';
import { passwordChangedLetter, resetLetter } from './letters.ts';
import { deleteLinksOf, TAKING_OVER } from './link-queries.ts';
import { makeLink, readLink, spendLink } from './links.ts';
import { findPerson, findPersonByEmail, hasPasswordLength, PASSWORD_MOST, type Person } from './people.ts';
import { carryOpenWindows } from './voter-identities.ts';

export type PasswordRefusal = 'password_length' | WeakPassword | 'unknown_link' | 'gone';
export type PasswordSaving =
  | { readonly ok: true; readonly person: Pick<Person, 'id' | 'email'> }
  | { readonly ok: false; readonly reason: PasswordRefusal };

/** Sends the link that sets a new password, if anybody has the address; what is answered does not tell. */
export async function sendResetLink(desk: Desk, email: string): Promise<MailTrouble | null> {
  const { db, outbox, sender } = desk;
  if (!outbox) return 'no_mail';
  const person = await findPersonByEmail(db, email);
  if (!person) return null;
  const posted = await db.transaction().execute(async (transaction) => {
    const link = { personId: person.id, purpose: 'reset', email: person.email } as const;
    return outbox.post(transaction, resetLetter(sender, person.email, await makeLink(transaction, link)));
  });
  outbox.wake();
  return posted ? null : 'mail_full';
}

export async function isResetLink(db: Connection, token: string): Promise<boolean> {
  return (await readLink(db, token, ['reset'])) !== null;
}

/** Uses the link up, sets the password and ends every session. Of any number of resets at once, one is done. */
export async function resetPassword(desk: Desk, token: string, password: string): Promise<PasswordSaving> {
  // First asked, then hashed, then used: hashing costs a tenth of a second, which a made-up token must not.
  const offered = await readLink(desk.db, token, ['reset']);
  if (!offered) return { ok: false, reason: 'unknown_link' };
  const reason = await complaintAbout(desk, offered.personId, password);
  if (reason) return { ok: false, reason };
  const hash = await hashPassword(password);
  const done = await desk.db.transaction().execute(async (transaction) => {
    const found = await readLink(transaction, token, ['reset']);
    // The person before the link, everywhere: two links at once would wait for each other.
    const person = found && (await lockPerson(transaction, found.personId));
    const link = person && (await spendLink(transaction, token, ['reset']));
    if (!link || (link.email !== null && link.email !== person.email)) return null;
    if (link.email !== null && !person.email_verified) {
      // Whoever connected Discord to an account whose address was never theirs must not stay in.
      await deleteConnections(transaction, person.id);
      await updateEmail(transaction, person.id, person.email, true);
      await carryOpenWindows(transaction, desk.identities, person.id);
    }
    await setPassword(desk, transaction, {
      personId: person.id,
      email: person.email,
      hash,
      keptSession: null,
    });
    return person;
  });
  desk.outbox?.wake();
  return done ? { ok: true, person: done } : { ok: false, reason: 'unknown_link' };
}

/** The caller has seen a proof (below). The session it is done in stays, all others end. */
export async function changePassword(
  desk: Desk,
  given: { readonly personId: string; readonly password: string; readonly keptSession: string },
): Promise<PasswordSaving> {
  const reason = await complaintAbout(desk, given.personId, given.password);
  if (reason) return { ok: false, reason };
  const hash = await hashPassword(given.password);
  const done = await desk.db.transaction().execute(async (transaction) => {
    const person = await lockPerson(transaction, given.personId);
    if (!person) return null;
    const { keptSession } = given;
    await setPassword(desk, transaction, { personId: person.id, email: person.email, hash, keptSession });
    return person;
  });
  desk.outbox?.wake();
  return done ? { ok: true, person: done } : { ok: false, reason: 'gone' };
}

/** Links that somebody else may have asked for, and what was begun at Discord, end with the sessions. */
async function setPassword(
  { outbox, sender }: Desk,
  db: Connection,
  change: { personId: string; email: string; hash: string; keptSession: string | null },
): Promise<void> {
  await upsertPassword(db, { id: newId('row'), personId: change.personId, hash: change.hash });
  await deleteSessionsBut(db, change.personId, change.keptSession);
  await deleteLinksOf(db, change.personId, TAKING_OVER);
  await deleteBegunConnections(db, change.personId);
  await outbox?.post(db, passwordChangedLetter(sender, change.email));
}

/** Null: the password can be used for this account. */
async function complaintAbout(
  { db, sender }: Desk,
  personId: string,
  password: string,
): Promise<PasswordRefusal | null> {
  if (!hasPasswordLength(password)) return 'password_length';
  const person = await findPerson(db, personId);
  return person ? weaknessOf(password, { ...person, serviceName: sender.serviceName }) : 'gone';
}

/** Without a password, having signed in is proof for so long. */
export const FRESH_MINUTES = 10;

export type Proof = 'proven' | 'wrong_password' | 'stale';

/** That it is still them: asked before an address or a password changes, and before an account ends. */
export async function proveIdentity(
  db: Db,
  given: { readonly personId: string; readonly password: string; readonly signedInAt: Date },
): Promise<Proof> {
  const hash = await selectPasswordHash(db, given.personId);
  if (hash === null)
    return now().getTime() - given.signedInAt.getTime() < FRESH_MINUTES * 60_000 ? 'proven' : 'stale';
  if (given.password.length > PASSWORD_MOST) return 'wrong_password';
  return (await verifyPassword({ hash, password: given.password })) ? 'proven' : 'wrong_password';
}
