// Rows of the delivery log for a seeded site, inserted directly, so that no test has to wait until a real attempt is a
// day old.
import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { now } from '../../../src/core/clock.ts';
import type { Db } from '../../../src/db/database.ts';
import type { DeliveryState, ReceiverCheckKind } from '../../../src/db/delivery-tables.ts';
import type { Tables } from '../../../src/db/schema.ts';
import { testEventBody, type VotedListing, voteEventBody } from '../../../src/votes/vote-event.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** That many milliseconds before now; negative for after. */
export const ago = (milliseconds: number): Date => new Date(now().getTime() - milliseconds);

/**
 * The event ID of a vote cast that long ago (a UUIDv7 without dashes, as on the pages). `tail` distinguishes events of
 * the same moment.
 */
export function eventIdOf(ageMs: number, tail = 'ab'): string {
  const time = ago(ageMs).getTime().toString(16).padStart(12, '0');
  return `${time}7abc8def0123456789${tail}`;
}

/** The same ID as the database stores it. */
export function dashed(eventId: string): string {
  return eventId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export interface SeededDelivery {
  readonly eventId: string;
  readonly endpointId: string;
  readonly listing: VotedListing;
  readonly ageMs: number;
  readonly state: DeliveryState;
  readonly isTest?: boolean;
  readonly probe?: ReceiverCheckKind;
  readonly userId: string;
  readonly playerName?: string | null;
  readonly attempts?: readonly Partial<Insertable<Tables['attempt']>>[];
  /** A vote to a listener is logged before its first attempt, a webhook's delivery after it. */
  readonly isLoggedAtOnce?: boolean;
  /** The time until the next attempt, if the delivery is waiting. */
  readonly dueInMs?: number;
}

/** Inserts the event, its entry in the log, its attempts and, if it is waiting, its row in the queue. */
export async function insertDelivery(db: Db, delivery: SeededDelivery): Promise<void> {
  const { endpointId: endpoint_id, listing, state, isTest: is_test = false, attempts = [] } = delivery;
  const event_id = dashed(delivery.eventId);
  const recorded_at = ago(delivery.ageMs);
  await db
    .insertInto('event')
    .values({
      id: event_id,
      listing_id: listing.id,
      type: 'vote.created',
      is_test,
      body: bodyOf(delivery, recorded_at),
      recorded_at,
      probe: delivery.probe ?? null,
    })
    .execute();
  await insertAttempts(db, { event_id, endpoint_id, started_at: recorded_at }, delivery);
  const last = attempts.at(-1);
  if (delivery.dueInMs === undefined || delivery.isLoggedAtOnce || last)
    await db
      .insertInto('delivery')
      .values({
        event_id,
        endpoint_id,
        is_test,
        state,
        attempts: attempts.length,
        last_code: last?.code ?? null,
        last_status: last?.http_status ?? null,
        last_duration_ms: last?.duration_ms ?? null,
        changed_at: recorded_at,
      })
      .execute();
  await moveBeside(db, event_id);
  if (delivery.dueInMs === undefined) return;
  const due_at = ago(-delivery.dueInMs);
  const { length: failures } = attempts;
  await db.insertInto('queue').values({ endpoint_id, event_id, due_at, attempts: failures, failures }).execute();
  await db
    .updateTable('endpoint')
    .set((row) => ({
      next_due_at: row.fn.coalesce(row.fn<Date>('least', ['next_due_at', row.val(due_at)]), row.val(due_at)),
      backlog_from: row.fn.coalesce(row.fn<Date>('least', ['backlog_from', row.val(due_at)]), row.val(due_at)),
    }))
    .where('id', '=', endpoint_id)
    .execute();
}

/** As the engine logs it: a webhook's first attempt that succeeded is beside its delivery. */
async function moveBeside(db: Db, eventId: string): Promise<void> {
  await sql`
    with moved as (
      delete from attempt using endpoint
      where endpoint.id = endpoint_id and kind = 'webhook'
        and event_id = ${eventId}::uuid and number = 1 and trigger = 'vote' and code = 'delivered'
      returning attempt.*
    )
    update delivery set first_attempt_id = id, first_started_at = started_at, first_status = http_status,
      first_duration_ms = duration_ms, first_dns_ms = dns_ms, first_connect_ms = connect_ms, first_tls_ms = tls_ms,
      first_response_ms = first_byte_ms, first_address = address, first_headers = response_headers,
      first_body = response_body
    from moved where delivery.event_id = moved.event_id and delivery.endpoint_id = moved.endpoint_id`.execute(db);
}

function bodyOf({ eventId, listing, userId, playerName = null, isTest }: SeededDelivery, at: Date): string {
  const facts = { listing, eventId: dashed(eventId), userId, playerName, weight: 2, votedAt: at, recordedAt: at };
  return isTest ? testEventBody(facts) : voteEventBody(facts);
}

async function insertAttempts(
  db: Db,
  key: Pick<Insertable<Tables['attempt']>, 'event_id' | 'endpoint_id' | 'started_at'>,
  { attempts = [], isTest }: SeededDelivery,
): Promise<void> {
  for (const [index, attempt] of attempts.entries())
    await db
      .insertInto('attempt')
      .values({
        ...key,
        number: index + 1,
        id: randomUUID(),
        trigger: isTest ? 'test' : index === 0 ? 'vote' : 'retry',
        code: 'delivered',
        http_status: null,
        charged: false,
        duration_ms: 86,
        address: '203.0.113.7',
        dns_ms: 4,
        connect_ms: attempt.code === 'connect_refused' ? null : 21,
        tls_ms: attempt.code === 'connect_refused' ? null : 40,
        first_byte_ms: attempt.http_status ? 66 : null,
        ...attempt,
      })
      .execute();
}
