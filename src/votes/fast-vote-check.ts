// The fast path of the vote check: token, rate limit and vote in one statement, shared by all checks that arrive together. Whatever it
// cannot answer takes the slow path (`api/endpoint.ts`), which has the refusals.
import { recordTokenUse } from '../access/authenticate-token.ts';
import type { TokenText } from '../access/token-text.ts';
import { createBatcher } from '../core/batch.ts';
import { hashSecret } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import { type RateLimit, type RateLimitResult, toRateLimitResult } from '../db/rate-limit.ts';
import { toVoteCheck, type VoteCheck } from './check-votes.ts';
import { type FastCheckRequest, type FastCheckRow, selectFastChecks } from './fast-vote-check-queries.ts';

export type CheckSubject = { readonly userId: string } | { readonly playerName: string };

export interface FastCheckResult {
  readonly spending: RateLimitResult;
  /** Null when the rate limit is reached. */
  readonly check: VoteCheck | null;
}

/** Two statements keep the database busy while responses are written; more would only make the batches smaller. */
const BATCHES = { maxConcurrent: 2, maxSize: 200 };

type Question = Omit<FastCheckRequest, 'place'>;

/** Returns null when the token may not do this; the slow path says why. */
export type FastVoteCheck = (token: TokenText, asked: CheckSubject) => Promise<FastCheckResult | null>;

/** `limit` is the same for every listing. */
export function createFastVoteCheck(db: Db, budget: Omit<RateLimit, 'key'>): FastVoteCheck {
  const ask = createBatcher<Question, FastCheckRow | null>(BATCHES, async (questions) => {
    const rows = await selectFastChecks(
      db,
      questions.map((question, place) => ({ ...question, place })),
      budget,
    );
    const byPlace = new Map(rows.map((row) => [row.place, row]));
    return questions.map((_, place) => byPlace.get(place) ?? null);
  });
  return async (token, asked) => {
    const row = await ask(questionOf(token, asked));
    if (!row) return null;
    if (row.useIsOld) recordTokenUse(db, row.tokenId, 'checkVote');
    return admitted(row, budget);
  };
}

function questionOf({ id, secret }: TokenText, asked: CheckSubject): Question {
  const user_id = 'userId' in asked ? asked.userId : null;
  return {
    token_id: id,
    secret_hash: hashSecret(secret),
    by_player: user_id === null,
    user_id,
    player: 'playerName' in asked ? playerKey(asked.playerName) : null,
  };
}

/** As stored for comparison; null for what no stored name can be (decision V4: printable ASCII, at most 16 letters). */
function playerKey(name: string): string | null {
  return /^[\x21-\x7e]{1,16}$/.test(name) ? name.toLowerCase() : null;
}

function admitted(row: FastCheckRow, { limit, windowSeconds }: Omit<RateLimit, 'key'>): FastCheckResult {
  const granted = row.used !== null && row.used <= limit;
  const spending = toRateLimitResult(
    { granted, used: row.used ?? limit, resetSeconds: row.resetSeconds ?? windowSeconds },
    { limit, windowSeconds },
  );
  return { spending, check: granted ? toVoteCheck(row) : null };
}
