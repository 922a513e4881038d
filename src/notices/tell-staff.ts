// Mails staff that listings wait for approval (decision P96): when more came in, once an hour at most, to each who wants it. The letter
// is written in the transaction that marks it as told: no process that dies loses it or tells it twice.

import type { Desk } from '../access/desk.ts';
import type { OutgoingLetter } from '../access/outbox.ts';
import { keepGoing } from '../core/keep-going.ts';
import type { Log } from '../core/log.ts';
import { exactTime } from '../core/moment-words.ts';
import type { Connection, Db } from '../db/database.ts';
import {
  type QueueMail,
  selectQueueSilence,
  takeQueueMails,
  updateQueueSilence,
} from './queue-mail-queries.ts';

const LOOK_EVERY_MS = 30_000;

export type StaffMail = Pick<Desk, 'sender'> & {
  readonly db: Db;
  readonly outbox: NonNullable<Desk['outbox']>;
};

/** Answers how many were told. */
export async function tellStaff({ db, outbox, sender }: StaffMail): Promise<number> {
  const told = await db.transaction().execute(async (transaction) => {
    const mails = await takeQueueMails(transaction);
    for (const mail of mails)
      if (!(await outbox.post(transaction, queueLetter(sender, mail))))
        throw new Error('Too much mail waits already.');
    return mails.length;
  });
  if (told > 0) outbox.wake();
  return told;
}

/** No names: what strangers wrote is read where it is judged. */
export function queueLetter(
  { serviceName, baseUrl }: Desk['sender'],
  { email, waiting, since }: QueueMail,
): OutgoingLetter {
  const subject = waiting === 1 ? 'A listing waits for approval' : `${waiting} listings wait for approval`;
  const begun = exactTime(since);
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

export async function wantsQueueMails(db: Connection, personId: string): Promise<boolean> {
  return !(await selectQueueSilence(db, personId));
}

export function chooseQueueMails(db: Connection, personId: string, mails: boolean): Promise<void> {
  return updateQueueSilence(db, personId, !mails);
}

/** For as long as the process lives; answers how to stop, which waits for the round under way. */
export function keepTellingStaff(parts: StaffMail & { readonly log: Log }): () => Promise<void> {
  return keepGoing({
    round: () => tellStaff(parts),
    everyMs: LOOK_EVERY_MS,
    firstAfterMs: LOOK_EVERY_MS,
    log: parts.log,
    complaint: 'Staff could not be told of waiting listings; trying again.',
  });
}
