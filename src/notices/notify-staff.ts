// Emails to staff members. An email about listings waiting for approval is sent when new ones have arrived, at most
// once an hour, to every staff member who wants it (decision P96). It is queued in the transaction that marks it as
// sent, so a crash neither loses nor repeats it.

import { emailTimeFormat } from '../access/time-settings.ts';
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import type { Log } from '../core/log.ts';
import type { Connection } from '../db/database.ts';
import { addressedTo } from '../mail/email-translations.ts';
import type { Outbox, QueuedEmail } from '../mail/outbox.ts';
import { type Addressed, type EmailSender, exactTime, words, writeEmail } from '../mail/templates.ts';
import { mailStaffAlerts, type StaffMailDependencies } from './mail-staff-alerts.ts';
import { type ApprovalMail, claimApprovalMails, selectStaffAddresses } from './staff-mail-queries.ts';

const CHECK_EVERY_MS = 30_000;

/** Returns how many staff members were notified. */
export async function notifyStaff({ db, outbox, site }: StaffMailDependencies): Promise<number> {
  const notified = await db.transaction().execute(async (transaction) => {
    const mails = await claimApprovalMails(transaction);
    for (const mail of mails)
      if (!(await outbox.enqueue(transaction, approvalEmail(await addressedTo(transaction, site, mail), mail))))
        throw new Error('The outbox is full.');
    return mails.length;
  });
  if (notified > 0) outbox.wake();
  return notified;
}

/** Omits the listings' names, because unreviewed text must appear only on the review page. */
function approvalEmail(head: Addressed, { waiting: count, since, ...times }: ApprovalMail): QueuedEmail {
  const { t, site, url } = words(head);
  const time = exactTime(t, since, emailTimeFormat(times));
  return writeEmail({ ...head, kind: 'listings_waiting' }, t('staffEmails.waitingSubject', { count }), [
    t('staffEmails.waiting', { count, site, time }),
    url('/staff/queue'),
    t('staffEmails.waitingEnd'),
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
  for (const staff of await selectStaffAddresses(db)) {
    const head = await addressedTo(db, sender, staff);
    const { t, site } = words(head);
    const message = writeEmail({ ...head, kind: 'trial_ended' }, t('staffEmails.trialSubject'), [
      t('staffEmails.trialEnded', { site, sign }),
      t('staffEmails.trialMeaning'),
      t('staffEmails.trialTodo'),
    ]);
    await outbox.enqueue(db, message);
  }
}
