// Emails about who manages or owns a listing. Names are untrusted text.
import { toOneLine } from '../core/text.ts';
import type { QueuedEmail } from './outbox.ts';
import { type Addressed, words, writeEmail } from './templates.ts';

export interface InvitationDetails {
  readonly role: 'manager' | 'owner';
  readonly listingName: string;
  readonly inviterName: string;
}

export function invitationEmail(
  head: Addressed,
  url: string,
  { role, listingName, inviterName }: InvitationDetails,
): QueuedEmail {
  const { t, site } = words(head);
  const names = { person: toOneLine(inviterName), listing: toOneLine(listingName) };
  const isOffer = role === 'owner';
  const paragraphs = [
    isOffer ? t('listingEmails.offer', names) : t('listingEmails.invite', names),
    t('listingEmails.inviteHow'),
    url,
    t('listingEmails.inviteEnd'),
  ];
  return {
    kind: 'listing',
    to: head.to,
    subject: isOffer ? t('listingEmails.offerSubject', { site }) : t('listingEmails.inviteSubject', { site }),
    text: `${paragraphs.join('\n\n')}\n`,
  };
}

/** To the former owner, who gets no notices any more. */
export function listingLostEmail(head: Addressed, name: string): QueuedEmail {
  const { t, site } = words(head);
  const listing = toOneLine(name);
  return writeEmail({ ...head, kind: 'ownership' }, t('listingEmails.lostSubject', { listing }), [
    t('listingEmails.lost', { listing, site }),
    t('listingEmails.lostRemoved'),
    t('listingEmails.lostEnd'),
  ]);
}

interface EndedClaim {
  readonly listingId: string;
  readonly name: string;
  readonly end: 'transferred' | 'dismissed' | 'lapsed';
}

export function claimEndedEmail(head: Addressed, { listingId, name, end }: EndedClaim): QueuedEmail {
  const { t, site, url } = words(head);
  const listing = toOneLine(name);
  const path = end === 'transferred' ? `/dashboard/${listingId}` : `/listings/${listingId}/claim`;
  const subject = t(`listingEmails.${end}Subject`, { listing });
  return writeEmail({ ...head, kind: 'ownership' }, subject, [t(`listingEmails.${end}`, { listing, site }), url(path)]);
}
