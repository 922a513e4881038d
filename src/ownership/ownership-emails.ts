// Emails about claims, to people who are not, or no longer, the listing's owner or a manager: those get notices.
import type { Person } from '../access/person.ts';
import type { Connection } from '../db/database.ts';
import { addressedTo } from '../mail/email-translations.ts';
import { claimEndedEmail, listingLostEmail } from '../mail/listing-emails.ts';
import type { QueuedEmail } from '../mail/outbox.ts';
import type { OwnershipClaim } from './claim-queries.ts';
import type { OwnershipDependencies } from './ownership-dependencies.ts';

type MailDependencies = Pick<OwnershipDependencies, 'outbox' | 'site'>;

export type ClaimEnd = 'transferred' | 'dismissed' | 'lapsed';

export async function notifyClaimant(
  { outbox, site }: MailDependencies,
  db: Connection,
  { claimantId, claimantEmail, listingId, listingName }: OwnershipClaim,
  end: ClaimEnd,
): Promise<void> {
  const head = await addressedTo(db, site, { id: claimantId, email: claimantEmail });
  await enqueue(outbox, db, claimEndedEmail(head, { listingId, name: listingName, end }));
}

export async function notifyFormerOwner(
  { outbox, site }: MailDependencies,
  db: Connection,
  { owner, claim }: { readonly owner: Pick<Person, 'id' | 'email'>; readonly claim: OwnershipClaim },
): Promise<void> {
  await enqueue(outbox, db, listingLostEmail(await addressedTo(db, site, owner), claim.listingName));
}

async function enqueue(outbox: MailDependencies['outbox'], db: Connection, email: QueuedEmail): Promise<void> {
  await outbox?.enqueue(db, email);
}
