// What retention costs the deliveries that are made meanwhile: votes at a steady rate, without it, beside it, and beside it
// while a backup reads the log.
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

/** In days: two weeks that are too old, as large as the others. */
const TOO_OLD = { fromDaysAgo: 111, toDaysAgo: 97 };
const LOG_DAYS = 90;

export async function measureRetention(
  scene: DeliverySetup,
  databaseUrl: string,
  shape: RetentionLoad,
): Promise<readonly RetentionCost[]> {
  const { endpoints, rate, seconds } = shape;
  // What is too old when the service opens goes at once; so it comes later.
  const { child } = await startBenchService(databaseUrl);
  const found: RetentionCost[] = [];
  let arrived = 0;
  const measure = async (name: string, tidyAfterSeconds: number | null) => {
    const course: VoteLoad = {
      rate,
      seconds,
      first: 1,
      listings: endpoints - 1,
      maintainAfterSeconds: tidyAfterSeconds,
    };
    const { cast, maintenance } = await child.request<VoteLoadResult>(course);
    const { requests, events, delays } = await scene.look({ expected: arrived + cast, since: arrived });
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
  const endBackup = await beginBackup(databaseUrl);
  const ending = setTimeout(endBackup, seconds * 1000);
  await measure('retention, while a backup reads the log', 1);
  clearTimeout(ending);
  await endBackup();
  await measure('retention', 1);
  await child.end();
  await dropDatabase(scene.postgresUrl, databaseUrl);
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

/** It has a snapshot and has read the log; answers how to end it. */
async function beginBackup(databaseUrl: string): Promise<() => Promise<void>> {
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
