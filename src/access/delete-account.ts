// The end of an account: in one transaction the person goes, and what they did stays without a name (P45).
import type { Connection } from '../db/database.ts';
import { deleteEmailsTo } from '../mail/outbox-queries.ts';
import { accountDeletedEmail } from '../mail/templates.ts';
import type { AccountContext } from './account-context.ts';
import { deletePerson, lockPerson } from './account-queries.ts';
import { DELETED_ACCOUNT, recordAuditEvent } from './audit.ts';
import type { DeletedAccounts } from './deleted-accounts.ts';
import { selectOwnedListings } from './personal-data-queries.ts';
import { lockStaff } from './suspend-queries.ts';

export interface AccountDeletionDependencies {
  readonly desk: AccountContext;
  readonly departures: DeletedAccounts;
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

export type AccountDeletionResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'gone' | 'owns_listings' | 'only_staff' };

export async function deleteAccount(
  closing: AccountDeletionDependencies,
  personId: string,
): Promise<AccountDeletionResult> {
  const { desk } = closing;
  const ended = await desk.db.transaction().execute((transaction) => close(closing, transaction, personId));
  desk.outbox?.wake();
  return ended;
}

async function close(
  { desk, departures, forgetVotes }: AccountDeletionDependencies,
  db: Connection,
  personId: string,
): Promise<AccountDeletionResult> {
  // Before the person's row, as everywhere: two of the staff who go at once stand in line.
  const staff = await lockStaff(db);
  const person = await lockPerson(db, personId);
  if (!person) return { ok: false, reason: 'gone' };
  if ((await selectOwnedListings(db, personId)).length > 0) return { ok: false, reason: 'owns_listings' };
  if (person.role === 'staff' && staff <= 1) return { ok: false, reason: 'only_staff' };
  const { email, email_verified: emailVerified, platform_id: platformId } = person;
  const until = await forgetVotes(
    db,
    personId,
    desk.voterIdentities.hashesOf({ email, emailVerified, platformId }),
  );
  const mailbox = desk.voterIdentities.mailboxOf({ email, emailVerified });
  if (until) await departures.block(db, { email, mailbox, platformId }, until);
  await deleteEmailsTo(db, person.email);
  await deletePerson(db, personId, person.email);
  await desk.outbox?.enqueue(db, accountDeletedEmail(desk.config, person.email));
  await recordAuditEvent(db, { action: 'account.deleted', ...DELETED_ACCOUNT });
  return { ok: true };
}
