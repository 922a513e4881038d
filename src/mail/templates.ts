// The texts of emails: plain text with the service's name, and links only to its own address.
import type { SiteIdentity } from '../config/settings.ts';
import { formatExactTime, type TimeFormat } from '../core/format-time.ts';
import { HOUR_SECONDS } from '../core/limits.ts';
import { toOneLine } from '../core/text.ts';
import type { QueuedEmail } from './outbox.ts';

export type EmailSender = Pick<SiteIdentity, 'displayName' | 'baseUrl'>;

/** `next`: the path to continue to after confirming, which the linked page validates. */
export function confirmAddressEmail(
  sender: EmailSender,
  to: string,
  { token, next }: { readonly token: string; readonly next: string | null },
): QueuedEmail {
  const nextParameter = next === null ? '' : `&next=${encodeURIComponent(next)}`;
  return writeEmail({ sender, to, kind: 'confirmation' }, 'Confirm your address', [
    `Someone, probably you, created an account at ${sender.displayName} with this address.`,
    'To confirm that this address is yours, open this link and press the button:',
    `${sender.baseUrl}/confirm?token=${token}${nextParameter}`,
    'The link works once and expires in 24 hours. If this was not you, you can ignore this email. The address will stay unconfirmed.',
  ]);
}

export function confirmSignUpEmail(
  sender: EmailSender,
  to: string,
  { token, next }: { readonly token: string; readonly next: string },
): QueuedEmail {
  const nextParameter = `&next=${encodeURIComponent(next)}`;
  return writeEmail({ sender, to, kind: 'sign_up' }, 'Confirm your address', [
    `Someone, probably you, signed up at ${sender.displayName} with this address.`,
    'To finish, open this link in the same browser and press the button. In another browser, you need the password you chose.',
    `${sender.baseUrl}/sign-up/confirm?token=${token}${nextParameter}`,
    'The link works once and expires in 24 hours. If this was not you, you can ignore this email. No account will be created.',
  ]);
}

/** Sent to someone who already has an account, because the sign-up page does not reveal it. */
export function accountExistsEmail(sender: EmailSender, to: string): QueuedEmail {
  return writeEmail({ sender, to, kind: 'account_exists' }, 'You already have an account', [
    `Someone, perhaps you, tried to sign up at ${sender.displayName} with this address. It already has an account, so nothing was changed.`,
    `Sign in: ${sender.baseUrl}/sign-in`,
    `Forgot your password? Set a new one: ${sender.baseUrl}/forgot`,
    'If this was not you, you can ignore this email.',
  ]);
}

/** Sent to someone who deleted an account whose voting windows are still open (decision P45). */
export function signUpTooEarlyEmail(sender: EmailSender, to: string, until: Date): QueuedEmail {
  return writeEmail({ sender, to, kind: 'come_back_later' }, 'This address cannot be used yet', [
    `Someone, probably you, signed up at ${sender.displayName} with this address.`,
    `An account with this address was deleted while its recent votes still count. You can sign up again after ${formatExactTime(until)}.`,
  ]);
}

export function confirmNewAddressEmail(sender: EmailSender, to: string, token: string): QueuedEmail {
  return writeEmail({ sender, to, kind: 'change_of_address' }, 'Confirm your new address', [
    `Someone wants to use this address for an account at ${sender.displayName}.`,
    'To confirm that this address is yours, open this link and press the button:',
    `${sender.baseUrl}/confirm?token=${token}`,
    'The link works once and expires in 24 hours. If you did not request this, you can ignore this email.',
  ]);
}

/** Sent to a new address that already has an account, because the page does not reveal it. */
export function addressTakenEmail(sender: EmailSender, to: string): QueuedEmail {
  return writeEmail({ sender, to, kind: 'address_taken' }, 'This address already has an account', [
    `Someone, perhaps you, wanted to use this address for another account at ${sender.displayName}.`,
    `It already has its own account, so nothing was changed. You can sign in with it: ${sender.baseUrl}/sign-in`,
  ]);
}

/** Sent to the old address while its owner can still prevent the change. */
export function addressChangeRequestedEmail(sender: EmailSender, to: string, newAddress: string): QueuedEmail {
  return writeEmail({ sender, to, kind: 'change_asked' }, 'Your address is about to change', [
    `Someone who is signed in to your account at ${sender.displayName} asked to change its address to ${newAddress}.`,
    'The address will change once the link in our email to the new address is opened. If this was you, you do not need to do anything here.',
    `If this was not you, set a new password now, which signs out all devices: ${sender.baseUrl}/forgot`,
  ]);
}

