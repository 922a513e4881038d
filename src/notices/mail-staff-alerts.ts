// Emails to staff members about what needs a decision, apart from approval (`notify-staff.ts`): one of each kind an
// hour at most, to everyone who has not turned it off (decision P441).
import { emailTimeFormat } from '../access/time-settings.ts';
import { formatExactTime } from '../core/format-time.ts';
import type { Db } from '../db/database.ts';
import type { Outbox, QueuedEmail } from '../mail/outbox.ts';
import { type AlertMail, claimAlertMails } from '../mail/staff-alert-queries.ts';
import { type EmailSender, writeEmail } from '../mail/templates.ts';
import { describeAlerts, isAlertKind, STAFF_ALERTS } from './describe-staff-alert.ts';

export interface StaffMailDependencies {
  readonly db: Db;
  readonly site: EmailSender;
  readonly outbox: Outbox;
}

/**
 * Queued in the transaction that marks them as sent, so that a crash neither loses nor repeats one. Returns how many.
 */
export async function mailStaffAlerts({ db, outbox, site }: StaffMailDependencies): Promise<number> {
  const queued = await db.transaction().execute(async (transaction) => {
    const mails = await claimAlertMails(transaction);
    for (const mail of mails)
      if (!(await outbox.enqueue(transaction, alertEmail(site, mail)))) throw new Error('The outbox is full.');
    return mails.length;
  });
  if (queued > 0) outbox.wake();
  return queued;
}

/** Without names of listings, because unreviewed text must appear only on the review page. */
function alertEmail(sender: EmailSender, { email: to, kind, alerts, since, ...times }: AlertMail): QueuedEmail {
  const subject = describeAlerts(kind, alerts);
  const page = isAlertKind(kind) ? STAFF_ALERTS[kind].page : '/staff';
  return writeEmail({ sender, to, kind: 'staff_alert' }, subject, [
    `${subject} at ${sender.displayName}, since ${formatExactTime(since, emailTimeFormat(times))}.`,
    `${sender.baseUrl}${page}`,
    `You get this email because you are a staff member. It is sent at most once an hour. You can turn these emails off: ${sender.baseUrl}/staff/alerts`,
  ]);
}
