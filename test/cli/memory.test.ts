// Decision P131: a start on the embedded database fits into a small machine, the first one too, in which the database is made.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../support/server-process.ts';

/** Measured: 270, and 320 to 360 at the first start. With optimized WebAssembly: 840, and with initdb 1,160 at the first start. */
const MOST_MB = 450;

/** The most memory that a process ever had, by the kernel's own account. */
function peakMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

test.runIf(process.platform === 'linux')(
  'P131 the first start and a later one stay under 450 MB, with pages shown',
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
  120_000,
);
