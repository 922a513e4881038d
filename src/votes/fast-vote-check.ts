// The fast path of the vote check: one statement checks token, rate limit and vote for all requests that arrive
// together. Requests that it cannot decide take the slow path (`api/endpoint.ts`), which also produces the error
// responses.
import { recordTokenUse } from '../access/authenticate-token.ts';
import type { TokenText } from '../access/token-text.ts';
import { createBatcher } from '../core/batch.ts';
import { hashSecret } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import { type RateLimit, type RateLimitResult, toRateLimitResult } from '../db/rate-limit.ts';
import { toVoteCheck, type VoteCheck } from './check-votes.ts';
import { type FastCheckRequest, selectFastChecks } from './fast-vote-check-queries.ts';
import type { FastCheckRow } from './fast-vote-check-rows.ts';

export type CheckSubject = { readonly userId: string } | { readonly playerName: string };

export interface FastCheckResult {
  readonly spending: RateLimitResult;
  /** Null if the rate limit was reached. */
  readonly check: VoteCheck | null;
}

/** One at a time: two concurrent statements have half the checks each, and cost a tenth more CPU time for each check. */
const BATCHES = { maxConcurrent: 1, maxSize: 200, takesTurns: true } as const;

/** Returns null if the token does not allow the check; the slow path then responds with the reason. */
export type FastVoteCheck = (token: TokenText, subject: CheckSubject) => Promise<FastCheckResult | null>;

/** `limit` is the same for every listing. */
export function createFastVoteCheck(db: Db, rateLimit: Omit<RateLimit, 'key'>): FastVoteCheck {
  const check = createBatcher<Omit<FastCheckRequest, 'place'>, FastCheckRow | null>(BATCHES, async (requests) => {
    const placed = requests.map((request, place) => ({ ...request, place }));
    const rows = await selectFastChecks(db, placed, rateLimit.windowSeconds);
    const byPlace = new Map(rows.map((row) => [row.place, row]));
    return requests.map((_, place) => byPlace.get(place) ?? null);
  });
  return async (token, subject) => {
    const row = await check(requestOf(token, subject));
    if (!row) return null;
    if (row.useIsOld) recordTokenUse(db, token.id, 'checkVote');
    return admitted(row, rateLimit);
  };
}

function requestOf({ id, secret }: TokenText, subject: CheckSubject): Omit<FastCheckRequest, 'place'> {
  const userId = 'userId' in subject ? subject.userId : null;
  const player = 'playerName' in subject ? playerKey(subject.playerName) : null;
  return { tokenId: id, secretHash: hashSecret(secret), userId, player };
}

/**
 * The form in which names are stored for comparison; null if no stored name can match (decision V4: printable ASCII, at
 * most 16 characters).
 */
function playerKey(name: string): string | null {
  return /^[\x21-\x7e]{1,16}$/.test(name) ? name.toLowerCase() : null;
}

function admitted({ used, resetSeconds, ...row }: FastCheckRow, limit: Omit<RateLimit, 'key'>): FastCheckResult {
  const granted = used <= limit.limit;
  return {
    spending: toRateLimitResult({ granted, used, resetSeconds }, limit),
    check: granted ? toVoteCheck(row) : null,
  };
}
