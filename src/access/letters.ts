// What the mails say.
import type { Letter } from './mailer.ts';

export function confirmationLetter(serviceName: string, to: string, url: string): Letter {
  return {
    to,
    subject: `Confirm your address for ${serviceName}`,
    text: `Please confirm that this address is yours:\n\n${url}\n\nThe link works for one hour. If you did not sign up at ${serviceName}, ignore this mail.\n`,
  };
}

export function resetLetter(serviceName: string, to: string, url: string): Letter {
  return {
    to,
    subject: `Set a new password for ${serviceName}`,
    text: `Set a new password here:\n\n${url}\n\nThe link works for one hour and once. If you did not ask for it, ignore this mail: your password stays as it is.\n`,
  };
}
