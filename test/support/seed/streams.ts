// Consumers and events of the live stream for a seeded site.
import { sql } from 'kysely';
import type { AppContext } from '../../../src/context.ts';
import { testEventBody } from '../../../src/votes/vote-event.ts';
import { ago, DAY, dashed, eventIdOf, MINUTE } from './rows.ts';
import { EVENT, MINECRAFT, OWNER } from './sample-site.ts';

/** The event that was sent on the stream only. */
export const STREAM_TEST = eventIdOf(5 * MINUTE, 'cd');

/**
 * A consumer that is connected, one that is about to miss votes, an event that was forwarded, and one that was sent on
 * the stream only.
 */
export const addStreamConsumers = async ({ db }: AppContext) => {
  const { body } = await db
    .selectFrom('event')
    .select('body')
    .where('id', '=', dashed(EVENT))
    .executeTakeFirstOrThrow();
  await sql`select make_event_weeks(plaudit_now() - interval '90 days', plaudit_now())`.execute(db);
  const event = { listing_id: MINECRAFT.id, type: 'vote.created' as const, body };
  const old = { ...event, id: dashed(eventIdOf(82 * DAY)), recorded_at: ago(82 * DAY), position: null };
  const times = { votedAt: ago(5 * MINUTE), recordedAt: ago(5 * MINUTE) };
  const facts = {
    listing: MINECRAFT,
    eventId: dashed(STREAM_TEST),
    userId: OWNER.id,
    playerName: 'TestPlayer',
    weight: 2,
  };
  const tested = {
    ...event,
    id: dashed(STREAM_TEST),
    is_test: true,
    body: testEventBody({ ...facts, ...times }),
    recorded_at: times.recordedAt,
  };
  await db.insertInto('event').values(old).execute();
  await db.insertInto('event').values(tested).execute();
  const notice = { listing_id: MINECRAFT.id, kind: 'stream.behind' as const, consumer: 'statistics-of-the-week' };
  await db.insertInto('notice').values(notice).execute();
  const consumer = { listing_id: MINECRAFT.id, position: 1_000_000_000, acknowledged_at: ago(3 * MINUTE) };
  await db
    .insertInto('stream_consumer')
    .values([
      { ...consumer, name: 'rewards', event_id: dashed(EVENT), connection: 'sample', seen_at: ago(0) },
      { ...consumer, name: 'statistics-of-the-week', event_id: null, position: -1, acknowledged_at: null },
    ])
    .execute();
  const forward = {
    listing_id: MINECRAFT.id,
    event_id: dashed(STREAM_TEST),
    forwarded_to: 'http://localhost:3000/votes',
  };
  const error = 'Connection refused (ECONNREFUSED). Is your program running?';
  await db
    .insertInto('stream_forward')
    .values([
      { ...forward, status: 204, duration_ms: 12, error: null },
      { ...forward, status: null, duration_ms: null, error },
    ])
    .execute();
};
