// What the mails say.
import type { Letter } from './mailer.ts';

export function confirmationLetter(serviceName: string, to: string, url: string): Letter {
  return {
    to,
    subject: `Confirm your address for ${serviceName}`,
    text: `Please confirm that this address is yours:\n\n${url}\n\nThe link works for one hour. If you did not sign up at ${serviceName}, ignore this mail.\n`,
  };
}

export interface InvitationWords {
  readonly role: 'manager' | 'owner';
  readonly listingName: string;
  readonly inviterName: string;
}

export function invitationLetter(
  serviceName: string,
  to: string,
  url: string,
  { role, listingName, inviterName }: InvitationWords,
): Letter {
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

export function resetLetter(serviceName: string, to: string, url: string): Letter {
  return {
    to,
    subject: `Set a new password for ${serviceName}`,
    text: `Set a new password here:\n\n${url}\n\nThe link works for one hour and once. If you did not ask for it, ignore this mail: your password stays as it is.\n`,
  };
}
