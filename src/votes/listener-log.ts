// What became of votes at a vote listener, for the owner: the newest ones, and the players who went without.
import type { Diagnosis } from '../channels/evidence.ts';
import { isListenerOutcome } from '../channels/votifier/listener-codes.ts';
import { diagnoseListener } from '../channels/votifier/listener-diagnosis.ts';
import { formatEventId } from '../core/ids.ts';
import type { Connection } from '../db/database.ts';
import { readListener } from '../endpoints/listener-settings.ts';
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

const VOTES_SHOWN = 50;
const UNREWARDED_MOST = 10_000;

/** Newest first. */
export async function listListenerVotes(
  db: Connection,
  listingId: string,
  limit = VOTES_SHOWN,
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

/** `diagnosis` says how the vote ended and what to do; null while it has not ended. */
export type ExplainedListenerVote = LoggedListenerVote & { readonly diagnosis: Diagnosis | null };

export async function explainListenerVotes(
  db: Connection,
  { listingId, serviceName }: { readonly listingId: string; readonly serviceName: string },
  votes: readonly LoggedListenerVote[],
): Promise<readonly ExplainedListenerVote[]> {
  const protocol = (await readListener(db, listingId))?.protocol ?? 'v2';
  return votes.map((vote) => {
    const { code, state, words } = vote;
    const hasEnded = code !== null && isListenerOutcome(state);
    const diagnosis = hasEnded ? diagnoseListener({ code, end: state, protocol, words, serviceName }) : null;
    return { ...vote, diagnosis };
  });
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
