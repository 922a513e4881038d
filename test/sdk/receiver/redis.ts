// A real redis-server on a free port, where the program is installed.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../support/free-port.ts';

export const HAS_REDIS = spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', flags, { stdio: ['ignore', 'pipe', 'inherit'] });
  await ready(server);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const exited = once(server, 'exit');
      server.kill();
      await exited;
    },
  };
}

async function ready(server: ChildProcess): Promise<void> {
  for await (const chunk of server.stdout!) if (String(chunk).includes('Ready to accept connections')) break;
}
