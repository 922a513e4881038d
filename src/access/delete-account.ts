// Deletes an account in one transaction; what the person did stays, without a name (decision P45).

import type { Connection } from '../db/database.ts';
import { addressedTo } from '../mail/email-translations.ts';
import { deleteEmailsTo } from '../mail/outbox-queries.ts';
import { accountDeletedEmail } from '../mail/templates.ts';
import type { AccountContext } from './account-context.ts';
import { deletePerson, selectProviderAccounts } from './account-queries.ts';
import { DELETED_ACCOUNT, recordAuditEvent } from './audit.ts';
import { selectOwnedListings } from './personal-data-queries.ts';
import { lockPerson } from './queries.ts';
import { lockStaff } from './suspend-queries.ts';
import { providerIdentity, scopedIdentities } from './voter-identities.ts';
import type { ScopedIdentity } from './voter-identity-queries.ts';

export type AccountDeletionResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'gone' | 'owns_listings' | 'only_staff' };

/**
 * Removes the person from their votes, but keeps these identities from voting again before the open windows end; and
 * deletes what they published. Returns when the last of those windows ends, or null.
 */
export type RemoveFromPublic = (
  db: Connection,
  personId: string,
  identities: readonly ScopedIdentity[],
) => Promise<Date | null>;

/** `removeFromPublic` is passed in because this folder knows nothing about votes and reviews. */
export async function deleteAccount(
  context: AccountContext,
  personId: string,
  removeFromPublic: RemoveFromPublic,
): Promise<AccountDeletionResult> {
  const result = await context.db
    .transaction()
    .execute((transaction) => deleteInTransaction(context, transaction, personId, removeFromPublic));
  context.outbox?.wake();
  return result;
}

async function deleteInTransaction(
  { site, deletedAccounts, outbox, voterIdentities }: AccountContext,
  db: Connection,
  personId: string,
  removeFromPublic: RemoveFromPublic,
): Promise<AccountDeletionResult> {
  // Locked before the person's row, as everywhere, so that two staff members who delete their accounts at the same time
  // run one after the other.
  const staff = await lockStaff(db);
  const person = await lockPerson(db, personId);
  if (!person) return { ok: false, reason: 'gone' };
  if ((await selectOwnedListings(db, personId)).length > 0) return { ok: false, reason: 'owns_listings' };
  if (person.role === 'staff' && staff <= 1) return { ok: false, reason: 'only_staff' };
  const { email, platformId } = person;
  const identities = await scopedIdentities(db, voterIdentities, person);
  const until = await removeFromPublic(db, personId, identities);
  const mailbox = voterIdentities.mailboxOf(person);
  const providerAccounts = (await selectProviderAccounts(db, personId)).map(providerIdentity);
  if (until) await deletedAccounts.block(db, { email, mailbox, platformId, providerAccounts }, until);
  await deleteEmailsTo(db, email);
  const head = await addressedTo(db, site, person);
  await deletePerson(db, personId, email);
  await outbox?.enqueue(db, accountDeletedEmail(head));
  await recordAuditEvent(db, { action: 'account.deleted', ...DELETED_ACCOUNT });
  return { ok: true };
}
