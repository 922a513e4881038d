// Emails to the author of a review: a reply, a removal, a restoration. Names, reasons and replies are untrusted text.
import { toOneLine, truncateCharacters } from '../core/text.ts';
import type { QueuedEmail } from '../mail/outbox.ts';
import { type Addressed, words, writeEmail } from '../mail/templates.ts';
import { BLOCKED_DAYS } from './write-queries.ts';

interface ReviewedListing {
  readonly listingId: string;
  readonly listingName: string;
}

/** Enough to see what it is about; the page has all of it. */
const QUOTED_CHARACTERS = 500;

export function replyEmail(
  head: Addressed,
  { listingId, listingName, reply }: ReviewedListing & { readonly reply: string },
): QueuedEmail {
  const { t, site, url } = words(head);
  const listing = toOneLine(listingName);
  const quoted = truncateCharacters(toOneLine(reply), QUOTED_CHARACTERS);
  return writeEmail({ ...head, kind: 'review' }, t('listingEmails.replySubject', { listing }), [
    t('listingEmails.reply', { listing, site }),
    quoted === toOneLine(reply) ? quoted : `${quoted} …`,
    url(`/listings/${listingId}/reviews`),
    t('listingEmails.replyEnd', { url: url('/account/reviews') }),
  ]);
}

export function removalEmail(
  head: Addressed,
  { listingName, reason }: ReviewedListing & { readonly reason: string },
): QueuedEmail {
  const { t, site, url } = words(head);
  const listing = toOneLine(listingName);
  return writeEmail({ ...head, kind: 'review' }, t('listingEmails.reviewRemovedSubject', { listing }), [
    t('listingEmails.reviewRemoved', { listing, site }),
    t('listingEmails.reason', { reason: toOneLine(reason) }),
    t('listingEmails.reviewRemovedEnd', { listing, days: BLOCKED_DAYS }),
    url('/account/reviews'),
  ]);
}

export function restorationEmail(head: Addressed, { listingName }: ReviewedListing): QueuedEmail {
  const { t, site, url } = words(head);
  const listing = toOneLine(listingName);
  return writeEmail({ ...head, kind: 'review' }, t('listingEmails.reviewShownSubject', { listing }), [
    t('listingEmails.reviewShown', { listing, site }),
    url('/account/reviews'),
  ]);
}
