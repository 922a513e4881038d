// Measures one drain: a fresh database with a backlog, the contestant's process, and a check that everything was
// delivered.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { queryOnce } from '../../test/support/query-once.ts';
import type { Backlog } from './backlog.ts';
import type { Contestant } from './contestants.ts';
import type { Drained, DrainOrder } from './drain.ts';
import { postgresCpuMs } from './postgres-cpu.ts';
import type { ReceivedEvents } from './receiver.ts';

export interface DrainMeasurement extends Drained {
  readonly perSecond: number;
  readonly postgresCpuMs: number | null;
  readonly receiverCpuMs: number;
  readonly connections: number;
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
export async function measureDrain(contestant: Contestant, setup: DrainSetup): Promise<DrainMeasurement> {
  const { postgresUrl, receiver, backlog, profileFolder } = setup;
  const database = `drain_${++made}`;
  const databaseUrl = new URL(`/${database}`, postgresUrl).href;
  await queryOnce(postgresUrl, `create database ${database}`);
  await contestant.seed(databaseUrl, backlog);
  await askReceiver(receiver);
  const cpuBefore = await postgresCpuMs(postgresUrl);
  const drained = await drain(contestant.program, { ...backlog, databaseUrl }, profileFolder);
  const cpuAfter = await postgresCpuMs(postgresUrl);
  const tally = await askReceiver(receiver);
  const fault = faultOf(tally, backlog) ?? (await contestant.findFault(databaseUrl, backlog));
  if (fault) throw new Error(`${contestant.name} did not deliver everything exactly once: ${fault}`);
  await queryOnce(postgresUrl, `drop database ${database} with (force)`);
  return {
    ...drained,
    perSecond: backlog.deliveries / (drained.ms / 1000),
    postgresCpuMs: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore,
    receiverCpuMs: tally.cpuMs,
    connections: tally.connections,
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
  const drained = await nextMessage<Drained>(child);
  if (child.exitCode === null) await once(child, 'exit');
  return drained;
}

/** Starts the receiver; its origin is known once it listens. Over TLS, the contestants will trust its certificate. */
export async function startDrainReceiver(isTls = false): Promise<{ receiver: ChildProcess; origin: string }> {
  const receiver = fork(new URL('./receiver.ts', import.meta.url), isTls ? ['tls'] : [], { execArgv: [] });
  const { port } = await nextMessage<{ port: number }>(receiver);
  if (isTls) process.env.NODE_EXTRA_CA_CERTS = join(CERTIFICATES, 'authority.crt');
  return { receiver, origin: `${isTls ? 'https' : 'http'}://127.0.0.1:${port}` };
}

const CERTIFICATES = join(import.meta.dirname, '../../test/support/certificates');

/** What has arrived since the last call. */
export function askReceiver(receiver: ChildProcess): Promise<ReceivedEvents> {
  receiver.send('tally');
  return nextMessage<ReceivedEvents>(receiver);
}

function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const died = () => reject(new Error('A benchmark process exited too early.'));
    child.once('exit', died);
    child.once('message', (message) => {
      child.off('exit', died);
      resolve(message as T);
    });
  });
}
