// The service as in production, in its own process, over an existing database. On request it starts to deliver, casts
// votes at a rate, and runs its maintenance meanwhile.
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../src/config.ts';
import { type AppContext, createContext } from '../../src/context.ts';
import { maintainDeliveryLog } from '../../src/deliveries/retention.ts';
import { deleteExpiredRows } from '../../src/expired-rows.ts';
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
  /** When the hourly maintenance runs meanwhile; null: not at all. */
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

let context: AppContext;

process.on('message', async (order: ServiceOpening | DeliveryStart | VoteLoad) => {
  if ('databaseUrl' in order) process.send?.(await open(order));
  else if ('start' in order) process.send?.(start());
  else process.send?.(await cast(order));
});
process.on('disconnect', () => process.exit());

async function open({ databaseUrl }: ServiceOpening): Promise<object> {
  context = await createContext(
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
  context.start();
  return { startedMs };
}

async function cast({ first, listings, maintainAfterSeconds, ...rate }: VoteLoad): Promise<VoteLoadResult> {
  const ids = Array.from({ length: listings }, (_, number) => `lst_${first + number}`);
  const tidying = maintainAfterSeconds === null ? null : tidy(maintainAfterSeconds);
  const cast = await castAtRate(context, ids, rate, true);
  return { cast, maintenance: await tidying };
}

async function tidy(afterSeconds: number): Promise<MaintenanceRun> {
  await sleep(afterSeconds * 1000);
  const startedMs = performance.now();
  const { weeksDropped } = await maintainDeliveryLog(context.db);
  await deleteExpiredRows(context.db);
  return { weeksDropped, ms: performance.now() - startedMs };
}
