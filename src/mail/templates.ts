// What the mails say: plain text, with the service's name, and links only to the address people know it by.
import type { Config } from '../config.ts';
import { formatExactTime } from '../core/format-time.ts';
import type { Email } from './mail-transport.ts';
import type { QueuedEmail } from './outbox.ts';

export type EmailSender = Pick<Config, 'serviceName' | 'baseUrl'>;

const HOUR_SECONDS = 3_600;

/** `next`: where the page leads that the link opens; it judges that for itself. */
export function confirmAddressEmail(
  sender: EmailSender,
  to: string,
  { token, next }: { readonly token: string; readonly next: string | null },
): QueuedEmail {
  const onwards = next === null ? '' : `&next=${encodeURIComponent(next)}`;
  return letter(sender, 'confirmation', to, 'Confirm your address', [
    `Somebody, probably you, made an account at ${sender.serviceName} with this address.`,
    `To confirm that it is yours, open this link and press the button there:`,
    `${sender.baseUrl}/confirm?token=${token}${onwards}`,
    'The link works for 24 hours and once. If it was not you, do nothing: without this the address stays unconfirmed.',
  ]);
}

export function confirmSignUpEmail(
  sender: EmailSender,
  to: string,
  { token, next }: { readonly token: string; readonly next: string },
): QueuedEmail {
  const onwards = `&next=${encodeURIComponent(next)}`;
  return letter(sender, 'sign_up', to, 'Confirm your address', [
    `Somebody, probably you, signed up at ${sender.serviceName} with this address.`,
    'To finish, open this link in the same browser and press the button there. In another browser you are asked for the password you chose.',
    `${sender.baseUrl}/sign-up/confirm?token=${token}${onwards}`,
    'The link works for 24 hours and once. If it was not you, do nothing: no account is made.',
  ]);
}

/** To somebody who has an account; the page where this was tried does not say so. */
export function accountExistsEmail(sender: EmailSender, to: string): QueuedEmail {
  return letter(sender, 'account_exists', to, 'You already have an account', [
    `Somebody, perhaps you, tried to sign up at ${sender.serviceName} with this address. It already has an account, and nothing was changed.`,
    `Sign in: ${sender.baseUrl}/sign-in`,
    `Forgot your password? Set a new one: ${sender.baseUrl}/forgot`,
    'If it was not you, do nothing.',
  ]);
}

/** To somebody who deleted an account while its votes still count (P45). */
export function signUpTooEarlyEmail(sender: EmailSender, to: string, until: Date): QueuedEmail {
  return letter(sender, 'come_back_later', to, 'This address cannot be used yet', [
    `Somebody, probably you, signed up at ${sender.serviceName} with this address.`,
    `An account with this address was deleted while its votes still count toward the next one. Sign up again after ${formatExactTime(until)}.`,
  ]);
}

export function confirmNewAddressEmail(sender: EmailSender, to: string, token: string): QueuedEmail {
  return letter(sender, 'change_of_address', to, 'Confirm your new address', [
    `This address is to become the one of an account at ${sender.serviceName}.`,
    'To confirm that it is yours, open this link and press the button there:',
    `${sender.baseUrl}/confirm?token=${token}`,
    'The link works for 24 hours and once. If you did not ask for this, do nothing.',
  ]);
}

/** To the new address, which is somebody's already: the page that asked is not told. */
export function addressTakenEmail(sender: EmailSender, to: string): QueuedEmail {
  return letter(sender, 'address_taken', to, 'This address already has an account', [
    `Somebody, perhaps you, wanted to use this address for another account at ${sender.serviceName}.`,
    `It already has an account of its own, so nothing was changed. You can sign in with it: ${sender.baseUrl}/sign-in`,
  ]);
}

