// The texts of emails: plain text with the service's name, and links only to its own address.

import type { SiteIdentity } from '../config/settings.ts';
import { formatExactTime, type TimeFormat, UTC_FORMAT } from '../core/format-time.ts';
import { HOUR_SECONDS } from '../core/limits.ts';
import { toOneLine } from '../core/text.ts';
import type { Message } from '../messages/message.ts';
import type { Translations } from '../messages/translations.ts';
import type { QueuedEmail } from './outbox.ts';

export type EmailSender = Pick<SiteIdentity, 'displayName' | 'baseUrl' | 'defaultLanguage'>;

/** Who writes to whom, and in whose language. */
export interface Addressed {
  readonly sender: EmailSender;
  readonly to: string;
  readonly t: Translations;
}

/** `next`: the path to continue to after confirming, which the linked page validates. */
export function confirmAddressEmail(
  head: Addressed,
  { token, next }: { readonly token: string; readonly next: string | null },
): QueuedEmail {
  const { t, site, url } = words(head);
  const nextParameter = next === null ? '' : `&next=${encodeURIComponent(next)}`;
  return writeEmail({ ...head, kind: 'confirmation' }, t('emails.confirmSubject'), [
    t('emails.confirmWho', { site }),
    t('emails.confirmHow'),
    url(`/confirm?token=${token}${nextParameter}`),
    t('emails.confirmEnd'),
  ]);
}

export function confirmSignUpEmail(
  head: Addressed,
  { token, next }: { readonly token: string; readonly next: string },
): QueuedEmail {
  const { t, site, url } = words(head);
  return writeEmail({ ...head, kind: 'sign_up' }, t('emails.confirmSubject'), [
    t('emails.signUpWho', { site }),
    t('emails.signUpHow'),
    url(`/sign-up/confirm?token=${token}&next=${encodeURIComponent(next)}`),
    t('emails.signUpEnd'),
  ]);
}

/** Sent to someone who already has an account, because the sign-up page does not reveal it. */
export function accountExistsEmail(head: Addressed): QueuedEmail {
  const { t, site, url } = words(head);
  return writeEmail({ ...head, kind: 'account_exists' }, t('emails.existsSubject'), [
    t('emails.existsWho', { site }),
    t('emails.existsSignIn', { url: url('/sign-in') }),
    t('emails.existsForgot', { url: url('/forgot') }),
    t('emails.ignore'),
  ]);
}

/** Sent to someone who deleted an account whose voting windows are still open (decision P45). */
export function signUpTooEarlyEmail(head: Addressed, until: Date): QueuedEmail {
  const { t, site } = words(head);
  return writeEmail({ ...head, kind: 'come_back_later' }, t('emails.tooEarlySubject'), [
    t('emails.signUpWho', { site }),
    t('emails.tooEarlyUntil', { time: exactTime(t, until) }),
  ]);
}

export function confirmNewAddressEmail(head: Addressed, token: string): QueuedEmail {
  const { t, site, url } = words(head);
  return writeEmail({ ...head, kind: 'change_of_address' }, t('emails.newAddressSubject'), [
    t('emails.newAddressWho', { site }),
    t('emails.confirmHow'),
    url(`/confirm?token=${token}`),
    t('emails.newAddressEnd'),
  ]);
}

/** Sent to a new address that already has an account, because the page does not reveal it. */
export function addressTakenEmail(head: Addressed): QueuedEmail {
  const { t, site, url } = words(head);
  return writeEmail({ ...head, kind: 'address_taken' }, t('emails.takenSubject'), [
    t('emails.takenWho', { site }),
    t('emails.takenSignIn', { url: url('/sign-in') }),
  ]);
}

/** Sent to the old address while its owner can still prevent the change. */
export function addressChangeRequestedEmail(head: Addressed, newAddress: string): QueuedEmail {
  const { t, site, url } = words(head);
  return writeEmail({ ...head, kind: 'change_asked' }, t('emails.changeSubject'), [
    t('emails.changeWho', { site, address: newAddress }),
    t('emails.changeWhen'),
    t('emails.newPasswordNow', { url: url('/forgot') }),
  ]);
}

export function addressChangedEmail(head: Addressed, newAddress: string): QueuedEmail {
  const { t, site } = words(head);
  return writeEmail({ ...head, kind: 'address_changed' }, t('emails.changedSubject'), [
    t('emails.changedTo', { site, address: newAddress }),
    t('emails.changedEnd'),
  ]);
}

