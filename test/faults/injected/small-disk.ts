// A disk of a few megabytes, in memory, to be filled up: what a test of a full disk needs and only root may make.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** Leaves no more than so much. */
  fill(leftBytes: number): void;
  /** Takes away what `fill` put there. */
  free(): void;
  remove(): Promise<void>;
}

/** Null where it cannot be made, with why. */
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
        // Somebody else took the rest meanwhile: full is full.
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

/** Takes it away when this process ends, by any cause: its end of the pipe closes then. */
function keep(folder: string) {
  const script = `trap '' INT TERM HUP; cat > /dev/null; umount -l "$1"; rmdir "$1"`;
  return spawn('/bin/sh', ['-c', script, 'keeper', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}
