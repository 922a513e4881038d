// Notifies owners and managers of consumers that are about to miss votes, or have missed some: one notice each time that
// a consumer falls behind (decision P323). Notices are emailed like all others.
import type { Db } from '../db/database.ts';
import { type ConsumerBehind, insertConsumerNotice, selectNoticeableConsumers, updateNoticed } from './lag-queries.ts';

/** Called hourly. Returns how many notices were written. */
export async function notifyOfConsumersBehind(db: Db): Promise<number> {
  let written = 0;
  for (const consumer of await selectNoticeableConsumers(db)) if (await notifyOf(db, consumer)) written += 1;
  return written;
}

function notifyOf(db: Db, consumer: ConsumerBehind): Promise<boolean> {
  const { stage } = consumer;
  return db.transaction().execute(async (transaction) => {
    if (!(await updateNoticed(transaction, consumer)) || stage === null) return false;
    await insertConsumerNotice(transaction, { ...consumer, stage });
    return true;
  });
}
