// A person's email address: confirmed through a link, and changed through a link to the new address with a notice to
// the old one (decision P42).

import type { Connection } from '../db/database.ts';
import { isUniqueViolation } from '../db/database-errors.ts';
import { parseEmail } from '../mail/email-address.ts';
import { addressedTo } from '../mail/email-translations.ts';
import type { QueuedEmail } from '../mail/outbox.ts';
import {
  addressChangedEmail,
  addressChangeRequestedEmail,
  addressTakenEmail,
  confirmAddressEmail,
  confirmNewAddressEmail,
} from '../mail/templates.ts';
import type { AccountContext, MailUnavailable } from './account-context.ts';
import { updateEmail } from './account-queries.ts';
import { isRefusedAddress } from './disposable-addresses.ts';
import { deleteLinksOf } from './one-time-link-queries.ts';
import { consumeLink, createLink, findLink } from './one-time-links.ts';
import type { Person } from './person.ts';
import { lockPerson, selectPerson } from './queries.ts';
import { extendOpenWindows } from './voter-identities.ts';

type Whose = Pick<Person, 'id' | 'email' | 'emailVerified'>;

export type AddressEmailResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: MailUnavailable | 'already' | 'invalid' | 'same' | 'disposable' };

/** Sends the link that confirms the account's current address. `next`: the path of this site to continue to. */
export async function sendConfirmationEmail(
  context: AccountContext,
  person: Whose,
  next: string | null = null,
): Promise<AddressEmailResult> {
  const { outbox } = context;
  if (!outbox) return { ok: false, reason: 'no_mail' };
  if (person.emailVerified) return { ok: false, reason: 'already' };
  const posted = await context.db.transaction().execute(async (transaction) => {
    const token = await createLink(transaction, {
      personId: person.id,
      purpose: 'confirm',
      email: person.email,
    });
    const head = await addressedTo(transaction, context.site, person);
    return outbox.enqueue(transaction, confirmAddressEmail(head, { token, next }));
  });
  outbox.wake();
  return posted ? { ok: true } : { ok: false, reason: 'mail_full' };
}

export type AddressChangeResult = AddressEmailResult | { readonly ok: true; readonly done: true } | AddressTaken;
interface AddressTaken {
  readonly ok: false;
  readonly reason: 'taken';
}

/**
 * Sends the link to the new address and a notice to the old one. Without a mail server, the address changes at once and
 * is not confirmed (`done`).
 */
export async function requestAddressChange(
  context: AccountContext,
  person: Whose,
  given: string,
): Promise<AddressChangeResult> {
  const email = parseEmail(given);
  if (email === null) return { ok: false, reason: 'invalid' };
  if (email === person.email) return { ok: false, reason: 'same' };
  if (await isRefusedAddress(context.site, email)) return { ok: false, reason: 'disposable' };
  const { outbox, db } = context;
  if (!outbox) return changeAtOnce(context, person, email);
  try {
    await db.transaction().execute(async (transaction) => {
      for (const message of await changeEmails(context, transaction, person, email))
        if (!(await outbox.enqueue(transaction, message))) throw new OutboxFullError();
    });
  } catch (error) {
    if (error instanceof OutboxFullError) return { ok: false, reason: 'mail_full' };
    throw error;
  }
  outbox.wake();
  return { ok: true };
}

/** Rolls the request back: the link must not be sent without the notice to the old address. */
class OutboxFullError extends Error {}

/** There are two emails whether or not the new address is taken; none if the account was deleted meanwhile. */
async function changeEmails(
  { site }: AccountContext,
  db: Connection,
  person: Whose,
  email: string,
): Promise<readonly QueuedEmail[]> {
  if (!(await lockPerson(db, person.id))) return [];
  await deleteLinksOf(db, person.id, ['change']);
  const taken = (await selectPerson(db, 'email', email)) !== null;
  const head = await addressedTo(db, site, person);
  const toNew = { ...head, to: email };
  const message = taken
    ? addressTakenEmail(toNew)
    : confirmNewAddressEmail(toNew, await createLink(db, { personId: person.id, purpose: 'change', email }));
  return [message, addressChangeRequestedEmail(head, email)];
}

async function changeAtOnce({ db }: AccountContext, person: Whose, email: string): Promise<AddressChangeResult> {
  const taken = await unlessTaken(() => updateEmail(db, person.id, email, false));
  return taken ? { ok: false, reason: 'taken' } : { ok: true, done: true };
}

export type AddressLinkResult =
  | { readonly ok: true; readonly email: string; readonly changed: boolean }
  | { readonly ok: false; readonly reason: 'unknown_link' | 'taken' };

/** What the link would do, for its confirmation page; null if it no longer works. */
export async function findAddressLink(
  { db }: Pick<AccountContext, 'db'>,
  token: string,
): Promise<{ readonly email: string; readonly changes: boolean } | null> {
  const link = await findLink(db, token, ['confirm', 'change']);
  return link?.email ? { email: link.email, changes: link.purpose === 'change' } : null;
}

/** Uses the link. It does not sign anyone in, because others may read the mail too. */
export async function followAddressLink(context: AccountContext, token: string): Promise<AddressLinkResult> {
  let following: AddressLinkResult = { ok: false, reason: 'taken' };
  const taken = await unlessTaken(async () => {
    following = await context.db.transaction().execute((transaction) => follow(context, transaction, token));
  });
  context.outbox?.wake();
  return taken ? { ok: false, reason: 'taken' } : following;
}

async function follow(context: AccountContext, db: Connection, token: string): Promise<AddressLinkResult> {
  const { outbox, site, voterIdentities } = context;
  // The person is locked before the link, as everywhere: otherwise two links used at once would deadlock.
  const found = await findLink(db, token, ['confirm', 'change']);
  const person = found && (await lockPerson(db, found.personId));
  const link = person && (await consumeLink(db, token, ['confirm', 'change']));
  const email = link?.email;
  if (!person || !link || !email) return { ok: false, reason: 'unknown_link' };
  const changed = link.purpose === 'change';
  // A link to a former address proves nothing about the current one.
  if (!changed && person.email !== email) return { ok: false, reason: 'unknown_link' };
  await updateEmail(db, person.id, email, true);
  await extendOpenWindows(db, voterIdentities, person.id);
  if (changed) {
    await deleteLinksOf(db, person.id, ['confirm', 'change', 'reset']);
    await outbox?.enqueue(db, addressChangedEmail(await addressedTo(db, site, person), email));
  }
  return { ok: true, email, changed };
}

/**
 * Whether someone else has the address. Only the unique index knows, because someone may sign up at the same instant.
 */
async function unlessTaken(change: () => Promise<void>): Promise<boolean> {
  try {
    await change();
    return false;
  } catch (error) {
    if (isUniqueViolation(error)) return true;
    throw error;
  }
}
