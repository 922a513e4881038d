// The statements of the vote check (§4.3, §4.4): who has a vote whose window is still open.
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

export interface OpenVoteRow {
  readonly voted_at: Date;
  readonly next_vote_at: Date;
}

/** Decision N2: found by what was sent as userId, by the account's own ID, and by the Discord ID it has now. */
export async function selectVoteOfUser(
  db: Connection,
  listingId: string,
  userId: string,
): Promise<OpenVoteRow | undefined> {
  const { rows } = await prepared<OpenVoteRow>('select-vote-of-user')`
    select voted_at, next_vote_at from voting_window
    where listing_id = ${listingId} and next_vote_at > plaudit_now()
      and (user_id = ${userId} or voter_id = ${userId}
        or voter_id = (select id from person where platform_id = ${userId}))
    order by voted_at desc limit 1`.execute(db);
  return rows[0];
}

export interface PlayerVoteRow {
  /** The name's position in the request, from 1. */
  readonly place: number;
  readonly voted_at: Date;
  readonly next_vote_at: Date;
}

/**
 * The newest open vote for each name, compared in ASCII lower case (decision V4); names without one are left out. The
 * index is in the default collation: compared in another, every vote of the day would be read for each name.
 */
export async function selectVotesOfPlayers(
  db: Connection,
  listingId: string,
  names: readonly string[],
): Promise<readonly PlayerVoteRow[]> {
  const { rows } = await prepared<PlayerVoteRow>('select-votes-of-players')`
    select asked.place, newest.voted_at, newest.next_vote_at
    from unnest(${names}::text[]) with ordinality as asked (name, place)
    cross join lateral (
      select voted_at, next_vote_at from vote
      where listing_id = ${listingId} and player_name_lower = lower(asked.name collate "C") collate "default"
        and voted_at > plaudit_now() - interval '24 hours' and next_vote_at > plaudit_now()
      order by voted_at desc limit 1
    ) as newest`.execute(db);
  return rows;
}
