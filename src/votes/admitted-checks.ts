// The vote check on its short way: token, budget and vote in one statement, and in one statement with all the checks
// that arrive together. Whatever cannot be answered so goes the long way, where the refusals are.
import { recordUse } from '../access/authenticate-token.ts';
import type { Budget, Spending } from '../access/spend.ts';
import { spendingOf } from '../access/spend.ts';
import type { TokenText } from '../access/token-text.ts';
import { gather } from '../core/gather.ts';
import { hashSecret } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import { type AdmittedRow, admitChecks, type CheckToAdmit } from './admitted-check-queries.ts';
import { type VoteCheck, voteCheckOf } from './check-votes.ts';

/** Either of the two. */
export type Asked = { readonly userId: string } | { readonly playerName: string };

export interface Admitted {
  readonly spending: Spending;
  /** Null when the budget is used up. */
  readonly check: VoteCheck | null;
}

/** Two statements keep the database busy while answers are written; more would only make the batches smaller. */
const GATHERING = { atOnce: 2, most: 200 };

type Question = Omit<CheckToAdmit, 'place'>;

/** Null: the token may not ask this; why is for the long way to say. */
export type CheckAdmitted = (token: TokenText, asked: Asked) => Promise<Admitted | null>;

/** `budget` is the same for every listing; its key is not looked at. */
export function openAdmittedChecks(db: Db, budget: Omit<Budget, 'key'>): CheckAdmitted {
  const ask = gather<Question, AdmittedRow | null>(GATHERING, async (questions) => {
    const rows = await admitChecks(
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
    if (row.use_is_old) recordUse(db, row.token_id, 'checkVote');
    return admitted(row, budget);
  };
}

function questionOf({ id, secret }: TokenText, asked: Asked): Question {
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

function admitted(row: AdmittedRow, { limit, windowSeconds }: Omit<Budget, 'key'>): Admitted {
  const granted = row.used !== null && row.used <= limit;
  const spending = spendingOf(
    { granted, used: row.used ?? limit, reset_seconds: row.reset_seconds ?? windowSeconds },
    { limit, windowSeconds },
  );
  return { spending, check: granted ? voteCheckOf(row) : null };
}