export function addressChangedEmail(sender: EmailSender, to: string, newAddress: string): QueuedEmail {
  return writeEmail({ sender, to, kind: 'address_changed' }, 'Your address was changed', [
    `The address of your account at ${sender.displayName} is now ${newAddress}. Future emails will go there.`,
    'If this was not you, contact support as soon as you can.',
  ]);
}

export function resetPasswordEmail(sender: EmailSender, to: string, token: string): QueuedEmail {
  const message = writeEmail({ sender, to, kind: 'reset' }, 'Set a new password', [
    `Someone, probably you, asked to set a new password at ${sender.displayName}. Set it here:`,
    `${sender.baseUrl}/reset?token=${token}`,
    'The link works once and expires in one hour. If this was not you, you can ignore this email. Your password will stay the same.',
  ]);
  return { ...message, lifeSeconds: HOUR_SECONDS };
}

export function passwordChangedEmail(sender: EmailSender, to: string): QueuedEmail {
  return writeEmail({ sender, to, kind: 'password_changed' }, 'Your password was changed', [
    `The password of your account at ${sender.displayName} was just changed, and all other sessions were signed out.`,
    `If this was not you, set a new one: ${sender.baseUrl}/forgot`,
  ]);
}

/** `device`: as in the list of sessions. */
export function newDeviceEmail(
  sender: EmailSender,
  to: string,
  { device, at, times }: { device: string; at: Date; times: TimeFormat },
): QueuedEmail {
  return writeEmail({ sender, to, kind: 'new_device' }, 'New sign-in', [
    `Someone signed in to your account at ${sender.displayName} in a browser that was not used with it before: ${toOneLine(device)}, ${formatExactTime(at, times)}.`,
    'If this was you, you do not need to do anything.',
    `If this was not you, set a new password now, which signs out all devices: ${sender.baseUrl}/forgot`,
  ]);
}

/** Sent when staff or the operator created a link that sets a new password. */
export function resetLinkCreatedEmail(sender: EmailSender, to: string): QueuedEmail {
  return writeEmail({ sender, to, kind: 'reset_link_created' }, 'A link to reset your password was created', [
    `Staff of ${sender.displayName} created a link that sets a new password for your account, to pass it on to you.`,
    'Your password stays the same until somebody uses the link. It expires in one hour.',
    `If you did not ask for it, tell the staff, and set a new password yourself, which makes the link useless: ${sender.baseUrl}/forgot`,
  ]);
}

/** `provider`: its name. */
export function accountConnectedEmail(sender: EmailSender, to: string, provider: string): QueuedEmail {
  return writeEmail({ sender, to, kind: 'account_connected' }, `${provider} was connected`, [
    `A ${provider} account was just connected to your account at ${sender.displayName}. It can now be used to sign in.`,
    `If this was not you, disconnect it here and set a new password: ${sender.baseUrl}/account`,
  ]);
}

/** `listing`: the name of the only listing where the link holds; null if it holds everywhere. */
export function gameAccountLinkedEmail(
  sender: EmailSender,
  to: string,
  { account, listing }: { readonly account: string; readonly listing: string | null },
): QueuedEmail {
  const where = listing === null ? '' : ` for the listing ${toOneLine(listing)}`;
  return writeEmail({ sender, to, kind: 'game_account_linked' }, 'A game account was linked', [
    `The ${toOneLine(account)} was just linked to your account at ${sender.displayName}${where}. It now gets the rewards for your votes there.`,
    `If this was not you, unlink it here and set a new password: ${sender.baseUrl}/account`,
  ]);
}

export function testEmail(sender: EmailSender, to: string): QueuedEmail {
  return writeEmail({ sender, to, kind: 'test' }, 'Test email', [
    `This email was sent from the staff pages of ${sender.displayName} to check that email works.`,
    'It arrived, so people can confirm their addresses and reset their passwords.',
  ]);
}

