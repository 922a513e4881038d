// The statements of the vote check (§4.3, §4.4): who has a vote whose window is still open.
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

export interface OpenVote {
  readonly votedAt: Date;
  readonly nextVoteAt: Date;
}

/** Decision N2: found by what was sent as userId, by the account's own ID, and by the Discord ID it has now. */
export async function selectVoteOfUser(
  db: Connection,
  listingId: string,
  userId: string,
): Promise<OpenVote | undefined> {
  const { rows } = await prepared<OpenVote>('select-vote-of-user')`
    select voted_at as "votedAt", next_vote_at as "nextVoteAt" from voting_window
    where listing_id = ${listingId} and next_vote_at > plaudit_now()
      and (user_id = ${userId} or voter_id = ${userId}
        or voter_id = (select id from person where platform_id = ${userId}))
    order by voted_at desc limit 1`.execute(db);
  return rows[0];
}

interface PlayerVote extends OpenVote {
  /** The name's position in the request, from 1. */
  readonly place: number;
}

/**
 * The newest open vote for each name, compared in ASCII lower case (decision V4); names without one are left out. The
 * index is in the default collation: compared in another, every vote of the day would be read for each name.
 */
export async function selectVotesOfPlayers(
  db: Connection,
  listingId: string,
  names: readonly string[],
): Promise<readonly PlayerVote[]> {
  const { rows } = await prepared<PlayerVote>('select-votes-of-players')`
    select asked.place, newest.voted_at as "votedAt", newest.next_vote_at as "nextVoteAt"
    from unnest(${names}::text[]) with ordinality as asked (name, place)
    cross join lateral (
      select voted_at, next_vote_at from vote
      where listing_id = ${listingId} and player_name_lower = lower(asked.name collate "C") collate "default"
        and voted_at > plaudit_now() - interval '24 hours' and next_vote_at > plaudit_now()
      order by voted_at desc limit 1
    ) as newest`.execute(db);
  return rows;
}
