// The demo in a process of its own. With PLAUDIT_DEMO, tests use the demo that runs at that address.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface DemoProcess {
  readonly url: string;
  stop(): Promise<void>;
}

/** The demo stops when its standard input ends: also when the process of the tests is killed. */
const STOP_AT_END = 'data:text/javascript,process.stdin.on("end",()=>process.kill(process.pid)).resume().unref()';
const ROOT = join(import.meta.dirname, '../..');

export async function startDemoProcess(): Promise<DemoProcess> {
  const running = process.env.PLAUDIT_DEMO;
  if (running) return { url: running, stop: () => Promise.resolve() };
  const parameters = ['--import', STOP_AT_END, 'scripts/start.mjs', 'demo'];
  const child = spawn(process.execPath, parameters, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const { promise: url, resolve, reject } = Promise.withResolvers<string>();
  createInterface(child.stdout).on('line', (line) => {
    const address = demoAddress(line);
    if (address) resolve(address);
  });
  exited.then(([status]) => reject(new Error(`The demo ended with status ${status} before it was ready.`)), reject);
  return {
    url: await url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** The address in the line which says that the demo is running. */
export function demoAddress(line: string): string | undefined {
  return /^The demo is running at (\S+)/.exec(line)?.[1];
}
