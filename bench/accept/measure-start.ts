// How long the real service takes from being started, as `npm start` does it, until it reports that it is ready.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../test/support/free-port.ts';
import { processCpuMs } from '../drain/postgres-cpu.ts';
import type { Checkout } from '../harness/checkout.ts';
import { memoryMb } from '../harness/memory.ts';
import { benchEnvironment, type DatabaseChoice } from '../harness/open-context.ts';
import { parametersOfStart } from '../harness/start-script.ts';

export interface MeasuredStart {
  readonly readyMs: number;
  readonly cpuMs: number;
  /** The resident set two seconds later. */
  readonly mb: number;
}

const LOOK_EVERY_MS = 5;
const SETTLE_MS = 2_000;
const PATIENCE_MS = 60_000;

/** Starts it once and stops it again. */
export async function measureStart(checkout: Checkout, database: DatabaseChoice): Promise<MeasuredStart> {
  const port = await freePort();
  const startedMs = performance.now();
  const service = spawn(process.execPath, parametersOfStart(checkout), {
    cwd: checkout.folder,
    env: { PATH: process.env.PATH, ...benchEnvironment(database), PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const pid = service.pid ?? 0;
  const exited = once(service, 'exit');
  try {
    while (!(await isReady(port))) {
      if (service.exitCode !== null) throw new Error('The service ended before it was ready.');
      if (performance.now() - startedMs > PATIENCE_MS) throw new Error('The service did not become ready.');
      await sleep(LOOK_EVERY_MS);
    }
    const readyMs = performance.now() - startedMs;
    const cpuMs = processCpuMs(pid);
    await sleep(SETTLE_MS);
    return { readyMs, cpuMs, mb: memoryMb(pid) };
  } finally {
    service.kill('SIGTERM');
    await exited;
  }
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    // Host checks apply to health checks too.
    get({ port, host: '127.0.0.1', path: '/readyz', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}
