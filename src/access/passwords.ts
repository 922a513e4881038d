// Passwords: changed by someone who knows the old one, or reset through a link (decision P43).

import { newId } from '../core/ids.ts';
import type { Connection } from '../db/database.ts';
import { addressedTo } from '../mail/email-translations.ts';
import { passwordChangedEmail, resetPasswordEmail } from '../mail/templates.ts';
import type { AccountContext, MailUnavailable } from './account-context.ts';
import {
  deleteConnectedAccounts,
  deleteOtherSessions,
  deletePendingConnections,
  replacePasswordHash,
  selectPasswordHash,
  updateEmail,
  upsertPassword,
} from './account-queries.ts';
import { findPasswordWeakness, type WeakPassword } from './common-passwords.ts';
import { deleteIdentityCodes } from './identity-code-queries.ts';
import { endAllLinks } from './linked-identity-queries.ts';
import { deleteLinksOf, TAKEOVER_PURPOSES } from './one-time-link-queries.ts';
import { consumeLink, createLink, findLink } from './one-time-links.ts';
import { hashPassword, isOutdatedHash } from './password-hash.ts';
import { findPerson, findPersonByEmail } from './people.ts';
import { hasPasswordLength, type Person } from './person.ts';
import { lockPerson } from './queries.ts';
import { deleteAllFactors } from './second-factors.ts';
import { extendOpenWindows } from './voter-identities.ts';

export type PasswordRefusal = 'password_length' | WeakPassword | 'unknown_link' | 'gone';
export type PasswordChangeResult =
  /** `cookies`: make this browser a known device under the new password. */
  | { readonly ok: true; readonly email: string; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly reason: PasswordRefusal };

/** Mails the link that sets a new password, if the address has an account. */
export async function sendResetLink(
  { site, db, outbox }: AccountContext,
  email: string,
): Promise<MailUnavailable | null> {
  if (!outbox) return 'no_mail';
  const person = await findPersonByEmail(db, email);
  if (!person) return null;
  const queued = await db.transaction().execute(async (transaction) => {
    const link = { personId: person.id, purpose: 'reset', email: person.email } as const;
    const token = await createLink(transaction, link);
    return outbox.enqueue(transaction, resetPasswordEmail(await addressedTo(transaction, site, person), token));
  });
  outbox.wake();
  return queued ? null : 'mail_full';
}

export async function isValidResetLink(db: Connection, token: string): Promise<boolean> {
  return (await findLink(db, token, ['reset'])) !== null;
}

/** Consumes the link, sets the password and ends every session. Of several resets at once, one succeeds. */
export async function resetPassword(
  context: AccountContext,
  token: string,
  password: string,
  deviceCookie = '',
): Promise<PasswordChangeResult> {
  // The link is checked first, because hashing takes a tenth of a second that an invented token must not cost.
  const link = await findLink(context.db, token, ['reset']);
  if (!link) return { ok: false, reason: 'unknown_link' };
  const reason = await checkPassword(context, link.personId, password);
  if (reason) return { ok: false, reason };
  const hash = await hashPassword(password);
  const person = await context.db
    .transaction()
    .execute((transaction) => resetInTransaction(context, transaction, token, hash));
  context.outbox?.wake();
  if (!person) return { ok: false, reason: 'unknown_link' };
  // The owner has proven their identity, so failed attempts by strangers no longer count.
  await context.signInLimits.clear(person.email);
  return passwordChanged(context, person, deviceCookie);
}

async function resetInTransaction(
  context: AccountContext,
  db: Connection,
  token: string,
  hash: string,
): Promise<Person | null> {
  const found = await findLink(db, token, ['reset']);
  // The person is locked before the link, as everywhere: otherwise two links used at once would deadlock.
  const person = found && (await lockPerson(db, found.personId));
  const link = person && (await consumeLink(db, token, ['reset']));
  if (!link || (link.email !== null && link.email !== person.email)) return null;
  if (link.email !== null && !person.emailVerified) {
    // Someone may have connected Discord, game accounts or a second factor to an account whose address was never
    // theirs; they must lose access. Otherwise second factors stay (decision P403).
    await deleteConnectedAccounts(db, person.id);
    await deleteAllFactors(db, person.id);
    await endAllLinks(db, person.id);
    await updateEmail(db, person.id, person.email, true);
    await extendOpenWindows(db, context.voterIdentities, person.id);
  }
  await setPassword(context, db, { person, hash, keptSession: null });
  return person;
}

interface PasswordChange {
  readonly personId: string;
  readonly password: string;
  /** The session to keep; all others end. */
  readonly keptSession: string;
  readonly deviceCookie?: string;
}

/** Call it only after `verifyIdentity`. */
export async function changePassword(
  context: AccountContext,
  { personId, password, keptSession, deviceCookie = '' }: PasswordChange,
): Promise<PasswordChangeResult> {
  const reason = await checkPassword(context, personId, password);
  if (reason) return { ok: false, reason };
  const hash = await hashPassword(password);
  const person = await context.db.transaction().execute(async (transaction) => {
    const locked = await lockPerson(transaction, personId);
    if (locked) await setPassword(context, transaction, { person: locked, hash, keptSession });
    return locked;
  });
  context.outbox?.wake();
  return person ? passwordChanged(context, person, deviceCookie) : { ok: false, reason: 'gone' };
}

async function passwordChanged(
  { knownDevices }: AccountContext,
  { id, email }: Pick<Person, 'id' | 'email'>,
  deviceCookie: string,
): Promise<PasswordChangeResult> {
  const cookie = await knownDevices.remember(id, deviceCookie);
  return { ok: true, email, cookies: cookie === null ? [] : [cookie] };
}

/** Also ends other sessions, and links, codes and connections that someone else may have requested. */
async function setPassword(
  { site, outbox }: AccountContext,
  db: Connection,
  {
    person: { id, email },
    hash,
    keptSession,
  }: { readonly person: Person; readonly hash: string; readonly keptSession: string | null },
): Promise<void> {
  await upsertPassword(db, { id: newId('row'), personId: id, hash });
  await deleteOtherSessions(db, id, keptSession);
  await deleteLinksOf(db, id, TAKEOVER_PURPOSES);
  await deletePendingConnections(db, id);
  await deleteIdentityCodes(db, id);
  await outbox?.enqueue(db, passwordChangedEmail(await addressedTo(db, site, { id, email })));
}

/** Hashes the password as new ones are. Call it only with a password that was just verified. */
export async function renewPasswordHash(db: Connection, personId: string, password: string): Promise<void> {
  const from = await selectPasswordHash(db, personId);
  if (from !== null && isOutdatedHash(from))
    await replacePasswordHash(db, { personId, from, to: await hashPassword(password) });
}

/** Null: the password can be used for this account. */
async function checkPassword(
  { config, db }: AccountContext,
  personId: string,
  password: string,
): Promise<PasswordRefusal | null> {
  if (!hasPasswordLength(password)) return 'password_length';
  const person = await findPerson(db, personId);
  return person ? findPasswordWeakness(password, { ...person, serviceName: config.serviceName }) : 'gone';
}
