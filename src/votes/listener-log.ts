// What became of votes at a vote listener, for the owner: the newest ones, and the players who went without.
import { formatEventId } from '../core/ids.ts';
import type { Connection } from '../db/database.ts';
import {
  type ListenerLogRow,
  type ListenerLogState,
  selectListenerLog,
  selectUnrewarded,
} from './listener-log-queries.ts';

export type { ListenerLogState };

export interface LoggedListenerVote {
  readonly eventId: string;
  /** As typed by the voter. */
  readonly player: string;
  readonly isTest: boolean;
  readonly state: ListenerLogState;
  /** How it ended; null while it has not, and for what was not sent because the player had been rewarded. */
  readonly code: string | null;
  readonly words: string | null;
  readonly address: string | null;
  readonly durationMs: number | null;
  readonly recordedAt: Date;
  readonly votedAt: Date;
}

const UNREWARDED_MOST = 10_000;

/** Newest first. */
export async function listListenerVotes(
  db: Connection,
  listingId: string,
  limit: number,
): Promise<readonly LoggedListenerVote[]> {
  return (await selectListenerLog(db, listingId, limit)).map(shown);
}

/** Votes of the last 90 days whose players were not rewarded, newest first; at most 10,000. */
export async function listUnrewarded(
  db: Connection,
  listingId: string,
  limit = UNREWARDED_MOST,
): Promise<readonly LoggedListenerVote[]> {
  return (await selectUnrewarded(db, listingId, limit)).map(shown);
}

function shown(row: ListenerLogRow): LoggedListenerVote {
  return {
    eventId: formatEventId(row.event_id),
    player: row.player ?? '',
    isTest: row.is_test,
    state: row.state,
    code: row.code,
    words: row.words,
    address: row.address,
    durationMs: row.duration_ms,
    recordedAt: row.recorded_at,
    votedAt: row.voted_at,
  };
}
