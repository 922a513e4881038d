// Mails staff members that listings are waiting for approval (decision P96): when more have come in, at most once an hour, to each who
// wants it. The mail is enqueued in the transaction that marks it as sent, so a process that dies neither loses nor repeats it.
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import { formatExactTime } from '../core/format-time.ts';
import type { Log } from '../core/log.ts';
import type { Db } from '../db/database.ts';
import type { Outbox, QueuedEmail } from '../mail/outbox.ts';
import type { EmailSender } from '../mail/templates.ts';
import { type ApprovalMail, claimApprovalMails } from './staff-mail-queries.ts';

const CHECK_EVERY_MS = 30_000;

export interface StaffMailDependencies {
  readonly db: Db;
  readonly config: EmailSender;
  readonly outbox: Outbox;
}

/** Returns how many staff members were notified. */
export async function notifyStaff({ db, outbox, config }: StaffMailDependencies): Promise<number> {
  const notified = await db.transaction().execute(async (transaction) => {
    const mails = await claimApprovalMails(transaction);
    for (const mail of mails)
      if (!(await outbox.enqueue(transaction, writeApprovalMail(config, mail)))) throw new Error('The outbox is full.');
    return mails.length;
  });
  if (notified > 0) outbox.wake();
  return notified;
}

/** Without the listings' names: what strangers wrote is read only on the page where it is reviewed. */
export function writeApprovalMail(
  { serviceName, baseUrl }: EmailSender,
  { email, waiting, since }: ApprovalMail,
): QueuedEmail {
  const subject = waiting === 1 ? 'A listing is waiting for approval' : `${waiting} listings are waiting for approval`;
  const first = formatExactTime(since);
  const paragraphs = [
    `${subject} at ${serviceName}, ${waiting === 1 ? 'since' : 'the first of them since'} ${first}. Visitors cannot see listings until they are approved.`,
    `${baseUrl}/staff/queue`,
    'You get this mail because you are a staff member, at most once an hour and only when more listings have come in. You can turn these mails off on the same page.',
    `${serviceName}\n${baseUrl}`,
  ];
  return {
    kind: 'listings_waiting',
    to: email,
    subject: `${serviceName}: ${subject}`,
    text: `${paragraphs.join('\n\n')}\n`,
  };
}

export function startStaffNotifications(parts: StaffMailDependencies & { readonly log: Log }): BackgroundLoop {
  return startBackgroundLoop({
    run: () => notifyStaff(parts),
    intervalMs: CHECK_EVERY_MS,
    initialDelayMs: CHECK_EVERY_MS,
    log: parts.log,
    errorMessage: 'Could not notify staff of listings that wait for approval; trying again.',
  });
}
