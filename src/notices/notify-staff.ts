// Emails to staff members. An email about listings waiting for approval is sent when new ones have arrived, at most
// once an hour, to every staff member who wants it (decision P96). It is queued in the transaction that marks it as
// sent, so a crash neither loses nor repeats it.
import { emailTimeFormat } from '../access/time-settings.ts';
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import { formatExactTime } from '../core/format-time.ts';
import type { Log } from '../core/log.ts';
import type { Connection } from '../db/database.ts';
import type { Outbox, QueuedEmail } from '../mail/outbox.ts';
import { type EmailSender, writeEmail } from '../mail/templates.ts';
import { mailStaffAlerts, type StaffMailDependencies } from './mail-staff-alerts.ts';
import { type ApprovalMail, claimApprovalMails, selectStaffAddresses } from './staff-mail-queries.ts';

const CHECK_EVERY_MS = 30_000;

/** Returns how many staff members were notified. */
export async function notifyStaff({ db, outbox, site }: StaffMailDependencies): Promise<number> {
  const notified = await db.transaction().execute(async (transaction) => {
    const mails = await claimApprovalMails(transaction);
    for (const mail of mails)
      if (!(await outbox.enqueue(transaction, approvalEmail(site, mail)))) throw new Error('The outbox is full.');
    return mails.length;
  });
  if (notified > 0) outbox.wake();
  return notified;
}

/** Omits the listings' names, because unreviewed text must appear only on the review page. */
function approvalEmail(sender: EmailSender, { email: to, waiting, since, ...times }: ApprovalMail): QueuedEmail {
  const subject = waiting === 1 ? 'A listing is waiting for approval' : `${waiting} listings are waiting for approval`;
  const first = formatExactTime(since, emailTimeFormat(times));
  return writeEmail({ sender, to, kind: 'listings_waiting' }, subject, [
    `${subject} at ${sender.displayName}, ${waiting === 1 ? 'since' : 'the first of them since'} ${first}. Visitors cannot see listings until they are approved.`,
    `${sender.baseUrl}/staff/queue`,
    'You get this email because you are a staff member. It is sent at most once an hour, and only when new listings have arrived. You can turn these emails off on the same page.',
  ]);
}

export function startStaffNotifications(parts: StaffMailDependencies & { readonly log: Log }): BackgroundLoop {
  return startBackgroundLoop({
    async run() {
      await notifyStaff(parts);
      await mailStaffAlerts(parts);
    },
    intervalMs: CHECK_EVERY_MS,
    initialDelayMs: CHECK_EVERY_MS,
    log: parts.log,
    errorMessage: 'Could not email staff about what needs a decision. Trying again.',
  });
}

/**
 * Notifies staff that trial mode has ended, which happens once per installation (decision D16). Call it in the
 * transaction that stores the end, so that each address gets one email.
 */
export async function mailTrialEnded(
  db: Connection,
  { outbox, sender }: { readonly outbox: Outbox; readonly sender: EmailSender },
  sign: string,
): Promise<void> {
  for (const to of await selectStaffAddresses(db)) {
    const message = writeEmail({ sender, to, kind: 'trial_ended' }, 'Trial mode has ended', [
      `Trial mode of ${sender.displayName} has ended, because others can reach this service. Detected: ${sign}.`,
      'Votes can no longer be sent to addresses of the machine that the service runs on.',
      'Set BASE_URL to the address that people use, and restart. To let webhooks reach this machine again, set ALLOW_PRIVATE_TARGETS=127.0.0.0/8,::1/128.',
    ]);
    await outbox.enqueue(db, message);
  }
}
