// SQL statements that find votes by the voter's identity in a game.
import type { GameIdentity } from '../access/game-identity.ts';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import { type CurrentVote, IS_COUNTED } from './queries.ts';

interface IdentityVote extends CurrentVote {
  /** The identity's position in the request, from 0. */
  readonly place: number;
}

const REQUESTED = { place: 'int', user: 'text', identity: 'text' } as const;

/**
 * The newest open vote for each identity; those without one have no row. Votes are found through the account, also those
 * cast before the identity was linked. Each identity takes a few index lookups, however many votes there are.
 */
export async function selectVotesOfIdentities(
  db: Connection,
  listingId: string,
  identities: readonly GameIdentity[],
): Promise<readonly IdentityVote[]> {
  const requested = identities.map(({ platform, id, text }, place) =>
    platform === 'discord' ? { place, user: id, identity: null } : { place, user: null, identity: text },
  );
  const { rows } = await prepared<IdentityVote>('select-votes-of-identities')`
    select requested.place, newest.voted_at as "votedAt", newest.next_vote_at as "nextVoteAt"
    from ${unnestRows('requested', REQUESTED, requested)}
    cross join lateral (
      select voted_at, next_vote_at from (
        (select voting_window.voted_at, voting_window.next_vote_at
          from (
            select person_id, counts_from from linked_identity
            where identity = requested.identity and (listing_id = ${listingId} or listing_id is null)
              and unlinked_at is null
            order by listing_id nulls first limit 1
          ) as link
          cross join lateral (
            select * from voting_window where listing_id = ${listingId} and voter_id = link.person_id limit 1
          ) as voting_window
          where voting_window.voted_at >= coalesce(link.counts_from, '-infinity') and ${IS_COUNTED})
        union all
        (select voted_at, next_vote_at from voting_window where listing_id = ${listingId} and user_id = requested."user"
          and ${IS_COUNTED})
        union all
        (select voted_at, next_vote_at from voting_window where listing_id = ${listingId} and voter_id = requested."user"
          and ${IS_COUNTED})
        union all
        (select voting_window.voted_at, voting_window.next_vote_at
          from (select id from person where platform_id = requested."user" limit 1) as person
          cross join lateral (
            select * from voting_window where listing_id = ${listingId} and voter_id = person.id limit 1
          ) as voting_window where ${IS_COUNTED})
      ) as found
      where next_vote_at > plaudit_now() order by voted_at desc limit 1
    ) as newest`.execute(db);
  return rows;
}
