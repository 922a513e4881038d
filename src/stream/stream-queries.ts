// SQL statements of the live stream: where an event is, pages of events, and whether open streams may go on.
//
// The order of a listing's events is that of their commits (migration 0038): by position, and events of earlier versions
// first, by their IDs.
import { type RawBuilder, sql } from 'kysely';
import { TOKEN_IS_ACTIVE } from '../access/token-queries.ts';
import type { Connection, Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import { OLDEST_EVENT } from '../deliveries/retention-queries.ts';

/** A place in the order of a listing's events. */
export interface StreamPosition {
  readonly position: number;
  /** The stored ID of the event. */
  readonly id: string;
}

/** Before every event. */
export const BEFORE_ALL_EVENTS: StreamPosition = { position: -1, id: '00000000-0000-0000-0000-000000000000' };

/** As in the index. */
export const EVENT_POSITION = sql`coalesce(position, 0::bigint)`;

/** Null if the listing has no such event, or it is older than 90 days. */
export async function selectEventPosition(
  db: Connection,
  listingId: string,
  eventId: string,
): Promise<StreamPosition | null> {
  const { rows } = await prepared<StreamPosition>('select-event-position')`
    select id, ${EVENT_POSITION} as position from event
    where id = ${eventId}::uuid and listing_id = ${listingId} and id >= ${OLDEST_EVENT}`.execute(db);
  return rows[0] ?? null;
}

/** Null if the listing has no events. */
export async function selectNewestPosition(db: Connection, listingId: string): Promise<StreamPosition | null> {
  const { rows } = await prepared<StreamPosition>('select-newest-event-position')`
    select id, ${EVENT_POSITION} as position from event
    where listing_id = ${listingId} and id >= ${OLDEST_EVENT}
    order by ${EVENT_POSITION} desc, id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

const LOST_MS = 10 * 60_000;

/**
 * The last position ten minutes before an event that does not exist: a failover may have lost it, and others with it.
 * Null if that is before all events that are kept.
 */
export async function selectPositionBeforeLost(
  db: Connection,
  listingId: string,
  eventId: string,
): Promise<StreamPosition | null> {
  const { rows } = await sql<StreamPosition>`
    select id, ${EVENT_POSITION} as position from event
    where listing_id = ${listingId} and id >= ${OLDEST_EVENT} and id < ${lowestIdBefore(eventId, LOST_MS)}::uuid
    order by ${EVENT_POSITION} desc, id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The lowest ID that an event could have so long before this one: IDs begin with milliseconds. */
function lowestIdBefore(id: string, ms: number): string {
  const time = Math.max(0, Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) - ms);
  return time.toString(16).padStart(12, '0').padEnd(32, '0');
}

/** What a stream must still have to go on: its token, and the name of its consumer. */
export interface StreamCredentials {
  readonly listingId: string;
  readonly tokenId: string;
  readonly secretHash: Uint8Array;
  /** The addresses that could use the token when the stream was opened. */
  readonly allowedRanges: readonly string[] | null;
  readonly consumer: string | null;
  /** Tells the connections of one consumer apart. */
  readonly connection: string;
}

/**
 * `revoked`: the token does not work anymore. `limited`: other addresses may use it than when the stream was opened, so
 * the client has to connect again.
 */
export type TokenRights = 'unchanged' | 'revoked' | 'limited';

/** As text, which is compared without parsing arrays. */
const textOfRanges = (ranges: readonly string[] | null) => ranges?.join(',') ?? null;
const RIGHTS = (ranges: RawBuilder<unknown>) => sql`
  case when array_to_string(api_token.allowed_ranges, ',') is not distinct from ${ranges} then 'unchanged'
    else 'limited' end`;

/** An event of a stream. `body` is null if the stream does not want it. */
export interface StreamedEvent extends StreamPosition {
  readonly isTest: boolean;
  readonly body: string | null;
}

export interface StreamPage {
  /** There are only events if they are unchanged. */
  readonly rights: TokenRights;
  /** Whether no newer connection has taken the consumer's name. If one has, there are no events. */
  readonly isCurrent: boolean;
  /**
   * Whether the event that the stream has come to still exists. If not, a failover has lost it, and numbers are given
   * again that the stream has passed already.
   */
  readonly isKnown: boolean;
  /** The database's time. */
  readonly now: Date;
  readonly events: readonly StreamedEvent[];
}

export interface PageRequest extends StreamCredentials {
  readonly after: StreamPosition;
  readonly wantsVotes: boolean;
  readonly wantsTests: boolean;
  readonly limit: number;
}

type PageRow = Omit<StreamPage, 'events'> & { [Key in keyof StreamedEvent]: StreamedEvent[Key] | null };

/**
 * Checks token and consumer and reads the next events in one statement, so that nothing is read after a revocation.
 * Events that are not wanted are read without their body, so that the position moves on. Steps of a receiver check and
 * events of annulled votes are only for webhooks.
 */
export async function selectStreamPage(db: Connection, request: PageRequest): Promise<StreamPage> {
  const { listingId, tokenId, secretHash, allowedRanges, consumer, connection, ...page } = request;
  const { after, wantsVotes, wantsTests, limit } = page;
  const { rows } = await prepared<PageRow>('select-stream-page')`
    select stream.*, line.* from (
      select plaudit_now() as now,
        coalesce((
          select ${RIGHTS(sql`${textOfRanges(allowedRanges)}::text`)} from api_token
          where id = ${tokenId} and secret_hash = ${secretHash} and ${TOKEN_IS_ACTIVE} and 'votes:read' = any(scopes)
        ), 'revoked') as rights,
        ${consumer}::text is null or exists (
          select from stream_consumer
          where listing_id = ${listingId} and name = ${consumer} and connection = ${connection}
        ) as "isCurrent",
        ${after.id}::uuid < ${OLDEST_EVENT} or exists (select from event where id = ${after.id}::uuid) as "isKnown"
    ) as stream
    left join lateral (
      select id, ${EVENT_POSITION} as position, is_test as "isTest",
        case when (is_test and ${wantsTests}::boolean) or (not is_test and ${wantsVotes}::boolean and type = 'vote.created')
          then body end as body
      from event
      where listing_id = ${listingId} and (${EVENT_POSITION}, id) > (${after.position}::bigint, ${after.id}::uuid)
        and id >= ${OLDEST_EVENT} and probe is null
      order by ${EVENT_POSITION}, id limit ${limit}::int
    ) as line on rights = 'unchanged' and "isCurrent" and "isKnown"`.execute(db);
  const { rights = 'revoked', isCurrent = false, isKnown = false, now = new Date(0) } = rows[0] ?? {};
  return {
    rights,
    isCurrent,
    isKnown,
    now,
    events: rows.filter((row): row is PageRow & StreamedEvent => row.id !== null),
  };
}

export interface StreamCheck {
  readonly rights: TokenRights;
  readonly isCurrent: boolean;
  readonly hasEvents: boolean;
}

const OPEN_STREAM = {
  place: 'int',
  listing_id: 'text',
  token_id: 'text',
  secret_hash: 'text',
  ranges: 'text',
  consumer: 'text',
  connection: 'text',
  position: 'bigint',
  id: 'uuid',
} as const;

/** Checks many open streams in one statement, in their order, and records that their consumers are connected. */
export async function checkOpenStreams(
  db: Db,
  streams: readonly (StreamCredentials & { readonly cursor: StreamPosition })[],
): Promise<readonly StreamCheck[]> {
  const given = streams.map((stream, place) => ({
    place,
    listing_id: stream.listingId,
    token_id: stream.tokenId,
    secret_hash: Buffer.from(stream.secretHash).toString('hex'),
    ranges: textOfRanges(stream.allowedRanges),
    consumer: stream.consumer,
    connection: stream.connection,
    ...stream.cursor,
  }));
  const { rows } = await prepared<StreamCheck & { place: number }>('check-open-streams')`
    with stream as materialized (
      select * from ${unnestRows('stream', OPEN_STREAM, given)}
    ), seen as (
      update stream_consumer set seen_at = plaudit_now() from stream
      where stream_consumer.listing_id = stream.listing_id and name = consumer
        and stream_consumer.connection = stream.connection
      returning place
    )
    select place,
      coalesce((
        select ${RIGHTS(sql`stream.ranges`)} from api_token
        where api_token.id = token_id and encode(api_token.secret_hash, 'hex') = stream.secret_hash
          and ${TOKEN_IS_ACTIVE} and 'votes:read' = any(scopes)
      ), 'revoked') as rights,
      consumer is null or exists (select from seen where seen.place = stream.place) as "isCurrent",
      exists (
        select from event where event.listing_id = stream.listing_id
          and (coalesce(event.position, 0::bigint), event.id) > (stream.position, stream.id) and event.id >= ${OLDEST_EVENT}
      ) as "hasEvents"
    from stream order by place`.execute(db);
  return rows;
}
