// The outcomes of votes sent to a vote listener, for its owner: the newest votes, and the players who were not
// rewarded.
import type { Diagnosis } from '../channels/evidence.ts';
import { isListenerOutcome } from '../channels/votifier/listener-codes.ts';
import { diagnoseListener } from '../channels/votifier/listener-diagnosis.ts';
import type { Config } from '../config.ts';
import { formatEventId } from '../core/ids.ts';
import type { Connection } from '../db/database.ts';
import { type Listener, readListener } from '../endpoints/listener-settings.ts';
import { type StoredListenerVote, selectListenerLog, selectUnrewarded } from './listener-log-queries.ts';

export interface LoggedListenerVote extends StoredListenerVote {
  /** What happened and what to do; null while the vote has not ended. */
  readonly diagnosis: Diagnosis | null;
}

interface ListenerLogContext {
  readonly db: Connection;
  readonly config: Pick<Config, 'serviceName'>;
}

const RECENT_VOTES = 50;
const MAX_UNREWARDED = 10_000;

/** Newest first, including tests. */
export async function listListenerVotes(
  app: ListenerLogContext,
  listingId: string,
  limit = RECENT_VOTES,
): Promise<readonly LoggedListenerVote[]> {
  return explainVotes(app, listingId, await selectListenerLog(app.db, listingId, limit));
}

/** Votes of the last 90 days whose players were not rewarded, newest first; at most 10,000. */
export async function listUnrewarded(
  app: ListenerLogContext,
  listingId: string,
  limit = MAX_UNREWARDED,
): Promise<readonly LoggedListenerVote[]> {
  return explainVotes(app, listingId, await selectUnrewarded(app.db, listingId, limit));
}

async function explainVotes(
  { db, config: { serviceName } }: ListenerLogContext,
  listingId: string,
  rows: readonly StoredListenerVote[],
): Promise<readonly LoggedListenerVote[]> {
  const protocol = (await readListener(db, listingId))?.protocol ?? 'v2';
  return rows.map((vote) => ({
    ...vote,
    eventId: formatEventId(vote.eventId),
    diagnosis: diagnoseVote(vote, protocol, serviceName),
  }));
}

function diagnoseVote(
  { code, state, words }: StoredListenerVote,
  protocol: Listener['protocol'],
  serviceName: string,
): Diagnosis | null {
  if (code === null || !isListenerOutcome(state)) return null;
  return diagnoseListener({ code, end: state, protocol, words, serviceName });
}
