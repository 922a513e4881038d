// Emails about claims, to people who are not, or no longer, the listing's owner or a manager: those get notices.
import type { Connection } from '../db/database.ts';
import type { QueuedEmail } from '../mail/outbox.ts';
import { claimEndedEmail, listingLostEmail } from '../mail/templates.ts';
import type { OwnershipClaim } from './claim-queries.ts';
import type { OwnershipDependencies } from './ownership-dependencies.ts';

type MailDependencies = Pick<OwnershipDependencies, 'outbox' | 'site'>;

export type ClaimEnd = 'transferred' | 'dismissed' | 'lapsed';

export async function notifyClaimant(
  { outbox, site }: MailDependencies,
  db: Connection,
  { claimantEmail, listingId, listingName }: OwnershipClaim,
  end: ClaimEnd,
): Promise<void> {
  await enqueue(outbox, db, claimEndedEmail(site, claimantEmail, { listingId, name: listingName, end }));
}

export async function notifyFormerOwner(
  { outbox, site }: MailDependencies,
  db: Connection,
  { to, claim }: { readonly to: string; readonly claim: OwnershipClaim },
): Promise<void> {
  await enqueue(outbox, db, listingLostEmail(site, to, claim.listingName));
}

async function enqueue(outbox: MailDependencies['outbox'], db: Connection, email: QueuedEmail): Promise<void> {
  await outbox?.enqueue(db, email);
}
