// Mails staff that listings wait for approval (decision P96): when more came in, once an hour at most, to each who wants it. The letter
// is written in the transaction that marks it as told: no process that dies loses it or tells it twice.

import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import { formatExactTime } from '../core/format-time.ts';
import type { Log } from '../core/log.ts';
import type { Connection, Db } from '../db/database.ts';
import type { Outbox, QueuedEmail } from '../mail/outbox.ts';
import type { EmailSender } from '../mail/templates.ts';
import {
  type ApprovalMail,
  claimApprovalMails,
  selectApprovalMailsOff,
  updateApprovalMailsOff,
} from './approval-mail-queries.ts';

const LOOK_EVERY_MS = 30_000;

export interface StaffMailDependencies {
  readonly db: Db;
  readonly config: EmailSender;
  readonly outbox: Outbox;
}

/** Answers how many were told. */
export async function notifyStaff({ db, outbox, config }: StaffMailDependencies): Promise<number> {
  const told = await db.transaction().execute(async (transaction) => {
    const mails = await claimApprovalMails(transaction);
    for (const mail of mails)
      if (!(await outbox.enqueue(transaction, writeApprovalMail(config, mail))))
        throw new Error('Too much mail waits already.');
    return mails.length;
  });
  if (told > 0) outbox.wake();
  return told;
}

/** No names: what strangers wrote is read where it is judged. */
export function writeApprovalMail(
  { serviceName, baseUrl }: EmailSender,
  { email, waiting, since }: ApprovalMail,
): QueuedEmail {
  const subject = waiting === 1 ? 'A listing waits for approval' : `${waiting} listings wait for approval`;
  const begun = formatExactTime(since);
  const paragraphs = [
    `${subject} at ${serviceName}, ${waiting === 1 ? 'since' : 'the first of them since'} ${begun}. Nobody else finds what waits.`,
    `${baseUrl}/staff/queue`,
    'You get this because you are staff: when more has come in, and once an hour at most. The same page has the switch for these mails.',
    `${serviceName}\n${baseUrl}`,
  ];
  return {
    kind: 'listings_waiting',
    to: email,
    subject: `${serviceName}: ${subject}`,
    text: `${paragraphs.join('\n\n')}\n`,
  };
}

export async function wantsApprovalMails(db: Connection, personId: string): Promise<boolean> {
  return !(await selectApprovalMailsOff(db, personId));
}

export function setApprovalMails(db: Connection, personId: string, mails: boolean): Promise<void> {
  return updateApprovalMailsOff(db, personId, !mails);
}

export function startStaffNotifications(
  parts: StaffMailDependencies & { readonly log: Log },
): BackgroundLoop {
  return startBackgroundLoop({
    run: () => notifyStaff(parts),
    intervalMs: LOOK_EVERY_MS,
    initialDelayMs: LOOK_EVERY_MS,
    log: parts.log,
    errorMessage: 'Staff could not be told of waiting listings; trying again.',
  });
}
