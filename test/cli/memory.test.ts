// Decision P131: a start with the embedded database fits into a small machine, including the first one, which creates
// the database.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../support/server-process.ts';

/**
 * Measured: 270, and 320 to 360 at the first start. With optimized WebAssembly: 840, and with initdb 1,160 at the first
 * start.
 */
const MOST_MB = 450;

/** The peak memory of a process, as reported by the kernel. */
function peakMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

test.runIf(process.platform === 'linux')(
  'P131 the first start and a later one stay under 450 MB, pages included',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plaudit-memory-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (const start of ['first', 'later']) {
      const server = await startServer({ DATA_DIR: folder });
      for (let times = 0; times < 20; times += 1) {
        for (const path of ['/', '/listings?q=sample', '/docs']) await (await fetch(server.summary.url + path)).text();
      }
      expect(peakMb(server.pid), `the ${start} start`).toBeLessThan(MOST_MB);
      await server.stop();
    }
  },
);
