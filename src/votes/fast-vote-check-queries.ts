// Runs many vote checks in one statement: the token's permission, its listing's rate limit, and the vote.
import { hash, randomUUID } from 'node:crypto';
import { TOKEN_IS_ACTIVE } from '../access/token-queries.ts';
import { assert } from '../core/assert.ts';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import { type FastCheckLists, type FastCheckRow, readLists } from './fast-vote-check-rows.ts';
import { IS_COUNTED, MAY_BE_OPEN } from './queries.ts';

export interface FastCheckRequest {
  readonly place: number;
  readonly tokenId: string;
  readonly secretHash: Uint8Array;
  /** Null for a check by player. */
  readonly userId: string | null;
  /** In lower case; null when no player can have this name. */
  readonly player: string | null;
}

const COLUMNS = { place: 'int', tokenId: 'text', blindedHash: 'text', userId: 'text', player: 'text' } as const;

/**
 * Returns one row for each check whose token is active, has the scope, may be used from every address and belongs to a
 * listing that allows this kind of check. The other checks return no row and do not count toward the rate limit. The rate limit is exact, as in
 * `consume`: its row is locked while it is checked. A batch locks several such rows, always in the order of their keys,
 * so that two batches cannot deadlock. Of a listing's checks in a batch, the first ones are granted, up to the limit.
 * Those above it are counted as well, which has no effect because the window does not slide. Everything is read after
 * the request arrived, so a revoked token is refused at once.
 *
 * The result is a single row of lists, because the driver takes longer to read a row for each check.
 */
export async function selectFastChecks(
  db: Connection,
  checks: readonly FastCheckRequest[],
  windowSeconds: number,
): Promise<readonly FastCheckRow[]> {
  const blind = Buffer.from(randomUUID());
  const requests = checks.map(({ secretHash, ...check }) => ({ ...check, blindedHash: blinded(secretHash, blind) }));
  const { rows } = await prepared<FastCheckLists>('select-fast-checks')`
    with known as materialized (
      select request.place, request."userId" as user_id, request.player, api_token.listing_id,
        coalesce(api_token.last_used_at <= plaudit_now() - interval '1 minute', true) as use_is_old
      from ${unnestRows('request', COLUMNS, requests)}
      cross join lateral (
        select * from api_token where id = request."tokenId" limit 1
      ) as api_token
      where sha256(api_token.secret_hash || ${blind}::bytea) = decode(request."blindedHash", 'hex')
        and ${TOKEN_IS_ACTIVE} and api_token.allowed_ranges is null and 'votes:read' = any (api_token.scopes)
        and (request."userId" is not null or (select game from listing where id = api_token.listing_id) = 'minecraft')
    ), spent as (
      insert into spending (key, used, started_at, expires_at)
      select 'check:' || listing_id, count(*), plaudit_now(), plaudit_now() + make_interval(secs => ${windowSeconds}::integer)
      from known group by 1 order by 1
      on conflict (key) do update set
        used = case when spending.expires_at <= plaudit_now() then excluded.used else spending.used + excluded.used end,
        started_at = case when spending.expires_at <= plaudit_now() then excluded.started_at else spending.started_at end,
        expires_at = case when spending.expires_at <= plaudit_now() then excluded.expires_at else spending.expires_at end
      returning concat_ws(' ', substr(key, 7), used, date_part('epoch', expires_at - plaudit_now())) as line
    )
    select (select string_agg(line, ',') from spent) as counts,
      string_agg(concat_ws(' ', known.place, known.listing_id, known.use_is_old,
        date_part('epoch', found.voted_at), date_part('epoch', found.next_vote_at)), ',') as found
    from known left join lateral (
      select voted_at, next_vote_at from voting_window
      where listing_id = known.listing_id and user_id = known.user_id and next_vote_at > plaudit_now()
        and ${IS_COUNTED}
      union all
      select voted_at, next_vote_at from voting_window
      where listing_id = known.listing_id and next_vote_at > plaudit_now() and user_id <> known.user_id
        and ${IS_COUNTED}
        and voter_id = any (array[known.user_id, (select id from person where platform_id = known.user_id)])
      union all
      (select voted_at, next_vote_at from vote
        where listing_id = known.listing_id and player_name_lower = known.player
          and ${MAY_BE_OPEN} and next_vote_at > plaudit_now()
        order by voted_at desc limit 1)
    ) as found on true`.execute(db);
  const [lists] = rows;
  assert(lists, 'the vote checks returned no row');
  return readLists(lists);
}

/**
 * Prevents timing attacks: the database does not compare in constant time, so it compares values that are random for
 * each statement.
 */
function blinded(secretHash: Uint8Array, blind: Uint8Array): string {
  return hash('sha256', Buffer.concat([secretHash, blind]), 'hex');
}
