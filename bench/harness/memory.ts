// The peak memory of a process, as reported by the kernel.
import { readFileSync } from 'node:fs';

/** Peak resident set in megabytes; NaN where there is no /proc. */
export function peakMemoryMb(pid: number): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
