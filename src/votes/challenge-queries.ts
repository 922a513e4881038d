// SQL statement of what decides how hard a challenge is: the network's votes and failures, and the voter's history.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export interface ChallengeHistory {
  readonly votes: number;
  readonly failures: number;
  readonly isRegular: boolean;
}

export interface ChallengeQuestion {
  readonly personId: string;
  /** The hashes under which votes of the network may be stored (decision P145). */
  readonly networkHashes: readonly string[];
  /** The rate limit that counts the network's wrong solutions. */
  readonly failuresKey: string;
}

/** More votes than this change nothing. */
const MOST_VOTES = 100;

/** Reads at most a hundred votes of the network, by index. */
export async function selectChallengeHistory(
  db: Connection,
  { personId, networkHashes, failuresKey }: ChallengeQuestion,
): Promise<ChallengeHistory> {
  const { rows } = await sql<ChallengeHistory>`
    select
      (select count(*)::int from (
        select from vote_network
        where network = any(${networkHashes}::text[]) and voted_at > plaudit_now() - interval '1 hour'
        limit ${MOST_VOTES}
      ) as recent) as votes,
      coalesce((select used from spending where key = ${failuresKey} and expires_at > plaudit_now()), 0)::int as failures,
      exists (
        select from voting_window as own
        where own.voter_id = ${personId} and exists (
          select from vote
          where vote.listing_id = own.listing_id and vote.voter_id = own.voter_id
            and vote.voted_at < date_trunc('day', plaudit_now() at time zone 'UTC') at time zone 'UTC'
        )
      ) as "isRegular"`.execute(db);
  return rows[0] ?? { votes: 0, failures: 0, isRegular: false };
}