/** To the old address, while whoever reads it can still do something. */
export function addressChangeRequestedEmail(
  sender: EmailSender,
  to: string,
  newAddress: string,
): QueuedEmail {
  return letter(sender, 'change_asked', to, 'Your address is about to change', [
    `Somebody signed in to your account at ${sender.serviceName} wants to change its address to ${newAddress}.`,
    'It changes when the link that was sent there is used. If this was you, there is nothing to do here.',
    `If it was not you, set a new password now, which ends everybody's sessions: ${sender.baseUrl}/forgot`,
  ]);
}

export function addressChangedEmail(sender: EmailSender, to: string, newAddress: string): QueuedEmail {
  return letter(sender, 'address_changed', to, 'Your address was changed', [
    `Your account at ${sender.serviceName} now has the address ${newAddress}. Mail goes there from now on.`,
    'If this was not you, write to whoever runs the service, as soon as you can.',
  ]);
}

export function resetPasswordEmail(sender: EmailSender, to: string, token: string): QueuedEmail {
  const said = letter(sender, 'reset', to, 'Set a new password', [
    `Somebody, probably you, asked to set a new password at ${sender.serviceName}. Here it is done:`,
    `${sender.baseUrl}/reset?token=${token}`,
    'The link works for one hour and once. If it was not you, do nothing: your password stays as it is.',
  ]);
  return { ...said, lifeSeconds: HOUR_SECONDS };
}

export function passwordChangedEmail(sender: EmailSender, to: string): QueuedEmail {
  return letter(sender, 'password_changed', to, 'Your password was changed', [
    `The password of your account at ${sender.serviceName} was changed just now, and all other sessions were ended.`,
    `If this was not you, set another one: ${sender.baseUrl}/forgot`,
  ]);
}

export function discordConnectedEmail(sender: EmailSender, to: string): QueuedEmail {
  return letter(sender, 'discord_connected', to, 'Discord was connected', [
    `A Discord account was connected to your account at ${sender.serviceName} just now: it can be used to sign in.`,
    `If this was not you, disconnect it here and set a new password: ${sender.baseUrl}/account`,
  ]);
}

export function testEmail(sender: EmailSender, to: string): QueuedEmail {
  return letter(sender, 'test', to, 'Test mail', [
    `This mail was sent from the staff pages of ${sender.serviceName} to check that mail works.`,
    'It arrived, so people can confirm their addresses and reset their passwords.',
  ]);
}

export function accountDeletedEmail(sender: EmailSender, to: string): QueuedEmail {
  return letter(sender, 'farewell', to, 'Your account is deleted', [
    `Your account at ${sender.serviceName} was deleted, as you asked. This is the last mail to this address.`,
    'Your votes still count, without a name. If this was not you, write to whoever runs the service.',
  ]);
}

function letter(
  { serviceName, baseUrl }: EmailSender,
  kind: string,
  to: string,
  subject: string,
  paragraphs: readonly string[],
): QueuedEmail {
  const text = `${[...paragraphs, `${serviceName}\n${baseUrl}`].join('\n\n')}\n`;
  return { kind, to, subject: `${serviceName}: ${subject}`, text };
}

export interface InvitationDetails {
  readonly role: 'manager' | 'owner';
  readonly listingName: string;
  readonly inviterName: string;
}

export function invitationEmail(
  serviceName: string,
  to: string,
  url: string,
  { role, listingName, inviterName }: InvitationDetails,
): Email {
  const asks =
    role === 'owner'
      ? `${oneLine(inviterName)} offers you the ownership of the listing ${oneLine(listingName)}.`
      : `${oneLine(inviterName)} invites you to manage the listing ${oneLine(listingName)}.`;
  return {
    to,
    subject: `${role === 'owner' ? 'Own' : 'Manage'} a listing at ${serviceName}`,
    text: `${asks}\n\nWhat that means, and where to accept or decline:\n\n${url}\n\nThe link works for seven days, once, and only for this address. If you do not know what this is about, ignore this mail: nothing happens then.\n`,
  };
}

/** Names are people's own text: without line ends and signs that turn the order of letters around. */
function oneLine(name: string): string {
  return name.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
