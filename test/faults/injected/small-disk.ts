// A disk of a few megabytes, in memory, to be filled up: for tests of a full disk; only root can mount it.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** Leaves at most that many bytes free. */
  fill(leftBytes: number): void;
  /** Removes what `fill` wrote. */
  free(): void;
  remove(): Promise<void>;
}

/** The disk, or the reason why it cannot be mounted. */
export function smallDisk(megabytes: number): SmallDisk | { readonly impossible: string } {
  const folder = mkdtempSync(join(tmpdir(), 'plaudit-test-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true });
    return { impossible: `No disk of a few megabytes could be mounted: ${(error as Error).message.trim()}` };
  }
  const keeper = keep(folder);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill(leftBytes) {
      const { bfree, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bfree * bsize - leftBytes)));
      } catch (error) {
        // Another process used the rest meanwhile: full is full.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    free: () => rmSync(ballast),
    async remove() {
      const removed = once(keeper, 'exit');
      keeper.stdin.end();
      await removed;
    },
  };
}

/** Unmounts it when this process ends for any reason: its end of the pipe closes then. */
function keep(folder: string) {
  const script = `trap '' INT TERM HUP; cat > /dev/null; umount -l "$1"; rmdir "$1"`;
  return spawn('/bin/sh', ['-c', script, 'keeper', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}
