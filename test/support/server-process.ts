// The real server in its own process, on a free port: started and ready, then stopped or killed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  /** The output of `serve --json` when it was ready. */
  readonly summary: { readonly url: string; readonly port: number; readonly setupLink: string | null };
  readonly pid: number;
  /** Sends SIGTERM; returns the exit status. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '../..');

/** `onOutput` receives stdout and stderr; by default the server's log goes to the output of the tests. */
export async function startServer(
  environment: Record<string, string>,
  onOutput?: (text: string) => void,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['scripts/start.mjs', 'serve', '--json'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += chunk;
    if (!onOutput) process.stderr.write(chunk);
  });
  if (onOutput)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => onOutput(String(chunk)));
  const exited = once(child, 'exit');
  const closed = once(child, 'close');
  const [line] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    closed.then(([status]) => {
      throw new Error(`The server ended with status ${status} before it was ready.\n${log}`);
    }),
  ])) as [string];
  return {
    summary: JSON.parse(line),
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM');
      const [status] = await exited;
      return status as number | null;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
