// Passwords: changed by whoever knows the old one, replaced by whoever reads the mail or is handed a link (P43).
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { now } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { Connection, Db } from '../db/database.ts';
import { passwordChangedEmail, resetPasswordEmail } from '../mail/templates.ts';
import type { AccountContext, MailUnavailable } from './account-context.ts';
import {
  deleteConnectedAccounts,
  deleteOtherSessions,
  deletePendingConnections,
  lockPerson,
  selectPasswordHash,
  updateEmail,
  upsertPassword,
} from './account-queries.ts';
import { findPasswordWeakness, type WeakPassword } from './common-passwords.ts';
import { deleteLinksOf, TAKEOVER_PURPOSES } from './one-time-link-queries.ts';
import { consumeLink, createLink, findLink } from './one-time-links.ts';
import {
  findPerson,
  findPersonByEmail,
  hasPasswordLength,
  PASSWORD_MAX_CHARACTERS,
  type Person,
} from './people.ts';
import { extendOpenWindows } from './voter-identities.ts';

export type PasswordRefusal = 'password_length' | WeakPassword | 'unknown_link' | 'gone';
export type PasswordChangeResult =
  | { readonly ok: true; readonly person: Pick<Person, 'id' | 'email'> }
  | { readonly ok: false; readonly reason: PasswordRefusal };

/** Sends the link that sets a new password, if anybody has the address; what is answered does not tell. */
export async function sendResetLink(desk: AccountContext, email: string): Promise<MailUnavailable | null> {
  const { db, outbox, config } = desk;
  if (!outbox) return 'no_mail';
  const person = await findPersonByEmail(db, email);
  if (!person) return null;
  const posted = await db.transaction().execute(async (transaction) => {
    const link = { personId: person.id, purpose: 'reset', email: person.email } as const;
    return outbox.enqueue(
      transaction,
      resetPasswordEmail(config, person.email, await createLink(transaction, link)),
    );
  });
  outbox.wake();
  return posted ? null : 'mail_full';
}

export async function isValidResetLink(db: Connection, token: string): Promise<boolean> {
  return (await findLink(db, token, ['reset'])) !== null;
}

/** Uses the link up, sets the password and ends every session. Of any number of resets at once, one is done. */
export async function resetPassword(
  desk: AccountContext,
  token: string,
  password: string,
): Promise<PasswordChangeResult> {
  // First asked, then hashed, then used: hashing costs a tenth of a second, which a made-up token must not.
  const offered = await findLink(desk.db, token, ['reset']);
  if (!offered) return { ok: false, reason: 'unknown_link' };
  const reason = await complaintAbout(desk, offered.personId, password);
  if (reason) return { ok: false, reason };
  const hash = await hashPassword(password);
  const done = await desk.db.transaction().execute(async (transaction) => {
    const found = await findLink(transaction, token, ['reset']);
    // The person before the link, everywhere: two links at once would wait for each other.
    const person = found && (await lockPerson(transaction, found.personId));
    const link = person && (await consumeLink(transaction, token, ['reset']));
    if (!link || (link.email !== null && link.email !== person.email)) return null;
    if (link.email !== null && !person.email_verified) {
      // Whoever connected Discord to an account whose address was never theirs must not stay in.
      await deleteConnectedAccounts(transaction, person.id);
      await updateEmail(transaction, person.id, person.email, true);
      await extendOpenWindows(transaction, desk.voterIdentities, person.id);
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
  desk: AccountContext,
  given: { readonly personId: string; readonly password: string; readonly keptSession: string },
): Promise<PasswordChangeResult> {
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
  { outbox, config }: AccountContext,
  db: Connection,
  change: { personId: string; email: string; hash: string; keptSession: string | null },
): Promise<void> {
  await upsertPassword(db, { id: newId('row'), personId: change.personId, hash: change.hash });
  await deleteOtherSessions(db, change.personId, change.keptSession);
  await deleteLinksOf(db, change.personId, TAKEOVER_PURPOSES);
  await deletePendingConnections(db, change.personId);
  await outbox?.enqueue(db, passwordChangedEmail(config, change.email));
}

/** Null: the password can be used for this account. */
async function complaintAbout(
  { db, config }: AccountContext,
  personId: string,
  password: string,
): Promise<PasswordRefusal | null> {
  if (!hasPasswordLength(password)) return 'password_length';
  const person = await findPerson(db, personId);
  return person ? findPasswordWeakness(password, { ...person, serviceName: config.serviceName }) : 'gone';
}

/** Without a password, having signed in is proof for so long. */
export const RECENT_SIGN_IN_MINUTES = 10;

export type IdentityProof = 'proven' | 'wrong_password' | 'stale';

/** That it is still them: asked before an address or a password changes, and before an account ends. */
export async function verifyIdentity(
  db: Db,
  given: { readonly personId: string; readonly password: string; readonly signedInAt: Date },
): Promise<IdentityProof> {
  const hash = await selectPasswordHash(db, given.personId);
  if (hash === null)
    return now().getTime() - given.signedInAt.getTime() < RECENT_SIGN_IN_MINUTES * 60_000
      ? 'proven'
      : 'stale';
  if (given.password.length > PASSWORD_MAX_CHARACTERS) return 'wrong_password';
  return (await verifyPassword({ hash, password: given.password })) ? 'proven' : 'wrong_password';
}
