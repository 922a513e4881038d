// One drain, measured: a fresh database, a backlog in it, the contestant's process let loose, everything verified.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Backlog } from './backlog.ts';
import type { Entrant } from './contestants.ts';
import type { Drained, DrainOrder } from './drain.ts';
import { postgresCpuMs } from './postgres-cpu.ts';
import { query } from './query-postgres.ts';
import type { ReceivedEvents } from './receiver.ts';

export interface DrainMeasurement extends Drained {
  readonly perSecond: number;
  readonly postgresCpuMs: number | null;
  readonly receiverCpuMs: number;
}

export interface DrainSetup {
  readonly postgresUrl: string;
  readonly receiver: ChildProcess;
  readonly backlog: Backlog;
  /** Where to write a CPU profile of the contestant's process; null: nowhere. */
  readonly profileFolder: string | null;
}

let made = 0;

/** Throws when a delivery is missing, came twice or is not logged. */
export async function measureDrain(entrant: Entrant, stand: DrainSetup): Promise<DrainMeasurement> {
  const { postgresUrl, receiver, backlog, profileFolder } = stand;
  const database = `drain_${++made}`;
  const databaseUrl = new URL(`/${database}`, postgresUrl).href;
  await query(postgresUrl, `create database ${database}`);
  await entrant.seed(databaseUrl, backlog);
  await ask(receiver);
  const cpuBefore = await postgresCpuMs(postgresUrl);
  const drained = await drain(entrant.program, { ...backlog, databaseUrl }, profileFolder);
  const cpuAfter = await postgresCpuMs(postgresUrl);
  const tally = await ask(receiver);
  const fault = faultOf(tally, backlog) ?? (await entrant.findFault(databaseUrl, backlog));
  if (fault) throw new Error(`${entrant.name} did not deliver everything exactly once: ${fault}`);
  await query(postgresUrl, `drop database ${database} with (force)`);
  return {
    ...drained,
    perSecond: backlog.deliveries / (drained.ms / 1000),
    postgresCpuMs: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore,
    receiverCpuMs: tally.cpuMs,
  };
}

function faultOf({ requests, events }: ReceivedEvents, { deliveries }: Backlog): string | null {
  const right = requests === deliveries && events === deliveries;
  return right ? null : `the receiver counted ${requests} requests of ${events} events`;
}

async function drain(program: string, orders: DrainOrder, profileFolder: string | null): Promise<Drained> {
  const profiling = profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : [];
  const child = fork(program, { execArgv: profiling });
  child.send(orders);
  const drained = await answerOf<Drained>(child);
  if (child.exitCode === null) await once(child, 'exit');
  return drained;
}

/** Starts the receiver; its origin is known once it listens. */
export async function startDrainReceiver(): Promise<{ receiver: ChildProcess; origin: string }> {
  const receiver = fork(new URL('./receiver.ts', import.meta.url), { execArgv: [] });
  const { port } = await answerOf<{ port: number }>(receiver);
  return { receiver, origin: `http://127.0.0.1:${port}` };
}

function ask(receiver: ChildProcess): Promise<ReceivedEvents> {
  receiver.send('tally');
  return answerOf<ReceivedEvents>(receiver);
}

function answerOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const died = () => reject(new Error('A process of the benchmark ended too early.'));
    child.once('exit', died);
    child.once('message', (message) => {
      child.off('exit', died);
      resolve(message as T);
    });
  });
}
