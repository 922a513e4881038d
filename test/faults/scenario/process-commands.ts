// What a scenario tells a voting process to do besides votes: die at a fault point, move the time, act like an owner's
// buttons, and report its state. Executed inside that process.

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { OPERATOR } from '../../../src/access/audit.ts';
import type { AppContext } from '../../../src/context.ts';
import { monotonicMs } from '../../../src/core/clock.ts';
import { armFaultPoint, disarmFaultPoint, type FaultPoint } from '../../../src/core/fault-point.ts';
import { formatEventId } from '../../../src/core/ids.ts';
import { continueBulkRedeliveries, startBulkRedelivery } from '../../../src/deliveries/bulk-redelivery.ts';
import { redeliver } from '../../../src/deliveries/redeliver.ts';
import { maintainDeliveryLog } from '../../../src/deliveries/retention.ts';
import { pauseWebhook } from '../../../src/endpoints/webhook-settings.ts';
import { sendTestEvent } from '../../../src/votes/send-test-event.ts';
import {
  type DatabaseState,
  findDeliveredEvent,
  type Progress,
  readDatabaseState,
  readProgress,
} from './database-state.ts';

interface AtListing {
  readonly listingId: string;
}

interface AtListings {
  readonly listings: readonly string[];
}

/**
 * Moves the database's time. `deadUntilMs`: leases that end by then belong to dead processes; null if there are none.
 */
interface Advance {
  readonly shiftMs: number;
  readonly deadUntilMs: number | null;
}

/** Each command: its parameters and its result. */
export interface ProcessCommands {
  arm: [{ readonly point: FaultPoint; readonly passing: number }, null];
  disarm: [object, null];
  /** False if a running process holds a lease, and nothing was done. */
  advance: [Advance, boolean];
  look: [AtListings, Progress];
  account: [AtListings, DatabaseState];
  pause: [AtListing, boolean];
  /** The event that is redelivered; null if there was none. */
  redeliver: [AtListing, string | null];
  /** How many events the bulk redelivery found. */
  'redeliver-many': [AtListing, number];
  'go-on': [object, number];
  /** The response's code. */
  test: [AtListing, string];
  tidy: [object, number];
}

export type ProcessCommandName = keyof ProcessCommands;

export type ProcessCommand = {
  [Name in ProcessCommandName]: { readonly order: Name } & ProcessCommands[Name][0];
}[ProcessCommandName];

export async function runProcessCommand(context: AppContext, command: ProcessCommand): Promise<unknown> {
  const { db } = context;
  switch (command.order) {
    case 'arm':
      return armFaultPoint(command.point, command.passing);
    case 'disarm':
      return disarmFaultPoint();
    case 'advance':
      return advance(context, command);
    case 'look':
      return readProgress(db, command.listings, await held(context));
    case 'account':
      return readDatabaseState(db, command.listings);
    case 'pause':
      return pauseWebhook(db, command.listingId, OPERATOR);
    case 'redeliver':
      return redeliverSome(context, command.listingId);
    case 'redeliver-many':
      return redeliverMany(context, command.listingId);
    case 'go-on':
      return goOn(context);
    case 'test': {
      const parts = { ...context.config, ...context, db };
      const sent = await sendTestEvent(parts, { listingId: command.listingId, userId: 'owner' });
      return sent.ok ? sent.answer.code : sent.reason;
    }
    case 'tidy':
      return (await maintainDeliveryLog(db)).weeksDropped;
  }
}

/** Endpoints this process works on, including those it is just claiming. */
async function held({ engine, loop }: AppContext): Promise<number> {
  const askedMs = monotonicMs();
  loop.wake();
  while (engine.leases === 0 && loop.silentMs > monotonicMs() - askedMs) await pause(1);
  return engine.leases;
}

/**
 * Moves the time for all processes at once, and only while no running process has a lease: a jump of half a minute
 * would end it, and a request repeated for that reason is not the service's fault. Claims wait for the lock, and see
 * the new time.
 */
async function advance({ db, wake }: AppContext, { shiftMs, deadUntilMs }: Advance): Promise<boolean> {
  await sql`select make_event_weeks(now(), now() + ${`${shiftMs} milliseconds`}::interval + interval '28 days')`.execute(
    db,
  );
  const done = await db.transaction().execute(async (transaction) => {
    await sql`lock table endpoint in share row exclusive mode`.execute(transaction);
    const { rows } = await sql`
      select from endpoint where lease_until > to_timestamp(${(deadUntilMs ?? 0) / 1000}::float8)`.execute(transaction);
    if (rows.length > 0) return false;
    await sql
      .raw(
        `create or replace function plaudit_now() returns timestamptz language sql stable parallel safe
         as $$ select statement_timestamp() + interval '${shiftMs} milliseconds' $$`,
      )
      .execute(transaction);
    return true;
  });
  if (done) wake();
  return done;
}

const TRIES = 50;

/** The first of the listing's events that can be redelivered. */
async function redeliverSome({ db, wake }: AppContext, listingId: string): Promise<string | null> {
  for (let left = TRIES; left > 0; left -= 1) {
    const eventId = await findDeliveredEvent(db, listingId);
    if (eventId && (await redeliver({ db, wake }, { listingId, eventId: formatEventId(eventId) })).ok)
      return eventId.replaceAll('-', '');
    await pause(20);
  }
  return null;
}

async function redeliverMany(context: AppContext, listingId: string): Promise<number> {
  // From the start of the retention period: this process does not know the database's time.
  const wanted = { listingId, states: ['delivered'] as const, since: new Date(0), until: null };
  const ordered = await startBulkRedelivery(context.db, wanted, OPERATOR);
  if (!ordered.ok) throw new Error(`An order to redeliver was refused: ${ordered.reason}.`);
  await goOn(context);
  return ordered.batch.total;
}

async function goOn({ db, wake }: AppContext): Promise<number> {
  const redelivered = await continueBulkRedeliveries(db);
  if (redelivered > 0) wake();
  return redelivered;
}
