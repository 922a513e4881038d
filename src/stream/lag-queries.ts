// SQL statements for how far the consumers of a stream are behind, and for notices to the owners of those that are about
// to miss votes.
import { sql } from 'kysely';
import { RETENTION_DAYS, STREAM_BEHIND_DAYS } from '../core/limits.ts';
import type { Connection } from '../db/database.ts';
import { OLDEST_EVENT } from '../deliveries/retention-queries.ts';
import { CONSUMER_COLUMNS, type StreamConsumer } from './consumer-queries.ts';
import { BEFORE_ALL_EVENTS, EVENT_POSITION } from './stream-queries.ts';

export interface ConsumerStatus extends StreamConsumer {
  /** The events that it has not acknowledged; at most MAX_BEHIND. */
  readonly behind: number;
  /** When the first of them was recorded. */
  readonly behindSince: Date | null;
  /** When the first vote among them was recorded. */
  readonly votesSince: Date | null;
  /** The votes that it has not acknowledged and that are too old for the stream; at most MAX_BEHIND. */
  readonly missedVotes: number;
}

export const MAX_BEHIND = 10_000;

const AFTER = sql`(stream_consumer.position, coalesce(stream_consumer.event_id, ${BEFORE_ALL_EVENTS.id}::uuid))`;

const UNACKNOWLEDGED = sql`
  select recorded_at, is_test from event
  where event.listing_id = stream_consumer.listing_id and (${EVENT_POSITION}, id) > ${AFTER}
    and id >= ${OLDEST_EVENT} and probe is null and type = 'vote.created'`;

/** What was stored when the consumer was created is the oldest that it could have been sent. */
const FIRST_SENDABLE = sql`greatest(
  coalesce(stream_consumer.event_id, ${BEFORE_ALL_EVENTS.id}::uuid),
  first_event_id(stream_consumer.created_at - ${`${RETENTION_DAYS} days`}::interval))`;

/** The time in an event ID, which begins with milliseconds. */
const timeOf = (id: typeof FIRST_SENDABLE) =>
  sql`to_timestamp(('x' || left(translate(${id}::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`;

/**
 * Votes are kept longer than events, and each has the ID of its event. A vote may have been cast up to 90 days before it
 * was recorded; the times of votes are only there for the index.
 */
const MISSED = sql`
  select from vote
  where vote.listing_id = stream_consumer.listing_id and ${FIRST_SENDABLE} < ${OLDEST_EVENT}
    and vote.event_id > ${FIRST_SENDABLE} and vote.event_id < ${OLDEST_EVENT}
    and voted_at >= ${timeOf(FIRST_SENDABLE)} - ${`${RETENTION_DAYS} days`}::interval
    and voted_at < plaudit_now() - ${`${RETENTION_DAYS} days`}::interval`;

/** By name. */
export async function selectConsumerStatuses(db: Connection, listingId: string): Promise<readonly ConsumerStatus[]> {
  const { rows } = await sql<ConsumerStatus>`
    select ${CONSUMER_COLUMNS}, lag.*, lost.* from stream_consumer
    cross join lateral (
      select count(*) as behind, min(recorded_at) as "behindSince",
        min(recorded_at) filter (where not is_test) as "votesSince"
      from (${UNACKNOWLEDGED} order by ${EVENT_POSITION}, id limit ${MAX_BEHIND}::int) as unacknowledged
    ) as lag
    cross join lateral (
      select count(*) as "missedVotes" from (${MISSED} limit ${MAX_BEHIND}::int) as missed
    ) as lost
    where listing_id = ${listingId} order by name`.execute(db);
  return rows;
}

export interface ConsumerBehind {
  readonly listingId: string;
  readonly name: string;
  /** Null: it has caught up. */
  readonly stage: 'behind' | 'missed' | null;
}

const FIRST_RECENT_EVENT = sql`first_event_id(plaudit_now() - ${`${STREAM_BEHIND_DAYS} days`}::interval)`;

/**
 * Consumers about which a notice is due, and those that have caught up since theirs. A new consumer has a day for old
 * votes: it may have begun with the oldest.
 */
export async function selectNoticeableConsumers(db: Connection): Promise<readonly ConsumerBehind[]> {
  const { rows } = await sql<ConsumerBehind>`
    select * from (
      select listing_id as "listingId", name, noticed, case
        when exists (${MISSED}) then 'missed'
        when exists (${UNACKNOWLEDGED} and id < ${FIRST_RECENT_EVENT} and not is_test) then 'behind'
      end as stage
      from stream_consumer
      where created_at < plaudit_now() - interval '1 day'
        and (noticed is not null or event_id is null or event_id < ${FIRST_RECENT_EVENT})
    ) as consumer
    where noticed is distinct from stage and not (noticed = 'missed' and stage = 'behind') is true
    order by "listingId", name`.execute(db);
  return rows;
}

/** False if another process was faster. */
export async function updateNoticed(db: Connection, { listingId, name, stage }: ConsumerBehind): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update stream_consumer set noticed = ${stage}
    where listing_id = ${listingId} and name = ${name} and noticed is distinct from ${stage}`.execute(db);
  return numAffectedRows === 1n;
}

export async function insertConsumerNotice(
  db: Connection,
  { listingId, name, stage }: ConsumerBehind & { readonly stage: 'behind' | 'missed' },
): Promise<void> {
  await db
    .insertInto('notice')
    .values({ listing_id: listingId, kind: `stream.${stage}`, consumer: name })
    .execute();
}
