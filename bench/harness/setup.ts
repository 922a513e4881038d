// Where a benchmark of deliveries plays: PostgreSQL with fsync on, the receivers, and the service over a fresh database,
// processes of their own.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, openDatabase } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { startPostgres } from '../../test/support/postgres.ts';
import { query } from '../drain/query-postgres.ts';
import { insertEndpoints } from '../drain/seed-plaudit.ts';
import { type Child, startChild } from './child.ts';
import type { DeliveryStart, DeliveryStarted, ServiceOpening } from './delivering-service.ts';
import type { ArrivalQuery, ReceiverArrivals, ReceiverOrigin, ReceiverSettings } from './receivers.ts';

export interface DeliverySetup {
  readonly postgresUrl: string;
  /** A fresh database with endpoints whose receivers have these manners; `fill` puts in what waits. */
  prepare(endpoints: number, manners: ReceiverSettings, fill: (db: Db) => Promise<unknown>): Promise<string>;
  look(question: Partial<ArrivalQuery>): Promise<ReceiverArrivals>;
  close(): Promise<void>;
}

export async function openDeliverySetup(): Promise<DeliverySetup> {
  const postgres = await startPostgres({ durable: true });
  const crowd = startChild(new URL('./receivers.ts', import.meta.url));
  let made = 0;
  return {
    postgresUrl: postgres.url,
    async prepare(endpoints, manners, fill) {
      const { origin } = await crowd.request<ReceiverOrigin>(manners);
      const database = `scene_${++made}`;
      await query(postgres.url, `create database ${database}`);
      const databaseUrl = new URL(`/${database}`, postgres.url).href;
      const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
      await migrate(db);
      await insertEndpoints(db, { endpoints, origin });
      await fill(db);
      await close();
      // Not by the service's pool, which gives up on what takes longer than a minute.
      await query(databaseUrl, 'vacuum analyze');
      await query(databaseUrl, 'checkpoint');
      return databaseUrl;
    },
    look: (question) => crowd.request({ expected: 0, since: Number.MAX_SAFE_INTEGER, marks: [], ...question }),
    async close() {
      await crowd.end();
      await postgres.stop();
    },
  };
}

export interface BenchService {
  readonly child: Child;
  /** When it began to deliver, in milliseconds since 1970. */
  readonly startedMs: number;
}

export async function startBenchService(databaseUrl: string): Promise<BenchService> {
  const child = startChild(new URL('./delivering-service.ts', import.meta.url), null, flagsOfStart());
  await child.request({ databaseUrl } satisfies ServiceOpening);
  const { startedMs } = await child.request<DeliveryStarted>({ start: true } satisfies DeliveryStart);
  return { child, startedMs };
}

/** Node's flags that `npm start` runs the service with. */
function flagsOfStart(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return scripts.start.split(' ').filter((word: string) => word.startsWith('--') && word.includes('='));
}

const LOOK_EVERY_MS = 50;

/** When the last result is in the database: nothing waits and nobody works, but for the first so many endpoints. */
export async function untilRecorded(databaseUrl: string, but = 0): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  const isQuiet = async () => {
    const { rows } = await sql<{ quiet: boolean }>`
      select not exists (
        select from endpoint where substr(id, 5)::int >= ${but}::int
          and (next_due_at is not null or lease_until is not null)
      ) as quiet`.execute(db);
    return rows[0]?.quiet ?? false;
  };
  while (!(await isQuiet())) await sleep(LOOK_EVERY_MS);
  await close();
}

export async function dropDatabase(postgresUrl: string, databaseUrl: string): Promise<void> {
  await query(postgresUrl, `drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
}
