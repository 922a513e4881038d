// Emails to the author of a review: a reply, a removal, a restoration. Names, reasons and replies are untrusted text.
import { toOneLine, truncateCharacters } from '../core/text.ts';
import type { QueuedEmail } from '../mail/outbox.ts';
import { type EmailSender, writeEmail } from '../mail/templates.ts';
import { BLOCKED_DAYS } from './write-queries.ts';

interface ReviewedListing {
  readonly listingId: string;
  readonly listingName: string;
}

/** Enough to see what it is about; the page has all of it. */
const QUOTED_CHARACTERS = 500;

export function replyEmail(
  sender: EmailSender,
  to: string,
  { listingId, listingName, reply }: ReviewedListing & { readonly reply: string },
): QueuedEmail {
  const name = toOneLine(listingName);
  const quoted = truncateCharacters(toOneLine(reply), QUOTED_CHARACTERS);
  return writeEmail({ sender, to, kind: 'review' }, `A reply to your review of ${name}`, [
    `The team of ${name} has replied to your review at ${sender.displayName}:`,
    quoted === toOneLine(reply) ? quoted : `${quoted} …`,
    `${sender.baseUrl}/listings/${listingId}/reviews`,
    `Turn off emails about replies here:\n${sender.baseUrl}/account/reviews`,
  ]);
}

export function removalEmail(
  sender: EmailSender,
  to: string,
  { listingName, reason }: ReviewedListing & { readonly reason: string },
): QueuedEmail {
  const name = toOneLine(listingName);
  return writeEmail({ sender, to, kind: 'review' }, `Your review of ${name} was removed`, [
    `Staff at ${sender.displayName} removed your review of ${name}.`,
    `Reason: ${toOneLine(reason)}`,
    `Only you and staff can still see it. You can write another review of ${name} in ${BLOCKED_DAYS} days.`,
    `${sender.baseUrl}/account/reviews`,
  ]);
}

export function restorationEmail(sender: EmailSender, to: string, { listingName }: ReviewedListing): QueuedEmail {
  const name = toOneLine(listingName);
  return writeEmail({ sender, to, kind: 'review' }, `Your review of ${name} is shown again`, [
    `Staff at ${sender.displayName} restored your review of ${name}. Everyone can see it again.`,
    `${sender.baseUrl}/account/reviews`,
  ]);
}
