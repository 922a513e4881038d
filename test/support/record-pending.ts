// Records votes whose event IDs the test has chosen, as if the database had.

import type { RecordVote } from '../../src/votes/vote-batch.ts';
import type { PendingVote } from '../../src/votes/vote-request.ts';

/** Returns whether the vote was recorded. */
export function recordPending(record: RecordVote): (pending: PendingVote) => Promise<boolean> {
  return async (pending) => 'vote' in (await record({ ...pending.vote, prepare: () => pending }));
}
