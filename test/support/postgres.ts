// A real PostgreSQL for tests: its own programs, a data folder that is deleted after the run, a free port on loopback.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import {
  createCluster,
  endWatchdog,
  initialize,
  launch,
  type PostgresOptions,
  startWatchdog,
  urlOf,
} from './postgres-cluster.ts';

export interface PostgresServer {
  /** The URL of the database `postgres` for a superuser. */
  readonly url: string;
  /**
   * Stops and starts the server on the same port: `SIGINT` is a fast shutdown, `SIGQUIT` is like a crash. The server is
   * stopped for `awayMs`.
   */
  restart(signal?: 'SIGINT' | 'SIGQUIT', awayMs?: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server, or returns the one in TEST_DATABASE_URL. */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? foreignServer(given) : ownServer(options);
}

function foreignServer(url: string): PostgresServer {
  const restart = async () => {
    throw new Error('TEST_DATABASE_URL is set, and an external server cannot be restarted; unset it for this test.');
  };
  return { url, restart, stop: async () => {} };
}

async function ownServer(options: PostgresOptions): Promise<PostgresServer> {
  const cluster = await createCluster(options);
  const watchdog = startWatchdog(cluster);
  let server: ChildProcess;
  try {
    initialize(cluster);
    server = await launch(cluster);
  } catch (error) {
    await endWatchdog(watchdog);
    throw error;
  }
  return {
    url: urlOf(cluster),
    async restart(signal = 'SIGINT', awayMs = 0) {
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
      await setTimeout(awayMs);
      server = await launch(cluster);
    },
    stop: () => endWatchdog(watchdog),
  };
}