export function resetPasswordEmail(head: Addressed, token: string): QueuedEmail {
  const { t, site, url } = words(head);
  const message = writeEmail({ ...head, kind: 'reset' }, t('emails.resetSubject'), [
    t('emails.resetWho', { site }),
    url(`/reset?token=${token}`),
    t('emails.resetEnd'),
  ]);
  return { ...message, lifeSeconds: HOUR_SECONDS };
}

export function passwordChangedEmail(head: Addressed): QueuedEmail {
  const { t, site, url } = words(head);
  return writeEmail({ ...head, kind: 'password_changed' }, t('emails.passwordSubject'), [
    t('emails.passwordChanged', { site }),
    t('emails.newPassword', { url: url('/forgot') }),
  ]);
}

/** `device`: as in the list of sessions. */
export function newDeviceEmail(
  head: Addressed,
  { device, at, times }: { device: Message | string; at: Date; times: TimeFormat },
): QueuedEmail {
  const { t, site, url } = words(head);
  return writeEmail({ ...head, kind: 'new_device' }, t('emails.deviceSubject'), [
    t('emails.deviceWho', { site, device: toOneLine(t.text(device)), time: exactTime(t, at, times) }),
    t('emails.deviceNothing'),
    t('emails.newPasswordNow', { url: url('/forgot') }),
  ]);
}

/** Sent when staff or the operator created a link that sets a new password. */
export function resetLinkCreatedEmail(head: Addressed): QueuedEmail {
  const { t, site, url } = words(head);
  return writeEmail({ ...head, kind: 'reset_link_created' }, t('emails.resetLinkSubject'), [
    t('emails.resetLinkWho', { site }),
    t('emails.resetLinkUntil'),
    t('emails.resetLinkEnd', { url: url('/forgot') }),
  ]);
}

/** `provider`: its name. */
export function accountConnectedEmail(head: Addressed, provider: string): QueuedEmail {
  const { t, site, url } = words(head);
  return writeEmail({ ...head, kind: 'account_connected' }, t('emails.connectedSubject', { provider }), [
    t('emails.connected', { site, provider }),
    t('emails.connectedEnd', { url: url('/account') }),
  ]);
}

/** `listing`: the name of the only listing where the link holds; null if it holds everywhere. */
export function gameAccountLinkedEmail(
  head: Addressed,
  { account: given, listing }: { readonly account: string; readonly listing: string | null },
): QueuedEmail {
  const { t, site, url } = words(head);
  const account = toOneLine(given);
  return writeEmail({ ...head, kind: 'game_account_linked' }, t('emails.linkedSubject'), [
    listing === null
      ? t('emails.linked', { account, site })
      : t('emails.linkedToListing', { account, site, listing: toOneLine(listing) }),
    t('emails.linkedEnd', { url: url('/account') }),
  ]);
}

export function testEmail(head: Addressed): QueuedEmail {
  const { t, site } = words(head);
  return writeEmail({ ...head, kind: 'test' }, t('emails.testSubject'), [
    t('emails.testWho', { site }),
    t('emails.testEnd'),
  ]);
}

/** `count`: how many favorites. */
export function favoritesReadyEmail(head: Addressed, count: number): QueuedEmail {
  const { t, site, url } = words(head);
  return {
    ...writeEmail({ ...head, kind: 'favorites' }, t('emails.favoritesSubject', { count }), [
      t('emails.favorites', { count }),
      url('/favorites'),
      t('emails.favoritesEnd', { site, url: url('/favorites#remind') }),
    ]),
    lifeSeconds: 12 * HOUR_SECONDS,
  };
}

export function accountDeletedEmail(head: Addressed): QueuedEmail {
  const { t, site } = words(head);
  return writeEmail({ ...head, kind: 'farewell' }, t('emails.farewellSubject'), [
    t('emails.farewell', { site }),
    t('emails.farewellEnd'),
  ]);
}

/** What most texts need: the name of the site, and addresses on it. */
export function words({ sender: { displayName: site, baseUrl }, t }: Addressed) {
  return { t, site, url: (path: string) => `${baseUrl}${path}` };
}

/** A time in an email. */
export function exactTime({ locale }: Translations, at: Date, times: TimeFormat = UTC_FORMAT): string {
  return formatExactTime(at, { ...times, locale });
}

interface Envelope extends Addressed {
  readonly kind: string;
}

/** Adds the service's name and address at the end. */
export function writeEmail(
  { sender: { displayName, baseUrl }, to, t, kind }: Envelope,
  subject: string,
  paragraphs: readonly string[],
): QueuedEmail {
  const text = `${[...paragraphs, `${displayName}\n${baseUrl}`].join('\n\n')}\n`;
  return { kind, to, subject: t('emails.subject', { site: displayName, subject }), text };
}
