// Saves an endpoint that may have just been disabled or removed. Deliveries that ended then must not be sent now
// (decisions D8, D25), so the rest of its queue is ended first.

import type { Connection, Db } from '../db/database.ts';
import { type Message, message } from '../messages/message.ts';
import { endWholeQueue } from './end-queue-queries.ts';

export interface QueueStillEnding {
  readonly ok: false;
  readonly code: 'still_ending';
  readonly endpointId: string;
  readonly sentence: Message;
}

/** What `save` returns when it finds that the queue is still ending. */
export function queueStillEnding(endpointId: string): QueueStillEnding {
  return { ok: false, code: 'still_ending', endpointId, sentence: message('targetValidation.stillEnding') };
}

/** Runs `save`; if the queue is still ending, ends it and runs `save` again. */
export async function saveAfterQueueEnded<Saved extends { readonly ok: boolean }>(
  db: Db,
  save: (transaction: Connection) => Promise<Saved | QueueStillEnding>,
): Promise<Saved | QueueStillEnding> {
  for (;;) {
    const saved = await db.transaction().execute(save);
    if (!isStillEnding(saved) || !(await endWholeQueue(db, saved.endpointId))) return saved;
  }
}

function isStillEnding(saved: object): saved is QueueStillEnding {
  return 'code' in saved && saved.code === 'still_ending';
}