/** `ready`: how many favorites. */
export function favoritesReadyEmail(sender: EmailSender, to: string, ready: number): QueuedEmail {
  const subject = ready === 1 ? 'A favorite is ready for your vote' : `${ready} favorites are ready for your vote`;
  return {
    ...writeEmail({ sender, to, kind: 'favorites' }, subject, [
      ready === 1
        ? 'You can vote for one of your favorites again:'
        : `You can vote for ${ready} of your favorites again:`,
      `${sender.baseUrl}/favorites`,
      `You get this email because you asked for it at ${sender.displayName}. Turn it off here:\n${sender.baseUrl}/favorites#remind`,
    ]),
    lifeSeconds: 12 * HOUR_SECONDS,
  };
}

export function accountDeletedEmail(sender: EmailSender, to: string): QueuedEmail {
  return writeEmail({ sender, to, kind: 'farewell' }, 'Your account was deleted', [
    `Your account at ${sender.displayName} was deleted, as you requested. This is the last email to this address.`,
    'Your votes still count, without your name. If this was not you, contact support.',
  ]);
}

interface Envelope {
  readonly sender: EmailSender;
  readonly to: string;
  readonly kind: string;
}

/** Adds the service's name and address at the end. */
export function writeEmail(
  { sender: { displayName, baseUrl }, to, kind }: Envelope,
  subject: string,
  paragraphs: readonly string[],
): QueuedEmail {
  const text = `${[...paragraphs, `${displayName}\n${baseUrl}`].join('\n\n')}\n`;
  return { kind, to, subject: `${displayName}: ${subject}`, text };
}

export interface InvitationDetails {
  readonly role: 'manager' | 'owner';
  readonly listingName: string;
  readonly inviterName: string;
}

export function invitationEmail(
  { displayName }: Pick<SiteIdentity, 'displayName'>,
  to: string,
  url: string,
  { role, listingName, inviterName }: InvitationDetails,
): QueuedEmail {
  const request =
    role === 'owner'
      ? `${toOneLine(inviterName)} wants to transfer ownership of the listing ${toOneLine(listingName)}.`
      : `${toOneLine(inviterName)} invites you to manage the listing ${toOneLine(listingName)}.`;
  return {
    kind: 'listing',
    to,
    subject: `${role === 'owner' ? 'Take over' : 'Manage'} a listing at ${displayName}`,
    text: `${request}\n\nTo find out what this means, and to accept or decline, open this link:\n\n${url}\n\nThe link works once, within seven days, and only for this address. If you were not expecting this, you can ignore this email.\n`,
  };
}

/** `listingLostEmail` goes to the former owner, who gets no notices any more. Names are untrusted text. */
export function listingLostEmail(sender: EmailSender, to: string, name: string): QueuedEmail {
  const shown = toOneLine(name);
  return writeEmail({ sender, to, kind: 'ownership' }, `${shown} has a new owner`, [
    `Someone has proven that ${shown} at ${sender.displayName} is theirs, and you had not. The listing now belongs to them.`,
    'Its managers, API tokens, webhook and vote listener were removed. Votes are no longer sent to you.',
    'If you think that this is wrong, contact the staff of the site.',
  ]);
}

interface EndedClaim {
  readonly listingId: string;
  readonly name: string;
  readonly end: 'transferred' | 'dismissed' | 'lapsed';
}

export function claimEndedEmail(sender: EmailSender, to: string, { listingId, name, end }: EndedClaim): QueuedEmail {
  const shown = toOneLine(name);
  const texts = {
    transferred: {
      subject: `${shown} is yours`,
      text: `You have proven that ${shown} at ${sender.displayName} is yours, and it now belongs to you. Set up its webhook or vote listener, because those of the former owner were removed.`,
    },
    dismissed: {
      subject: `Your claim to ${shown} was dismissed`,
      text: `Staff of ${sender.displayName} dismissed your claim to ${shown}. The listing keeps its owner.`,
    },
    lapsed: {
      subject: `Your claim to ${shown} has ended`,
      text: `Your claim to ${shown} at ${sender.displayName} has ended, because the proof could not be found when it was due. Publish the code again, and claim the listing once more.`,
    },
  } as const;
  const path = end === 'transferred' ? `/dashboard/${listingId}` : `/listings/${listingId}/claim`;
  return writeEmail({ sender, to, kind: 'ownership' }, texts[end].subject, [texts[end].text, sender.baseUrl + path]);
}
