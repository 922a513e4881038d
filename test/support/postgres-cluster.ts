// The data folder and the process of one PostgreSQL for tests: creating, starting and removing it.
// The server exits and its folder is deleted however the test process ends: see startWatchdog().
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';
import { postgresHome } from './postgres-binaries.ts';

export interface PostgresOptions {
  /** Whether committed data survives a crash (fsync); off by default, for speed. */
  readonly durable?: boolean;
  /** Settings by their name in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Cluster {
  readonly home: string;
  readonly data: string;
  readonly port: number;
  readonly durable: boolean;
  readonly settings: Readonly<Record<string, string>>;
  readonly user: { readonly uid?: number; readonly gid?: number };
}

/** An empty data folder, owned by the user that the server runs as. */
export async function createCluster({ durable = false, settings = {} }: PostgresOptions): Promise<Cluster> {
  if (process.platform === 'win32')
    throw new Error('On Windows the tests need TEST_DATABASE_URL, the URL of a PostgreSQL server.');
  const user = unprivilegedUser();
  const data = mkdtempSync(join(tmpdir(), 'plaudit-test-data-'));
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid ?? user.uid);
  return { home: postgresHome(), data, port: await freePort(), durable, settings, user };
}

export const urlOf = ({ port }: Cluster) => `postgres://plaudit@127.0.0.1:${port}/postgres`;

/** PostgreSQL refuses to run as root: if the tests do, it runs as `nobody`, which exists on every Unix. */
function unprivilegedUser(): Cluster['user'] {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export function initialize({ home, data, user }: Cluster): void {
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  const rest = ['--username=plaudit', '--auth=trust', '--no-sync', '--no-instructions'];
  execFileSync(join(home, 'bin', 'initdb'), ['-D', data, ...locale, ...rest], {
    ...spawnOptions(data, user),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Starts the server and waits until it reports that it accepts connections. */
export async function launch({ home, data, port, durable, settings: given, user }: Cluster): Promise<ChildProcess> {
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
    ...spawnOptions(data, user),
    // In its own process group, so that Ctrl-C in the terminal does not stop it before the test run has ended.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(server);
  return server;
}

function untilReady(server: ChildProcess): Promise<void> {
  const logLines: string[] = [];
  return new Promise((resolve, reject) => {
    if (!server.stderr) throw new Error('PostgreSQL was started without its log.');
    createInterface(server.stderr).on('line', (line) => {
      if (/ready to accept (read-only )?connections/.test(line)) resolve();
      if (logLines.length < 50) logLines.push(line);
    });
    server.once('error', reject);
    server.once('exit', (code) =>
      reject(new Error(`PostgreSQL ended with code ${code} before it was ready:\n${logLines.join('\n')}`)),
    );
  });
}

/**
 * The working directory is one that the user can read, and environment variables such as PGDATA and PGPORT are not
 * passed on.
 */
function spawnOptions(data: string, user: Cluster['user']) {
  return { cwd: data, ...user, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } };
}

/**
 * Starts a process that waits for the end of the test process, for whatever reason: the pipe between them closes then.
 * It terminates the server by the process ID in the data folder, waits until it has exited (at most five seconds,
 * because a zombie process still has its ID), and removes the folder.
 */
export function startWatchdog({ data, user }: Cluster): ChildProcess {
  const script = `
    trap '' INT TERM HUP
    cat > /dev/null
    if read -r server < "$1/postmaster.pid"; then
      kill -QUIT "$server"
      left=250
      while [ -e "$1/postmaster.pid" ] && kill -0 "$server" && [ $((left -= 1)) -gt 0 ]; do sleep 0.02; done
    fi
    cd / && rm -rf "$1"`;
  return spawn('/bin/sh', ['-c', script, 'watchdog', data], {
    ...spawnOptions(data, user),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

export async function endWatchdog(watchdog: ChildProcess): Promise<void> {
  if (watchdog.exitCode !== null) return;
  const ended = once(watchdog, 'exit');
  watchdog.stdin?.end();
  await ended;
}
