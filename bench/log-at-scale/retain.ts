// What retention costs concurrent deliveries: votes at a steady rate without retention, with it, and with it while a
// backup reads the log.
import pg from 'pg';
import { openDatabase } from '../../src/db/database.ts';
import type { VoteLoad, VoteLoadResult } from '../harness/delivering-service.ts';
import type { Delays } from '../harness/report.ts';
import { type DeliverySetup, dropDatabase, startBenchService } from '../harness/setup.ts';
import { insertStale, type LogSpan, seedLog } from './seed-log.ts';

export interface RetentionLoad {
  readonly attempts: number;
  readonly endpoints: number;
  readonly rate: number;
  readonly seconds: number;
}

export interface RetentionCost {
  readonly name: string;
  readonly delays: Delays;
  readonly weeksDropped: number | null;
  readonly tidyMs: number | null;
}

/** In days: two expired weeks, as large as the others. */
const TOO_OLD = { fromDaysAgo: 111, toDaysAgo: 97 };
const LOG_DAYS = 90;

export async function measureRetention(
  setup: DeliverySetup,
  databaseUrl: string,
  shape: RetentionLoad,
): Promise<readonly RetentionCost[]> {
  const { endpoints, rate, seconds } = shape;
  // The service deletes what is expired as soon as it starts, so these rows are added afterwards.
  const { child } = await startBenchService(databaseUrl);
  const found: RetentionCost[] = [];
  let arrived = 0;
  const measure = async (name: string, tidyAfterSeconds: number | null) => {
    const load: VoteLoad = {
      rate,
      seconds,
      first: 1,
      listings: endpoints - 1,
      maintainAfterSeconds: tidyAfterSeconds,
    };
    const { cast, maintenance } = await child.request<VoteLoadResult>(load);
    const { requests, events, delays } = await setup.look({ expected: arrived + cast, since: arrived });
    arrived += cast;
    if (requests !== arrived || events !== arrived)
      throw new Error(`${requests} of ${events} arrived, not ${arrived}.`);
    found.push({
      name,
      delays,
      weeksDropped: maintenance?.weeksDropped ?? null,
      tidyMs: maintenance?.ms ?? null,
    });
  };
  await measure('warming up', null);
  await addTooOld(databaseUrl, shape);
  await measure('without', null);
  const endBackup = await startBackup(databaseUrl);
  const ending = setTimeout(endBackup, seconds * 1000);
  await measure('retention, while a backup reads the log', 1);
  clearTimeout(ending);
  await endBackup();
  await measure('retention', 1);
  await child.end();
  await dropDatabase(setup.postgresUrl, databaseUrl);
  return found.slice(1);
}

async function addTooOld(databaseUrl: string, { attempts, endpoints }: RetentionLoad): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  const share = (TOO_OLD.fromDaysAgo - TOO_OLD.toDaysAgo) / LOG_DAYS;
  const span: LogSpan = { ...TOO_OLD, endpoints, attempts: Math.round(attempts * share) };
  await db.connection().execute(async (connection) => {
    await seedLog(connection, span);
    await insertStale(connection, Math.max(1, Math.round(attempts / 20)), endpoints);
  });
  await close();
}

/** Holds a snapshot and has read the log; returns a function that ends it. */
async function startBackup(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin isolation level repeatable read');
  for (const table of ['event', 'delivery', 'attempt']) await client.query(`select from ${table} limit 1`);
  let isOpen = true;
  return async () => {
    if (!isOpen) return;
    isOpen = false;
    await client.end();
  };
}
