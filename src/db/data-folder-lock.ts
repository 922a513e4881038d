// Locks the data folder, because two processes using the same embedded database would destroy it. The lock is a file
// with its owner's identity that the owner touches regularly. The lock of a dead owner (kill -9, power loss) is taken
// over: at once if the owner's process ID can be checked from here, otherwise (such as between two containers that
// share a volume) after it has not been touched for a while.
import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { now } from '../core/clock.ts';
import { OperatorError } from '../core/errors.ts';
import { randomUUID } from '../core/ids.ts';

export interface FolderLock {
  release(): void;
}

export class FolderInUseError extends OperatorError {
  override readonly name = 'FolderInUse';
}

interface Owner {
  readonly pid: number;
  /** Where the process ID is valid: the machine's current boot and the process namespace. */
  readonly place: string;
  /** When the process started, in kernel ticks: distinguishes it from a later process with the same ID. */
  readonly startedAt: string | null;
  readonly nonce: string;
}

const TOUCH_MS = 5_000;
/** An owner elsewhere that has not touched the lock for this long is considered dead. */
const GONE_AFTER_MS = 30_000;

/**
 * Throws FolderInUseError, with advice, if another process holds the lock. `onLost` is called if another process took
 * over the lock because this one was suspended for long: this process must end at once, because any further write would
 * destroy the database.
 */
export function acquireFolderLock(folder: string, onLost: () => void = endAtOnce): FolderLock {
  const path = join(folder, 'in-use.lock');
  const mine: Owner = {
    pid: process.pid,
    place: processScope(),
    startedAt: processStart(process.pid),
    nonce: randomUUID(),
  };
  const draft = `${path}.${mine.nonce}`;
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    while (!tryLink(draft, path)) removeIfStale(path, folder);
  } finally {
    rmSync(draft, { force: true });
  }
  const isMine = () => readOwner(path)?.nonce === mine.nonce;
  const refresh = () => {
    const owner = readOwner(path);
    if (owner && owner.nonce !== mine.nonce) onLost();
    else touch(path);
  };
  const touching = setInterval(refresh, TOUCH_MS).unref();
  return {
    release() {
      clearInterval(touching);
      if (isMine()) rmSync(path, { force: true });
    },
  };
}

/** Uses SIGKILL, because closing the database would write to it. */
function endAtOnce(): void {
  process.kill(process.pid, 'SIGKILL');
}

/** Creating a link is atomic and never replaces a file. */
function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function removeIfStale(path: string, folder: string): void {
  const owner = readOwner(path);
  if (owner) refuseIfAlive(owner, path, folder);
  const aside = `${path}.stale.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  // Another process may have locked the folder between reading and renaming; then its lock is restored.
  if (readOwner(aside)?.nonce !== owner?.nonce) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function refuseIfAlive(owner: Owner, path: string, folder: string): void {
  if (owner.place === processScope()) {
    if (!isAlive(owner)) return;
    throw new FolderInUseError(
      `The database in ${folder} is in use by process ${owner.pid}. Only one service can use it at a time: stop that process first, or use PostgreSQL (DATABASE_URL). Commands work beside a service of this version. Nothing was changed.`,
    );
  }
  if (untouchedMs(path) > GONE_AFTER_MS) return;
  throw new FolderInUseError(
    `The database in ${folder} is in use by a process in another container or on another machine. Only one service can use it at a time: stop that process first, or use PostgreSQL (DATABASE_URL). If it is already gone, wait half a minute. Nothing was changed.`,
  );
}

function readOwner(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return null;
  }
}

function touch(path: string): void {
  try {
    utimesSync(path, now(), now());
  } catch {
    // The folder was removed: there is nothing to lock.
  }
}

function untouchedMs(path: string): number {
  try {
    return now().getTime() - statSync(path).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return processStart(owner.pid) === owner.startedAt;
}

/** The boot ID and the process namespace; without /proc, the host name. */
function processScope(): string {
  try {
    const start = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${start} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/**
 * Field 22 of /proc/<pid>/stat, counted after the command's name in parentheses. Null without /proc, and for a zombie
 * process.
 */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}
