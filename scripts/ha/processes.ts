// Starts and kills the programs of a cluster. They run as an unprivileged user, and they and the folder are gone when
// this process ends, however it ends.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ProcessFolder {
  readonly path: string;
  readonly watchdog: ChildProcess;
}

/** PostgreSQL refuses to run as root: as root, everything runs as `nobody`. */
function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const USER = unprivilegedUser();
const ENVIRONMENT = { PATH: '/usr/sbin:/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' };

export function openProcessFolder(): ProcessFolder {
  const path = mkdtempSync(join(tmpdir(), 'plaudit-ha-'));
  own(path);
  createFolder(join(path, 'pids'));
  return { path, watchdog: startWatchdog(path) };
}

export function createFolder(path: string): void {
  mkdirSync(path, { mode: 0o700 });
  own(path);
}

/** Readable only by its user, because it may contain passwords. */
export function writeOwnFile(path: string, content: string): void {
  writeFileSync(path, content, { mode: 0o600 });
  own(path);
}

function own(path: string): void {
  if (USER.uid !== undefined) chownSync(path, USER.uid, USER.gid ?? USER.uid);
}

/** Its output goes to NAME.log in the folder. */
export function startProgram({ path }: ProcessFolder, name: string, [program = '', ...rest]: readonly string[]): void {
  const log = openSync(join(path, `${name}.log`), 'a', 0o600);
  const child = spawn(program, rest, {
    ...USER,
    cwd: path,
    env: { ...ENVIRONMENT, HOME: path },
    // In its own process group, so that Ctrl+C reaches only this process, which then ends the others.
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.on('error', () => undefined);
  writeFileSync(join(path, 'pids', name), `${child.pid}\n`);
  child.unref();
}

/** As if its machine lost power. */
export function killProgram({ path }: ProcessFolder, name: string): void {
  killPidIn(join(path, 'pids', name));
}

export function killPidIn(file: string): void {
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN;
  if (!(pid > 1)) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Kills the programs, Patroni before the PostgreSQL that it would restart, and removes the folder. */
const CLEAN_UP = `
  trap '' INT TERM HUP
  cat > /dev/null
  for file in "$1"/pids/*; do read -r pid < "$file"; kill -KILL "$pid"; done
  for file in "$1"/*/postgresql/postmaster.pid; do
    read -r pid < "$file" || continue
    kill -QUIT "$pid" || continue
    left=250
    while [ -e "$file" ] && kill -0 "$pid" && [ $((left -= 1)) -gt 0 ]; do sleep 0.02; done
  done
  cd / && rm -rf "$1"`;

/** It waits for the end of this process: the pipe between them closes then. */
function startWatchdog(path: string): ChildProcess {
  return spawn('/bin/bash', ['-c', CLEAN_UP, 'watchdog', path], {
    cwd: '/',
    env: ENVIRONMENT,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

export async function closeProcessFolder({ watchdog }: ProcessFolder): Promise<void> {
  if (watchdog.exitCode !== null) return;
  const ended = once(watchdog, 'exit');
  watchdog.stdin?.end();
  await ended;
}
