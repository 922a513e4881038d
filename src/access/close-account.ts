// The end of an account: in one transaction the person goes, and what they did stays without a name (P45).
import type { Connection } from '../db/database.ts';
import { deletePerson, lockPerson } from './account-queries.ts';
import { GONE, recordAct } from './audit.ts';
import type { Departures } from './departed.ts';
import type { Desk } from './desk.ts';
import { farewellLetter } from './letters.ts';
import { deleteLettersTo } from './outbox-queries.ts';
import { ownedListings } from './own-queries.ts';
import { lockStaff } from './suspend-queries.ts';

export interface Closing {
  readonly desk: Desk;
  readonly departures: Departures;
  /**
   * Takes the name off the votes, and keeps their open windows closed for these identities; returns when the last of those
   * windows ends, or null.
   */
  readonly forgetVotes: (
    db: Connection,
    personId: string,
    identities: readonly string[],
  ) => Promise<Date | null>;
}

export type AccountEnd =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'gone' | 'owns_listings' | 'only_staff' };

export async function closeAccount(closing: Closing, personId: string): Promise<AccountEnd> {
  const { desk } = closing;
  const ended = await desk.db.transaction().execute((transaction) => close(closing, transaction, personId));
  desk.outbox?.wake();
  return ended;
}

async function close(
  { desk, departures, forgetVotes }: Closing,
  db: Connection,
  personId: string,
): Promise<AccountEnd> {
  // Before the person's row, as everywhere: two of the staff who go at once stand in line.
  const staff = await lockStaff(db);
  const person = await lockPerson(db, personId);
  if (!person) return { ok: false, reason: 'gone' };
  if ((await ownedListings(db, personId)).length > 0) return { ok: false, reason: 'owns_listings' };
  if (person.role === 'staff' && staff <= 1) return { ok: false, reason: 'only_staff' };
  const { email, email_verified: emailVerified, platform_id: platformId } = person;
  const until = await forgetVotes(db, personId, desk.identities.of({ email, emailVerified, platformId }));
  const mailbox = desk.identities.mailboxOf({ email, emailVerified });
  if (until) await departures.remember(db, { email, mailbox, platformId }, until);
  await deleteLettersTo(db, person.email);
  await deletePerson(db, personId, person.email);
  await desk.outbox?.post(db, farewellLetter(desk.sender, person.email));
  await recordAct(db, { act: 'account.deleted', ...GONE });
  return { ok: true };
}
