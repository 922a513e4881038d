// One process at a time on an embedded database: two would destroy it. The lock is a file that names its owner;
// a lock whose owner is gone (kill -9, power cut) is taken over.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../core/errors.ts';
import { randomUUID } from '../core/ids.ts';

export interface FolderLock {
  release(): void;
}

export class FolderInUse extends OperatorError {
  override readonly name = 'FolderInUse';
}

interface Owner {
  readonly pid: number;
  /** When that process started, in the kernel's ticks: tells it from a later process with the same number. */
  readonly startedAt: string | null;
  readonly nonce: string;
}

/** Takes the folder or throws FolderInUse with what to do. */
export function acquireFolder(folder: string): FolderLock {
  const path = join(folder, 'in-use.lock');
  const mine: Owner = { pid: process.pid, startedAt: processStart(process.pid), nonce: randomUUID() };
  const draft = `${path}.${mine.nonce}`;
  writeFileSync(draft, JSON.stringify(mine));
  try {
    while (!placed(draft, path)) removeIfStale(path, folder);
  } finally {
    rmSync(draft, { force: true });
  }
  return { release: () => releaseOwn(path, mine.nonce) };
}

/** A link appears whole or not at all, and only where nothing stands yet. */
function placed(draft: string, path: string): boolean {
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
  if (owner && isAlive(owner)) {
    throw new FolderInUse(
      `The database in ${folder} is in use by process ${owner.pid}. Stop that server first, or let both use PostgreSQL (DATABASE_URL). Nothing was changed.`,
    );
  }
  const aside = `${path}.stale.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  // Between reading and renaming another process may have taken the folder: then its lock goes back.
  if (readOwner(aside)?.nonce !== owner?.nonce) placed(aside, path);
  rmSync(aside, { force: true });
}

function readOwner(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return null;
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

/**
 * Field 22 of /proc/<pid>/stat, after the command's name in brackets; null where there is no /proc, and for a process that
 * is dead and only waits for its parent to take note.
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

function releaseOwn(path: string, nonce: string): void {
  if (readOwner(path)?.nonce === nonce) rmSync(path, { force: true });
}
