// Runs many vote checks in one statement: the token's permission, its listing's rate limit, and the vote.
import { hash, randomUUID } from 'node:crypto';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import { MAY_BE_OPEN } from './queries.ts';

export interface FastCheckRequest {
  readonly place: number;
  readonly tokenId: string;
  readonly secretHash: Uint8Array;
  readonly byPlayer: boolean;
  readonly userId: string | null;
  /** In lower case; null when no player can have this name. */
  readonly player: string | null;
}

export interface FastCheckRow {
  readonly place: number;
  readonly tokenId: string;
  readonly useIsOld: boolean;
  /** The number of this use within its rate limit; null or above the limit if the check was refused. */
  readonly used: number | null;
  /** Null if concurrent checks used up the limit in a window that is newer than this statement's snapshot. */
  readonly resetSeconds: number | null;
  readonly votedAt: Date | null;
  readonly nextVoteAt: Date | null;
}

const COLUMNS = {
  place: 'int',
  tokenId: 'text',
  blindedHash: 'text',
  byPlayer: 'boolean',
  userId: 'text',
  player: 'text',
} as const;

/**
 * Returns one row for each check whose token is active, has the scope and belongs to a listing that allows this kind of
 * check. The other checks return no row and do not count toward the rate limit. The rate limit is exact, as in
 * `consume`: its row is locked while it is checked. A batch locks several such rows, always in the order of their keys,
 * so that two batches cannot deadlock. Of a listing's checks in a batch, the first ones are granted, up to the limit.
 * Those above it are counted as well, which has no effect because the window does not slide. Everything is read after
 * the request arrived, so a revoked token is refused at once.
 */
export async function selectFastChecks(
  db: Connection,
  checks: readonly FastCheckRequest[],
  { limit, windowSeconds }: { readonly limit: number; readonly windowSeconds: number },
): Promise<readonly FastCheckRow[]> {
  const blind = Buffer.from(randomUUID());
  const requests = checks.map(({ secretHash, ...check }) => ({ ...check, blindedHash: blinded(secretHash, blind) }));
  const { rows } = await prepared<FastCheckRow>('select-fast-checks')`
    with known as materialized (
      select request.place, request."userId" as user_id, request.player, api_token.id as token_id, api_token.listing_id,
        'check:' || api_token.listing_id as key,
        coalesce(api_token.last_used_at <= plaudit_now() - interval '1 minute', true) as use_is_old,
        row_number() over (partition by api_token.listing_id order by request.place)::int as turn,
        count(*) over (partition by api_token.listing_id)::int as turns
      from ${unnestRows('request', COLUMNS, requests)}
      cross join lateral (select * from api_token where id = request."tokenId" limit 1) as api_token
      where sha256(api_token.secret_hash || ${blind}::bytea) = decode(request."blindedHash", 'hex')
        and api_token.revoked_at is null and 'votes:read' = any (api_token.scopes)
        and (not request."byPlayer" or (select game from listing where id = api_token.listing_id) = 'minecraft')
    ), spent as (
      insert into spending (key, used, started_at, expires_at)
      select key, turns, plaudit_now(), plaudit_now() + make_interval(secs => ${windowSeconds}::integer)
      from known where turn = 1 order by key
      on conflict (key) do update set
        used = case when spending.expires_at <= plaudit_now() then excluded.used else spending.used + excluded.used end,
        started_at = case when spending.expires_at <= plaudit_now() then excluded.started_at else spending.started_at end,
        expires_at = case when spending.expires_at <= plaudit_now() then excluded.expires_at else spending.expires_at end
      where spending.expires_at <= plaudit_now() or spending.used < ${limit}::integer
      returning key, used, expires_at
    ), counted as materialized (
      -- Arrays, because a join would compare all keys with all.
      select array_agg(key) as keys, array_agg(used) as used, array_agg(expires_at) as expires_at from spent
    )
    select known.place, known.token_id as "tokenId", known.use_is_old as "useIsOld", counted.used[spent.place] - known.turns + known.turn as used,
      extract(epoch from coalesce(counted.expires_at[spent.place], (select expires_at from spending where spending.key = known.key))
        - plaudit_now())::float8 as "resetSeconds",
      found.voted_at as "votedAt", found.next_vote_at as "nextVoteAt"
    from known
    cross join counted
    cross join lateral (select array_position(counted.keys, known.key) as place offset 0) as spent
    left join lateral (
      (select voted_at, next_vote_at from voting_window
        where known.user_id is not null and listing_id = known.listing_id and next_vote_at > plaudit_now()
          and (user_id = known.user_id or voter_id = known.user_id
            or voter_id = (select id from person where platform_id = known.user_id))
        order by voted_at desc limit 1)
      union all
      (select voted_at, next_vote_at from vote
        where known.player is not null and listing_id = known.listing_id and player_name_lower = known.player
          and ${MAY_BE_OPEN} and next_vote_at > plaudit_now()
        order by voted_at desc limit 1)
    ) as found on true`.execute(db);
  return rows;
}

/**
 * Prevents timing attacks: the database does not compare in constant time, so it compares values that are random for
 * each statement.
 */
function blinded(secretHash: Uint8Array, blind: Uint8Array): string {
  return hash('sha256', Buffer.concat([secretHash, blind]), 'hex');
}
