// Emails to staff members about what needs a decision, apart from approval (`notify-staff.ts`): one of each kind an
// hour at most, to everyone who has not turned it off (decision P441).

import { emailTimeFormat } from '../access/time-settings.ts';
import type { Db } from '../db/database.ts';
import { addressedTo } from '../mail/email-translations.ts';
import type { Outbox, QueuedEmail } from '../mail/outbox.ts';
import { type AlertMail, claimAlertMails } from '../mail/staff-alert-queries.ts';
import { type Addressed, type EmailSender, exactTime, words, writeEmail } from '../mail/templates.ts';
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
      if (!(await outbox.enqueue(transaction, alertEmail(await addressedTo(transaction, site, mail), mail))))
        throw new Error('The outbox is full.');
    return mails.length;
  });
  if (queued > 0) outbox.wake();
  return queued;
}

/** Without names of listings, because unreviewed text must appear only on the review page. */
function alertEmail(head: Addressed, { kind, alerts, since, ...times }: AlertMail): QueuedEmail {
  const { t, site, url } = words(head);
  const alert = t.text(describeAlerts(kind, alerts));
  const page = isAlertKind(kind) ? STAFF_ALERTS[kind].page : '/staff';
  return writeEmail({ ...head, kind: 'staff_alert' }, alert, [
    t('staffEmails.alert', { alert, site, time: exactTime(t, since, emailTimeFormat(times)) }),
    url(page),
    t('staffEmails.alertEnd', { url: url('/staff/alerts') }),
  ]);
}
