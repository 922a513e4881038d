// Mails staff members that trial mode has ended (decision D16), which happens once in the life of an installation.
import type { Connection } from '../db/database.ts';
import type { Outbox, QueuedEmail } from '../mail/outbox.ts';
import type { EmailSender } from '../mail/templates.ts';
import { selectStaffAddresses } from './staff-mail-queries.ts';

/** Call it in the transaction that stores the end, so that each address gets one mail. */
export async function mailTrialEnded(
  db: Connection,
  { outbox, sender }: { readonly outbox: Outbox; readonly sender: EmailSender },
  sign: string,
): Promise<void> {
  for (const address of await selectStaffAddresses(db)) await outbox.enqueue(db, trialEndedMail(sender, address, sign));
}

function trialEndedMail({ serviceName, baseUrl }: EmailSender, address: string, sign: string): QueuedEmail {
  const paragraphs = [
    `Trial mode of ${serviceName} has ended, because there was ${sign}: others can reach this service.`,
    'Webhooks and vote listeners can no longer reach addresses of the machine it runs on.',
    'Set BASE_URL to the address that people use, and restart. If webhooks should still be able to reach this machine, set ALLOW_PRIVATE_TARGETS=127.0.0.0/8,::1/128.',
    `${serviceName}\n${baseUrl}`,
  ];
  return {
    kind: 'trial_ended',
    to: address,
    subject: `${serviceName}: Trial mode has ended`,
    text: `${paragraphs.join('\n\n')}\n`,
  };
}
