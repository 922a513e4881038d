// Rows of the delivery log for a seeded site, written directly: no test waits for a real attempt to age by a day.
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { now } from '../../../src/core/clock.ts';
import type { Db } from '../../../src/db/database.ts';
import type { DeliveryState, ReceiverCheckKind } from '../../../src/db/delivery-tables.ts';
import type { Tables } from '../../../src/db/schema.ts';
import { testEventBody, type VotedListing, voteEventBody } from '../../../src/votes/vote-event.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** So many milliseconds before now; negative: after. */
export const ago = (milliseconds: number): Date => new Date(now().getTime() - milliseconds);

/** An event's ID (UUIDv7, without dashes, as pages show it) for a vote that was cast so long ago; `tail` tells two of one moment apart. */
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
  /** How long until the next attempt, for what still waits. */
  readonly dueInMs?: number;
}

/** Writes the event, the log line, its attempts and, if it still waits, its place in the queue. */
export async function insertDelivery(db: Db, delivery: SeededDelivery): Promise<void> {
  const { endpointId, listing, state, isTest = false, attempts = [] } = delivery;
  const event_id = dashed(delivery.eventId);
  const recorded_at = ago(delivery.ageMs);
  const last = attempts.at(-1);
  const facts = {
    listing: delivery.listing,
    eventId: event_id,
    userId: delivery.userId,
    playerName: delivery.playerName ?? null,
    weight: 2,
    votedAt: recorded_at,
    recordedAt: recorded_at,
  };
  const body = isTest ? testEventBody(facts) : voteEventBody(facts);
  await db
    .insertInto('event')
    .values({
      id: event_id,
      listing_id: listing.id,
      type: 'vote.created',
      is_test: isTest,
      body,
      recorded_at,
      probe: delivery.probe ?? null,
    })
    .execute();
  for (const [index, attempt] of attempts.entries())
    await db
      .insertInto('attempt')
      .values({
        event_id,
        endpoint_id: endpointId,
        number: index + 1,
        id: randomUUID(),
        trigger: isTest ? 'test' : index === 0 ? 'vote' : 'retry',
        code: 'delivered',
        http_status: null,
        charged: false,
        started_at: recorded_at,
        duration_ms: 86,
        address: '203.0.113.7',
        dns_ms: 4,
        connect_ms: attempt.code === 'connect_refused' ? null : 21,
        tls_ms: attempt.code === 'connect_refused' ? null : 40,
        first_byte_ms: attempt.http_status ? 66 : null,
        ...attempt,
      })
      .execute();
  const isWaiting = delivery.dueInMs !== undefined;
  if (!isWaiting || delivery.isLoggedAtOnce || attempts.length > 0)
    await db
      .insertInto('delivery')
      .values({
        event_id,
        endpoint_id: endpointId,
        is_test: isTest,
        state,
        attempts: attempts.length,
        last_code: last?.code ?? null,
        last_status: last?.http_status ?? null,
        last_duration_ms: last?.duration_ms ?? null,
        changed_at: recorded_at,
      })
      .execute();
  if (!isWaiting) return;
  const due_at = ago(-(delivery.dueInMs ?? 0));
  await db
    .insertInto('queue')
    .values({
      endpoint_id: endpointId,
      event_id,
      due_at,
      attempts: attempts.length,
      failures: attempts.length,
    })
    .execute();
  await db
    .updateTable('endpoint')
    .set((row) => ({
      next_due_at: row.fn.coalesce(row.fn<Date>('least', ['next_due_at', row.val(due_at)]), row.val(due_at)),
      backlog_from: row.fn.coalesce(row.fn<Date>('least', ['backlog_from', row.val(due_at)]), row.val(due_at)),
    }))
    .where('id', '=', endpointId)
    .execute();
}
