// The setup of a delivery benchmark: PostgreSQL with fsync on, the receivers, and the service over a fresh database,
// each in its own process.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, openDatabase } from '../../src/db/database.ts';
import { startPostgres } from '../../test/support/postgres.ts';
import { queryOnce } from '../../test/support/query-once.ts';
import { insertEndpoints } from '../drain/seed-plaudit.ts';
import { createDatabase, OWN_CHECKOUT } from './checkout.ts';
import { type Child, startChild } from './child.ts';
import type { DeliveryStart, DeliveryStarted, ServiceOpening } from './delivering-service.ts';
import { isQuiet } from './is-quiet.ts';
import type { ArrivalQuery, ReceiverArrivals, ReceiverOrigin, ReceiverSettings } from './receivers.ts';
import { flagsOfStart } from './start-script.ts';

export interface DeliverySetup {
  readonly postgresUrl: string;
  /** Creates a database with endpoints whose receivers have these settings; `fill` inserts the backlog. */
  prepare(endpoints: number, settings: ReceiverSettings, fill: (db: Db) => Promise<unknown>): Promise<string>;
  look(question: Partial<ArrivalQuery>): Promise<ReceiverArrivals>;
  close(): Promise<void>;
}

export async function openDeliverySetup(): Promise<DeliverySetup> {
  const postgres = await startPostgres({ durable: true });
  const receivers = startChild(new URL('./receivers.ts', import.meta.url));
  let made = 0;
  return {
    postgresUrl: postgres.url,
    async prepare(endpoints, settings, fill) {
      const { origin } = await receivers.request<ReceiverOrigin>(settings);
      const databaseUrl = await createDatabase(OWN_CHECKOUT, postgres.url, `setup_${++made}`);
      const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
      await insertEndpoints(db, { endpoints, origin });
      await fill(db);
      await close();
      // Not through the service's pool, whose statements time out after a minute.
      await queryOnce(databaseUrl, 'vacuum analyze');
      await queryOnce(databaseUrl, 'checkpoint');
      return databaseUrl;
    },
    look: (question) => receivers.request({ expected: 0, since: Number.MAX_SAFE_INTEGER, marks: [], ...question }),
    async close() {
      await receivers.end();
      await postgres.stop();
    },
  };
}

export interface BenchService {
  readonly child: Child;
  /** When it started to deliver, in milliseconds since 1970. */
  readonly startedMs: number;
}

export async function startBenchService(databaseUrl: string): Promise<BenchService> {
  const child = startChild(new URL('./delivering-service.ts', import.meta.url), null, flagsOfStart());
  await child.request({ databaseUrl } satisfies ServiceOpening);
  const { startedMs } = await child.request<DeliveryStarted>({ start: true } satisfies DeliveryStart);
  return { child, startedMs };
}

const LOOK_EVERY_MS = 50;

/**
 * Waits until the last result is in the database: nothing is due or leased, except for the first `except` endpoints.
 */
export async function untilRecorded(databaseUrl: string, except = 0): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  while (!(await isQuiet(db, except))) await sleep(LOOK_EVERY_MS);
  await close();
}

export async function dropDatabase(postgresUrl: string, databaseUrl: string): Promise<void> {
  await queryOnce(postgresUrl, `drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
}
