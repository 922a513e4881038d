// The house as in production, in a process of its own, over a database that stands: starts to deliver, casts votes at
// a rate, and keeps house meanwhile, when it is told to.
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../src/config.ts';
import { type AppContext, createContext, deleteExpiredRows } from '../../src/context.ts';
import { maintainDeliveryLog } from '../../src/deliveries/retention.ts';
import { BENCH_SECRET_KEY } from '../drain/seed-plaudit.ts';
import { castAtRate, type VoteRate } from './cast-at-rate.ts';

export interface ServiceOpening {
  readonly databaseUrl: string;
}

export interface DeliveryStart {
  readonly start: true;
}

export interface DeliveryStarted {
  /** Milliseconds since 1970. */
  readonly startedMs: number;
}

/** Votes for `lst_FIRST` and the listings after it. */
export interface VoteLoad extends VoteRate {
  readonly first: number;
  readonly listings: number;
  /** When the hourly housekeeping is done meanwhile; null: not at all. */
  readonly maintainAfterSeconds: number | null;
}

export interface MaintenanceRun {
  readonly weeksDropped: number;
  readonly ms: number;
}

export interface VoteLoadResult {
  readonly cast: number;
  readonly maintenance: MaintenanceRun | null;
}

let house: AppContext;

process.on('message', async (order: ServiceOpening | DeliveryStart | VoteLoad) => {
  if ('databaseUrl' in order) process.send?.(await open(order));
  else if ('start' in order) process.send?.(start());
  else process.send?.(await cast(order));
});
process.on('disconnect', () => process.exit());

async function open({ databaseUrl }: ServiceOpening): Promise<object> {
  house = await createContext(
    readConfig({
      DATABASE_URL: databaseUrl,
      SECRET_KEY: BENCH_SECRET_KEY,
      BASE_URL: 'https://votes.example',
      ALLOW_PRIVATE_TARGETS: '127.0.0.0/8',
      LOG_LEVEL: 'warn',
    }),
  );
  return {};
}

function start(): DeliveryStarted {
  const startedMs = performance.timeOrigin + performance.now();
  house.start();
  return { startedMs };
}

async function cast({ first, listings, maintainAfterSeconds, ...rate }: VoteLoad): Promise<VoteLoadResult> {
  const ids = Array.from({ length: listings }, (_, number) => `lst_${first + number}`);
  const tidying = maintainAfterSeconds === null ? null : tidy(maintainAfterSeconds);
  const cast = await castAtRate(house, ids, rate, true);
  return { cast, maintenance: await tidying };
}

async function tidy(afterSeconds: number): Promise<MaintenanceRun> {
  await sleep(afterSeconds * 1000);
  const startedMs = performance.now();
  const { weeksDropped } = await maintainDeliveryLog(house.db);
  await deleteExpiredRows(house.db);
  return { weeksDropped, ms: performance.now() - startedMs };
}
