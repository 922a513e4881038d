// A real PostgreSQL for tests: its own programs, a data folder that lives as long as the run, a free port on loopback.
// However the test process ends, the server exits and its folder is deleted: see keep().
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { postgresHome } from './postgres-binaries.ts';

export interface PostgresServer {
  /** For a superuser; the database is `postgres`. */
  readonly url: string;
  /**
   * Stops and starts the server on the same port: `SIGINT` is a fast shutdown, `SIGQUIT` is like a crash; it stays down
   * for `awayMs`.
   */
  restart(signal?: 'SIGINT' | 'SIGQUIT', awayMs?: number): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Whether committed data survives a crash (fsync); off by default, for speed. */
  readonly durable?: boolean;
  /** With their names in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a server, or returns the one that TEST_DATABASE_URL names. */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? foreignServer(given) : ownServer(options);
}

function foreignServer(url: string): PostgresServer {
  const restart = async () => {
    throw new Error('TEST_DATABASE_URL names a server that is not ours to restart; unset it for this test.');
  };
  return { url, restart, stop: async () => {} };
}

interface Place {
  readonly home: string;
  readonly data: string;
  readonly port: number;
  readonly durable: boolean;
  readonly settings: Readonly<Record<string, string>>;
  readonly user: { readonly uid?: number; readonly gid?: number };
}

async function ownServer({ durable = false, settings = {} }: PostgresOptions): Promise<PostgresServer> {
  if (process.platform === 'win32')
    throw new Error('On Windows the tests need TEST_DATABASE_URL: a PostgreSQL to use.');
  const user = unprivilegedUser();
  const data = mkdtempSync(join(tmpdir(), 'plaudit-test-data-'));
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid ?? user.uid);
  const place: Place = { home: postgresHome(), data, port: await freePort(), durable, settings, user };
  const keeper = keep(place);
  let server: ChildProcess;
  try {
    initialise(place);
    server = await launch(place);
  } catch (error) {
    await letGo(keeper);
    throw error;
  }
  return {
    url: `postgres://plaudit@127.0.0.1:${place.port}/postgres`,
    async restart(signal = 'SIGINT', awayMs = 0) {
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
      await setTimeout(awayMs);
      server = await launch(place);
    },
    stop: () => letGo(keeper),
  };
}

/** PostgreSQL refuses to run as root: in that case everything runs as `nobody`, who exists on every Unix. */
function unprivilegedUser(): Place['user'] {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

function initialise({ home, data, user }: Place): void {
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  const rest = ['--username=plaudit', '--auth=trust', '--no-sync', '--no-instructions'];
  execFileSync(join(home, 'bin', 'initdb'), ['-D', data, ...locale, ...rest], {
    ...surroundings(data, user),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Starts the server and waits until it reports that it accepts connections. */
async function launch({ home, data, port, durable, settings: given, user }: Place): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '64MB',
    timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...given,
  };
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(home, 'bin', 'postgres'), ['-D', data, ...parameters], {
    ...surroundings(data, user),
    // Its own process group: Ctrl-C in the terminal is handled by the test run.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await readiness(server);
  return server;
}

function readiness(server: ChildProcess): Promise<void> {
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    if (!server.stderr) throw new Error('PostgreSQL was started without its log.');
    createInterface(server.stderr).on('line', (line) => {
      if (line.includes('ready to accept connections')) resolve();
      if (said.length < 50) said.push(line);
    });
    server.once('error', reject);
    server.once('exit', (code) =>
      reject(new Error(`PostgreSQL ended with code ${code} before it was ready:\n${said.join('\n')}`)),
    );
  });
}

/** The folder is readable by its user; no outer environment variable (PGDATA, PGPORT, …) affects the server. */
function surroundings(data: string, user: Place['user']) {
  return { cwd: data, ...user, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } };
}

/**
 * Waits for the end of the test process, for any reason: its end of the pipe closes then. Terminates the server by the
 * process ID in the data folder, waits until it is gone (at most five seconds: a zombie process still has its ID), and
 * removes the folder.
 */
function keep({ data, user }: Place): ChildProcess {
  const script = `
    trap '' INT TERM HUP
    cat > /dev/null
    if read -r server < "$1/postmaster.pid"; then
      kill -QUIT "$server"
      left=250
      while [ -e "$1/postmaster.pid" ] && kill -0 "$server" && [ $((left -= 1)) -gt 0 ]; do sleep 0.02; done
    fi
    cd / && rm -rf "$1"`;
  return spawn('/bin/sh', ['-c', script, 'keeper', data], {
    ...surroundings(data, user),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

async function letGo(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null) return;
  const ended = once(keeper, 'exit');
  keeper.stdin?.end();
  await ended;
}
